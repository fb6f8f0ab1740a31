/** The operations that the reference adds to the contract. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { testbed } from './testbed.ts';

const narrow = { kind: 'serverless', worker: 'script', workers: { min: 1, max: 1 } } as const;
const oneAtATime = { endpoints: { script: narrow } };
const hang = { input: { script: { hang: true } } };

describe('cancel', () => {
  test('ends a waiting and a running job and frees the worker', async () => {
    const { run, call, status, clock } = testbed(oneAtATime);
    const running = (await run('script', hang)).body.id;
    const waiting = (await run('script', hang)).body.id;
    const next = (await run('script', { input: { script: { afterMs: 100 } } })).body.id;
    expect((await call('POST', `/v2/script/cancel/${waiting}`)).body).toEqual({
      id: waiting,
      status: 'CANCELLED',
    });
    expect((await call('POST', `/v2/script/cancel/${running}`)).status).toBe(200);
    expect((await status('script', next)).body.status).toBe('IN_PROGRESS');
    await clock.advance(100);
    expect((await status('script', next)).body.status).toBe('COMPLETED');
    expect((await status('script', running)).body.status).toBe('CANCELLED');
  });

  test('may be requested twice', async () => {
    const { run, call } = testbed();
    const { id } = (await run('script', hang)).body;
    await call('POST', `/v2/script/cancel/${id}`);
    expect((await call('POST', `/v2/script/cancel/${id}`)).body).toEqual({
      id,
      status: 'CANCELLED',
    });
  });

  test('leaves an ended job unchanged', async () => {
    const { run, call, status, clock } = testbed();
    const { id } = (await run('echo', { input: {} })).body;
    await clock.advance(0);
    expect(await call('POST', `/v2/echo/cancel/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'jobNotCancellable' },
    });
    expect((await status('echo', id)).body.status).toBe('COMPLETED');
  });
});

describe('retry', () => {
  test('runs a failed job again under its id, with new times and a count', async () => {
    const { run, call, status, clock, webhooks } = testbed(oneAtATime);
    const script = { afterMs: 50, fail: 'no luck' };
    const { id } = (await run('script', { input: { script }, webhook: 'http://r.test/' })).body;
    await clock.advance(1000);
    expect((await call('POST', `/v2/script/retry/${id}`)).body).toEqual({ id, status: 'IN_QUEUE' });
    await clock.advance(50);
    expect((await status('script', id)).body).toMatchObject({
      status: 'FAILED',
      delayTime: 0,
      executionTime: 50,
      retries: 1,
    });
    expect(webhooks).toHaveLength(2);
  });

  test('refuses a completed, waiting or running job', async () => {
    const { run, call, clock } = testbed(oneAtATime);
    const done = (await run('script', { input: { script: {} } })).body.id;
    await clock.advance(0);
    const running = (await run('script', hang)).body.id;
    const waiting = (await run('script', hang)).body.id;
    for (const id of [done, running, waiting]) {
      expect(await call('POST', `/v2/script/retry/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'jobNotRetryable' },
      });
    }
  });

  test('does not let the end of an old attempt affect the new one', async () => {
    const { run, call, status, clock } = testbed(oneAtATime);
    const policy = { executionTimeout: 6000 };
    const { id } = (await run('script', { ...hang, policy })).body;
    await clock.advance(6000);
    await call('POST', `/v2/script/retry/${id}`);
    await clock.advance(5999);
    expect((await status('script', id)).body.status).toBe('IN_PROGRESS');
    await clock.advance(1);
    expect((await status('script', id)).body.status).toBe('TIMED_OUT');
    // The retention of the first end must not forget the job either.
    await clock.advance(29 * 60_000);
    expect((await status('script', id)).status).toBe(200);
  });
});

test('purge cancels waiting jobs and leaves running ones', async () => {
  const { run, call, status, clock } = testbed(oneAtATime);
  const running = (await run('script', hang)).body.id;
  const waiting = (await run('script', hang)).body.id;
  await run('script', hang);
  expect((await call('POST', '/v2/script/purge-queue')).body).toEqual({
    removed: 2,
    status: 'completed',
  });
  await clock.advance(0);
  expect((await status('script', waiting)).body.status).toBe('CANCELLED');
  expect((await status('script', running)).body.status).toBe('IN_PROGRESS');
});

test('health counts jobs and workers', async () => {
  const { run, call, clock } = testbed(oneAtATime);
  await run('script', { input: { script: {} } });
  await run('script', { input: { script: { fail: 'no' } } });
  await clock.advance(0);
  await run('script', hang);
  await run('script', hang);
  expect((await call('GET', '/v2/script/health')).body).toEqual({
    jobs: { completed: 1, failed: 1, inProgress: 1, inQueue: 1, retried: 0 },
    workers: { idle: 0, initializing: 0, ready: 1, running: 1, throttled: 0, unhealthy: 0 },
  });
});

test('stream returns the parts since the last call', async () => {
  const { run, call, clock } = testbed();
  const chunks = [
    { afterMs: 10, output: 'a' },
    { afterMs: 20, output: { b: 1 } },
    { afterMs: 40, output: 'c' },
  ];
  const { id } = (await run('script', { input: { script: { afterMs: 50, chunks } } })).body;
  await clock.advance(20);
  expect((await call('GET', `/v2/script/stream/${id}`)).body).toEqual({
    status: 'IN_PROGRESS',
    stream: [{ output: 'a' }, { output: { b: 1 } }],
  });
  await clock.advance(30);
  expect((await call('POST', `/v2/script/stream/${id}`)).body).toEqual({
    status: 'COMPLETED',
    stream: [{ output: 'c' }],
  });
  expect((await call('GET', `/v2/script/stream/${id}`)).body.stream).toEqual([]);
});

test('stream waits up to a second for the first part, and no longer', async () => {
  const { run, call, clock } = testbed();
  const chunks = [{ afterMs: 1500, output: 'a' }];
  const { id } = (await run('script', { input: { script: { afterMs: 2000, chunks } } })).body;
  const empty = call('GET', `/v2/script/stream/${id}`);
  await clock.advance(1000);
  expect((await empty).body).toEqual({ status: 'IN_PROGRESS', stream: [] });
  const first = call('GET', `/v2/script/stream/${id}`);
  await clock.advance(500);
  expect((await first).body.stream).toEqual([{ output: 'a' }]);
  const end = call('GET', `/v2/script/stream/${id}`);
  await clock.advance(500);
  expect((await end).body).toEqual({ status: 'COMPLETED', stream: [] });
});

test('status-sync waits for the end or for the requested time', async () => {
  const { run, call, clock } = testbed();
  const { id } = (await run('script', { input: { script: { afterMs: 5000 } } })).body;
  const early = call('GET', `/v2/script/status-sync/${id}?wait=1000`);
  const late = call('POST', `/v2/script/status-sync/${id}`);
  await clock.advance(1000);
  expect((await early).body.status).toBe('IN_PROGRESS');
  await clock.advance(4000);
  expect((await late).body.status).toBe('COMPLETED');
});

test('extended operations do not exist in the contract profile', async () => {
  const { call } = testbed({ profile: 'contract' });
  for (const path of [
    'cancel/1',
    'retry/1',
    'purge-queue',
    'stream/1',
    'status-sync/1',
    'health',
  ]) {
    const answer = await call('POST', `/v2/echo/${path}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'pathNotFound' } });
  }
});

describe('an output that is not an object', () => {
  const outputs = [
    [['a'], 'an array'],
    ['a', 'a string'],
    [1, 'a number'],
    [false, 'a boolean'],
    [null, 'null'],
  ] as const;

  test.each(
    (['contract', 'reference'] as const).flatMap((profile) =>
      outputs.map(([output, kind]) => [profile, output, kind] as const),
    ),
  )('fails its job in the %s profile: %j', async (profile, output, kind) => {
    const { runSync, clock } = testbed({ profile });
    const answer = runSync('script', { input: { script: { output } } });
    await clock.advance(0);
    const { body } = await answer;
    expect(body).toMatchObject({
      status: 'FAILED',
      error: `Expected an object as output, the worker returned ${kind}.`,
    });
    expect(body).not.toHaveProperty('output');
  });

  test.each(outputs)('is returned if the settings allow it: %j', async (output) => {
    const { run, clock, engine } = testbed({ outputs: 'any' });
    await run('script', { input: { script: { output } } });
    await clock.advance(0);
    expect(engine().jobs({ limit: 1 }).jobs).toMatchObject([{ state: 'COMPLETED', output }]);
  });
});

test.each(['contract', 'reference'])('the published %s returns an object', async (profile) => {
  const text = await readFile(`generated/${profile}/openapi.json`, 'utf8');
  const { Job } = JSON.parse(text).components.schemas;
  expect(Job.properties.output).toMatchObject({ type: 'object', additionalProperties: true });
  expect(Job.then.properties.output).toMatchObject({ type: 'object' });
});

describe('permissions by endpoint', () => {
  const headers = { authorization: 'Bearer echo-key' };
  test.each([
    ['echo', 'run', 200],
    ['image', 'run', 401],
    ['script', 'run', 401],
    ['echo', 'health', 200],
    ['image', 'health', 200],
    ['script', 'health', 401],
  ])('%s/%s gives status %i', async (endpoint, action, status) => {
    const { call } = testbed();
    const answer = await (action === 'run'
      ? call('POST', `/v2/${endpoint}/run`, { input: {} }, headers)
      : call('GET', `/v2/${endpoint}/${action}`, undefined, headers));
    expect(answer.status).toBe(status);
  });
});

describe('rate limits, when enabled,', () => {
  test('return 429 with the time to wait and restart in the next window', async () => {
    const { call, clock } = testbed({ limits: 'public' });
    await call('POST', '/v2/echo/purge-queue');
    await call('POST', '/v2/echo/purge-queue');
    const refused = await call('POST', '/v2/echo/purge-queue');
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(refused.headers.get('retry-after')).toBe('10');
    await clock.advance(10_000);
    expect((await call('POST', '/v2/echo/purge-queue')).status).toBe(200);
  });

  test('limit the queue', async () => {
    const { run } = testbed({
      limits: 'public',
      endpoints: { closed: { kind: 'serverless', worker: 'echo', workers: { max: 0 } } },
    });
    for (let job = 0; job < 50; job += 1) await run('closed', { input: {} });
    expect(await run('closed', { input: {} })).toMatchObject({
      status: 429,
      body: { code: 'queueFull' },
    });
  });

  test('are disabled by default', async () => {
    const { call } = testbed();
    for (let request = 0; request < 5; request += 1) {
      expect((await call('POST', '/v2/echo/purge-queue')).status).toBe(200);
    }
  });
});

describe('injected faults', () => {
  const withFault = (effect: object, rest: object = {}) =>
    testbed({ account: { faults: [{ effect, ...rest } as never] } });

  test('can replace the response of an operation', async () => {
    const { run, engine } = withFault({ status: 503, retryAfterSeconds: 7 }, { count: 1 });
    const answer = await run('echo', { input: {} });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(engine().jobs({ limit: 0 }).total).toBe(0);
    expect((await run('echo', { input: {} })).status).toBe(200);
  });

  test('can delay a response whose operation has taken effect', async () => {
    const { run, clock, engine } = withFault({ latency: { distribution: 'fixed', ms: 500 } });
    let answered = false;
    const answer = run('echo', { input: {} }).then(() => {
      answered = true;
    });
    await clock.advance(499);
    expect([answered, engine().jobs({ limit: 0 }).total]).toEqual([false, 1]);
    await clock.advance(1);
    await answer;
  });

  test('can close the connection', async () => {
    const { run, engine } = withFault({ drop: true });
    await expect(run('echo', { input: {} })).rejects.toThrow('connection was closed');
    expect(engine().jobs({ limit: 0 }).total).toBe(1);
  });

  test('can crash and hang workers', async () => {
    const crash = withFault({ worker: 'crash' });
    const { id } = (await crash.run('echo', { input: {} })).body;
    await crash.clock.advance(0);
    expect((await crash.status('echo', id)).body).toMatchObject({
      status: 'FAILED',
      error: 'The worker crashed.',
    });
    const hung = withFault({ worker: 'hang' });
    const job = (await hung.run('echo', { input: {} })).body.id;
    await hung.clock.advance(599_999);
    expect((await hung.status('echo', job)).body.status).toBe('IN_PROGRESS');
    await hung.clock.advance(1);
    expect((await hung.status('echo', job)).body.status).toBe('TIMED_OUT');
  });

  test('can show an outdated job', async () => {
    const { run, status, clock } = withFault({ stale: true }, { count: 1 });
    const { id } = (await run('script', { input: { script: { afterMs: 100 } } })).body;
    await clock.advance(100);
    expect((await status('script', id)).body).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await status('script', id)).body.status).toBe('COMPLETED');
  });
});

test('an output with an error fails the job', async () => {
  const { runSync, clock } = testbed();
  const answer = runSync('echo', { input: { error: 'said by the handler', more: 1 } });
  await clock.advance(0);
  expect((await answer).body).toMatchObject({ status: 'FAILED', error: 'said by the handler' });
});
