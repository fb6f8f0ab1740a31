import { expect, test } from 'vitest';
import { Budget, BudgetExceeded } from '../../../src/conformance/run/budget.ts';
import { createPace } from '../../../src/conformance/run/request-pace.ts';
import { ManualClock } from '../../../src/core/clock.ts';

const cent = 100_000_000n;

test('a request that exceeds the remaining budget is refused and consumes nothing', () => {
  const budget = new Budget({ maxCost: '0.02', maxRequests: 10 });
  budget.reserve(cent);
  expect(() => budget.reserve(cent + 1n)).toThrow(BudgetExceeded);
  expect(budget.reserved).toBe('0.01');
  budget.reserve(cent);
  expect(budget.reserved).toBe('0.02');
  expect(() => budget.reserve(1n)).toThrow('can cost $0.0000000001');
  expect(budget.requests).toBe(2);
});

test('requests that cost nothing still count towards the request limit', () => {
  const budget = new Budget({ maxCost: '0', maxRequests: 2 });
  budget.reserve(0n);
  budget.reserve(0n);
  expect(() => budget.reserve(0n)).toThrow('The limit of 2 requests (maxRequests) is reached.');
});

test('requests are spaced out to stay within the average rate', async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const pace = createPace(4, { clock, signal });
  const startMs = clock.now();
  const sentMs: number[] = [];
  const sending = Promise.all(
    [1, 2, 3, 4].map(() => pace().then(() => sentMs.push(clock.now() - startMs))),
  );
  await clock.advance(1000);
  await sending;
  expect(sentMs).toEqual([0, 250, 500, 750]);
});

test('an abort ends the wait between requests', async () => {
  const clock = new ManualClock();
  const stop = new AbortController();
  const pace = createPace(1, { clock, signal: stop.signal });
  await pace();
  const waiting = pace();
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

test('requests of bulk let others go first, and still get every fourth turn', async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const pace = createPace(1, { clock, signal });
  const order: string[] = [];
  const send = (name: string, isBulk: boolean) => pace({ isBulk }).then(() => order.push(name));
  const sending = [
    ...['a', 'b', 'c'].map((name) => send(`bulk ${name}`, true)),
    ...[1, 2, 3, 4].map((name) => send(`poll ${name}`, false)),
  ];
  await clock.advance(7000);
  await Promise.all(sending);
  expect(order).toEqual(['bulk a', 'poll 1', 'poll 2', 'bulk b', 'poll 3', 'poll 4', 'bulk c']);
});
