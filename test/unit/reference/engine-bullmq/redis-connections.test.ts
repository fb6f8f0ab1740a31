/** A process's connections to Redis: which errors mean that it is away. */
import { expect, onTestFinished, test } from 'vitest';
import { macrotask } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { JobQueue } from '../../../../src/reference/engine-bullmq/bullmq-queue.ts';
import { storeError } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { connectionsTo, ownServer } from './own-redis.ts';
import { RedisProxy } from './redis-proxy.ts';
import { hasRedis } from './redis-server.ts';

test.skipIf(!hasRedis)('only a server that is away makes the store unavailable', async () => {
  const server = await ownServer();
  const store = await connectionsTo(server.url);
  const wrong = store.ask(() => Promise.reject(new RangeError('A defect.')));
  await expect(wrong).rejects.toThrow(RangeError);
  await store.ask((redis) => redis.set('text', 'a'));
  await expect(store.ask((redis) => redis.lpush('text', 'b'))).rejects.toThrow('WRONGTYPE');
  await server.halt();
  const away = () => store.ask((redis) => redis.ping()).catch((error: unknown) => error);
  expect(await away()).toBeInstanceOf(StoreUnavailable);
  await expect.poll(() => store.redis.status).toBe('reconnecting');
  expect(await away()).toBeInstanceOf(StoreUnavailable);
});

test.skipIf(!hasRedis)(
  'an answer counts that arrived while this process was suspended',
  async () => {
    const store = await connectionsTo((await ownServer()).url);
    const answer = store.ask((redis) => redis.ping());
    // For longer than a command may take.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    expect(await answer).toBe('PONG');
  },
);

test.skipIf(!hasRedis)(
  'a database that is no longer there is not replaced by another',
  async () => {
    const server = await ownServer();
    const store = await connectionsTo(`${server.url}/9`);
    await store.ask((redis) => redis.set('text', 'nine'));
    await server.halt();
    const errors: unknown[] = [];
    store.redis.on('error', (error) => errors.push(error));
    await server.run(['--databases', '4']);
    await expect.poll(() => errors.join(), { timeout: 60_000 }).toContain('DB index');
    const set = store.ask((redis) => redis.set('text', 'zero'));
    await expect(set).rejects.toBeInstanceOf(StoreUnavailable);
  },
  60_000,
);

test.skipIf(!hasRedis)('an entry that a replica has lost is no error', async () => {
  const server = await ownServer();
  const errors: unknown[] = [];
  const store = await connectionsTo(server.url);
  const leaves: (() => void)[] = [];
  const queue = new JobQueue<string>(
    {
      ...{ store, prefix: '{test}', name: 'queue', lockMs: 500, processName: 'test' },
      onError: (error) => errors.push(error),
    },
    {
      concurrency: 2,
      isEntry: (data) => typeof data === 'string',
      process: () => new Promise((resolve) => leaves.push(() => resolve('done'))),
      abandon: () => undefined,
    },
  );
  onTestFinished(() => queue.close());
  await queue.setCapacity(2);
  await queue.add('entry', 'entry');
  await queue.start();
  await expect.poll(() => leaves.length, { timeout: 60_000 }).toBe(1);
  await store.ask((redis) => redis.del('{test}:queue:entry:lock'));
  // Its lock could not be renewed, so it is handed out again.
  await expect.poll(() => leaves.length, { timeout: 60_000 }).toBe(2);
  for (const leave of leaves) leave();
  await queue.close();
  expect(errors).toEqual([]);
});

test.skipIf(!hasRedis)('a connection may be closed while it comes back', async () => {
  const server = await ownServer();
  const proxy = await RedisProxy.start(server.port);
  onTestFinished(() => proxy.stop());
  const store = await connectionsTo(proxy.url);
  await store.listen('channel', () => undefined);
  proxy.cut();
  proxy.mend();
  proxy.cutAt('subscribe', 1, 'silence');
  await expect.poll(() => proxy.hasCut).toBe(true);
  // A rejection that nobody handles would fail this test.
  store.close();
  await macrotask();
});

test.each([
  "OOM command not allowed when used memory > 'maxmemory'.",
  // Redis 6.2, where a script or its caught error says so.
  "ERR Error running script (call to f_8d2): @user_script:17: @user_script: 17: -OOM command not allowed when used memory > 'maxmemory'.",
  "@user_script: 17: -OOM command not allowed when used memory > 'maxmemory'.",
  'ERR Error running script (call to f_8d2): @user_script:1: @user_script: 1: -MISCONF Redis is configured to save RDB snapshots',
])('a server that refuses a change is away: %s', (message) => {
  const error = Object.assign(new Error(message), { name: 'ReplyError' });
  expect(storeError(error)).toBeInstanceOf(StoreUnavailable);
});

test('a text in a script is no reason to think that a server is away', () => {
  const error = Object.assign(new Error('ERR Error running script: no OOM here'), {
    name: 'ReplyError',
  });
  expect(storeError(error)).toBe(error);
});
