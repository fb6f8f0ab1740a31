/** Errors as alternatives present them, as they are sent. */
import { describe, expect, test } from 'vitest';
import { systemTimers } from '../../../../src/core/clock.ts';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { bed, type Seen, type Sent } from './alternatives-testbed.ts';

const unknownEndpoint: [string, string, Sent?] = ['GET', '/v2/none/status/x'];
const detail = 'There is no endpoint none.';

test.each<[AlternativeSettings, string | null, string]>([
  [
    { 'error-body': 'problem', 'retry-after': 'none' },
    'application/problem+json',
    `{"status":404,"title":"Endpoint not found","detail":"${detail}","code":"endpointNotFound"}`,
  ],
  [{ 'error-body': 'error-text' }, 'application/json', `{"error":"${detail}"}`],
  [
    { 'error-body': 'error-object' },
    'application/json',
    `{"error":{"code":"endpointNotFound","message":"${detail}"}}`,
  ],
  [{ 'error-body': 'text' }, 'text/plain; charset=utf-8', `${detail}\n`],
  [
    { 'error-body': 'html' },
    'text/html; charset=utf-8',
    `<!doctype html>
<html lang="en">
<head><title>404 Endpoint not found</title></head>
<body>
<h1>404 Endpoint not found</h1>
<p>${detail}</p>
</body>
</html>
`,
  ],
  [{ 'error-body': 'empty' }, null, ''],
])('with %j, the body of an error is %s', async (alternatives, type, text) => {
  const { send } = bed({ alternatives });
  expect(await send(...unknownEndpoint)).toMatchObject({ status: 404, type, text });
});

test('a page escapes what it repeats', async () => {
  const { send } = bed({ alternatives: { 'error-body': 'html' } });
  const { text } = await send('GET', '/v2/%3Cscript%3E&/status/x');
  expect(text).toContain('<p>There is no endpoint &lt;script&gt;&amp;.</p>');
});

test.each([
  ['a wrong key', 'GET', '/v2/echo/status/x', { key: 'Bearer wrong' }, 401],
  ['no key', 'GET', '/v2/echo/status/x', { key: undefined }, 401],
  ['an unknown path', 'GET', '/nowhere', { key: undefined }, 404],
  ['a wrong method', 'GET', '/v2/echo/run', {}, 405],
  ['an invalid body', 'POST', '/v2/echo/run', { body: {} }, 400],
  ['an unknown job', 'GET', '/v2/echo/status/x', {}, 404],
  ['a result that does not exist', 'GET', '/results/demo/1/x.png', { key: undefined }, 404],
] as const)(
  'the error for %s has the form of all errors',
  async (_, method, path, sent, status) => {
    const { send } = bed({ alternatives: { 'error-body': 'error-text' } });
    const seen = await send(method, path, sent);
    expect(seen).toMatchObject({ status, type: 'application/json' });
    expect(JSON.parse(seen.text)).toEqual({ error: expect.any(String) });
  },
);

test('faults, internal errors and broken HTTP have the form too', async () => {
  const fault = { effect: { status: 503 as const, retryAfterSeconds: 7 }, count: 1 };
  const { send, service } = bed({
    alternatives: { 'error-body': 'text' },
    settings: { accounts: { demo: { keys: { key: {} }, faults: [fault] } } },
    options: {
      pages: () => {
        throw new Error('broken');
      },
    },
  });
  const refused = await send('GET', '/v2/echo/status/x');
  expect(refused).toMatchObject({ status: 503, type: 'text/plain; charset=utf-8' });
  expect(refused.headers.get('retry-after')).toBe('7');
  expect(await send('GET', '/docs')).toMatchObject({ status: 500, type: refused.type });
  const { headers, body } = service.renderError(431, 'Too long.', undefined);
  expect({ ...headers, body }).toEqual({ 'content-type': refused.type, body: 'Too long.\n' });
});

test('the control interface keeps its own form', async () => {
  const { send } = bed({ alternatives: { 'error-body': 'html' } });
  const seen = await send('GET', '/control/jobs/x');
  expect(seen).toMatchObject({ status: 404, type: 'application/problem+json' });
});

type Row = [AlternativeSettings, string, string, Sent, Partial<Seen>];
const json = 'application/json';

describe('statuses', () => {
  test.each<Row>([
    [
      { 'missing-key': 'forbidden' },
      'GET',
      '/v2/echo/status/x',
      { key: undefined },
      { status: 403 },
    ],
    [{ 'missing-key': 'forbidden' }, 'GET', '/v2/echo/status/x', { key: 'wrong' }, { status: 401 }],
    [{ 'missing-key': 'forbidden' }, 'GET', '/v2/echo/status/x', { key: '' }, { status: 401 }],
    [{ 'missing-key': 'accepted' }, 'GET', '/v2/echo/status/x', { key: '' }, { status: 401 }],
    [
      { 'missing-key': 'accepted' },
      'GET',
      '/v2/echo/status/x',
      { key: undefined },
      { status: 404 },
    ],
    [{ 'missing-key': 'accepted' }, 'GET', '/v2/echo/status/x', { key: 'wrong' }, { status: 401 }],
    [{ 'bare-key': 'refused' }, 'GET', '/v2/echo/status/x', { key: 'key' }, { status: 401 }],
    [{ 'bare-key': 'refused' }, 'GET', '/v2/echo/status/x', { key: 'bearer key' }, { status: 404 }],
    [
      { 'bearer-letter-case': 'counts' },
      'GET',
      '/v2/echo/status/x',
      { key: 'bearer key' },
      { status: 401 },
    ],
    [
      { 'bearer-letter-case': 'counts' },
      'GET',
      '/v2/echo/status/x',
      { key: 'Bearer key' },
      { status: 404 },
    ],
    [
      { 'bearer-letter-case': 'counts' },
      'GET',
      '/v2/echo/status/x',
      { key: 'key' },
      { status: 404 },
    ],
    [{ 'bearer-on-serverless': 'refused' }, 'GET', '/v2/echo/status/x', {}, { status: 401 }],
    [{ 'bearer-on-serverless': 'refused' }, 'GET', '/v2/image/status/x', {}, { status: 404 }],
    [
      { 'bearer-on-serverless': 'refused' },
      'GET',
      '/v2/echo/status/x',
      { key: 'key' },
      { status: 404 },
    ],
    [
      { 'error-precedence': 'endpoint-first' },
      'GET',
      '/v2/none/status/x',
      { key: 'wrong' },
      { status: 404 },
    ],
    [
      { 'error-precedence': 'endpoint-first' },
      'GET',
      '/v2/none/status/x',
      { key: undefined },
      { status: 404 },
    ],
    [
      { 'error-precedence': 'endpoint-first' },
      'GET',
      '/v2/echo/status/x',
      { key: 'wrong' },
      { status: 401 },
    ],
    [{ 'unknown-path': 'not-found' }, 'GET', '/v2/echo/run', {}, { status: 404 }],
    [{ 'unknown-path': 'not-found' }, 'GET', '/v2/echo/cancel/x', {}, { status: 405 }],
    [{ 'other-operations': 'not-found' }, 'POST', '/v2/echo/cancel/x', {}, { status: 404 }],
    [{ 'other-operations': 'not-found' }, 'GET', '/v2/echo/cancel/x', {}, { status: 404 }],
    [{ 'other-operations': 'not-found' }, 'GET', '/v2/echo/run', {}, { status: 405 }],
    [{ 'other-operations': 'not-allowed' }, 'GET', '/v2/echo/health', {}, { status: 405 }],
    [{ 'head-requests': 'refused' }, 'HEAD', '/v2/echo/status/x', {}, { status: 405 }],
    [
      { 'wrong-media-type': 'unsupported' },
      'POST',
      '/v2/echo/run',
      { body: { input: {} }, headers: { 'content-type': 'text/plain' } },
      { status: 415 },
    ],
    [
      { 'wrong-media-type': 'accepted' },
      'POST',
      '/v2/echo/run',
      { body: { input: {} }, headers: { 'content-type': 'text/plain' } },
      { status: 200, type: json },
    ],
    [
      { 'wrong-media-type': 'accepted' },
      'POST',
      '/v2/echo/run',
      { body: 'input=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { status: 400 },
    ],
    [
      { 'request-size': 'bad-request' },
      'POST',
      '/v2/echo/run',
      { body: { input: { long: 'x'.repeat(11_000_000) } } },
      { status: 400 },
    ],
  ])('with %j, %s %s gets another status', async (alternatives, method, path, sent, expected) => {
    // A request without a key can belong to one account only.
    const isAlone = 'missing-key' in alternatives;
    const settings = isAlone ? { accounts: { demo: { keys: { key: {} } } } } : {};
    const { send } = bed({ alternatives, settings });
    expect(await send(method, path, sent)).toMatchObject(expected);
  });

  test('a response with another status says so in its problem, without a challenge', async () => {
    const { send } = bed({ alternatives: { 'missing-key': 'forbidden' } });
    const { headers, text } = await send('GET', '/v2/echo/status/x', { key: undefined });
    expect(headers.get('www-authenticate')).toBeNull();
    expect(JSON.parse(text)).toMatchObject({ status: 403, title: 'Forbidden' });
  });

  test('a wrong method that is an unknown path looks like one', async () => {
    const { send } = bed({ alternatives: { 'unknown-path': 'not-found' } });
    const [wrong, unknown] = [await send('GET', '/v2/echo/run'), await send('GET', '/v2/echo/x')];
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.headers.get('allow')).toBeNull();
  });
});

describe('permissions', () => {
  const reader = { key: 'Bearer reader', body: { input: { prompt: 'x' } } };

  test.each<[AlternativeSettings, string, number]>([
    [{ 'key-permissions': 'by-endpoint', 'error-body': 'text' }, 'echo', 401],
    [{ 'key-permissions': 'by-endpoint', 'error-body': 'text' }, 'image', 200],
    [{ 'key-permissions': 'by-level' }, 'image', 401],
    [{ 'key-permissions': 'all' }, 'echo', 200],
  ])('with %j, a key to read may run %s: %i', async (alternatives, endpoint, status) => {
    const { send } = bed({ alternatives });
    expect(await send('POST', `/v2/${endpoint}/run`, reader)).toMatchObject({ status });
  });

  test('a response may tell a key without permission from a wrong one', async () => {
    const { send } = bed({ alternatives: { 'unauthorized-reason': 'distinct' } });
    const path = '/v2/echo/run';
    const [known, wrong] = [
      await send('POST', path, reader),
      await send('POST', path, { ...reader, key: 'Bearer wrong' }),
    ];
    expect(known.status).toBe(wrong.status);
    expect(JSON.parse(known.text).detail).toContain('lacks the permission');
    expect(known.text).not.toBe(wrong.text);
  });
});

describe('the time to wait', () => {
  const fault = { effect: { status: 429 as const, retryAfterSeconds: 7 } };
  const seen = async (form: NonNullable<AlternativeSettings['retry-after']>) => {
    const accounts = { demo: { keys: { key: {} }, faults: [fault] } };
    const alternatives: AlternativeSettings = { 'retry-after': form, 'unknown-path': 'not-found' };
    const { headers, status } = await bed({ alternatives, settings: { accounts } }).send(
      'GET',
      '/v2/echo/status/x',
    );
    expect(status).toBe(429);
    return headers.get('retry-after');
  };

  test('is in seconds, a date, or not there', async () => {
    expect(await seen('seconds')).toBe('7');
    expect(await seen('none')).toBeNull();
    const { now } = systemTimers();
    const before = now();
    const date = await seen('date');
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before + 7000);
    expect(Date.parse(date ?? '')).toBeLessThanOrEqual(now() + 8000);
  });
});

test('errors have the form of the account whose key was sent', async () => {
  const { send } = bed({
    alternatives: { 'error-body': 'empty' },
    account: { 'error-body': 'text' },
    other: { 'error-body': 'problem' },
  });
  const typeFor = async (key: string | undefined) =>
    (await send('GET', '/v2/none/status/x', { key })).type;
  expect(await typeFor('Bearer key')).toBe('text/plain; charset=utf-8');
  expect(await typeFor('other-key')).toBe('application/problem+json');
  expect(await typeFor('Bearer wrong')).toBeNull();
  expect(await typeFor(undefined)).toBeNull();
});

test('without a known key, errors have the form of the only account', async () => {
  const { send } = bed({
    settings: { accounts: { demo: { keys: { key: {} }, alternatives: { 'error-body': 'text' } } } },
  });
  const seen = await send('GET', '/v2/echo/status/x', { key: undefined });
  expect(seen.type).toBe('text/plain; charset=utf-8');
});

describe('pages of other origins', () => {
  const page = 'https://app.example.com';
  const allowedFor = async (alternatives: AlternativeSettings, origin = page) => {
    const { send } = bed({ alternatives });
    const sent = { headers: { origin } };
    const preflight = await send('OPTIONS', '/v2/echo/run', {
      key: undefined,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const answer = await send('GET', '/v2/echo/status/x', sent);
    return [preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'));
  };

  test('may call the service if they are listed, never, or always', async () => {
    const own = 'http://localhost:3000';
    expect(await allowedFor({ 'error-body': 'text' })).toEqual([null, null]);
    expect(await allowedFor({ 'error-body': 'text' }, own)).toEqual([own, own]);
    expect(await allowedFor({ 'browser-origins': 'none' }, own)).toEqual([null, null]);
    expect(await allowedFor({ 'browser-origins': 'any' })).toEqual([page, page]);
  });
});
