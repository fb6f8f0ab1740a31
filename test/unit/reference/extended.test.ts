/** The operations that the reference adds to the contract. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { testbed } from './testbed.ts';

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

test.each([
  ['contract', ['COMPLETED']],
  ['reference', ['COMPLETED', 'FAILED']],
] as const)('the %s profile calls the webhooks of jobs that are %j', async (profile, called) => {
  const { run, clock, webhooks } = testbed({ profile });
  const webhook = 'https://hooks.example.com/jobs';
  await run('script', { input: { script: { output: {} } }, webhook });
  await run('script', { input: { script: { fail: 'No.' } }, webhook });
  await clock.advance(0);
  expect(webhooks.map(({ body }) => body.status).toSorted()).toEqual(called);
});

describe('an output that is not an object', () => {
  test.each(['contract', 'reference'] as const)(
    'fails its job in the %s profile',
    async (profile) => {
      const { runSync, clock } = testbed({ profile });
      const answer = runSync('script', { input: { script: { output: ['a'] } } });
      await clock.advance(0);
      const { body } = await answer;
      expect(body).toMatchObject({ status: 'FAILED', error: expect.stringContaining('an array') });
      expect(body).not.toHaveProperty('output');
    },
  );

  test.each([['a'], 1, null])('is returned if the settings allow it: %j', async (output) => {
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
