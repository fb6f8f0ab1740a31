import { describe, expect, test } from 'vitest';
import {
  ClientError,
  ConnectionError,
  createClient,
  HttpError,
  InvalidAnswerError,
  type Job,
  WaitTimeoutError,
} from '../../../src/client/index.ts';
import { ManualClock } from '../../../src/clock.ts';

const canary = 'CANARY-key-5d1';
const id = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

type Reply = Response | Error | (() => Response | Promise<Response>);

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const job = (status: string, rest: object = {}) => json({ id, status, ...rest });

/** A client whose requests are answered by a script; the clock runs until the call is settled. */
function scripted(replies: Reply[], options: { baseUrl?: string } = {}) {
  const clock = new ManualClock({ startMs: 0 });
  const requests: {
    method: string;
    url: string;
    atMs: number;
    body: string;
    key: string | null;
  }[] = [];
  const client = createClient({
    baseUrl: 'https://deployment.test',
    apiKey: canary,
    clock,
    ...options,
    fetch: async (request) => {
      requests.push({
        method: request.method,
        url: request.url,
        atMs: clock.now(),
        body: await request.text(),
        key: request.headers.get('authorization'),
      });
      request.signal.throwIfAborted();
      const reply = replies.shift();
      if (reply === undefined) throw new Error('the script is over');
      if (reply instanceof Error) throw reply;
      if (typeof reply !== 'function') return reply;
      return Promise.race([reply(), aborted(request.signal)]);
    },
  });

  async function settle<Value>(call: Promise<Value>): Promise<Value> {
    let settled = false;
    const done = call.then(
      () => {
        settled = true;
      },
      () => {
        settled = true;
      },
    );
    for (let step = 0; step < 1000 && !settled; step += 1) await clock.advance(100);
    await done;
    return call;
  }

  return { client, clock, requests, settle };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('expected a rejection'),
    (error: unknown) => error,
  );
}

describe('requests', () => {
  test.each([
    'https://deployment.test',
    'https://deployment.test/',
    'https://deployment.test/v2',
    'https://deployment.test/v2/',
  ])('go to the same place for %s', async (baseUrl) => {
    const { client, requests } = scripted([job('IN_QUEUE')], { baseUrl });
    await client.run('a/b ü', { input: { a: 1 } });
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'https://deployment.test/v2/a%2Fb%20%C3%BC/run',
        atMs: 0,
        body: '{"input":{"a":1}}',
        key: `Bearer ${canary}`,
      },
    ]);
  });

  test('keep a path that a gateway puts before the version', async () => {
    const { client, requests } = scripted([job('X')], { baseUrl: 'http://gateway.test/ai/v2' });
    await client.status('echo', id);
    expect(requests[0]?.url).toBe(`http://gateway.test/ai/v2/echo/status/${id}`);
  });

  test.each(['', 'deployment.test', 'ftp://deployment.test'])(
    'refuse the base URL %j',
    (baseUrl) => {
      expect(() => createClient({ baseUrl, apiKey: 'key' })).toThrow(TypeError);
    },
  );

  test.each([200, 201, 202])('take %i as success', async (status) => {
    const { client } = scripted([json({ id, status: 'IN_QUEUE' }, status)]);
    expect(await client.run('echo', { input: {} })).toMatchObject({ id, phase: 'waiting' });
  });

  test('runSync gives the job in its phase', async () => {
    const { client, requests } = scripted([job('COMPLETED', { output: { a: 1 } })]);
    const done = await client.runSync('echo', { input: {} });
    expect(requests[0]?.url).toMatch(/\/runsync$/);
    expect(done.phase === 'completed' && done.output).toEqual({ a: 1 });
  });
});

describe('errors', () => {
  test('of the deployment have its status, body and words', async () => {
    const body = { status: 404, title: 'Not found', detail: 'There is no endpoint x.' };
    const { client } = scripted([json(body, 404)]);
    const error = await failure(client.run('x', { input: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 404, body, method: 'POST', jobId: undefined });
    expect(String(error)).toBe(
      'HttpError: POST https://deployment.test/v2/x/run: answered with 404, There is no endpoint x.',
    );
  });

  test.each([
    ['HTML', new Response('<html>'), 'expected JSON, got "<html>"'],
    ['nothing', new Response(''), 'expected JSON, got an empty body'],
    ['a list', json([]), 'expected a job with an id and a status, got "[]"'],
    ['an error body as success', json({ id, status: 401 }), 'expected a job'],
    ['long text', new Response('x'.repeat(10_000)), '…'],
  ])('say when a success is %s', async (_, reply, words) => {
    const { client } = scripted([reply]);
    const error = await failure(client.status('echo', id));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({ jobId: id, message: expect.stringContaining(words) });
    expect(String(error).length).toBeLessThan(400);
  });

  test('of the network keep their cause', async () => {
    const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const { client } = scripted([cause]);
    const error = await failure(client.run('echo', { input: {} }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause, message: expect.stringContaining('ECONNREFUSED') });
  });

  test.each([
    ['3', {}, 3000],
    ['Fri, 20 Nov 2026 10:00:05 GMT', { date: 'Fri, 20 Nov 2026 10:00:00 GMT' }, 5000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', { date: 'Fri, 20 Nov 2026 10:00:00 GMT' }, 0],
    ['soon', {}, undefined],
  ])('read Retry-After: %s', async (value, headers, retryAfterMs) => {
    const { client } = scripted([json({}, 429, { 'retry-after': value, ...headers })]);
    expect(await failure(client.run('echo', { input: {} }))).toMatchObject({ retryAfterMs });
  });

  test('never hold the key', async () => {
    const replies: Reply[] = [
      json({ detail: 'no' }, 401),
      new Response('<'),
      new TypeError('failed'),
    ];
    for (const reply of replies) {
      const { client } = scripted([reply]);
      const error = await failure(client.status('echo', id));
      expect(error).toBeInstanceOf(ClientError);
      const told =
        error instanceof Error ? [error.message, error.stack, JSON.stringify(error)] : [];
      expect(told.join('\n')).not.toContain(canary);
    }
  });
});

describe('waiting', () => {
  test('looks at the job until it completes, and tells each look', async () => {
    const { client, requests, settle } = scripted([
      job('IN_QUEUE'),
      job('IN_QUEUE'),
      job('IN_PROGRESS'),
      job('COMPLETED', { output: { a: 1 } }),
    ]);
    const seen: Job['phase'][] = [];
    const done = await settle(
      client.runAndWait('echo', { input: {} }, { onStatus: ({ phase }) => seen.push(phase) }),
    );
    expect(done).toMatchObject({ phase: 'completed', output: { a: 1 } });
    expect(seen).toEqual(['waiting', 'waiting', 'running', 'completed']);
    expect(requests.map(({ method, atMs }) => [method, atMs])).toEqual([
      ['POST', 0],
      ['GET', 1000],
      ['GET', 2000],
      ['GET', 3000],
    ]);
  });

  test('waits out states that it does not know', async () => {
    const { client, settle } = scripted([
      job('IN_QUEUE'),
      job('WARMING_UP'),
      job('ALMOST'),
      job('COMPLETED', { output: {} }),
    ]);
    const seen: string[] = [];
    const onStatus = ({ phase }: Job) => seen.push(phase);
    const done = await settle(client.runAndWait('echo', { input: {} }, { onStatus }));
    expect(done.phase).toBe('completed');
    expect(seen).toEqual(['waiting', 'unknown', 'unknown', 'completed']);
  });

  test.each(['FAILED', 'TIMED_OUT', 'CANCELLED'])('%s ends the job', async (status) => {
    const { client, settle } = scripted([job('IN_QUEUE'), job(status, { error: 'why' })]);
    expect(await settle(client.runAndWait('echo', { input: {} }))).toMatchObject({
      phase: 'ended',
      status,
      error: 'why',
    });
  });

  test('takes other names of final states, in place of the usual ones', async () => {
    const { client, settle } = scripted([job('FAILED'), job('GONE')]);
    const ended = await settle(client.waitFor('echo', id, { finalStates: ['GONE'] }));
    expect(ended).toMatchObject({ phase: 'ended', status: 'GONE' });
  });

  test('bears failures and honours Retry-After', async () => {
    const { client, requests, settle } = scripted([
      json({}, 500),
      json({}, 429, { 'retry-after': '5' }),
      new TypeError('reset'),
      job('COMPLETED', { output: {} }),
    ]);
    await settle(client.waitFor('echo', id));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 1000, 6000, 7000]);
  });

  test('does not bear failures for ever', async () => {
    const { client, requests, settle } = scripted(Array.from({ length: 30 }, () => json({}, 503)));
    const error = await failure(settle(client.waitFor('echo', id)));
    expect(error).toMatchObject({ status: 503, jobId: id });
    expect(requests).toHaveLength(11);
  });

  test.each([400, 401, 404])('ends at once with %i', async (status) => {
    const { client, requests, settle } = scripted([json({}, status)]);
    expect(await failure(settle(client.waitFor('echo', id)))).toMatchObject({ status, jobId: id });
    expect(requests).toHaveLength(1);
  });

  test('never repeats a submit', async () => {
    const { client, requests, settle } = scripted([json({}, 503)]);
    expect(await failure(settle(client.runAndWait('echo', { input: {} })))).toBeInstanceOf(
      HttpError,
    );
    expect(requests).toHaveLength(1);
  });

  test('gives up in time, with the job that goes on', async () => {
    const { client, settle, clock } = scripted([job('IN_QUEUE'), job('IN_PROGRESS')]);
    const call = client.runAndWait('echo', { input: {} }, { timeoutMs: 1500 });
    const error = await failure(settle(call));
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ jobId: id, lastStatus: 'IN_PROGRESS' });
    expect(clock.now()).toBe(1500);
  });

  test('gives up in time also while an answer does not come', async () => {
    const { client, settle } = scripted([job('IN_QUEUE'), () => new Promise<Response>(() => {})]);
    const call = client.runAndWait('echo', { input: {} }, { timeoutMs: 1500 });
    expect(await failure(settle(call))).toBeInstanceOf(WaitTimeoutError);
  });

  test('is called off by its signal, with the reason', async () => {
    const { client, clock, requests } = scripted([job('IN_QUEUE')]);
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    const call = failure(client.runAndWait('echo', { input: {} }, { signal: controller.signal }));
    await clock.advance(500);
    controller.abort(reason);
    expect(await call).toBe(reason);
    await clock.advance(5000);
    expect(requests).toHaveLength(1);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('sends nothing when it was called off before', async () => {
    const { client } = scripted([]);
    const reason = new Error('before');
    const signal = AbortSignal.abort(reason);
    expect(await failure(client.runAndWait('echo', { input: {} }, { signal }))).toBe(reason);
  });
});
