/** What an earlier run of a job says late has no effect on a later one. */
import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { EndpointPlan } from '../../../../src/reference/engine/endpoint-plan.ts';
import { passDeadline } from '../../../../src/reference/engine-bullmq/redis-deadlines.ts';
import type { StoredJob } from '../../../../src/reference/engine-bullmq/redis-job.ts';
import { echoWorker } from '../../../../src/reference/models/echo.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const { start } = lifecycle.transitions;
const times = { queuedMs: 0, startedMs: 0, timeoutDueMs: 1000 };
const numbers = { number: 1, bytes: 0, chunkBytes: 0, parts: 0, starts: 1, ...times };
const stored = { id: 'job', endpointId: 'echo', submission: 'runJob', state: start.to, ...numbers };

const endpoint: EndpointPlan = {
  worker: echoWorker({}),
  workers: { min: 0, max: 1, jobsPerWorker: 1, maxStarts: 1, coldStartMs: 0, idleTimeoutMs: 0 },
  executionTimeoutMs: 1000,
  price: undefined,
};

/** A job that runs for the second time after a retry: what was known of its first attempt is outdated. */
async function retriedJob() {
  const { store, clock, account } = await ownRedis(new ManualClock({ startMs: 0 }));
  const jobs = jobsOf(account, { endpoints: { echo: endpoint } });
  const write = (fields: object) =>
    store.ask((redis) => redis.hset(`${base}job:job`, { ...stored, ...fields }));
  await write({ retries: 0, version: 1 });
  const outdated = await jobs.find('job');
  await write({ retries: 1, version: 4 });
  if (outdated === undefined) throw new Error('Expected a job.');
  const present = async () => ({
    job: await jobs.find('job'),
    keys: (await store.ask((redis) => redis.keys(`${base}*`))).toSorted(),
  });
  return { account, clock, jobs, outdated, present };
}

test.skipIf(!hasRedis)(
  'no script changes a job for whoever knows an earlier run of it',
  async () => {
    const { account, jobs, outdated, present } = await retriedJob();
    const before = await present();
    const isOutdated = ({ version }: StoredJob) => version === outdated.version;
    await jobs.end(outdated, { transition: 'complete', output: { late: true } }, isOutdated);
    await jobs.end(outdated, { transition: 'fail', error: 'Late.' }, isOutdated);
    expect(await jobs.change(outdated, [['HSET', 'job:job', 'output', '"late"']])).toEqual({
      kind: 'changed',
    });
    await account.run('forget', {
      id: 'job',
      version: outdated.version,
      historyJobs: 0,
      historyBytes: 0,
    });
    const limits = { jobsPerWorker: 1, max: 1, maxStarts: 1, endpointLimitMs: 1000, goesOn: false };
    const { endpointId, retries } = outdated;
    const started = { id: 'job', endpointId, retries, owner: 'late', ...limits };
    expect(await account.runBatched('start', started)).toEqual(['gone']);
    expect(await present()).toEqual(before);
    // The present attempt was started often enough: only whoever knows its version may end it.
    const often = { ...started, retries: 1 };
    expect(await account.runBatched('start', often)).toEqual(['lost', 1, '4']);
    expect(await present()).toEqual(before);
  },
);

test.skipIf(!hasRedis)('a deadline that was read of an earlier run ends no later one', async () => {
  const { clock, jobs, present } = await retriedJob();
  await clock.advance(1000);
  const replicas = { isConnected: async () => true };
  const before = await present();
  await passDeadline({ jobs, replicas }, 'job', async (job, how, accepts) => {
    const next = { ...job, retries: job.retries + 1, version: job.version + 3 };
    const again = { ...job, version: job.version + 1 };
    expect([accepts(job), accepts(next), accepts(again)]).toEqual([true, false, false]);
    expect(how).toMatchObject({ transition: 'terminate' });
  });
  expect(await present()).toEqual(before);
});

test.skipIf(!hasRedis)(
  'a job waits for another replica if its own is gone, but not for ever',
  async () => {
    const { clock, jobs } = await retriedJob();
    let ends = 0;
    const pass = (isConnected: boolean) =>
      passDeadline(
        { jobs, replicas: { isConnected: async () => isConnected } },
        'job',
        async () => {
          ends += 1;
        },
      );
    const owned = (owner: string) =>
      jobs.options.account.ask((redis) => redis.hset(`${base}job:job`, { owner }));
    await owned('one');
    await clock.advance(1000);
    await pass(false);
    expect(ends).toBe(0);
    await pass(true);
    expect(ends).toBe(1);
    await clock.advance(60_000);
    await pass(false);
    expect(ends).toBe(2);
  },
);
