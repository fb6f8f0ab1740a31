import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { RequestLimiter, requestLimit } from '../../../../src/reference/engine/request-limits.ts';
import { MemoryRequestCounter } from '../../../../src/reference/engine-memory/memory-request-counter.ts';
import { expectSlidingWindow } from './sliding-window.ts';

function limiter() {
  const clock = new ManualClock({ startMs: 0 });
  const limits = {
    windowMs: 10_000,
    operations: { runJob: { requests: 3, concurrent: 2 }, purgeQueue: { requests: 1 } },
  };
  const limitOf = (id: string) => requestLimit(id, limits, new Alternatives());
  return { clock, limiter: new RequestLimiter(limitOf, new MemoryRequestCounter(clock)) };
}

test('admits the limit of requests per window and reports when the next one begins', async () => {
  const { clock, limiter: limit } = limiter();
  for (let request = 0; request < 3; request += 1) {
    const admission = await limit.admit('runJob', 'a');
    expect(admission?.kind).toBe('admitted');
    if (admission?.kind === 'admitted') admission.release();
  }
  await clock.advance(2500);
  expect(limit.admit('runJob', 'a')).toEqual({
    kind: 'refused',
    retryAfterSeconds: 8,
    reason: 'more than 3 requests in 10 s',
  });
  expect((await limit.admit('runJob', 'b'))?.kind).toBe('admitted');
  await clock.advance(7500);
  expect((await limit.admit('runJob', 'a'))?.kind).toBe('admitted');
});

test('no period has more requests, and none is refused without need', async () => {
  const clock = new ManualClock({ startMs: 0 });
  await expectSlidingWindow(clock, new MemoryRequestCounter(clock), 2000);
});

test('a limit that changes counts the requests before', async () => {
  const clock = new ManualClock({ startMs: 0 });
  const counter = new MemoryRequestCounter(clock);
  const count = (requests: number) =>
    counter.count('key', { requests, windowMs: 100, concurrent: undefined });
  for (let request = 0; request < 5; request += 1) {
    expect(count(5)).toMatchObject({ kind: 'counted' });
    await clock.advance(10);
  }
  expect(count(0)).toEqual({ kind: 'windowFull', waitMs: 100 });
  expect(count(3)).toEqual({ kind: 'windowFull', waitMs: 70 });
  expect(count(5)).toEqual({ kind: 'windowFull', waitMs: 50 });
  expect(count(6)).toMatchObject({ kind: 'counted' });
  expect(count(Number.POSITIVE_INFINITY)).toMatchObject({ kind: 'counted' });
});

test('admits the limit of concurrent requests', async () => {
  const { limiter: limit } = limiter();
  const first = await limit.admit('runJob', 'a');
  await limit.admit('runJob', 'a');
  expect(limit.admit('runJob', 'a')).toMatchObject({ kind: 'refused', retryAfterSeconds: 1 });
  if (first?.kind === 'admitted') first.release();
  expect((await limit.admit('runJob', 'a'))?.kind).toBe('admitted');
});

test('ignores operations without a limit', () => {
  const { limiter: limit } = limiter();
  for (let request = 0; request < 100; request += 1) {
    expect(limit.admit('getEndpointHealth', 'a')).toBeUndefined();
  }
});
