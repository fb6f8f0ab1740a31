/**
 * Random sequences of submits, clock jumps, outcomes, cancels, retries, purges and faults. A
 * failure prints its seed and path: `npm run soak -- --only NAME --seed SEED --path PATH` repeats it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { properties, runsOf } from './properties.ts';

const sequences = 1000;

test.each(properties)('$name', { timeout: 60_000 }, async ({ name, property }) => {
  await fc.assert(property, { numRuns: runsOf(name, sequences) });
});

test('a failing property prints how to reproduce it', async () => {
  const wrong = fc.asyncProperty(fc.nat(), async (number) => number < 10);
  await expect(fc.assert(wrong)).rejects.toThrow(/seed: -?\d+, path: "[\d:]+"/);
});
