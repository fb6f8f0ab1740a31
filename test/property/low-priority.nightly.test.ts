import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { onRedis } from '../unit/reference/engine-bullmq/on-redis.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { playPriorities, priorityPlans } from './low-priority.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  test('a worker starts for jobs without `lowPriority` alone, and serves them first', async () => {
    const property = fc.asyncProperty(priorityPlans, (plan) =>
      playPriorities(plan, (setup) => onRedis(server.url, setup), { isPunctual: false }),
    );
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  }, 300_000);
});
