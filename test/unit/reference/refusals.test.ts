import { describe, expect, test } from 'vitest';
import { testbed } from './testbed.ts';

describe('authentication', () => {
  test.each([
    ['no header', '', 'got none'],
    ['a wrong key', 'Bearer wrong', 'not known here or lacks'],
    ['a wrong bare key', 'wrong', 'not known here or lacks'],
    ['a key without permission', 'Bearer no-key', 'not known here or lacks'],
    ['a key that may only read', 'Bearer read-key', 'not known here or lacks'],
    ['another scheme', 'Basic a2V5', 'not known here or lacks'],
    ['the word alone', 'Bearer', 'not known here or lacks'],
  ])('refuses %s on run', async (_, authorization, detail) => {
    const { call } = testbed();
    const answer = await call('POST', '/v2/echo/run', { input: {} }, { authorization });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.body).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(answer.body.detail).toContain(detail);
  });

  test.each(['Bearer key', 'bearer key', 'Bearer   key', 'key'])(
    'accepts %j',
    async (authorization) => {
      const { call } = testbed();
      const answer = await call('POST', '/v2/echo/run', { input: {} }, { authorization });
      expect(answer.status).toBe(200);
    },
  );
});

describe('the order of checks', () => {
  test.each([
    [
      'unknown path before the key',
      'GET',
      '/v2/echo/nothing',
      { authorization: '' },
      404,
      'pathNotFound',
    ],
    [
      'method before the key',
      'GET',
      '/v2/echo/run',
      { authorization: '' },
      405,
      'methodNotAllowed',
    ],
    ['key before the endpoint', 'POST', '/v2/none/run', { authorization: '' }, 401, 'unauthorized'],
    ['endpoint before the body', 'POST', '/v2/none/run', {}, 404, 'endpointNotFound'],
    [
      'media type before the body',
      'POST',
      '/v2/echo/run',
      { 'content-type': 'text/plain' },
      400,
      'unsupportedMediaType',
    ],
    ['path encoding', 'POST', '/v2/%ff/run', {}, 400, 'invalidPath'],
  ])('%s', async (_, method, path, headers, status, code) => {
    const { call } = testbed();
    const body = method === 'POST' ? 'not json' : undefined;
    expect(await call(method, path, body, headers)).toMatchObject({
      status,
      body: { status, code },
    });
  });
});

describe('invalid bodies', () => {
  const input = {};
  test.each([
    ['no input', {}, '/input'],
    ['an array', [], ''],
    ['null', null, ''],
    ['webhook at an impossible port', { input, webhook: 'http://example.com:99999/' }, '/webhook'],
    ['webhook at an impossible host', { input, webhook: 'http://999.999.999.999/' }, '/webhook'],
    ['s3Config as text', { input, s3Config: 'CANARY' }, '/s3Config'],
    [
      's3Config with a wrong type',
      { input, s3Config: { accessSecret: { CANARY: 1 } } },
      '/s3Config/accessSecret',
    ],
  ])('%s is refused with its place', async (_, body, pointer) => {
    for (const path of ['/v2/echo/run', '/v2/echo/runsync']) {
      const { call } = testbed();
      const answer = await call('POST', path, body === null ? 'null' : body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalidRequest' } });
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(
        pointer,
      );
      expect(JSON.stringify(answer.body)).not.toContain('CANARY');
    }
  });

  test.each(['nowhere', 'ftp://example.com/hook', 'http://'])(
    'a webhook such as %s gets one sentence with the expected value',
    async (webhook) => {
      const { body } = await testbed().run('echo', { input: {}, webhook });
      expect(body.detail).toBe(
        `Expected an http(s) URL without credentials at body /webhook, got "${webhook}".`,
      );
    },
  );

  test.each([
    ['an integer written as 6000.0', '{"input":{},"policy":{"executionTimeout":6000.0}}'],
    ['unknown keys', { extra: 1, policy: { extra: 1 }, s3Config: { extra: 1 } }],
    ['1 MB of text', { input: { text: 'x'.repeat(1_000_000) } }],
  ])('%s is accepted', async (_, body) => {
    const { run } = testbed();
    const request = typeof body === 'string' ? body : { input: {}, ...body };
    expect((await run('echo', request)).status).toBe(200);
  });

  test('all errors in a body are reported at once', async () => {
    const { run } = testbed();
    const { body } = await run('echo', { policy: { ttl: 1, executionTimeout: 1 }, webhook: 1 });
    expect(body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
      '/input',
      '/policy/executionTimeout',
      '/policy/ttl',
      '/webhook',
    ]);
  });

  test('a body beyond the size limit is refused for its size, not its content', async () => {
    const { call } = testbed();
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    expect(await call('POST', '/v2/echo/run', body)).toMatchObject({
      status: 413,
      body: { code: 'payloadTooLarge' },
    });
    expect((await call('POST', '/v2/echo/runsync', body)).status).toBe(400);
  });

  test('deep nesting is refused in requests but not in responses', async () => {
    const { runSync, faults } = testbed();
    const deep = `{"input":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    expect(await runSync('echo', deep)).toMatchObject({
      status: 400,
      body: { code: 'invalidJson' },
    });
    expect(faults).toEqual([]);
  });

  test.each(['0', '999', '300001', '1e3.5', 'abc', '1000.5', ''])(
    'runsync refuses ?wait=%s',
    async (wait) => {
      const { runSync } = testbed();
      expect(await runSync('echo', { input: {} }, `?wait=${wait}`)).toMatchObject({
        status: 400,
        body: { errors: [{ in: 'query', pointer: '/wait' }] },
      });
    },
  );
});
