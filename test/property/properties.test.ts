/**
 * Random sequences of submits, clock jumps, outcomes, cancels, retries, purges and faults. A
 * failure prints its seed and path: `npm run soak -- --only NAME --seed SEED --path PATH` repeats it.
 */
import fc from 'fast-check';
import { test } from 'vitest';
import { properties, runsOf } from './properties.ts';

const sequences = 1000;

/** A test makes at most so many, which a busy machine does within the limit of a test. */
const sequencesOfTest = 200;

const tests = properties.flatMap(({ name, property }) => {
  const runs = runsOf(name, sequences);
  const count = Math.ceil(runs / sequencesOfTest);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name} (${index + 1} of ${count})`,
    property,
    numRuns: Math.ceil(runs / count),
  }));
});

test.each(tests)('$name', async ({ property, numRuns }) => {
  await fc.assert(property, { numRuns });
});
