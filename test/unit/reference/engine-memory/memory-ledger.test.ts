import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { atOnce } from '../../../../src/core/event-loop-turns.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { chargeOf, withCost } from '../../../../src/reference/engine/rules/job-charges.ts';
import type { BudgetSettings } from '../../../../src/reference/engine/rules/queue-and-budget-limits.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';
import { Ledger } from '../../../../src/reference/engine-memory/memory-ledger.ts';

function ledgerOf(budget?: BudgetSettings) {
  const clock = new ManualClock({ startMs: Date.UTC(2026, 0, 31, 12) });
  const events = new EventLog(clock, 100);
  return { clock, events, ledger: new Ledger(budget, { clock, events }) };
}

const alternatives = new Alternatives();
const job = (endpointId: string) => ({ id: 'job', endpointId });

function charge(ledger: Ledger, endpointId: string): void {
  const charged = chargeOf(job(endpointId), {
    price: 'image-fast',
    quantity: 1_048_576n,
    alternatives,
  });
  if (charged === undefined) throw new Error('Expected a charge.');
  ledger.charge(charged);
}

test('has exact totals by day and endpoint', async () => {
  const { ledger, clock, events } = ledgerOf();
  charge(ledger, 'b');
  charge(ledger, 'b');
  charge(ledger, 'b');
  charge(ledger, 'a');
  await clock.advance(86_400_000);
  charge(ledger, 'a');
  expect(atOnce(ledger.report()).totals).toEqual([
    { endpointId: 'a', day: '2026-01-31', jobs: 1, quantity: '1048576', cost: '0.0025165824' },
    { endpointId: 'b', day: '2026-01-31', jobs: 3, quantity: '3145728', cost: '0.0075497472' },
    { endpointId: 'a', day: '2026-02-01', jobs: 1, quantity: '1048576', cost: '0.0025165824' },
  ]);
  expect(atOnce(ledger.report()).total).toBe('0.012582912');
  expect(events.list()).toHaveLength(5);
  expect(events.list()[0]).toMatchObject({
    type: 'charged',
    cost: '0.0025165824',
    quantity: '1048576',
    jobId: 'job',
  });
});

test('charges nothing without a price or a quantity', () => {
  expect(
    chargeOf(job('echo'), { price: undefined, quantity: 1_000n, alternatives }),
  ).toBeUndefined();
  expect(
    chargeOf(job('image'), { price: 'image-fast', quantity: undefined, alternatives }),
  ).toBeUndefined();
});

test('an unknown price is an error, not a free job', () => {
  expect(() =>
    chargeOf(job('b'), { price: JSON.parse('"gone"'), quantity: 1n, alternatives }),
  ).toThrow(TypeError);
});

test('writes each charge with all its digits', () => {
  const charged = chargeOf(job('b'), {
    price: 'image-fast',
    quantity: 41_666_666_666_000n,
    alternatives,
  });
  expect(JSON.stringify(withCost({}, charged?.event.cost))).toBe('{"cost":99999.9999984}');
});

test.each([
  ['0.0025165824', true],
  ['0.0025165825', false],
  ['0', true],
  ['1', false],
])('after one charge a budget of %s is used up: %s', (amount, reached) => {
  const { ledger } = ledgerOf({ amount, exceeded: 'refuse' });
  charge(ledger, 'b');
  expect(atOnce(ledger.report()).budget?.reached).toBe(reached);
  expect(ledger.refusal({ id: 'b', price: 'image-fast' })).toBe(reached ? amount : undefined);
  expect(ledger.refusal({ id: 'echo', price: undefined })).toBeUndefined();
});

test('a budget that only warns is noted once', () => {
  const { ledger, events } = ledgerOf({ amount: '0.004', exceeded: 'warn' });
  for (let count = 0; count < 3; count += 1) charge(ledger, 'b');
  expect(events.list().map(({ type }) => type)).toEqual([
    'charged',
    'charged',
    'budgetExceeded',
    'charged',
  ]);
  expect(ledger.refusal({ id: 'b', price: 'image-fast' })).toBeUndefined();
});

test('has the charges of the last minutes and hours, and drops older ones', async () => {
  const { ledger, clock } = ledgerOf();
  const startMs = clock.now();
  const slots = () =>
    atOnce(ledger.report()).slots.map(({ length, fromMs, endpointId, jobs }) => [
      length,
      (fromMs - startMs) / 60_000,
      endpointId,
      jobs,
    ]);
  charge(ledger, 'b');
  charge(ledger, 'a');
  await clock.advance(59_999);
  charge(ledger, 'b');
  await clock.advance(1);
  charge(ledger, 'a');
  expect(slots()).toEqual([
    ['minute', 0, 'a', 1],
    ['minute', 0, 'b', 2],
    ['minute', 1, 'a', 1],
    ['hour', 0, 'a', 2],
    ['hour', 0, 'b', 2],
  ]);
  await clock.advance(59 * 60_000);
  charge(ledger, 'a');
  expect(slots()).toEqual([
    ['minute', 1, 'a', 1],
    ['minute', 60, 'a', 1],
    ['hour', 0, 'a', 2],
    ['hour', 0, 'b', 2],
    ['hour', 60, 'a', 1],
  ]);
  await clock.advance(47 * 3_600_000);
  charge(ledger, 'a');
  expect(slots()).toEqual([
    ['minute', 48 * 60, 'a', 1],
    ['hour', 60, 'a', 1],
    ['hour', 48 * 60, 'a', 1],
  ]);
});

test('stays small, however many charges there are', async () => {
  const { ledger, clock } = ledgerOf();
  for (let minute = 0; minute < 5000; minute += 1) {
    charge(ledger, `${minute % 2}`);
    await clock.advance(60_000);
  }
  expect(atOnce(ledger.report()).slots).toHaveLength(60 + 2 * 48);
});
