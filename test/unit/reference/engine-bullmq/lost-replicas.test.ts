/** Replicas that are killed or suspended while they run a job. */
import { describe, expect, test } from 'vitest';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis, type RedisServer } from './redis-server.ts';
import { connectReplica, ended, type Replica } from './replica.ts';
import { spawnReplica } from './spawned-replica.ts';

/** So long that no entry is lost because of it. */
const lockMs = 600_000;

const endpoints = (durationMs: number) =>
  ({
    echo: { kind: 'serverless', worker: 'echo', durationMs, workers: { max: 1, maxStarts: 2 } },
  }) as const satisfies ServiceSettings['endpoints'];

/** A replica that can be killed, whose jobs take very long. */
function spawned(redis: RedisServer) {
  const options = { endpoints: endpoints(600_000), lockMs, presenceMs: 200 };
  return spawnReplica({ ...options, redisUrl: redis.url });
}

/** One in this process, whose jobs take so long. */
function connected({ url }: RedisServer, durationMs: number): Promise<Replica> {
  const settings = { endpoints: endpoints(durationMs) };
  return connectReplica({ url, settings, id: 'demo', lockMs });
}

async function submit({ call }: Pick<Replica, 'call'>, executionTimeout: number): Promise<string> {
  const request = { input: {}, policy: { executionTimeout } };
  return (await call('POST', '/v2/echo/run', request)).body.id;
}

async function starts({ call }: Pick<Replica, 'call'>): Promise<number> {
  const { body } = await call('GET', '/control/events');
  return body.events.filter(({ type }: { type: string }) => type === 'started').length;
}

const patience = { timeout: 60_000 };

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('a job of a killed replica runs again soon, with all of its time', async () => {
    const redis = await ownServer();
    const one = await spawned(redis);
    // The least that a request may ask for. Faster clocks would leave a busy machine no time to start the job again.
    const executionTimeout = 5001;
    const id = await submit(one, executionTimeout);
    await expect.poll(() => starts(one), patience).toBe(1);
    await one.kill();
    const killedMs = performance.now();
    const passedMs = () => performance.now() - killedMs;
    await expect.poll(passedMs, patience).toBeGreaterThan(executionTimeout);
    const other = await connected(redis, 0);
    const job = await ended(other, 'echo', id);
    expect(job).toMatchObject({ status: 'COMPLETED' });
    expect(job.executionTime).toBeLessThan(executionTimeout);
    expect(await starts(other)).toBe(2);
  }, 60_000);

  test('a job whose replicas die each time that it is started fails, and says how often', async () => {
    const redis = await ownServer();
    const one = await spawned(redis);
    const id = await submit(one, 600_000);
    await expect.poll(() => starts(one), patience).toBe(1);
    await one.kill();
    const other = await spawned(redis);
    await expect.poll(() => starts(other), patience).toBe(2);
    await other.kill();
    const error = 'The worker stopped responding. The job was started 2 times.';
    const job = await ended(await connected(redis, 0), 'echo', id);
    expect(job).toMatchObject({ status: 'FAILED', error });
  }, 60_000);

  test('starts that replicas take back when they close do not count', async () => {
    const redis = await ownServer();
    let replica = await connected(redis, 600_000);
    const id = await submit(replica, 600_000);
    for (let started = 1; started <= 3; started += 1) {
      await expect.poll(() => starts(replica), patience).toBe(started);
      await replica.close();
      replica = await connected(redis, started === 3 ? 0 : 600_000);
    }
    expect(await ended(replica, 'echo', id)).toMatchObject({ status: 'COMPLETED' });
  }, 60_000);

  test('a job of a suspended replica ends at its execution timeout, and runs once', async () => {
    const redis = await ownServer();
    const one = await spawned(redis);
    const id = await submit(one, 5001);
    await expect.poll(() => starts(one), patience).toBe(1);
    const other = await connected(redis, 0);
    const end = ended(other, 'echo', id);
    const resumed = one.suspend(end);
    expect(await end).toMatchObject({ status: 'TIMED_OUT' });
    await resumed;
    expect(await ended(one, 'echo', id)).toEqual(await end);
    expect(await starts(other)).toBe(1);
  }, 60_000);
});
