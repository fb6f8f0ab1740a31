/** The event log of an account on Redis. */
import { expect, test } from 'vitest';
import { RedisEventLog } from '../../../../src/reference/engine-bullmq/redis-event-log.ts';
import { base, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

async function ownLog() {
  const { store, account } = await ownRedis();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  return { store, errors, events: new RedisEventLog({ account, onError }) };
}

test.skipIf(!hasRedis)(
  'a listener that came while Redis was away is told when it is back',
  async () => {
    const { store, errors, events } = await ownLog();
    store.redis.disconnect();
    const told: string[] = [];
    events.subscribe(({ type }) => told.push(type));
    await expect.poll(() => errors.length).toBe(1);
    await expect.poll(() => store.redis.status).toBe('end');
    await store.redis.connect();
    const append = () => {
      events.append({ type: 'accountReset' });
      return told.length;
    };
    await expect.poll(append, { timeout: 60_000 }).toBeGreaterThan(0);
  },
);

test.skipIf(!hasRedis)(
  'nothing is heard any more when all listeners have left, however early the first one did',
  async () => {
    const { store, errors, events } = await ownLog();
    const subscribers = async () => (await store.redis.pubsub('NUMSUB', `${base}events`))[1];
    const leaveAtOnce = events.subscribe(() => undefined);
    leaveAtOnce();
    const told: string[] = [];
    const leave = events.subscribe(({ type }) => told.push(type));
    events.append({ type: 'accountReset' });
    await expect.poll(() => told, { timeout: 60_000 }).toEqual(['accountReset']);
    expect(await subscribers()).toBe(1);
    leave();
    await expect.poll(subscribers, { timeout: 60_000 }).toBe(0);
    expect(errors).toEqual([]);
  },
);
