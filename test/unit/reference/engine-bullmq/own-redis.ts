/** An account on a Redis server that only one test uses. Both end with the test. */
import { onTestFinished } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisConnections } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { RedisServer } from './redis-server.ts';

export const base = 'inference:{test}:';

export async function ownRedis(clock = new ManualClock()) {
  const server = await RedisServer.start();
  onTestFinished(() => server.stop());
  const store = await RedisConnections.connect(server.url, () => undefined);
  onTestFinished(() => store.close());
  return { store, clock, account: new RedisAccount({ store, base, clock, logSize: 100 }) };
}
