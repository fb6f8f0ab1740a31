/** Some of the variants that the table lists as caught, or as legal and not flagged: other ones each day. */
import { expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { shuffledNumbers } from '../power/grid-numbers.ts';
import { isExpected, outcomeName, writtenOutcomes } from '../power/power-table.ts';
import { callerVariantName, callerVariants } from './caller-grid.ts';
import { callerOutcomeOf } from './caller-outcome.ts';

const count = 12;
const seed = new Date(systemClock().now()).toISOString().slice(0, 10);

const all = callerVariants();
const expected = new Set(writtenOutcomes('caller-power').filter(isExpected).map(outcomeName));
const sample = shuffledNumbers(seed, all.length)
  .flatMap((number) => all[number] ?? [])
  .map((variant) => [callerVariantName(variant), variant] as const)
  .filter(([name]) => expected.has(name))
  .slice(0, count);

// Nearly all of their time is waiting, and a legal one is played by all scenarios.
test.concurrent.each(sample)(`seed ${seed}: %s`, { timeout: 400_000 }, async (_, variant) => {
  const outcome = await callerOutcomeOf(variant);
  expect(isExpected(outcome), `${outcome.result}, broken: ${outcome.by.join(', ')}`).toBe(true);
});

test('the table has enough of them', () => {
  expect(sample).toHaveLength(count);
});
