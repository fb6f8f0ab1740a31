/** Counters of two replicas on one Redis, with time that passes when the test says so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import type { CountOutcome } from '../../../../src/reference/engine/request-counter.ts';
import { RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisRequestCounter } from '../../../../src/reference/engine-bullmq/redis-request-counter.ts';
import { expectSlidingWindow } from '../engine/sliding-window.ts';
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

  function release(counted: CountOutcome): void {
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

  test('no period has more requests, and none is refused without need', async () => {
    const { clock, counter } = await replica('sliding');
    await expectSlidingWindow(clock, counter, 500);
  });

  test('two replicas share what may pass in a period', async () => {
    const [one, other] = [await replica('shared'), await replica('shared')];
    const few = { requests: 3, windowMs: 10_000, concurrent: undefined };
    const count = async ({ clock, counter }: typeof one, atMs: number, requests = 3) => {
      await clock.advance(atMs - clock.now());
      return await counter.count('key', { ...few, requests });
    };
    await count(one, 0);
    await count(other, 9000);
    await count(one, 9500);
    expect(await count(other, 9999)).toEqual({ kind: 'windowFull', waitMs: 1 });
    expect(await count(one, 10_000)).toMatchObject({ kind: 'counted' });
    expect(await count(other, 10_001)).toEqual({ kind: 'windowFull', waitMs: 8999 });
    expect(await count(other, 10_001, 1)).toEqual({ kind: 'windowFull', waitMs: 9999 });
    expect(await count(other, 10_001, 0)).toEqual({ kind: 'windowFull', waitMs: 10_000 });
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
    expect(keys).toEqual(['inference:{unlimited}:instants:key']);
  });
});
