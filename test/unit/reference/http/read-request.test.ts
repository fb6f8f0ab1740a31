/** What a request carries: read, or refused in words that say what is wrong with it. */
import { describe, expect, test } from 'vitest';
import { createRouter } from '../../../../src/reference/http/read-request.ts';
import { Problem } from '../../../../src/reference/http/service-problem.ts';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import {
  BodyIncomplete,
  BodyTooLarge,
  type HttpRequest,
  NoRoomForBody,
} from '../../../../src/validation/http.ts';

const wait = { name: 'wait', in: 'query', schema: { type: 'integer' } };
const body = {
  required: true,
  content: { 'application/json': { schema: { type: ['object', 'array'] } } },
};
const responses = { default: { description: 'any' } };
const id = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const both = [id('endpoint_id'), id('job_id')];
const document = {
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  paths: {
    '/': { post: { operationId: 'submit', requestBody: body, responses } },
    '/waits': {
      get: {
        operationId: 'waits',
        parameters: [wait, { name: 'Last-Id', in: 'header', schema: { type: 'integer' } }],
        responses,
      },
      post: {
        operationId: 'submitAndWait',
        parameters: [{ ...wait, required: true }],
        requestBody: body,
        responses,
      },
    },
    '/v2/{endpoint_id}/run': {
      post: { operationId: 'run', parameters: [id('endpoint_id')], responses },
    },
    '/v2/{endpoint_id}/status/{job_id}': {
      get: { operationId: 'status', parameters: both, responses },
    },
    '/v2/models/{name}': { get: { operationId: 'model', parameters: [id('name')], responses } },
    '/v2/models/run': { post: { operationId: 'literal', responses } },
  },
};

const route = createRouter(
  createValidator(document, {
    security: 'unchecked',
    undocumented: 'pass',
    body: { bytes: 1_000_000, depth: 100 },
  }),
  Problem,
);

function request(
  body: string | Uint8Array | Error,
  contentType?: string,
  contentEncoding?: string,
): HttpRequest {
  return {
    method: 'POST',
    target: '/',
    origin: 'http://127.0.0.1',
    signal: new AbortController().signal,
    header: (name) => ({ 'content-type': contentType, 'content-encoding': contentEncoding })[name],
    body: async () => {
      if (body instanceof Error) throw body;
      return typeof body === 'string' ? new TextEncoder().encode(body) : body;
    },
  };
}

function notToBeRead(): Promise<Uint8Array> {
  throw new Error('The body was read.');
}

/** What was read; of a problem its code, what it says and its headers. */
async function outcomeOf(request: HttpRequest) {
  const routed = route(request);
  if (routed === undefined) throw new Error('Expected a path of the document.');
  try {
    const { parameters, body: value } = await routed.read();
    return { kind: 'valid', value, parameters } as const;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message, headers, findings } = error;
    return { kind: 'refused', code, detail: message, headers, findings } as const;
  }
}

function read(
  body: string | Uint8Array | Error,
  contentType: string | undefined = 'application/json',
) {
  return outcomeOf(request(body, contentType));
}

describe('a JSON body', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
    'application/json; x=";charset=latin1"; charset=utf8',
    'application/json;',
  ])('is parsed as %s', async (contentType) => {
    expect(await read('{"a":1}', contentType)).toMatchObject({ kind: 'valid', value: { a: 1 } });
  });

  test.each([
    ['text/plain', 'Expected the content type application/json, got text/plain.'],
    ['application/json5', 'Expected the content type application/json, got application/json5.'],
    ['', 'Expected the content type application/json, got one that names no media type.'],
    [';', 'Expected the content type application/json, got one that names no media type.'],
    ['constructor', 'Expected the content type application/json, got constructor.'],
    ['x'.repeat(2000), /got x{60}… \(2000 characters\)\.$/],
    ['application/json; charset=iso-8859-1', 'Expected the charset utf-8, got iso-8859-1.'],
    ['application/json; a=b; Charset="utf-16"', 'Expected the charset utf-8, got utf-16.'],
    ['application/json; charset=', 'Expected the charset utf-8, got an empty one.'],
  ])('is refused with %j', async (contentType, detail) => {
    expect(await read('{}', contentType)).toMatchObject({
      code: 'unsupportedMediaType',
      detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
    });
  });

  test.each([
    ['without a content type', undefined, undefined, 'got none'],
    ['of another content type', 'text/plain', undefined, 'got text/plain'],
    ['of another charset', 'application/json; charset=x', undefined, 'got x'],
    ['with a coding', 'application/json', 'gzip', 'got the coding gzip'],
    ['with two codings', 'application/json', 'identity, br', 'got the coding identity, br'],
  ])('%s is refused before it is read', async (_, contentType, contentEncoding, detail) => {
    for (const body of ['{}', '', new BodyTooLarge(10)]) {
      const unread = { ...request(body, contentType, contentEncoding), body: notToBeRead };
      expect(await outcomeOf(unread)).toMatchObject({
        code: 'unsupportedMediaType',
        detail: expect.stringContaining(detail),
      });
    }
  });

  test.each(['identity', 'Identity', ''])(
    'is accepted with the content encoding %j',
    async (coding) => {
      const body = request('{}', 'application/json', coding);
      expect(await outcomeOf(body)).toMatchObject({ kind: 'valid' });
    },
  );

  test('with a content encoding is refused because none is supported', async () => {
    expect(await outcomeOf(request('{}', 'application/json', 'gzip'))).toMatchObject({
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await read('{}', 'text/plain')).toMatchObject({ headers: {} });
  });

  test('counts as missing if it is empty', async () => {
    expect(await read('')).toMatchObject({
      code: 'invalidRequest',
      findings: [{ detail: 'Expected a JSON document at the body, got nothing.' }],
    });
  });

  test.each(['{', '{"a":}', 'undefined', "{'a':1}", '\u0000', '[1,]', '{}x'])(
    'that is not JSON is refused: %j',
    async (body) => {
      expect(await read(body)).toMatchObject({ code: 'invalidJson' });
    },
  );

  test.each(['{', '{"a":1', '{"a":', '{"a": tru', '["abc', '[1.', ' '])(
    'that breaks off is reported as incomplete: %j',
    async (body) => {
      expect(await read(body)).toMatchObject({
        code: 'invalidJson',
        detail: 'Expected a JSON document, got text that ends too early.',
      });
    },
  );

  test('that is not JSON is refused with the position of the error', async () => {
    expect(await read('{"a":1}x')).toMatchObject({
      detail: 'Expected a JSON document, got text that is not JSON at character 7.',
    });
  });

  test('that is not JSON never appears in the error', async () => {
    const result = await read('{"s3Config": {"accessSecret": CANARY-9f1}}');
    expect(JSON.stringify(result)).not.toContain('CANARY');
  });

  test('must be UTF-8', async () => {
    expect(await read(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({
      code: 'invalidJson',
      detail: 'Expected JSON in UTF-8, got bytes that are not UTF-8.',
    });
  });

  test('may be nested up to the limit, not counting brackets in strings', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await read(nested(100))).toMatchObject({ kind: 'valid' });
    expect(await read(nested(101))).toMatchObject({ code: 'invalidJson' });
    expect(await read(nested(400_000))).toMatchObject({ code: 'invalidJson' });
    expect(await read(JSON.stringify([`\\"${'['.repeat(300)}`]))).toMatchObject({ kind: 'valid' });
  });

  test('keeps __proto__ as an ordinary key', async () => {
    const result = await read('{"__proto__": {"polluted": true}}');
    const value = result.kind === 'valid' ? result.value : undefined;
    expect(Object.keys(value ?? {})).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
  });

  test('that is too large or incomplete is refused as such', async () => {
    expect(await read(new BodyTooLarge(10))).toMatchObject({ code: 'payloadTooLarge' });
    expect(await read(new BodyIncomplete())).toMatchObject({ code: 'invalidJson' });
    expect(await read(new NoRoomForBody())).toMatchObject({
      code: 'serviceBusy',
      headers: { 'retry-after': '2' },
    });
  });

  test('that violates its schema is refused with the findings', async () => {
    expect(await read('17')).toMatchObject({
      code: 'invalidRequest',
      findings: [
        {
          in: 'body',
          pointer: '',
          expected: 'an object or an array',
          received: '17',
          detail: 'Expected an object or an array at the body, got 17.',
        },
      ],
    });
  });
});

describe('a query', () => {
  test.each([
    ['/waits?wait=10', { wait: 10 }],
    ['/waits?other=1&wait=1e3', { wait: 1000 }],
    ['/waits', {}],
    ['/waits?', {}],
  ])('is parsed: %s', async (target, query) => {
    const outcome = await outcomeOf({ ...request(''), method: 'GET', target });
    expect(outcome).toMatchObject({ kind: 'valid', parameters: { query } });
  });

  test.each([
    ['/waits', 'a value', 'nothing'],
    ['/waits?wait=', 'an integer', '""'],
    ['/waits?wait=1.5', 'an integer', '1.5'],
    ['/waits?wait=0x10', 'an integer', '"0x10"'],
    ['/waits?wait=1e999', 'an integer', '"1e999"'],
    ['/waits?wait=1&wait=2', 'one value', '2 of them'],
    ['/waits?wait=%ff', 'percent-encoded UTF-8', 'other bytes'],
  ])('with %s is refused, together with the body', async (target, expected, received) => {
    const sent = { ...request('17', 'application/json'), target };
    expect(await outcomeOf(sent)).toMatchObject({
      code: 'invalidRequest',
      detail: `Expected ${expected} at query /wait, got ${received}. Expected an object or an array at the body, got 17.`,
    });
  });
});

test('an empty header counts as missing', async () => {
  const withId = (text: string) =>
    outcomeOf({
      ...request(''),
      method: 'GET',
      target: '/waits',
      header: (name: string) => (name === 'last-id' ? text : undefined),
    });
  expect(await withId('7')).toMatchObject({ parameters: { header: { 'last-id': 7 } } });
  expect(await withId('')).toMatchObject({ kind: 'valid', parameters: { header: {} } });
  expect(await withId('x')).toMatchObject({
    findings: [{ in: 'header', pointer: '/last-id', expected: 'an integer' }],
  });
});

function found(method: string, target: string): unknown {
  const result = route({ ...request(''), method, target });
  return result && [result.operationId, result.path];
}

describe('a route', () => {
  test.each([
    ['/v2/echo/status/a-1?wait=3', ['status', { endpoint_id: 'echo', job_id: 'a-1' }]],
    ['/v2/models/status/7', ['status', { endpoint_id: 'models', job_id: '7' }]],
    ['/v2/a%2Fb/status/%E2%82%AC', ['status', { endpoint_id: 'a/b', job_id: '€' }]],
    ['/v2/__proto__/status/constructor', ['status', expect.anything()]],
    ['/v2/models/a', ['model', { name: 'a' }]],
  ])('matches GET %s', (target, expected) => {
    expect(found('GET', target)).toEqual(expected);
  });
});

describe('a refusal', () => {
  test.each(['/v2/%zz/run', '/v2/%E2%82/run', '/v2/%/run'])(
    'reports the encoding of %s',
    (target) => {
      expect(() => found('POST', target)).toThrow('Expected percent-encoded UTF-8 in the path.');
    },
  );

  test.each([
    ['DELETE', '/v2/echo/run', 'POST'],
    ['HEAD', '/v2/echo/run', 'POST'],
    ['PUT', '/v2/%/run', 'POST'],
    ['PUT', '/v2/echo/status/1', 'GET, HEAD'],
    ['OPTIONS', '*', 'POST, GET, HEAD'],
  ])('for %s %s lists the allowed methods', (method, target, allow) => {
    expect(() => found(method, target)).toThrow(
      expect.objectContaining({ code: 'methodNotAllowed', headers: { allow } }),
    );
  });
});
