/** Calls of a script that run as one command. */
import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import type { RedisConnections } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { base, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const { submit } = lifecycle.transitions;
const limits = {
  ...{ retries: 0, jobsPerWorker: 1, max: 1, maxStarts: 3, endpointLimitMs: 1000, goesOn: false },
  owner: 'replica',
};

async function commandsOf(store: RedisConnections): Promise<number> {
  const stats = await store.ask((redis) => redis.info('commandstats'));
  return Number(/cmdstat_evalsha:calls=(\d+)/.exec(stats)?.[1]);
}

test.skipIf(!hasRedis)('a call that fails leaves the others of its command alone', async () => {
  const { store, account } = await ownRedis();
  const endpoints = ['before', 'broken', 'after'];
  const numbers = { number: 1, queuedMs: 0, retries: 0, version: 0, bytes: 0, chunkBytes: 0 };
  await store.ask(async (redis) => {
    for (const endpointId of endpoints) {
      await redis.hset(`${base}job:${endpointId}`, { endpointId, state: submit.to, ...numbers });
      await redis.zadd(`${base}load:${endpointId}`, 0, 'worker');
    }
    await redis.hset(`${base}job:broken`, { version: 'no number' });
  });
  const answers = await Promise.allSettled(
    endpoints.map((id) => account.runBatched('start', { ...limits, id, endpointId: id })),
  );
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: ['started', 0, expect.anything()] },
    { status: 'rejected', reason: { message: expect.stringMatching(/arithmetic/) } },
    { status: 'fulfilled', value: ['started', 0, expect.anything()] },
  ]);
  expect(await commandsOf(store)).toBe(1);

  // A server without room for more.
  await store.ask((redis) => redis.config('SET', 'maxmemory', '1'));
  const started = account.runBatched('start', { ...limits, id: 'before', endpointId: 'before' });
  await expect(started).rejects.toBeInstanceOf(StoreUnavailable);
});

test.skipIf(!hasRedis)('large calls are not put together', async () => {
  const { store, account } = await ownRedis();
  const call = (length: number) =>
    account.runBatched(
      'start',
      { ...limits, id: 'none', endpointId: 'none' },
      { fields: { x: 'x'.repeat(length) } },
    );
  await Promise.all([1, 2 ** 20, 2 ** 20, 1, 1].map(call));
  expect(await commandsOf(store)).toBe(3);
});
