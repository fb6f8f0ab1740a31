import { describe, expect, test } from 'vitest';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from '../../../src/validation/http.ts';
import { type Guard, readBody } from '../../../src/validation/read-body.ts';

const isObject: Guard<object> = Object.assign(
  (value: unknown): value is object => typeof value === 'object' && value !== null,
  { errors: [{ instancePath: '', schemaPath: '', keyword: 'type', params: { type: 'object' } }] },
);
const limits = { bytes: 1_000_000, depth: 100 };

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

function read(
  body: string | Uint8Array | Error,
  contentType: string | undefined = 'application/json',
) {
  return readBody(request(body, contentType), { 'application/json': isObject }, limits);
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
      reason: 'unsupportedMediaType',
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
    const content = { 'application/json': isObject };
    for (const body of ['{}', '', new BodyTooLarge(10)]) {
      const unread = { ...request(body, contentType, contentEncoding), body: notToBeRead };
      expect(await readBody(unread, content, limits)).toMatchObject({
        reason: 'unsupportedMediaType',
        detail: expect.stringContaining(detail),
      });
    }
  });

  test.each(['identity', 'Identity', ''])('is read with the coding %j', async (coding) => {
    const content = { 'application/json': isObject };
    const body = request('{}', 'application/json', coding);
    expect(await readBody(body, content, limits)).toMatchObject({ kind: 'valid' });
  });

  test('that is empty is missing', async () => {
    expect(await read('')).toMatchObject({
      reason: 'invalidRequest',
      detail: 'Expected a JSON document at the body, got nothing.',
    });
  });

  test.each(['{', '{"a":}', 'undefined', "{'a':1}", '\u0000', '[1,]', '{}x'])(
    'that is not JSON is refused: %j',
    async (body) => {
      expect(await read(body)).toMatchObject({ reason: 'invalidJson' });
    },
  );

  test.each(['{', '{"a":1', '{"a":', '{"a": tru', '["abc', '[1.', ' '])(
    'that breaks off ends too early: %j',
    async (body) => {
      expect(await read(body)).toMatchObject({
        reason: 'invalidJson',
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
      reason: 'invalidJson',
      detail: 'Expected JSON in UTF-8, got bytes that are not UTF-8.',
    });
  });

  test('may be nested up to the limit; brackets in text do not count', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await read(nested(100))).toMatchObject({ kind: 'valid' });
    expect(await read(nested(101))).toMatchObject({ reason: 'invalidJson' });
    expect(await read(nested(400_000))).toMatchObject({ reason: 'invalidJson' });
    expect(await read(JSON.stringify([`\\"${'['.repeat(300)}`]))).toMatchObject({ kind: 'valid' });
  });

  test('keeps __proto__ as a key like any other', async () => {
    const result = await read('{"__proto__": {"polluted": true}}');
    expect(result.kind === 'valid' && Object.keys(result.value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
  });

  test('too large or cut off is refused as such', async () => {
    expect(await read(new BodyTooLarge(10))).toMatchObject({ reason: 'payloadTooLarge' });
    expect(await read(new BodyIncomplete())).toMatchObject({ reason: 'invalidJson' });
  });

  test('that breaks its schema is refused with its findings', async () => {
    expect(await read('17')).toMatchObject({
      reason: 'invalidRequest',
      findings: [{ expected: 'an object', received: '17' }],
    });
  });
});
