/** The event log of an account on Redis. */
import { expect, onTestFinished, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisConnections } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { RedisEventLog } from '../../../../src/reference/engine-bullmq/redis-event-log.ts';
import { hasRedis, RedisServer } from './redis-server.ts';

test.skipIf(!hasRedis)(
  'a listener that came while Redis was away is told when it is back',
  async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    const errors: unknown[] = [];
    const store = await RedisConnections.connect(server.url, () => undefined);
    onTestFinished(() => store.close());
    const events = new RedisEventLog({
      account: new RedisAccount({
        ...{ store, base: 'inference:{test}:', clock: new ManualClock(), logSize: 100 },
      }),
      onError: (error) => errors.push(error),
    });
    store.redis.disconnect();
    const told: string[] = [];
    events.subscribe(({ type }) => told.push(type));
    await expect.poll(() => errors.length).toBe(1);
    await store.redis.connect();
    const append = () => {
      events.append({ type: 'accountReset' });
      return told.length;
    };
    await expect.poll(append, { timeout: 10_000 }).toBeGreaterThan(0);
  },
);

test.skipIf(!hasRedis)(
  'nothing is heard any more when all listeners have left, however early the first one did',
  async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    const errors: unknown[] = [];
    const store = await RedisConnections.connect(server.url, () => undefined);
    onTestFinished(() => store.close());
    const events = new RedisEventLog({
      account: new RedisAccount({
        ...{ store, base: 'inference:{test}:', clock: new ManualClock(), logSize: 100 },
      }),
      onError: (error) => errors.push(error),
    });
    const subscribers = async () =>
      (await store.redis.pubsub('NUMSUB', 'inference:{test}:events'))[1];
    const leaveAtOnce = events.subscribe(() => undefined);
    leaveAtOnce();
    const told: string[] = [];
    const leave = events.subscribe(({ type }) => told.push(type));
    events.append({ type: 'accountReset' });
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['accountReset']);
    expect(await subscribers()).toBe(1);
    leave();
    await expect.poll(subscribers, { timeout: 10_000 }).toBe(0);
    expect(errors).toEqual([]);
  },
);
