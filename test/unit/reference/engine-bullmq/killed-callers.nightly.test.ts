/** Replicas that are killed while they call a webhook. */
import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { options, startReceiver } from './images-on-redis.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { spawnReplica } from './spawned-replica.ts';

test.skipIf(!hasRedis)(
  'a webhook is called three times although each of the calling processes is killed',
  async () => {
    const redis = await ownServer();
    const receiver = await startReceiver();
    // Another replica gives a call up for lost after 20 seconds.
    const start = () => spawnReplica({ ...options, redisUrl: redis.url, speed: 20 });
    let caller = await start();
    const request = { input: { prompt: 'A lighthouse' }, webhook: receiver.url };
    const { id } = (await caller.call('POST', '/v2/image/run', request)).body;
    for (let attempt = 1; attempt <= lifecycle.webhook.retries + 1; attempt += 1) {
      await expect
        .poll(() => receiver.calls.get(id), { timeout: 60_000 })
        .toBeGreaterThanOrEqual(attempt);
      await caller.kill();
      caller = await start();
    }
    const webhook = async () => (await caller.call('GET', `/control/jobs/${id}`)).body.webhook;
    await expect.poll(webhook, { timeout: 60_000 }).toMatchObject({ state: 'givenUp' });
    expect(receiver.calls.get(id)).toBe(lifecycle.webhook.retries + 1);
    const health = (await caller.call('GET', '/v2/image/health')).body;
    expect(health.jobs).toMatchObject({ completed: 1, inProgress: 0, inQueue: 0 });
  },
  150_000,
);
