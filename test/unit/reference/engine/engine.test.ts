import { afterAll, beforeAll, describe } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { onRedis } from '../engine-bullmq/on-redis.ts';
import { hasRedis, RedisServer } from '../engine-bullmq/redis-server.ts';
import { describeEngine } from './engine-contract.ts';
import { newAccount } from './new-accounts.ts';

describeEngine('engine in memory', (setup) => {
  const clock = new ManualClock();
  const account = newAccount('demo', setup, { clock });
  return { ...account, pass: (ms) => clock.advance(ms) };
});

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  describeEngine('engine on Redis', (setup) => onRedis(server.url, setup));
});
