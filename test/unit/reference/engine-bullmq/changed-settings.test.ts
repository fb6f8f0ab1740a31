/** Jobs in Redis outlive the settings of the service. */
import { expect, onTestFinished, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock, systemTimers } from '../../../../src/core/clock.ts';
import type { ServiceSettings } from '../../../../src/reference/service.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { connectReplica } from './replica.ts';

const { executionTimeout } = lifecycle.timers;
const moreMs = 10_000;

test.skipIf(!hasRedis)(
  'jobs of an endpoint that is no longer there are shown and end',
  async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
    const errors: unknown[] = [];
    const replica = async (endpoints: ServiceSettings['endpoints']) => {
      const connected = await connectReplica({
        ...{ url: server.url, id: 'account', settings: { endpoints }, clock },
        lookMs: 60_000,
        onError: (error) => errors.push(error),
      });
      onTestFinished(() => connected.close());
      return connected;
    };
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
      .poll(() => states(before), { timeout: 20_000 })
      .toEqual(['IN_QUEUE', 'IN_PROGRESS']);
    await before.close();

    const after = await replica({ echo: { kind: 'serverless', worker: 'echo' } });
    expect(await states(after)).toEqual(['IN_QUEUE', 'IN_PROGRESS']);
    await clock.advance(executionTimeout.default);
    expect(await states(after)).toEqual(['IN_QUEUE', 'TIMED_OUT']);
    await clock.advance(moreMs);
    expect(await states(after)).toEqual(['TIMED_OUT', 'TIMED_OUT']);
    expect(errors).toEqual([]);
  },
);
