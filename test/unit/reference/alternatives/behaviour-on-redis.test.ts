import { afterAll, beforeAll, describe } from 'vitest';
import { hasRedis, RedisServer } from '../engine-bullmq/redis-server.ts';
import { describeBehaviour } from './behaviour.ts';
import { describePresented } from './presented.ts';
import { onRedisAt } from './worlds.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  const world = onRedisAt(() => server.url);

  describeBehaviour('on Redis', world);
  describePresented('on Redis', world);
});
