import { expect, test } from 'vitest';
import {
  fitsBlocks,
  type JobCharge,
} from '../../../src/conformance/billing/model-charges.judge.ts';

/** Quantities at 10 a thousand: a thousand costs 1000 units of money, one of them 1. */
const unit = 1000n;
const charges = (...pairs: [quantity: number, amount: number][]): JobCharge[] =>
  pairs.map(([quantity, amount]) => ({ exact: BigInt(quantity), amount: BigInt(amount) }));

test.each([
  ['exactly', charges([137, 137], [61, 61])],
  ['by units begun', charges([137, 1000], [61, 1000])],
  ['by units begun, more than one', charges([137, 1000], [2061, 3000])],
  ['by units completed', charges([137, 0], [61, 0])],
  ['by units completed, more than one', charges([137, 0], [2061, 2000])],
  ['by hundreds begun', charges([137, 200], [61, 100])],
  ['by the nearest hundred', charges([137, 100], [161, 200])],
  ['for one job only, by any block', charges([137, 274])],
])('a charge %s fits the price', (_, given) => {
  expect(fitsBlocks(given, unit)).toBe(true);
});

test.each([
  ['twice', charges([137, 274], [61, 122])],
  ['a tenth too much', charges([137, 150], [610, 671])],
  ['for each unit like for a thousand', charges([137, 137_000])],
  ['not at all, for more than a unit', charges([1500, 0])],
  ['twice, for exactly one unit', charges([1000, 2000])],
])('a charge %s does not fit the price', (_, given) => {
  expect(fitsBlocks(given, unit)).toBe(false);
});
