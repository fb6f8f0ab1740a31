/** A replica that is killed at work: what it accepted is finished by another one. */
import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinal } from '../../../../src/reference/engine/rules/job-states.ts';
import { options, startReceiver } from './images-on-redis.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { type SpawnedReplica, spawnReplica } from './spawned-replica.ts';

test.skipIf(!hasRedis)(
  'a process killed during jobs, webhook calls and submissions loses nothing that it accepted',
  async () => {
    const redis = await ownServer();
    const receiver = await startReceiver();
    const start = () => spawnReplica({ ...options, redisUrl: redis.url });
    const [one, other] = await Promise.all([start(), start()]);
    const request = { input: { prompt: 'A lighthouse' }, webhook: receiver.url };
    const accepted: string[] = [];
    let isKilled = false;
    const submitTo = async ({ call }: SpawnedReplica) => {
      while (!isKilled) {
        // What gets no answer is not accepted, although it may be there.
        const answer = await call('POST', '/v2/image/run', request).catch(() => undefined);
        if (answer?.status === 200) accepted.push(answer.body.id);
      }
    };
    const submitting = [one, one, one, other].map(submitTo);
    await expect.poll(() => receiver.calls.size, { timeout: 60_000 }).toBeGreaterThan(10);
    await one.kill();
    isKilled = true;
    receiver.release();
    await Promise.all(submitting);

    const unfinished = async () => {
      const { jobs } = (await other.call('GET', '/v2/image/health')).body;
      return jobs.inQueue + jobs.inProgress;
    };
    await expect.poll(unfinished, { timeout: 60_000, interval: 200 }).toBe(0);
    for (const id of accepted) {
      const { status, body } = await other.call('GET', `/v2/image/status/${id}`);
      expect([status, isFinal(body.status)]).toEqual([200, true]);
    }
    expect(new Set(accepted).size).toBe(accepted.length);
    const completed = await other.call('GET', '/control/jobs?state=COMPLETED&limit=1');
    expect(completed.body.total).toBeGreaterThan(0);
    const ledger = await other.call('GET', '/control/ledger');
    expect(ledger.body.totals).toMatchObject([{ jobs: completed.body.total }]);
    const least = () => Math.min(...accepted.map((id) => receiver.calls.get(id) ?? 0));
    // A call that the process had taken and not made is made by another one after its time limit.
    await expect.poll(least, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(Math.max(...receiver.calls.values())).toBeLessThanOrEqual(lifecycle.webhook.retries + 1);
  },
  150_000,
);
