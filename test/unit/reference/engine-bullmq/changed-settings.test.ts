/** Jobs in Redis outlive the settings of the service. */
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock, systemTimers } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { baseOf } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { connectionsTo, ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { connectReplica } from './replica.ts';

const { executionTimeout } = lifecycle.timers;
const moreMs = 10_000;

test.skipIf(!hasRedis)(
  'jobs of an endpoint that is no longer there are shown and end',
  async () => {
    const server = await ownServer();
    const store = await connectionsTo(server.url);
    const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
    const errors: unknown[] = [];
    const replica = (endpoints: ServiceSettings['endpoints']) =>
      connectReplica({
        ...{ url: server.url, id: 'account', settings: { endpoints }, clock, lookMs: 60_000 },
        onError: (error) => errors.push(error),
      });
    const workers = { max: 1, coldStartMs: 0 };
    const before = await replica({ old: { kind: 'serverless', worker: 'script', workers } });
    const hanging = { input: { script: { hang: true } } };
    const waiting = { input: {}, policy: { ttl: executionTimeout.default + moreMs } };
    for (const job of [hanging, waiting]) await before.call('POST', '/v2/old/run', job);
    const states = async ({ call }: typeof before) => {
      await clock.advance(0);
      const { body } = await call('GET', '/control/jobs?kind=serverless');
      return body.jobs?.map(({ status }: { status: string }) => status);
    };
    await expect
      .poll(() => states(before), { timeout: 60_000 })
      .toEqual(['IN_QUEUE', 'IN_PROGRESS']);
    await before.close();

    const after = await replica({ echo: { kind: 'serverless', worker: 'echo' } });
    expect(await states(after)).toEqual(['IN_QUEUE', 'IN_PROGRESS']);
    await clock.advance(executionTimeout.default);
    expect(await states(after)).toEqual(['IN_QUEUE', 'TIMED_OUT']);
    await clock.advance(moreMs);
    expect(await states(after)).toEqual(['TIMED_OUT', 'TIMED_OUT']);

    // Who scales the endpoint expires.
    const keys = async () => {
      const all = await store.ask((redis) => redis.keys(`${baseOf('account')}*:old`));
      return all.filter((key) => !key.includes('scaler:'));
    };
    expect(await keys()).not.toEqual([]);
    expect((await after.call('POST', '/control/reset')).status).toBeLessThan(300);
    expect(await keys()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.skipIf(!hasRedis)(
  'a replica does what is due for an endpoint that only another one has, or hands it on',
  async () => {
    const server = await ownServer();
    const redis = new Redis(server.url);
    const follower = new Redis(server.url);
    onTestFinished(() => {
      redis.disconnect();
      follower.disconnect();
    });
    const heard: string[] = [];
    await follower.subscribe('inference:{account}:changes');
    follower.on('message', (_channel, message: string) => heard.push(message));
    const errors: unknown[] = [];
    const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
    const replica = (endpoints: ServiceSettings['endpoints']) =>
      connectReplica({
        ...{ url: server.url, id: 'account', settings: { endpoints }, clock, lookMs: 60_000 },
        // The other one loses its connection.
        onError: (error) => error instanceof StoreUnavailable || errors.push(error),
      });
    const workers = { max: 1, coldStartMs: 0 };
    const executionTimeoutMs = 8000;
    // Elected for the endpoints that it has.
    const earlier = await replica({ echo: { kind: 'serverless', worker: 'echo' } });
    await expect.poll(() => redis.exists('inference:{account}:scaler:echo')).toBe(1);
    const later = await replica({
      added: { kind: 'serverless', worker: 'script', workers, executionTimeoutMs },
    });
    const submit = async () => {
      const { body } = await later.call('POST', '/v2/added/run', {
        input: { script: { hang: true } },
      });
      return body.id;
    };
    const statusOf = async (id: string) => {
      await clock.advance(0);
      return (await earlier.call('GET', `/control/jobs/${id}`)).body;
    };
    const running = await submit();
    await expect
      .poll(() => statusOf(running), { timeout: 60_000 })
      .toMatchObject({ status: 'IN_PROGRESS' });
    const waiting = await submit();
    later.die();
    const queued = 'inference-queue:{account:added}:added';
    const entry = `${queued}:${waiting}.0`;
    await redis.del(entry, `${queued}:wait`);
    await redis.zadd('inference:{account}:due', 0, `enqueue:${waiting}`, 0, 'scale:added');
    heard.length = 0;

    await clock.advance(executionTimeoutMs);
    expect(await statusOf(running)).toMatchObject({
      status: 'TIMED_OUT',
      executionTime: executionTimeoutMs,
    });
    await expect.poll(() => redis.exists(entry), { timeout: 60_000 }).toBe(1);
    await expect.poll(() => heard).toContain('scale:added');
    expect(errors).toEqual([]);
  },
  60_000,
);
