/** The webhook calls of one replica on Redis, with time that passes when the test says so. */
import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import type { QueuedCall } from '../../../../src/reference/engine-bullmq/bullmq-queue.ts';
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
    const queued: QueuedCall[] = [];
    const calls = new WebhookCalls({
      jobs,
      replicas: { id, isGone: (other) => gone.has(other) },
      faults: new Faults([], { events: { append: () => undefined }, seed: 'test' }),
      send: () => new Promise((resolve) => answers.push(resolve)),
      hostLimit: 2,
      againMs: 1000,
      enqueue: async (call) => {
        queued.push(call);
      },
      expect: () => undefined,
      onError: () => undefined,
    });
    return { calls, answers, queued };
  };
  for (const name of names) {
    await store.ask((redis) => redis.hset(`${base}hook:${name}`, { ...hook, ...call }));
  }
  return { store, clock, jobs, gone, replica };
}

const answered = (status: number) => ({ kind: 'answered', status }) as const;

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('calls that are lost keep no place at their host', async () => {
    const { store, replica } = await waitingCalls(['job:0']);
    const { calls, queued } = replica('one');
    const underWay = `${base}callsUnderWay:${hook.host}`;
    await store.ask((redis) => redis.sadd(underWay, 'lost:0', 'lost:1'));
    await calls.queue('job:0');
    expect(queued).toEqual([{ hook: 'job:0', attempt: 1 }]);
  });

  test('a call that waits for its turn is not looked at again and again', async () => {
    const names = ['job:0', 'job:1', 'job:2'];
    const { store, clock, replica } = await waitingCalls(names);
    const { calls, queued, answers } = replica('one');
    const dueIn = async (name: string) =>
      Number(await store.ask((redis) => redis.zscore(`${base}due`, `webhook:${name}`))) -
      clock.now();
    for (const name of names) await calls.queue(name);
    expect(queued.map((each) => each.hook)).toEqual(['job:0', 'job:1']);
    expect(await dueIn('job:2')).toBe(60_000);
    expect(await dueIn('job:1')).toBe(2000);
    // Whether it is due is said without its body, which may be large.
    await store.ask((redis) => redis.config('RESETSTAT'));
    expect(await calls.due('job:2')).toBe(1);
    expect(await store.ask((redis) => redis.info('commandstats'))).not.toContain('hgetall');
    const made = calls.call({ hook: 'job:0', attempt: 1 });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(answered(200));
    await made;
    expect(queued.at(-1)).toEqual({ hook: 'job:2', attempt: 1 });
    expect(await dueIn('job:2')).toBe(2000);
  });

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

  test('a host takes its share of the calls only, and keeps its order', async () => {
    const hanging = ['job:0', 'job:1', 'job:2', 'job:3', 'job:4'];
    const { store, replica } = await waitingCalls([...hanging, 'other:0']);
    await store.ask((redis) => redis.hset(`${base}hook:other:0`, { host: 'other.test' }));
    const { calls, answers, queued } = replica('one');
    for (const name of hanging) await calls.queue(name);
    expect(queued.map((queuedCall) => queuedCall.hook)).toEqual(['job:0', 'job:1']);
    await calls.queue('other:0');
    expect(queued.map((queuedCall) => queuedCall.hook)).toEqual(['job:0', 'job:1', 'other:0']);

    // What is due is queued again, in case that its entry was lost: that takes no further turn.
    for (const name of ['job:3', 'job:0']) await calls.queue(name);
    expect(queued.splice(0)).toHaveLength(4);

    // Calls that end together, and one that is given up after its replica has died.
    const called = ['job:0', 'job:1'].map((name) => calls.call({ hook: name, attempt: 1 }));
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of answers) answer(answered(200));
    await Promise.all(called);
    expect(queued.splice(0)).toEqual([
      { hook: 'job:2', attempt: 1 },
      { hook: 'job:3', attempt: 1 },
    ]);
    await store.ask((redis) => redis.hset(`${base}hook:job:2`, { taken: retries + 1 }));
    expect(await calls.due('job:2')).toBeUndefined();
    expect(queued).toEqual([{ hook: 'job:4', attempt: 1 }]);
  });

  test('a call that has failed leaves its turn to others until its next attempt', async () => {
    const { replica } = await waitingCalls(['job:0', 'job:1', 'job:2']);
    const { calls, answers, queued } = replica('one');
    for (const name of ['job:0', 'job:1', 'job:2']) await calls.queue(name);
    const called = calls.call({ hook: 'job:0', attempt: 1 });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(answered(500));
    await called;
    expect(queued.map((queuedCall) => queuedCall.hook)).toEqual(['job:0', 'job:1', 'job:2']);
    await calls.queue('job:0');
    expect(queued).toHaveLength(3);
  });

  test('a reset gives back the turns of the calls that it drops', async () => {
    const { store, jobs, replica } = await waitingCalls(['job:0', 'job:1', 'job:2']);
    const { calls, queued } = replica('one');
    for (const name of ['job:0', 'job:1', 'job:2']) {
      await calls.queue(name);
      await store.ask((redis) => redis.zadd(`${base}due`, 0, `webhook:${name}`));
    }
    await jobs.options.account.run('clear', { limit: 10, isLast: true });
    await store.ask((redis) => redis.hset(`${base}hook:job:3`, { ...hook, ...call }));
    await calls.queue('job:3');
    expect(queued.at(-1)).toEqual({ hook: 'job:3', attempt: 1 });
    expect(await store.ask((redis) => redis.keys(`${base}callsWaiting:*`))).toEqual([]);
  });
});
