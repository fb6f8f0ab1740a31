/** The webhook calls of one replica on Redis, with time that passes when the test says so. */
import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { WebhookCalls } from '../../../../src/reference/engine-bullmq/redis-webhooks.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const { retries, spacingMs, timeLimitMs } = lifecycle.webhook;

const hook = { jobId: 'job', endpointId: 'echo', operationId: 'runJob', host: 'receiver.test' };
const call = { url: 'http://receiver.test/', body: '{}', taken: 0, attempts: 0, state: 'waiting' };

/** A server with calls that wait, and the calls of replicas, whose attempts end when the test says so. */
async function waitingCalls(names: readonly string[]) {
  const { store, clock, account } = await ownRedis();
  const jobs = jobsOf(account);
  const gone = new Set<string>();
  const replica = (id: string) => {
    const answers: ((outcome: AttemptOutcome) => void)[] = [];
    const calls = new WebhookCalls({
      jobs,
      replicas: { id, isGone: (other) => gone.has(other) },
      faults: new Faults([], { events: { append: () => undefined }, seed: 'test' }),
      send: () => new Promise((resolve) => answers.push(resolve)),
      againMs: 1000,
      expect: () => undefined,
      onError: () => undefined,
    });
    return { calls, answers };
  };
  for (const name of names) {
    await store.ask((redis) => redis.hset(`${base}hook:${name}`, { ...hook, ...call }));
  }
  return { store, clock, jobs, gone, replica };
}

const answered = (status: number) => ({ kind: 'answered', status }) as const;

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('no attempt is due while another one is under way', async () => {
    const { store, clock, jobs, gone, replica } = await waitingCalls(['job:0', 'job:1']);
    const { calls, answers } = replica('one');
    for (let attempt = 1; attempt <= retries + 1; attempt += 1) {
      expect(await calls.due('job:0')).toBe(attempt);
      const called = calls.call({ hook: 'job:0', attempt });
      await expect.poll(() => answers.length).toBe(attempt);
      expect(await calls.due('job:0')).toBeUndefined();
      answers[attempt - 1]?.(answered(500));
      await called;
      expect(await calls.due('job:0')).toBeUndefined();
      await clock.advance(spacingMs);
    }
    expect(await jobs.hook('job:0')).toMatchObject({ progress: { state: 'givenUp' } });

    // Its replica dies during the last attempt.
    await store.ask((redis) => redis.hset(`${base}hook:job:1`, { taken: retries }));
    void calls.call({ hook: 'job:1', attempt: retries + 1 });
    await expect.poll(() => answers.length).toBe(retries + 2);
    gone.add('one');
    const other = replica('other').calls;
    expect(await other.due('job:1')).toBeUndefined();
    expect(await jobs.hook('job:1')).toMatchObject({ progress: { state: 'waiting' } });
    await clock.advance(timeLimitMs + spacingMs);
    expect(await other.due('job:1')).toBeUndefined();
    expect(await jobs.hook('job:1')).toMatchObject({ progress: { state: 'givenUp' } });
  });

  test('the outcome of an attempt is awaited as long as its replica lives, but not for ever', async () => {
    const { clock, gone, replica } = await waitingCalls(['job:0']);
    const { calls, answers } = replica('suspended');
    void calls.call({ hook: 'job:0', attempt: 1 });
    await expect.poll(() => answers.length).toBe(1);
    const other = replica('other').calls;
    await clock.advance(timeLimitMs + spacingMs);
    expect(await other.due('job:0')).toBeUndefined();
    gone.add('suspended');
    expect(await other.due('job:0')).toBe(2);
    gone.clear();
    await clock.advance(60_000);
    expect(await other.due('job:0')).toBe(2);
  });

  test('after a successful attempt none follows, also if it ended during the next one', async () => {
    const { clock, jobs, gone, replica } = await waitingCalls(['job:0']);
    const [one, other] = [replica('one'), replica('other')];
    const first = one.calls.call({ hook: 'job:0', attempt: 1 });
    await expect.poll(() => one.answers.length).toBe(1);
    gone.add('one');
    await clock.advance(timeLimitMs + spacingMs);
    const second = other.calls.call({ hook: 'job:0', attempt: 2 });
    await expect.poll(() => other.answers.length).toBe(1);
    // It was suspended only.
    one.answers[0]?.(answered(200));
    await first;
    other.answers[0]?.(answered(500));
    await second;
    await clock.advance(timeLimitMs + spacingMs);
    expect(await other.calls.due('job:0')).toBeUndefined();
    expect(await jobs.hook('job:0')).toMatchObject({
      taken: 2,
      progress: { state: 'acknowledged' },
    });
  });

  test('a server whose memory is full stores the outcome of an attempt', async () => {
    const { store, jobs, replica } = await waitingCalls(['job:0']);
    const { calls, answers } = replica('one');
    const called = calls.call({ hook: 'job:0', attempt: 1 });
    await expect.poll(() => answers.length).toBe(1);
    await store.ask((redis) => redis.config('SET', 'maxmemory', '1'));
    answers[0]?.(answered(200));
    await called;
    expect(await jobs.hook('job:0')).toMatchObject({ progress: { state: 'acknowledged' } });
  });
});
