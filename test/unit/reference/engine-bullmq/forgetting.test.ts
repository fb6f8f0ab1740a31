/** When jobs are deleted from Redis, and when they are not. */
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { connectReplica, ended } from './replica.ts';

const noHistory = { historyJobs: 0, historyBytes: 0 };

/** Each look at it is a millisecond later. */
class TickingClock extends ManualClock {
  #looks = 0;

  override now(): number {
    this.#looks += 1;
    return super.now() + this.#looks;
  }
}

/** Ended jobs of an account that may keep one byte. */
async function keptJobs(ids: readonly string[], bytes = 1) {
  const { server, store, account } = await ownRedis();
  const jobs = jobsOf(account, { accountBytes: 1 });
  const kept = {
    endedMs: 0,
    endpointId: 'echo',
    state: 'COMPLETED',
    version: 1,
    bytes,
    chunkBytes: 0,
  };
  for (const [number, id] of ids.entries()) {
    await store.ask((redis) =>
      Promise.all([
        redis.hset(`${base}job:${id}`, { id, number, retries: 0, ...kept }),
        redis.zadd(`${base}jobs`, number, id),
        redis.zadd(`${base}kept`, number, id),
        redis.zadd(`${base}due`, number, `deadline:${id}`),
      ]),
    );
  }
  const sum = ids.length * bytes;
  await store.ask((redis) => redis.mset(`${base}bytes`, sum, `${base}keptBytes`, sum));
  const left = () => store.ask((redis) => redis.zrange(`${base}jobs`, '0', '-1'));
  return { server, store, account, jobs, left };
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('a job that was retried meanwhile is not forgotten', async () => {
    const { store, account, left } = await keptJobs(['job']);
    await store.ask((redis) => redis.hincrby(`${base}job:job`, 'version', 1));
    await account.run('forget', { id: 'job', version: 1, ...noHistory });
    expect(await left()).toEqual(['job']);
    await account.run('forget', { id: 'job', version: 2, ...noHistory });
    expect(await left()).toEqual([]);
  });

  test('a server whose memory is full still takes what is due, and forgets', async () => {
    const { store, account, left } = await keptJobs(['job']);
    await store.ask((redis) => redis.config('SET', 'maxmemory', '1'));
    await expect(account.run('append', { event: '{}' })).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await account.run('due', { leaseMs: 5000, limit: 10 })).toEqual([
      expect.anything(),
      ['deadline:job'],
    ]);
    await account.run('forget', { id: 'job', version: 1, ...noHistory });
    expect(await left()).toEqual([]);
  });

  test('the account may be full between two steps of a reset', async () => {
    const { store, account, jobs, left } = await keptJobs(['one', 'two', 'three']);
    expect(await account.run('clear', { limit: 1, isLast: true })).toBe(0);
    expect(await left()).toEqual(['two', 'three']);
    // Any change makes room.
    expect(await jobs.commit('job:three', { version: '1' }, [], { last: 'three' })).toEqual({
      kind: 'done',
    });
    expect(await left()).toEqual(['three']);
    const due = () => store.ask((redis) => redis.zrange(`${base}due`, '0', '-1'));
    expect(await due()).toEqual(['deadline:three']);
    expect(await account.run('clear', { limit: 1, isLast: true })).toBe(1);
    expect(await store.ask((redis) => redis.exists(`${base}bytes`, `${base}kept`))).toBe(0);
  });

  test('what a reset has deleted counts no longer, also if the reset goes no further', async () => {
    const { server, store, account } = await ownRedis();
    const workers = { max: 1, coldStartMs: 0 };
    const replica = await connectReplica({
      ...{ url: server.url, id: 'test', lookMs: 60_000 },
      settings: { endpoints: { one: { kind: 'serverless', worker: 'script', workers } } },
    });
    const submit = async (input: object) =>
      (await replica.call('POST', '/v2/one/run', { input })).body.id;
    await ended(replica, 'one', await submit({}));
    await submit({ script: { hang: true } });
    await submit({});
    const counted = async () => {
      const { body } = await replica.call('GET', '/v2/one/health');
      const bytes = await store.ask((redis) => redis.mget(`${base}bytes`, `${base}keptBytes`));
      const { inQueue, inProgress } = body.jobs;
      return { inQueue, inProgress, running: body.workers.running, bytes: bytes.map(Number) };
    };
    await expect.poll(counted).toMatchObject({ inQueue: 1, inProgress: 1, running: 1 });
    const ids = await store.ask((redis) => redis.zrange(`${base}jobs`, '0', '-1'));
    const waiting = await store.ask((redis) => redis.hget(`${base}job:${ids[2]}`, 'bytes'));
    expect(await account.run('clear', { limit: 2, isLast: false })).toBe(0);
    const bytes = [Number(waiting), 0];
    expect(await counted()).toEqual({ inQueue: 1, inProgress: 0, running: 0, bytes });
    expect(await account.run('clear', { limit: 2, isLast: false })).toBe(1);
    expect(await counted()).toEqual({ inQueue: 0, inProgress: 0, running: 0, bytes: [0, 0] });
  });

  test('a job that ends when its deadline has just been taken stays', async () => {
    const { server, store } = await ownRedis();
    const replica = await connectReplica({
      ...{ url: server.url, id: 'test', lookMs: 20 },
      settings: { endpoints: { echo: { kind: 'serverless', worker: 'echo' } } },
    });
    const { body } = await replica.call('POST', '/v2/echo/run', { input: {} });
    await ended(replica, 'echo', body.id);
    await store.ask((redis) =>
      redis.zadd(`${base}due`, 0, `deadline:${body.id}`, 0, 'deadline:none'),
    );
    // They are handled one after the other.
    const other = () => store.ask((redis) => redis.zscore(`${base}due`, 'deadline:none'));
    await expect.poll(other).toBeNull();
    expect((await replica.call('GET', `/v2/echo/status/${body.id}`)).status).toBe(200);
  });

  test('a change deletes few jobs at a time, and a submission as many as it needs', async () => {
    const ids = Array.from({ length: 1200 }, (_, index) => `job-${index}`);
    const { server, store, jobs, left } = await keptJobs(ids, 2 ** 40);
    const last = ids.at(-1) ?? '';
    await jobs.commit(`job:${last}`, { version: '1' }, [], { last });
    expect(await left()).toHaveLength(700);
    await store.ask((redis) => redis.del(`${base}due`));
    const replica = await connectReplica({
      ...{ url: server.url, id: 'test' },
      settings: { endpoints: { echo: { kind: 'serverless', worker: 'echo' } } },
    });
    const { body } = await replica.call('POST', '/v2/echo/run', { input: {} });
    expect(await left()).toEqual([body.id]);
  });

  test('a job whose charge Redis refuses fails, and nothing of the charge stays', async () => {
    const { server, store } = await ownRedis();
    const replica = await connectReplica({
      // So that nobody compares the sum with the ledger meanwhile.
      ...{ url: server.url, id: 'test', lookMs: 3_600_000 },
      settings: {
        endpoints: {
          image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
        },
      },
    });
    const most = `${2n ** 63n - 1n}`;
    await store.ask((redis) => redis.set(`${base}spent`, most));
    const job = { input: { prompt: 'a cat' } };
    const { body } = await replica.call('POST', '/v2/image/run', job);
    await ended(replica, 'image', body.id);
    expect((await replica.call('GET', `/v2/image/status/${body.id}`)).body.status).toBe('FAILED');
    const stored = await store.ask(async (redis) => [
      await redis.get(`${base}spent`),
      await redis.exists(`${base}ledger`),
      await redis.zrange(`${base}kept`, '0', '-1'),
    ]);
    expect(stored).toEqual([most, 0, [body.id]]);
  });

  test('a job expires exactly its ttl after it was queued', async () => {
    const { server, store } = await ownRedis();
    const workers = { max: 1, coldStartMs: 3_600_000 };
    const replica = await connectReplica({
      ...{ url: server.url, id: 'test', clock: new TickingClock() },
      settings: { endpoints: { echo: { kind: 'serverless', worker: 'echo', workers } } },
    });
    const ttl = 60_000;
    const job = { input: {}, policy: { ttl } };
    const { body } = await replica.call('POST', '/v2/echo/run', job);
    const [queuedMs, dueMs] = await store.ask(async (redis) => [
      await redis.hget(`${base}job:${body.id}`, 'queuedMs'),
      await redis.zscore(`${base}due`, `deadline:${body.id}`),
    ]);
    expect(Number(dueMs) - Number(queuedMs)).toBe(ttl);
  });
});
