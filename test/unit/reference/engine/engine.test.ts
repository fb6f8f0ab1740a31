import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import { createAccounts } from '../../../../src/reference/account.ts';
import { Memory } from '../../../../src/reference/engine-memory/kept-bytes.ts';
import { WebhookTurns } from '../../../../src/reference/engine-memory/memory-webhooks.ts';
import { onRedis } from '../engine-bullmq/on-redis.ts';
import { hasRedis, RedisServer } from '../engine-bullmq/redis-server.ts';
import { describeEngine, type EngineSetup, type EngineWorld } from './engine-contract.ts';

describeEngine('engine in memory', inMemory);

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  const open: { release(): Promise<void> }[] = [];

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterEach(async () => {
    for (const world of open.splice(0)) await world.release();
  });

  afterAll(() => server.stop());

  describeEngine('engine on Redis', async (setup) => {
    const world = await onRedis(server.url, setup);
    open.push(world);
    return world;
  });
});

function inMemory(setup: EngineSetup): EngineWorld {
  const clock = new ManualClock();
  const calls: unknown[] = [];
  const accounts = createAccounts(
    { demo: { ...setup.account, keys: {} } },
    {
      endpoints: setup.endpoints,
      clock,
      seed: 'test',
      send: async (_url, body) => {
        calls.push(JSON.parse(body));
        return { kind: 'answered', status: setup.webhookStatus };
      },
      webhookHosts: undefined,
      limits: setup.limits ? limits.rates : undefined,
      accountBytes: setup.accountBytes,
      serviceMemory: new Memory(2 ** 30),
      webhookTurns: new WebhookTurns(64),
      objectOutputOnly: true,
      keptRequestBytes: 16_384,
    },
  );
  const account = accounts.get('demo');
  if (account === undefined) throw new Error('Expected the account.');
  return { engine: account.engine, calls, pass: (ms) => clock.advance(ms) };
}
