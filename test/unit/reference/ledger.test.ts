import { expect, test } from 'vitest';
import { Ledger } from '../../../src/reference/ledger.ts';

const day = Date.UTC(2026, 0, 31, 12);

test('totals by day and endpoint, exactly', () => {
  const ledger = new Ledger();
  const charge = (endpointId: string, nowMs: number) =>
    ledger.charge(endpointId, { price: 'image-fast', quantity: 1_048_576n, nowMs });
  expect(charge('b', day)).toBe(0.0025165824);
  charge('b', day);
  charge('b', day);
  charge('a', day + 86_400_000);
  charge('a', day);
  expect(ledger.totals()).toEqual([
    { endpointId: 'a', day: '2026-01-31', jobs: 1, cost: '0.0025165824' },
    { endpointId: 'b', day: '2026-01-31', jobs: 3, cost: '0.0075497472' },
    { endpointId: 'a', day: '2026-02-01', jobs: 1, cost: '0.0025165824' },
  ]);
});

test('says a charge digit by digit', () => {
  const ledger = new Ledger();
  const quantity = 41_666_666_666_000n;
  expect(JSON.stringify(ledger.charge('b', { price: 'image-fast', quantity, nowMs: day }))).toBe(
    '99999.9999984',
  );
});
