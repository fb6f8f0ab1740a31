/** The request logs of two replicas on one Redis: each has what its own process answered, and says so. */
import { expect, test } from 'vitest';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { connectReplica } from './replica.ts';

test.skipIf(!hasRedis)('each replica lists its own requests and names itself', async () => {
  const { url } = await ownServer();
  const settings = { endpoints: { echo: { kind: 'serverless', worker: 'echo' } } } as const;
  const replicas = await Promise.all(
    ['one', 'two'].map(() => connectReplica({ url, settings, id: 'demo' })),
  );
  const [one, two] = replicas;
  await one?.call('POST', '/v2/echo/run', { input: {} });
  await one?.call('GET', '/v2/ecko/health');
  await two?.call('POST', '/v2/echo/run', {});
  const lists = await Promise.all(
    replicas.map(async ({ call }) => (await call('GET', '/control/requests')).body),
  );
  expect(lists).toMatchObject([
    { isOneReplica: true, total: 2, requests: [{ status: 404 }, { status: 200 }] },
    { isOneReplica: true, total: 1, requests: [{ status: 400 }] },
  ]);
  const [{ replicaId: first, requests }, { replicaId: second }] = lists;
  expect(first).not.toBe(second);
  expect(requests[0].id).toMatch(new RegExp(`^${first}-`));
  const elsewhere = await two?.call('GET', `/control/requests/${requests[0].id}`);
  expect(elsewhere).toMatchObject({ status: 404 });
  expect(elsewhere?.body.detail).toContain('other replicas');
});
