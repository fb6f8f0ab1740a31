/** Some of the variants that the table lists as caught, or as legal and not flagged: other ones each day. */
import { expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { gridVariants } from './grid.ts';
import { shuffledNumbers } from './grid-numbers.ts';
import { outcomeOf } from './outcome.ts';
import { isExpected, outcomeName, writtenOutcomes } from './power-table.ts';
import { variantName } from './variant.ts';

const count = 24;
const seed = new Date(systemClock().now()).toISOString().slice(0, 10);

const all = gridVariants();
const expected = new Set(writtenOutcomes('power').filter(isExpected).map(outcomeName));
const sample = shuffledNumbers(seed, all.length)
  .flatMap((number) => all[number] ?? [])
  .map((variant) => [variantName(variant), variant] as const)
  .filter(([name]) => expected.has(name))
  .slice(0, count);

test.each(sample)(`seed ${seed}: %s`, async (_, variant) => {
  const outcome = await outcomeOf(variant);
  expect(isExpected(outcome), `${outcome.result}, violated: ${outcome.by.join(', ')}`).toBe(true);
});

test('the table has enough of them', () => {
  expect(sample).toHaveLength(count);
});
