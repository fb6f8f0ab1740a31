/** Some variants of the grid, other ones each day. Those that the table lists as short of it may be so still. */
import { expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { allNumbers, drawNumbers, gridVariants, shuffledNumbers } from './grid.ts';
import { outcomeOf } from './outcome.ts';
import { isExpected, WrittenTable } from './power-table.ts';
import { conditionsText } from './variant.ts';

const count = 24;
const seed = new Date(systemClock().now()).toISOString().slice(0, 10);

const table = new WrittenTable();
const played = new Set(
  table.drawn === undefined ? allNumbers() : drawNumbers(table.drawn.seed, table.drawn.count),
);
const all = gridVariants();
const sample = shuffledNumbers(seed)
  .filter((number) => played.has(number))
  .flatMap((number) => all[number] ?? [])
  .filter((variant) => table.expects(variant))
  .slice(0, count)
  .map((variant) => [`${variant.breakage.name}, ${conditionsText(variant)}`, variant] as const);

test.each(sample)(`seed ${seed}: %s`, async (_, variant) => {
  const outcome = await outcomeOf(variant);
  expect(isExpected(outcome), `${outcome.result}, violated: ${outcome.by.join(', ')}`).toBe(true);
});
