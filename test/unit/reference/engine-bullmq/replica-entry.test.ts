/** What replicas notice of each other's settings when they start. */
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../../src/core/clock.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import { WorkerProcess } from '../../../../src/reference/engine-bullmq/worker-process.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const settings: ServiceSettings = {
  accounts: { team: { keys: { 'team-key': {} } } },
  endpoints: {
    greet: { kind: 'serverless', worker: { queue: true } },
    own: { kind: 'serverless', worker: { module: '/here/own.ts' } },
  },
};

async function joined(url: string, own: ServiceSettings) {
  const store = await RedisEngineStore.connect({ url, logSize: 10, onError: () => undefined });
  onTestFinished(() => store.close());
  return { store, warnings: await store.join(own) };
}

test.skipIf(!hasRedis)('a replica with other settings than the others says so', async () => {
  const { url } = await ownServer();
  expect((await joined(url, settings)).warnings).toEqual([]);
  const { greet, own } = settings.endpoints;
  if (greet === undefined || own === undefined) throw new Error('Expected two endpoints.');
  const same = {
    endpoints: {
      own: { kind: 'serverless', worker: { module: '/there/own.ts' } },
      greet,
    },
    accounts: settings.accounts,
    store: { redis: url },
  } as const;
  expect((await joined(url, same)).warnings).toEqual([]);
  for (const other of [
    { ...settings, accounts: { team: { keys: { 'other-key': {} } } } },
    { ...settings, limits: 'public' },
  ] as const) {
    const { store, warnings } = await joined(url, other);
    expect(warnings).toEqual([
      expect.stringContaining('2 of 2 other replicas have different settings'),
    ]);
    await store.close();
  }
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  const members = await redis.zrange('inference:replicas', '0', '-1');
  expect(members).toHaveLength(2);
  expect(members.join()).not.toContain('key');
});

test.skipIf(!hasRedis)('a replica that was killed is not counted', async () => {
  const { url } = await ownServer();
  const other = { ...settings, limits: 'public' } as const;
  const { store } = await joined(url, settings);
  const warning = (count: number) => [
    expect.stringContaining(`${count} of ${count} other replicas have different settings`),
  ];
  const second = await joined(url, other);
  expect(second.warnings).toEqual(warning(1));
  store.disconnect();
  // Redis hears of it a moment later.
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  await expect
    .poll(() => redis.pubsub('CHANNELS', 'inference:replica:*'), { timeout: 60_000 })
    .toHaveLength(1);
  expect(await redis.zcard('inference:replicas')).toBe(2);
  expect((await joined(url, other)).warnings).toEqual([]);
  expect((await joined(url, settings)).warnings).toEqual(warning(2));
});

test.skipIf(!hasRedis)('a replica names jobs of endpoints that it does not have', async () => {
  const { url } = await ownServer();
  await joined(url, settings);
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  await redis.zadd('inference:{team}:waiting:own', 1, 'one');
  await redis.zadd('inference:{team}:low:own', 2, 'two');
  await redis.hset('inference:{team}:counts:own', 'inProgress', 1);
  const { greet } = settings.endpoints;
  if (greet === undefined) throw new Error('Expected an endpoint.');
  const { warnings } = await joined(url, { ...settings, endpoints: { greet } });
  expect(warnings).toContainEqual(
    expect.stringContaining('3 jobs of the endpoint own, which the settings do not have.'),
  );
});

test.skipIf(!hasRedis)('a worker says if no replica has its endpoint', async () => {
  const { url } = await ownServer();
  const clock = systemClock();
  const warnings = async (endpointId: string) => {
    const consumer = await WorkerProcess.start({
      ...{ url, endpointId, concurrency: 1, clock },
      worker: { begin: () => ({ kind: 'real', done: new Promise(() => undefined), stop() {} }) },
      onRun: () => undefined,
      onError: () => undefined,
    });
    await consumer.close(0);
    return consumer.notices.filter(({ text }) => text.startsWith('No replica'));
  };
  expect(await warnings('greet')).toMatchObject([{ isWarning: true }]);
  const { store } = await joined(url, settings);
  expect(await warnings('greet')).toEqual([]);
  expect(await warnings('own')).toMatchObject([{ isWarning: true }]);
  await store.close();
  expect(await warnings('greet')).toMatchObject([{ isWarning: true }]);
});
