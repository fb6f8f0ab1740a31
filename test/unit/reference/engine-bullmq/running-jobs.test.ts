/** The runs of one replica on Redis, with time that passes when the test says so. */
import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import type { EndpointPlan } from '../../../../src/reference/engine/endpoint-plan.ts';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import { RunningJobs } from '../../../../src/reference/engine-bullmq/running-jobs.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const queued = { jobId: 'job', retries: 0 };
const againMs = 1000;
const never = {
  kind: 'simulated',
  durationMs: Number.POSITIVE_INFINITY,
  outcome: { kind: 'error', message: 'It never ends.' },
} as const;
const endpoint: EndpointPlan = {
  worker: { begin: () => never },
  workers: { min: 0, max: 1, jobsPerWorker: 1, maxStarts: 3, coldStartMs: 0, idleTimeoutMs: 1000 },
  executionTimeoutMs: 60_000,
  price: undefined,
};

/** A replica, and a job in its queue that never ends. */
async function replica() {
  const clock = new ManualClock({ holdLimitMs: 100 });
  const { store, account } = await ownRedis(clock);
  const jobs = jobsOf(account, { endpoints: { echo: endpoint } });
  const events = { append: () => undefined };
  const errors: unknown[] = [];
  const runs = new RunningJobs({
    ...{ jobs, events, againMs, random: seededRandom('test'), alternatives: new Alternatives() },
    faults: new Faults([], { events, seed: 'test' }),
    resultUrl: () => 'http://localhost/',
    replicas: { id: 'replica' },
    end: async () => undefined,
    expect: () => undefined,
    wakeScaler: () => undefined,
    onError: (error) => errors.push(error),
  });
  const numbers = { number: 1, queuedMs: 0, retries: 0, version: 0, bytes: 0, chunkBytes: 0 };
  const job = { id: 'job', endpointId: 'echo', submission: 'runJob', ...numbers, parts: 0 };
  const state = lifecycle.transitions.submit.to;
  await store.ask((redis) => redis.hset(`${base}job:job`, { ...job, state }));
  await store.ask((redis) => redis.zadd(`${base}load:echo`, 0, 'worker'));
  return { store, clock, runs, errors };
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('a job whose start ends after the replica has closed is given back', async () => {
    const { store, runs } = await replica();
    const left = runs.process('echo', queued);
    runs.close();
    expect(await left).toBe('giveBack');
    expect(await store.ask((redis) => redis.hget(`${base}job:job`, 'version'))).toBe('1');
  });

  test('a run whose job has ended while Redis was away leaves when it is back', async () => {
    const { store, clock, runs, errors } = await replica();
    const left = runs.process('echo', queued);
    const version = () => store.ask((redis) => redis.hget(`${base}job:job`, 'version'));
    await expect.poll(version).toBe('1');
    await clock.advance(0);
    await store.ask((redis) => redis.del(`${base}job:job`));
    store.redis.disconnect();
    runs.recheck('job');
    await expect.poll(() => errors.length).toBe(1);
    await store.redis.connect();
    await clock.advance(againMs);
    expect(await left).toBe('done');
  });
});
