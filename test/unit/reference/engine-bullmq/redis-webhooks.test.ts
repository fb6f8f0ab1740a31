/** The webhook calls of one replica on Redis, with time that passes when the test says so. */
import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { WebhookCalls } from '../../../../src/reference/engine-bullmq/redis-webhooks.ts';
import { base, jobsOf, ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const { retries, spacingMs, timeLimitMs } = lifecycle.webhook;

test.skipIf(!hasRedis)('no attempt is due while another one is under way', async () => {
  const { store, clock, account } = await ownRedis();
  const jobs = jobsOf(account);
  const answers: ((outcome: AttemptOutcome) => void)[] = [];
  const calls = new WebhookCalls({
    jobs,
    faults: new Faults([], { events: { append: () => undefined }, seed: 'test' }),
    send: () => new Promise((resolve) => answers.push(resolve)),
    againMs: 1000,
    expect: () => undefined,
    onError: () => undefined,
  });
  const hook = { jobId: 'job', endpointId: 'echo', operationId: 'runJob', host: 'receiver.test' };
  const call = { url: 'http://receiver.test/', body: '{}', taken: 0, attempts: 0 };
  await store.ask((redis) =>
    redis.hset(`${base}hook:job:0`, { ...hook, ...call, state: 'waiting' }),
  );

  for (let attempt = 1; attempt <= retries + 1; attempt += 1) {
    expect(await calls.due('job:0')).toBe(attempt);
    const called = calls.call({ hook: 'job:0', attempt });
    await expect.poll(() => answers.length).toBe(attempt);
    expect(await calls.due('job:0')).toBeUndefined();
    answers[attempt - 1]?.({ kind: 'answered', status: 500 });
    await called;
    expect(await calls.due('job:0')).toBeUndefined();
    await clock.advance(spacingMs);
  }
  expect(await jobs.hook('job:0')).toMatchObject({ progress: { state: 'givenUp' } });

  // Its replica dies during the last attempt.
  await store.ask((redis) =>
    redis.hset(`${base}hook:job:1`, { ...hook, ...call, taken: retries, state: 'waiting' }),
  );
  void calls.call({ hook: 'job:1', attempt: retries + 1 });
  await expect.poll(() => answers.length).toBe(retries + 2);
  expect(await calls.due('job:1')).toBeUndefined();
  expect(await jobs.hook('job:1')).toMatchObject({ progress: { state: 'waiting' } });
  await clock.advance(timeLimitMs + spacingMs);
  expect(await calls.due('job:1')).toBeUndefined();
  expect(await jobs.hook('job:1')).toMatchObject({ progress: { state: 'givenUp' } });
});
