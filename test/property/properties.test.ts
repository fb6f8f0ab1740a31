/**
 * Random sequences of submits, clock jumps, outcomes, cancels, retries, purges and faults. A
 * failure prints its seed and path: `npm run soak -- --only NAME --seed SEED --path PATH` repeats it.
 */
import fc from 'fast-check';
import { test } from 'vitest';
import { properties, runsOf } from './properties.ts';

const sequences = 1000;

test.each(properties)('$name', { timeout: 60_000 }, async ({ name, property }) => {
  await fc.assert(property, { numRuns: runsOf(name, sequences) });
});
