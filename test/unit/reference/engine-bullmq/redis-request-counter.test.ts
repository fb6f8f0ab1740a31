/** Counters of two replicas on one Redis, with time that passes when the test says so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import type { Counted } from '../../../../src/reference/engine/request-counter.ts';
import { RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisRequestCounter } from '../../../../src/reference/engine-bullmq/redis-request-counter.ts';
import { connectionsTo } from './own-redis.ts';
import { hasRedis, RedisServer } from './redis-server.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  const leaseMs = 30_000;
  let replicas = 0;

  /** A replica's counter for the account of a test. */
  async function replica(accountId: string) {
    const clock = new ManualClock({ startMs: 0 });
    const store = await connectionsTo(server.url);
    const base = `inference:{${accountId}}:`;
    replicas += 1;
    const ids = seededRandom(`${replicas}`);
    const account = new RedisAccount({ store, base, clock, logSize: 10 });
    const options = { account, ids, leaseMs, onError: () => undefined };
    return { clock, store, counter: new RedisRequestCounter(options) };
  }

  const limit = { requests: 100, windowMs: 10_000, concurrent: 2 };

  function release(counted: Counted): void {
    if (counted.kind !== 'counted') throw new Error(`Expected a counted one, got ${counted.kind}.`);
    counted.release();
  }

  test('requests to both are under way together until they are released', async () => {
    const one = await replica('released');
    const other = await replica('released');
    const first = await one.counter.count('key', limit);
    await other.counter.count('key', limit);
    for (const { counter } of [one, other]) {
      expect(await counter.count('key', limit)).toEqual({ kind: 'tooManyUnderWay' });
      expect(await counter.count('other key', limit)).toMatchObject({ kind: 'counted' });
    }
    release(first);
    await one.store.ask((redis) => redis.ping());
    expect(await other.counter.count('key', limit)).toMatchObject({ kind: 'counted' });
    expect(await one.counter.count('key', limit)).toEqual({ kind: 'tooManyUnderWay' });
  });

  test('a refused request counts nowhere', async () => {
    const { counter, store } = await replica('refused');
    const narrow = { ...limit, requests: 1 };
    release(await counter.count('key', narrow));
    expect(await counter.count('key', narrow)).toEqual({ kind: 'windowFull', waitMs: 10_000 });
    const counts = await store.ask((redis) => redis.zcard('inference:{refused}:underWay:key'));
    expect(counts).toBe(0);
  });

  test('a long request stays counted, and one of a replica that died does not', async () => {
    const one = await replica('lease');
    const other = await replica('lease');
    await one.counter.count('key', limit);
    await one.counter.count('key', limit);
    await one.clock.advance(3 * leaseMs);
    await other.clock.advance(3 * leaseMs);
    expect(await other.counter.count('key', limit)).toEqual({ kind: 'tooManyUnderWay' });
    one.store.close();
    await other.clock.advance(leaseMs);
    expect(await other.counter.count('key', limit)).toMatchObject({ kind: 'counted' });
  });

  test('without a limit, nothing is stored about requests under way', async () => {
    const { counter, store } = await replica('unlimited');
    const unlimited = { ...limit, concurrent: undefined };
    release(await counter.count('key', unlimited));
    const keys = await store.ask((redis) => redis.keys('inference:{unlimited}:*'));
    expect(keys).toEqual(['inference:{unlimited}:requests:key']);
  });
});
