/** Some of the variants that the table lists as caught, or as legal and not flagged: other ones each day. */
import { expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { gridVariants, shuffledNumbers } from './grid.ts';
import { outcomeOf } from './outcome.ts';
import { isExpected, writtenOutcomes } from './power-table.ts';
import { conditionsText } from './variant.ts';

const count = 24;
const seed = new Date(systemClock().now()).toISOString().slice(0, 10);

const all = gridVariants();
const expected = writtenOutcomes().filter(isExpected);
const sample = shuffledNumbers(seed)
  .flatMap((number) => all[number] ?? [])
  .map((variant) => ({
    variant,
    breakage: variant.breakage.name,
    conditions: conditionsText(variant),
  }))
  .filter((named) =>
    expected.some(
      ({ breakage, conditions }) => breakage === named.breakage && conditions === named.conditions,
    ),
  )
  .slice(0, count);

test.each(sample)(`seed ${seed}: $breakage, $conditions`, async ({ variant }) => {
  const outcome = await outcomeOf(variant);
  expect(isExpected(outcome), `${outcome.result}, violated: ${outcome.by.join(', ')}`).toBe(true);
});

test('most variants are in the table', () => {
  expect(sample).toHaveLength(count);
});
