/** Entries that the queue of an endpoint has lost. */
import { describe, expect, test } from 'vitest';
import { connectionsTo, ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { connectReplica } from './replica.ts';

const waiting = 'inference:{test}:waiting:echo';
const queue = 'inference-queue:{test:echo}:echo:wait';

/** Two replicas with jobs that wait for a worker. */
async function waitingJobs(count: number) {
  const { url } = await ownServer();
  const warnings: string[] = [];
  const workers = { max: 1, coldStartMs: 3_600_000 };
  const options = {
    ...{ url, id: 'test', lookMs: 50 },
    onError: (error: unknown) => warnings.push(`${error}`),
    settings: { endpoints: { echo: { kind: 'serverless', worker: 'echo', workers } } },
  } as const;
  const replica = await connectReplica(options);
  await connectReplica(options);
  for (let index = 0; index < count; index += 1)
    await replica.call('POST', '/v2/echo/run', { input: {} });
  const { redis } = await connectionsTo(url);
  const queued = () => redis.llen(queue);
  await expect.poll(queued).toBe(count);
  const due = () => redis.zcount('inference:{test}:due', '-inf', '+inf');
  // A deadline each, and when the worker is ready.
  await expect.poll(due).toBe(count + 1);
  await redis.config('RESETSTAT');
  const searches = async () =>
    Number(/cmdstat_lpos:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0);
  return { redis, warnings, queued, searches };
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('a lost list is filled again, by one replica and without a search for each entry', async () => {
    const { redis, warnings, queued, searches } = await waitingJobs(60);
    await redis.del(queue);
    await expect.poll(queued).toBe(60);
    expect(await searches()).toBe(0);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining(`${waiting} in Redis was damaged: 60 of`)]);
  });

  test('of a list that has lost one entry, only that one is queued again', async () => {
    const { redis, warnings, queued, searches } = await waitingJobs(30);
    await redis.rpop(queue);
    await expect.poll(queued).toBe(30);
    // In both lists, for one entry.
    expect(await searches()).toBeLessThanOrEqual(2);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]).toContain(': 1 of its jobs');
  });
});
