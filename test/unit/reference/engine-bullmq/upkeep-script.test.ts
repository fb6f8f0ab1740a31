/** The script of upkeep by itself: it works in bounded steps, and what it has mended stays mended. */

import type { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { baseOf, RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisConnections } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { begin, damage, kindOf, ways } from './damages.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

/** An account whose upkeep runs when a test says so, and what it tells. */
async function damagedAccount(url: string, id: string) {
  const told: string[] = [];
  const store = await RedisConnections.connect(url, (error) => told.push(`${error}`));
  onTestFinished(() => store.close());
  const base = baseOf(id);
  const account = new RedisAccount({ store, base, clock: new ManualClock(), logSize: 100 });
  const endpoints = JSON.stringify([{ id: 'echo', min: 0, max: 2, jobsPerWorker: 1 }]);
  /** One step; whether there is more to do. */
  const step = async () => {
    const answer = await account.run('upkeep', { endpoints });
    return Array.isArray(answer) && answer[0] === 1;
  };
  /** All steps, with something between them. Returns what was told. */
  const upkeep = async (between: () => Promise<unknown> = async () => undefined) => {
    told.length = 0;
    let steps = 1;
    for (; await step(); steps += 1) {
      await between();
      if (steps === 100) throw new Error('The upkeep does not end.');
    }
    return { told: [...told], steps };
  };
  return { account, store, redis: store.redis, base, step, upkeep };
}

type DamagedAccount = Awaited<ReturnType<typeof damagedAccount>>;

/** Jobs that have ended. */
async function addJobs({ redis, base }: DamagedAccount, count: number, bytes = 3) {
  const ids = Array.from({ length: count }, (_, index) => `job-${index}`);
  const pipeline = redis.pipeline();
  for (const [index, id] of ids.entries()) {
    const number = index + 1;
    const job = { id, number, endpointId: 'echo', state: 'COMPLETED', version: 1, retries: 0 };
    pipeline.hset(`${base}job:${id}`, { ...job, queuedMs: 0, endedMs: 0, bytes, chunkBytes: 0 });
    pipeline.zadd(`${base}jobs`, number, id);
    pipeline.zadd(`${base}kept`, number, id);
    pipeline.zadd(`${base}due`, 1e13, `deadline:${id}`);
  }
  pipeline.mset(`${base}bytes`, count * bytes, `${base}keptBytes`, count * bytes);
  pipeline.set(`${base}submitted`, count);
  await pipeline.exec();
  return ids;
}

/** How many commands of a kind Redis has run. */
async function countCommands(redis: Redis, command: string, work: () => Promise<unknown>) {
  await redis.config('RESETSTAT');
  await work();
  const stats = await redis.info('commandstats');
  return Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(stats)?.[1] ?? 0);
}

/** Ways to damage a part of a hash or a sorted set, besides all ways to damage it as a whole. */
const values = ['deleted', 'garbage', 'inf', '-inf', '-1', '1.5', '9223372036854775807'];

interface Damage {
  readonly what: string;
  do(redis: Redis): Promise<unknown>;
}

/** Every damage of a key, and of each of its parts. */
async function damagesOf(redis: Redis, key: string): Promise<Damage[]> {
  const damages: Damage[] = ways.map((way) => ({
    what: `${way} ${key}`,
    do: () => damage(redis, key, way),
  }));
  const type = await redis.type(key);
  for (const value of values) {
    const what = `${value} in ${key}`;
    const isDeleted = value === 'deleted';
    if (type === 'string' && !isDeleted) damages.push({ what, do: () => redis.set(key, value) });
    if (type === 'hash')
      for (const field of await redis.hkeys(key))
        damages.push({
          what: `${what} ${field}`,
          do: () => (isDeleted ? redis.hdel(key, field) : redis.hset(key, field, value)),
        });
    if (type === 'zset' && value !== 'garbage')
      for (const member of await redis.zrange(key, '0', '-1'))
        damages.push({
          what: `${what} ${member}`,
          do: () => (isDeleted ? redis.zrem(key, member) : redis.zadd(key, value, member)),
        });
  }
  return damages;
}

/** What has to be true of the counters and lists of an account, from its jobs alone. */
async function expectConsistent({ redis, base }: DamagedAccount) {
  const sums = { jobs: 0, bytes: 0, keptBytes: 0, historyBytes: 0, inProgress: 0 };
  for (const id of await redis.zrange(`${base}jobs`, '0', '-1')) {
    const job = await redis.hgetall(`${base}job:${id}`);
    const bytes = Number(job['bytes'] ?? 0);
    sums.jobs += 1;
    sums.bytes += bytes + Number(job['chunkBytes'] ?? 0);
    if (job['endedMs'] !== undefined) sums.keptBytes += bytes;
    if (job['forgottenMs'] !== undefined) sums.historyBytes += bytes;
    if (job['state'] === 'IN_PROGRESS') sums.inProgress += 1;
  }
  const number = async (name: string) => Number((await redis.get(`${base}${name}`)) ?? 0);
  const size = (name: string) => redis.zcard(`${base}${name}`);
  let queued = 0;
  let inProgress = 0;
  for (const endpointId of await redis.smembers(`${base}endpoints`)) {
    queued += (await size(`waiting:${endpointId}`)) + (await size(`low:${endpointId}`));
    inProgress += Number((await redis.hget(`${base}counts:${endpointId}`, 'inProgress')) ?? 0);
  }
  const counted = {
    jobs: (await size('kept')) + (await size('history')) + queued + inProgress,
    bytes: await number('bytes'),
    keptBytes: await number('keptBytes'),
    historyBytes: await number('historyBytes'),
    inProgress,
  };
  expect(counted).toEqual(sums);
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('whatever was damaged, the second upkeep finds nothing', async () => {
    const story = await begin();
    await story.replica.close();
    const account = await damagedAccount(`redis://127.0.0.1:${story.redis.options.port}`, 'team');
    const { redis, base, upkeep } = account;
    await upkeep();
    const keys = (await redis.keys(`${base}*`)).sort();
    const kept = await Promise.all(
      keys.map(async (key) => ({ key, dump: await redis.dumpBuffer(key) })),
    );
    const kinds = new Map(keys.map((key) => [kindOf(key), key]));
    expect(kinds.size).toBeGreaterThan(20);
    const failures: string[] = [];
    let tried = 0;
    const cases = await Promise.all(Array.from(kinds.values(), (key) => damagesOf(redis, key)));
    for (const each of cases.flat()) {
      // Some damages are noticed only when another one has everything counted anew.
      for (const hasOther of [false, true]) {
        const restored = redis.pipeline().flushall();
        for (const { key, dump } of kept) restored.restore(key, 0, dump);
        await restored.exec();
        await each.do(redis);
        if (hasOther) await redis.set(`${base}recount`, 1);
        tried += 1;
        try {
          await upkeep();
          expect((await upkeep()).told, 'the second upkeep').toEqual([]);
          expect(await redis.exists(`${base}recount`, `${base}recounting`)).toBe(0);
          await account.account.run('append', { event: '{}' });
        } catch (error) {
          failures.push(`${each.what}, another: ${hasOther}: ${error}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(800);
  });

  test('a step of a recount looks at few jobs', async () => {
    const account = await damagedAccount((await ownServer()).url, 'test');
    const { redis, base, step } = account;
    await addJobs(account, 3000);
    await redis.del(`${base}bytes`);
    let isUnfinished = true;
    let steps = 0;
    for (; isUnfinished; steps += 1) {
      const read = await countCommands(redis, 'hmget', async () => {
        isUnfinished = await step();
      });
      expect(read).toBeLessThan(2000);
    }
    expect(steps).toBeGreaterThan(6);
    await expectConsistent(account);
  });

  test('changes between two steps of a recount count', async () => {
    const account = await damagedAccount((await ownServer()).url, 'test');
    const { redis, base, upkeep } = account;
    const ids = await addJobs(account, 2000);
    await redis.del(`${base}bytes`);
    let next = 0;
    const history = { historyJobs: 100, historyBytes: 2 ** 20 };
    const { steps } = await upkeep(async () => {
      for (const id of ids.slice(next, next + 50))
        await account.account.run('forget', { id, version: 1, ...history });
      next += 50;
      await account.account.run('discard', { id: ids[next] ?? '', version: 'none' });
      const grown = ids.at(-next / 50) ?? '';
      const commands = [['HINCRBY', `job:${grown}`, 'bytes', '10']];
      for (const name of ['bytes', 'keptBytes']) commands.push(['INCRBY', name, '10']);
      await account.account.run('commit', {
        ...{ key: `job:${grown}`, expected: '{}', commands: JSON.stringify(commands) },
        ...{ room: undefined, accountBytes: 2 ** 40, last: undefined },
      });
    });
    expect(steps).toBeGreaterThan(4);
    // It does not begin anew.
    expect(steps).toBeLessThan(20);
    expect(Number(await redis.get(`${base}bytes`))).toBeGreaterThan(0);
    await expectConsistent(account);
    expect((await upkeep()).told).toEqual([]);
  });

  test('of many lost jobs few are named, and the others are counted', async () => {
    const account = await damagedAccount((await ownServer()).url, 'test');
    const { redis, base, upkeep } = account;
    const ids = await addJobs(account, 2000);
    const lost = ids.slice(100);
    await redis.unlink(...lost.map((id) => `${base}job:${id}`));
    const { told } = await upkeep();
    expect(told.length).toBeLessThanOrEqual(22);
    expect(told.at(-1)).toMatch(/\d+ more keys in Redis were damaged/);
    expect(await redis.zcard(`${base}jobs`)).toBe(100);
    await expectConsistent(account);
  });

  test('a deadline that only one job lacks is found', async () => {
    const account = await damagedAccount((await ownServer()).url, 'test');
    const { redis, base, upkeep } = account;
    await addJobs(account, 10);
    await upkeep();
    await redis.zrem(`${base}due`, 'deadline:job-3');
    await redis.zadd(`${base}due`, 1e12, 'webhook:none:0');
    expect((await upkeep()).told).toEqual([expect.stringContaining(`${base}due`)]);
    expect(await redis.zscore(`${base}due`, 'deadline:job-3')).not.toBeNull();
  });
});
