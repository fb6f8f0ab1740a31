/** Two scalers of one endpoint that both believe to be elected, because a lease ended meanwhile. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { Scaler } from '../../../../src/reference/engine-bullmq/scaler.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const endpointId = 'echo';
const max = 3;

describe.skipIf(!hasRedis)('with redis-server', () => {
  /** Two scalers, and the capacity of the queue that both set, later if `stall` says so. */
  async function twoScalers({
    coldStartMs = 0,
    idleTimeoutMs = 1000,
    stall = async () => undefined,
  }: {
    coldStartMs?: number;
    idleTimeoutMs?: number;
    stall?: (replica: string) => Promise<void>;
  } = {}) {
    const { store, account } = await ownRedis();
    const fleet = { min: 0, max, coldStartMs, idleTimeoutMs, jobsPerWorker: 1, maxStarts: 3 };
    const worker = { begin: () => ({ kind: 'simulated' as const, durationMs: 0, outcome }) };
    const outcome = { kind: 'output' as const, output: {} };
    const plan = { executionTimeoutMs: 1000, price: undefined, worker, workers: fleet };
    const jobs = jobsOf(account, { endpoints: { [endpointId]: plan } });
    const queue = { capacity: 0 };
    const scalers = ['one', 'other'].map(
      (replica) =>
        new Scaler({
          jobs,
          replica,
          queueOf: () => ({
            async setCapacity(capacity) {
              await stall(replica);
              queue.capacity = capacity;
              return 'set';
            },
            forgetCapacity: () => undefined,
          }),
          expect: () => undefined,
          onError: (error) => {
            throw error;
          },
        }),
    );
    const [one, other] = scalers;
    if (one === undefined || other === undefined) throw new Error('Expected two scalers.');
    const leave = await store.listen(`${base}changes`, (message) => {
      for (const each of scalers)
        if (message !== undefined) each.wake(endpointId, { handOn: false });
    });
    onTestFinished(leave);
    return {
      one,
      other,
      queue,
      endLease: () => store.ask((redis) => redis.del(`${base}scaler:${endpointId}`)),
      waitFor: (jobId: string, { isLow = false } = {}) =>
        store.ask((redis) =>
          redis.zadd(`${base}${isLow ? 'low' : 'waiting'}:${endpointId}`, Number(jobId), jobId),
        ),
      workers: () =>
        store.ask(async (redis) => {
          const counts = ['load', 'starting'].map((key) =>
            redis.zcard(`${base}${key}:${endpointId}`),
          );
          return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
        }),
      events: () => store.ask((redis) => redis.xlen(`${base}log`)),
    };
  }

  test.each([0, 1000])('start as many workers as one does, in %i ms', async (coldStartMs) => {
    const { one, other, queue, ...world } = await twoScalers({ coldStartMs });
    for (let job = 1; job <= 2 * max; job += 1) {
      await world.waitFor(`${job}`);
      await Promise.all([
        one.scale(endpointId),
        world.endLease(),
        other.scale(endpointId),
        world.endLease(),
        one.scale(endpointId),
      ]);
      expect(await world.workers()).toBe(Math.min(job, max));
    }
    expect(queue.capacity).toBe(coldStartMs === 0 ? max : 0);
    // Each worker is starting, and ready at once or not yet.
    expect(await world.events()).toBe(coldStartMs === 0 ? 2 * max : max);
  });

  test('keep a worker that may not be idle until its job has come', async () => {
    const { one, queue, ...world } = await twoScalers({ idleTimeoutMs: 0 });
    await world.waitFor('1');
    await one.scale(endpointId);
    expect(await world.workers()).toBe(1);
    expect(queue.capacity).toBe(1);
  });

  test('start none for jobs of low priority', async () => {
    const { one, other, ...world } = await twoScalers();
    await world.waitFor('1', { isLow: true });
    await one.scale(endpointId);
    await world.endLease();
    await other.scale(endpointId);
    expect(await world.workers()).toBe(0);
  });

  test('agree on the capacity although one of them was stalled', async () => {
    let resume: () => void = () => undefined;
    const stalled = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const { one, other, queue, ...world } = await twoScalers({
      stall: async (replica) => {
        if (replica === 'one') await stalled;
      },
    });
    await world.waitFor('1');
    const late = one.scale(endpointId);
    await expect.poll(world.workers).toBe(1);
    await world.endLease();
    await world.waitFor('2');
    expect(await other.scale(endpointId)).toBe('scaled');
    expect(queue.capacity).toBe(2);
    resume();
    expect(await late).toBe('follower');
    await expect.poll(() => queue.capacity).toBe(2);
  });
});
