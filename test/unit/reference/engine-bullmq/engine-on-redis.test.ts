import { afterAll, beforeAll, describe } from 'vitest';
import { describeEngine } from '../engine/engine-contract.ts';
import { onRedis } from './on-redis.ts';
import { hasRedis, RedisServer } from './redis-server.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  describeEngine('engine on Redis', (setup) => onRedis(server.url, setup));
});
