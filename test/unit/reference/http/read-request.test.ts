/** What a request carries: read, or refused in words that say what is wrong with it. */
import { describe, expect, test } from 'vitest';
import { Problem } from '../../../../src/reference/http/problem.ts';
import {
  bodyReader,
  type Guard,
  parameterReader,
} from '../../../../src/reference/http/read-request.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from '../../../../src/validation/http.ts';
import type { RequestValidate, Validate } from '../../../../src/validation/operation-validators.ts';

/** A check whose twin knows the error; the check itself only says that there is one. */
function withTwin<Check extends Validate>(check: Check, type: string): Check & RequestValidate {
  const errors = [{ instancePath: '', schemaPath: '', keyword: 'type', params: { type } }];
  const twin: Validate = Object.assign((value: unknown) => check(value), { errors });
  return Object.assign(check, { all: async () => twin });
}

const isObject: Guard<object> = withTwin(
  (value: unknown): value is object => typeof value === 'object' && value !== null,
  'object',
);
const isInteger = withTwin((value: unknown) => Number.isInteger(value), 'integer');

const readBody = bodyReader(
  { required: true, content: { 'application/json': isObject } },
  { bounds: { bytes: 1_000_000, depth: 100 }, Problem },
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
function outcomeOf(request: HttpRequest) {
  return readBody(request).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const { code, message, headers } = error;
    return { kind: 'refused', code, detail: message, headers } as const;
  });
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
  ])('is read as %s', async (contentType) => {
    expect(await read('{"a":1}', contentType)).toEqual({ kind: 'valid', value: { a: 1 } });
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
  ])('is refused as %j', async (contentType, detail) => {
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

  test.each(['identity', 'Identity', ''])('is read with the coding %j', async (coding) => {
    const body = request('{}', 'application/json', coding);
    expect(await outcomeOf(body)).toMatchObject({ kind: 'valid' });
  });

  test('with a coding is told that none is taken', async () => {
    expect(await outcomeOf(request('{}', 'application/json', 'gzip'))).toMatchObject({
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await read('{}', 'text/plain')).toMatchObject({ headers: {} });
  });

  test('that is empty is missing', async () => {
    expect(await read('')).toMatchObject({
      kind: 'invalid',
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
    'that breaks off ends too early: %j',
    async (body) => {
      expect(await read(body)).toMatchObject({
        code: 'invalidJson',
        detail: 'Expected a JSON document, got text that ends too early.',
      });
    },
  );

  test('that is not JSON is wrong at a character', async () => {
    expect(await read('{"a":1}x')).toMatchObject({
      detail: 'Expected a JSON document, got text that is not JSON at character 7.',
    });
  });

  test('that is not JSON is never repeated', async () => {
    const result = await read('{"s3Config": {"accessSecret": CANARY-9f1}}');
    expect(JSON.stringify(result)).not.toContain('CANARY');
  });

  test('must be UTF-8', async () => {
    expect(await read(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({
      code: 'invalidJson',
      detail: 'Expected JSON in UTF-8, got bytes that are not UTF-8.',
    });
  });

  test('may be nested up to the limit; brackets in text do not count', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await read(nested(100))).toMatchObject({ kind: 'valid' });
    expect(await read(nested(101))).toMatchObject({ code: 'invalidJson' });
    expect(await read(nested(400_000))).toMatchObject({ code: 'invalidJson' });
    expect(await read(JSON.stringify([`\\"${'['.repeat(300)}`]))).toMatchObject({ kind: 'valid' });
  });

  test('keeps __proto__ as a key like any other', async () => {
    const result = await read('{"__proto__": {"polluted": true}}');
    expect(result.kind === 'valid' && Object.keys(result.value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
  });

  test('too large or cut off is refused as such', async () => {
    expect(await read(new BodyTooLarge(10))).toMatchObject({ code: 'payloadTooLarge' });
    expect(await read(new BodyIncomplete())).toMatchObject({ code: 'invalidJson' });
  });

  test('that breaks its schema is refused with its findings', async () => {
    expect(await read('17')).toMatchObject({
      kind: 'invalid',
      findings: [{ expected: 'an object', received: '17' }],
    });
  });
});

describe('a query', () => {
  async function readWait(target: string, { required }: { required: boolean }) {
    const wait = { name: 'wait', in: 'query', required, type: 'integer' } as const;
    const readParameters = parameterReader([{ ...wait, validate: isInteger }]);
    const { values, findings } = await readParameters({ ...request(''), method: 'GET', target });
    return { values, details: findings.map(({ detail }) => detail) };
  }

  test.each([
    ['/a?wait=10', { wait: 10 }],
    ['/a?other=1&wait=1e3', { wait: 1000 }],
    ['/a', {}],
    ['/a?', {}],
  ])('of %s', async (target, values) => {
    expect(await readWait(target, { required: false })).toEqual({ values, details: [] });
  });

  test.each([
    ['/a', 'a value', 'nothing'],
    ['/a?wait=', 'an integer', '""'],
    ['/a?wait=1.5', 'an integer', '1.5'],
    ['/a?wait=0x10', 'an integer', '"0x10"'],
    ['/a?wait=1e999', 'an integer', '"1e999"'],
    ['/a?wait=1&wait=2', 'one value', '2 of them'],
    ['/a?wait=%ff', 'percent-encoded UTF-8', 'other bytes'],
  ])('of %s is refused', async (target, expected, received) => {
    expect(await readWait(target, { required: true })).toEqual({
      values: {},
      details: [`Expected ${expected} at query /wait, got ${received}.`],
    });
  });
});

test('a header that is empty is none', async () => {
  const id = { name: 'Last-Id', in: 'header', required: false, type: 'integer' } as const;
  const readParameters = parameterReader([{ ...id, validate: isInteger }]);
  const withId = (text: string) => ({
    ...request(''),
    header: (name: string) => (name === 'last-id' ? text : undefined),
  });
  expect(await readParameters(withId('7'))).toEqual({ values: { 'Last-Id': 7 }, findings: [] });
  expect(await readParameters(withId(''))).toEqual({ values: {}, findings: [] });
  expect((await readParameters(withId('x'))).findings).toMatchObject([
    { in: 'header', pointer: '/Last-Id', expected: 'an integer' },
  ]);
});
