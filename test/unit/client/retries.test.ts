/** Which requests are sent again, and what callers hear of it. */
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import type { Client, DebugEvent } from '../../../src/client/index.ts';
import { canary, failure, id, job, json, scripted } from './scripted-deployment.ts';

const reads: [string, (client: Client) => Promise<unknown>][] = [
  ['status', (client) => client.status('echo', id)],
  ['statusSync', (client) => client.extended.statusSync('echo', id)],
];
const others: [string, (client: Client) => Promise<unknown>][] = [
  ['run', (client) => client.run('echo', { input: {} })],
  ['runSync', (client) => client.runSync('echo', { input: {} })],
  ['runAndWait', (client) => client.runAndWait('echo', { input: {} })],
  ['cancel', (client) => client.extended.cancel('echo', id)],
  ['retry', (client) => client.extended.retry('echo', id)],
  ['stream', (client) => client.extended.stream('echo', id).next()],
];

/** An error of Node's fetch. */
function connectionFailure(...codes: string[]): TypeError {
  const causes = codes.map((code) => Object.assign(new Error(`connect ${code}`), { code }));
  const cause = causes.length === 1 ? causes[0] : new AggregateError(causes);
  return new TypeError('fetch failed', { cause });
}

function denoFailure(kind: string): Error {
  return new Error(`error sending request for url (https://a.test): client error (${kind}): why`);
}

const passing = { id, status: 'COMPLETED', output: {}, stream: [] };
const answered = () => json(passing);

describe.each(reads)('the read %s', (_, call) => {
  test.each([
    ['429', json({}, 429)],
    ['500', json({}, 500)],
    ['503', json({}, 503)],
    ['a lost connection', connectionFailure('ECONNRESET')],
  ])('is repeated after %s', async (_name, reply) => {
    const { client, requests, settle } = scripted([reply, answered]);
    await settle(call(client));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 500]);
  });

  test.each([400, 401, 404, 409, 418])('is not repeated after status %i', async (status) => {
    const { client, requests, settle } = scripted([json({}, status)]);
    await failure(settle(call(client)));
    expect(requests).toHaveLength(1);
  });
});

describe.each(others)('%s', (_, call) => {
  test.each([
    ['429', json({}, 429)],
    ['a connection that was refused', connectionFailure('ECONNREFUSED')],
    ['a connection that all addresses refused', connectionFailure('ECONNREFUSED', 'ECONNREFUSED')],
    ['a name that was not found', connectionFailure('ENOTFOUND')],
    [
      'a host that cannot be reached',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('no'), { code: 'EHOSTUNREACH', syscall: 'connect' }),
      }),
    ],
    [
      'a port that is never called',
      new TypeError('fetch failed', { cause: new Error('bad port') }),
    ],
    ['an error of Bun', Object.assign(new Error('Unable to connect.'), { code: 'ECONNREFUSED' })],
    ['an error of Deno', new TypeError('fetch failed', { cause: denoFailure('Connect') })],
  ])('is repeated after %s', async (_name, reply) => {
    const { client, requests, settle } = scripted([reply, answered]);
    await settle(call(client));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 500]);
  });

  test.each([
    ['500', json({}, 500)],
    ['503', json({}, 503)],
    ['a lost connection', connectionFailure('ECONNRESET')],
    ['an error of Deno', new TypeError('fetch failed', { cause: denoFailure('SendRequest') })],
    ['connection attempts, one of which was lost', connectionFailure('ECONNREFUSED', 'ECONNRESET')],
    ['a connection that failed for an unknown reason', new TypeError('Failed to fetch')],
    ['a success response without a job', new Response('<html>')],
  ])('is not repeated after %s', async (_name, reply) => {
    const { client, requests, settle } = scripted([reply]);
    await failure(settle(call(client)));
    expect(requests).toHaveLength(1);
  });
});

test('a request is repeated twice, with pauses that double', async () => {
  const { client, requests, settle } = scripted(Array.from({ length: 5 }, () => json({}, 503)));
  expect(await failure(settle(client.status('echo', id)))).toMatchObject({ status: 503 });
  expect(requests.map(({ atMs }) => atMs)).toEqual([0, 500, 1500]);
});

test('a call or the client may set the number of retries', async () => {
  const replies = Array.from({ length: 9 }, () => json({}, 429));
  const { client, requests, settle } = scripted(replies, { maxRetries: 1 });
  await failure(settle(client.run('echo', { input: {} })));
  expect(requests).toHaveLength(2);
  await failure(settle(client.run('echo', { input: {} }, { maxRetries: 0 })));
  expect(requests).toHaveLength(3);
  await failure(settle(client.run('echo', { input: {} }, { maxRetries: 3 })));
  expect(requests).toHaveLength(7);
});

test.each([-1, Number.NaN])('%j retries are refused', async (maxRetries) => {
  const { client, requests } = scripted([]);
  expect(await failure(client.status('echo', id, { maxRetries }))).toBeInstanceOf(RangeError);
  expect(() => scripted([], { maxRetries })).toThrow(RangeError);
  expect(requests).toEqual([]);
});

describe('Retry-After', () => {
  const refusedFor = (seconds: number) => json({}, 429, { 'retry-after': String(seconds) });

  test('is honoured', async () => {
    const { client, requests, settle } = scripted([refusedFor(20), answered]);
    await settle(client.run('echo', { input: {} }));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 20_000]);
  });

  test('of more than a minute fails the call, and the error says how long to wait', async () => {
    const { client, requests, settle } = scripted([refusedFor(61)]);
    const error = await failure(settle(client.run('echo', { input: {} })));
    expect(error).toMatchObject({ status: 429, retryAfterMs: 61_000 });
    expect(requests).toHaveLength(1);
  });

  test('beyond the time limit fails the call at once, because nothing was accepted', async () => {
    const { client, passedMs } = scripted([refusedFor(20)]);
    const call = client.run('echo', { input: {} }, { timeoutMs: 10_000 });
    expect(await failure(call)).toMatchObject({ status: 429 });
    expect(passedMs()).toBe(0);
  });
});

describe('the time limit of a single call', () => {
  const never = () => new Promise<Response>(() => {});

  test('fails with an error that says a submission may have been accepted', async () => {
    const { client, settle, clock, passedMs } = scripted([never]);
    const error = await failure(settle(client.run('echo', { input: {} }, { timeoutMs: 700 })));
    expect(error).toMatchObject({ name: 'TimeoutError', jobId: undefined });
    expect(String(error)).toMatch(/no answer within 700 ms; the request may have been accepted$/);
    expect(passedMs()).toBe(700);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('includes retries and pauses', async () => {
    const { client, settle, passedMs } = scripted([json({}, 503), never]);
    const error = await failure(settle(client.status('echo', id, { timeoutMs: 700 })));
    expect(String(error)).toMatch(/no answer within 700 ms$/);
    expect(error).toMatchObject({ jobId: id });
    expect(passedMs()).toBe(700);
  });
});

test('an abort ends the pause before a retry', async () => {
  const { client, clock, requests } = scripted([json({}, 503)]);
  const controller = new AbortController();
  const call = failure(client.status('echo', id, { signal: controller.signal }));
  await clock.advance(100);
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError', jobId: id });
  expect(requests).toHaveLength(1);
  expect(clock.nextDueMs).toBeUndefined();
});

describe('the response', () => {
  test('comes with the result on request', async () => {
    const reply = json({ id, status: 'IN_QUEUE' }, 202, { 'x-request-id': '7' });
    const { client } = scripted([reply]);
    const { data, response } = await client.run('echo', { input: {} }).withResponse();
    expect(data).toMatchObject({ id, phase: 'waiting' });
    expect(response.status).toBe(202);
    expect(response.headers.get('x-request-id')).toBe('7');
  });

  test('of an error has its headers but not the key', async () => {
    const { client } = scripted([json({}, 404, { 'x-request-id': '7', 'x-echo': `a ${canary}` })]);
    const call = client.run('echo', { input: {} }).withResponse();
    const error = await failure(call);
    expect(error).toMatchObject({ status: 404, headers: expect.any(Headers) });
    expect(inspect(error, { depth: 9 })).toContain('x-request-id');
    expect(inspect(error, { depth: 9 })).not.toMatch(/CANARY/);
  });
});

describe('the debug hook', () => {
  const events: DebugEvent[] = [];
  const debug = (event: DebugEvent) => void events.push(event);

  test('receives requests, responses, failures and retries in order', async () => {
    events.length = 0;
    const replies = [json({}, 503), connectionFailure('ECONNRESET'), job('COMPLETED')];
    const { client, settle } = scripted(replies, { debug });
    await settle(client.status('echo', id));
    const url = `https://deployment.test/v2/echo/status/${id}`;
    const method = 'GET';
    expect(events).toEqual([
      { type: 'request', method, url },
      { type: 'response', method, url, status: 503, durationMs: 0 },
      { type: 'retry', method, url, reason: expect.stringContaining('503'), pauseMs: 500 },
      { type: 'request', method, url },
      { type: 'failure', method, url, reason: 'connect ECONNRESET', durationMs: 0 },
      { type: 'retry', method, url, reason: expect.stringContaining('ECONNRESET'), pauseMs: 1000 },
      { type: 'request', method, url },
      { type: 'response', method, url, status: 200, durationMs: 0 },
    ]);
  });

  test.each<[string, () => void]>([
    ['throws', () => expect.fail('the log is full')],
    ['rejects', () => Promise.reject(new Error('the log is full'))],
  ])('ends neither the call nor the process if it %s', async (_, failing) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const { client, settle } = scripted([json({}, 503), job('COMPLETED')], { debug: failing });
      expect(await settle(client.status('echo', id))).toMatchObject({ id });
      // Node reports unhandled rejections before the next immediate.
      await new Promise<void>((next) => setImmediate(next));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  test('never sees the key, the input or the storage settings', async () => {
    events.length = 0;
    const replies = [
      json({ detail: canary }, 429, { 'x-echo': canary }),
      new TypeError(`bad header ${canary}`),
      json({ detail: canary }, 503),
      job('COMPLETED', { output: { text: canary } }),
    ];
    const { client, settle } = scripted(replies, { debug, headers: { 'x-more': 'CANARY-2' } });
    const s3Config = { accessSecret: 'CANARY-3' };
    await failure(settle(client.run('echo', { input: { text: 'CANARY-4' }, s3Config })));
    await settle(client.status('echo', id));
    expect(events.length).toBeGreaterThan(5);
    expect(JSON.stringify(events)).not.toMatch(/CANARY/);
  });

  test('never sees the key in a URL, nor does an error, wherever it was given', async () => {
    events.length = 0;
    const baseUrl = `https://deployment.test/${encodeURIComponent(canary)}`;
    const { client, requests, settle } = scripted([json({}, 503), json({}, 404)], {
      baseUrl,
      debug,
    });
    const error = await failure(settle(client.status(canary, 'x')));
    const url = 'https://deployment.test/[API key]/v2/[API key]/status/x';
    expect(error).toMatchObject({ url, message: expect.stringContaining(url) });
    expect(events.map((event) => event.url)).toEqual([url, url, url, url, url]);
    expect(requests[0]?.url).toContain('CANARY');
    expect(inspect([events, error], { depth: 9 })).not.toMatch(/CANARY/);
  });
});
