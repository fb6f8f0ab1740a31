import { describe, expect, test } from 'vitest';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { raw, serve, statuses } from '../../validation/raw-client.ts';

const page = 'http://localhost:5173';

const serving = (options: { corsOrigins?: readonly string[]; setting?: string[] } = {}) =>
  createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
      ...(options.setting && { corsOrigins: options.setting }),
    },
    ...(options.corsOrigins && { corsOrigins: options.corsOrigins }),
    control: { enabled: true },
    pages: ({ target }) => (target === '/healthz' ? { status: 200, headers: {} } : undefined),
  });

const call = (
  service: ReturnType<typeof serving>,
  target: string,
  { method = 'GET', origin = page, ...headers }: Record<string, string> = {},
) =>
  service.fetch(
    new Request(`http://localhost${target}`, { method, headers: { origin, ...headers } }),
  );

const preflight = { method: 'OPTIONS', 'access-control-request-method': 'POST' };

async function allowedFor(origin: string, service = serving()): Promise<string | null> {
  const { headers } = await call(service, '/v2/echo/status/none', { origin });
  return headers.get('access-control-allow-origin');
}

test('a preflight response lists the methods and headers of the operations', async () => {
  const response = await call(serving(), '/v2/echo/run', preflight);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    vary: 'Origin, Access-Control-Request-Headers',
    'access-control-allow-origin': page,
    'access-control-allow-methods': 'POST, GET',
    'access-control-allow-headers': 'Authorization, Content-Type, Range',
    'access-control-expose-headers': 'Retry-After, Accept-Ranges, Content-Range',
    'access-control-max-age': '600',
  });
});

test('a preflight of an allowed origin allows the headers that it asks for', async () => {
  const asked = { ...preflight, 'access-control-request-headers': 'authorization,x-trace' };
  const allowed = await call(serving(), '/v2/echo/run', asked);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,x-trace');
  const other = await call(serving(), '/v2/echo/run', {
    ...asked,
    origin: 'https://other.example',
  });
  expect(other.headers.has('access-control-allow-headers')).toBe(false);
});

test('OPTIONS without a requested method is not a preflight', async () => {
  const response = await call(serving(), '/v2/echo/run', { method: 'OPTIONS' });
  expect(response.status).toBe(405);
});

test.each([
  ['a success', '/v2/echo/run', 200, { method: 'POST', authorization: 'Bearer demo-key' }],
  ['an unknown key', '/v2/echo/status/none', 401, { authorization: 'Bearer no' }],
  ['an unknown job', '/v2/echo/status/none', 404, { authorization: 'Bearer demo-key' }],
  ['an unknown path', '/v2/echo/nothing', 404, {}],
  ['a wrong method', '/v2/echo/run', 405, {}],
  ['an expired result', '/results/demo/1/a.png', 404, {}],
])('the page may read the response to %s', async (_, target, status, headers) => {
  const service = serving();
  const response = await service.fetch(
    new Request(`http://localhost${target}`, {
      headers: { origin: page, 'content-type': 'application/json', ...headers },
      ...('method' in headers && { method: headers.method, body: '{"input":{}}' }),
    }),
  );
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  expect(response.headers.get('vary')).toBe('Origin');
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

test.each([
  '/control/clock',
  '/control/accounts',
  '/healthz',
  '/docs',
  '/',
  '/v2',
  '/results',
  '/v20/a',
])('no page may call %s', async (target) => {
  const service = serving();
  for (const headers of [{}, preflight]) {
    const response = await call(service, target, headers);
    const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(names).toEqual([]);
  }
});

describe('by default', () => {
  test.each([
    'http://localhost',
    'https://localhost:8443',
    'http://app.localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
  ])('the pages of %s may call', async (origin) => {
    expect(await allowedFor(origin)).toBe(origin);
  });

  test.each([
    'https://page.test',
    'http://localhost.page.test',
    'http://127.0.0.1.page.test',
    'http://page.test#localhost',
    'http://page.test@localhost',
    'http://localhost:5173/path',
    'HTTP://LOCALHOST',
    'ftp://localhost',
    'file://localhost',
    'null',
    'loopback',
    'localhost',
  ])('the pages of %s may not call', async (origin) => {
    const service = serving();
    expect(await allowedFor(origin, service)).toBeNull();
    expect((await call(service, '/v2/echo/run', { ...preflight, origin })).status).toBe(405);
  });
});

test('Vary names Origin even if the request has none', async () => {
  const response = await serving().fetch(new Request('http://localhost/v2/echo/status/none'));
  expect(response.headers.get('vary')).toBe('Origin');
});

describe('with a setting', () => {
  test('only its pages may call, and those of this machine may not', async () => {
    const service = serving({ setting: ['https://app.example.com:443'] });
    expect(await allowedFor('https://app.example.com', service)).toBe('https://app.example.com');
    expect(await allowedFor('http://app.example.com', service)).toBeNull();
    expect(await allowedFor(page, service)).toBeNull();
  });

  test('an empty list allows no page', async () => {
    expect(await allowedFor(page, serving({ setting: [] }))).toBeNull();
  });

  test('the option overrides it', async () => {
    const corsOrigins = ['loopback', 'https://app.example.com'];
    const service = serving({ setting: ['https://other.example.com'], corsOrigins });
    expect(await allowedFor(page, service)).toBe(page);
    expect(await allowedFor('https://app.example.com', service)).toBe('https://app.example.com');
    expect(await allowedFor('https://other.example.com', service)).toBeNull();
  });
});

describe('on a socket, the page may read what no handler answers', () => {
  const submission = (headers: string, body = '') =>
    `POST /v2/echo/run HTTP/1.1\r\nHost: localhost\r\nOrigin: ${page}\r\n${headers}\r\n\r\n${body}`;
  // The key is checked first, and so is the content type.
  const chunked =
    'Authorization: demo-key\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';

  test.each([
    [
      'a second header',
      400,
      submission('Content-Type: a/a\r\nContent-Type: a/b\r\nConnection: close'),
    ],
    ['an unknown expectation', 417, submission('Expect: wonders\r\nContent-Length: 1')],
    ['a malformed body', 400, submission(chunked, 'zz\r\n')],
    ['a body with too long extensions', 413, submission(chunked, `1;${'x'.repeat(20_000)}\r\n`)],
  ])('%s', async (_, status, message) => {
    const { handle, renderError } = serving();
    const answer = await raw(await serve(handle, { renderError }), message);
    expect(statuses(answer)).toEqual([status]);
    expect(answer).toContain(`access-control-allow-origin: ${page}\r\n`);
    expect(answer).toContain('vary: Origin\r\n');
  });
});

test('a request whose headers cannot be read comes from no known page', async () => {
  const { handle, renderError } = serving();
  const message = `GET /v2/echo/run HTTP/1.1\r\nOrigin: ${page}\r\nX\x01: b\r\n\r\n`;
  const answer = await raw(await serve(handle, { renderError }), message);
  expect(statuses(answer)).toEqual([400]);
  expect(answer).not.toContain('access-control');
});
