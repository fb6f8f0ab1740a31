/** The extended operations, against the real service and against deployments that lack them. */
import { afterEach, describe, expect, test } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import { createClient, HttpError, InvalidAnswerError } from '../../../src/client/index.ts';
import { createReferenceService } from '../../../src/reference/index.ts';
import { failure, id, json, scripted } from './scripted-deployment.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function setUp() {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
      endpoints: { script: { kind: 'serverless', worker: 'script', workers: { min: 1, max: 1 } } },
    },
    control: { enabled: true },
  });
  closing.push(() => service.close());
  const access = { baseUrl: 'http://service.test', apiKey: 'demo-key', fetch: service.fetch };
  return { client: createClient(access), control: createControlClient(access) };
}

const slow = { input: { script: { afterMs: 1000, output: { a: 1 } } } };

describe('the local service', () => {
  test('cancels a job, which then is ended', async () => {
    const { client, control } = setUp();
    const { id: job } = await client.run('script', slow);
    expect(await client.extended.cancel('script', job)).toMatchObject({ id: job, phase: 'ended' });
    const { id: completed } = await client.run('script', { input: {} });
    await control.advanceClock({ ms: 100 });
    const error = await failure(client.extended.cancel('script', completed));
    expect(error).toMatchObject({ status: 409, jobId: completed });
  });

  test('retries a failed job under the same id', async () => {
    const { client, control } = setUp();
    const { id: job } = await client.run('script', { input: { script: { fail: 'No.' } } });
    await control.advanceClock({ ms: 100 });
    expect(await client.waitFor('script', job)).toMatchObject({ phase: 'ended', error: 'No.' });
    expect(await client.extended.retry('script', job)).toMatchObject({ id: job, phase: 'waiting' });
  });

  test('counts jobs and workers and purges a queue', async () => {
    const { client } = setUp();
    for (const _ of [1, 2, 3]) await client.run('script', slow);
    expect(await client.extended.health('script')).toMatchObject({
      jobs: { inQueue: 2, inProgress: 1 },
      workers: { running: 1 },
    });
    const { data, response } = await client.extended.purgeQueue('script').withResponse();
    expect(data.removed).toBe(2);
    expect(response.status).toBe(200);
    expect(await client.extended.health('script')).toMatchObject({ jobs: { inQueue: 0 } });
  });

  test('streams the parts of an output until the job ends', async () => {
    const { client, control } = setUp();
    const chunks = [10, 20, 2000].map((afterMs) => ({ afterMs, output: `after ${afterMs}` }));
    const script = { afterMs: 3000, chunks, output: {} };
    const { id: job } = await client.run('script', { input: { script } });
    const parts = client.extended.stream<string>('script', job);
    await control.advanceClock({ ms: 100 });
    expect(await parts.next()).toEqual({ done: false, value: 'after 10' });
    expect(await parts.next()).toEqual({ done: false, value: 'after 20' });
    await control.advanceClock({ ms: 5000 });
    expect(await parts.next()).toEqual({ done: false, value: 'after 2000' });
    expect(await parts.next()).toEqual({ done: true, value: 'COMPLETED' });
  });

  test('a synchronous submission waits as long as it says', async () => {
    const { client, control } = setUp();
    const input = { script: { afterMs: 2000 } };
    const submitted = client.runSync('script', { input }, { waitMs: 1000 });
    await control.advanceClock({ ms: 1000 });
    expect(await submitted).toMatchObject({ phase: 'running' });
  });

  test('waits for the end of a job', async () => {
    const { client, control } = setUp();
    const { id: job } = await client.run('script', slow);
    const ended = client.extended.statusSync<{ a: number }>('script', job, { waitMs: 5000 });
    await control.advanceClock({ ms: 1000 });
    expect(await ended).toMatchObject({ phase: 'completed', output: { a: 1 } });
  });
});

test.each([Number.NaN, -1])(
  'no call asks the deployment to wait %d ms, and nothing is sent',
  async (waitMs) => {
    const { client, requests } = scripted([]);
    for (const call of [
      client.extended.statusSync('echo', id, { waitMs }),
      client.runSync('echo', { input: {} }, { waitMs }),
    ]) {
      expect(await failure(call)).toEqual(
        new RangeError(`Expected waitMs in milliseconds of at least 0, got ${waitMs}.`),
      );
    }
    expect(requests).toEqual([]);
  },
);

test('an aborted stream has the id of the job', async () => {
  const { client } = scripted([json({ status: 'IN_QUEUE', stream: [] })]);
  const controller = new AbortController();
  const next = failure(client.extended.stream('echo', id, { signal: controller.signal }).next());
  controller.abort();
  expect(await next).toMatchObject({ name: 'AbortError', jobId: id });
});

describe('another deployment', () => {
  test('may not offer the operations', async () => {
    const { client } = scripted([json({}, 404)]);
    expect(await failure(client.extended.health('echo'))).toBeInstanceOf(HttpError);
  });

  test('may respond with another body', async () => {
    const { client } = scripted(Array.from({ length: 4 }, () => json({ jobs: {}, stream: [1] })));
    const { extended } = client;
    for (const call of [
      extended.health('echo'),
      extended.purgeQueue('echo'),
      extended.stream('echo', id).next(),
      extended.statusSync('echo', id),
    ]) {
      expect(await failure(call)).toBeInstanceOf(InvalidAnswerError);
    }
  });

  test('may respond before a part arrives, and is then polled at the usual interval', async () => {
    const none = () => json({ status: 'IN_PROGRESS', stream: [] });
    const last = json({ status: 'COMPLETED', stream: [{ output: 1 }] });
    const { client, requests, settle } = scripted([none, none, last]);
    const parts: unknown[] = [];
    const loop = async () => {
      for await (const part of client.extended.stream('echo', id)) parts.push(part);
    };
    await settle(loop());
    expect(parts).toEqual([1]);
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 1000, 2000]);
  });
});
