/** Whatever the comparison calls compatible is: values that fit the sender's schema fit the receiver's, by AJV. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSchemas } from '../../../src/compatibility/compare-schemas.ts';
import { isSameJson } from '../../../src/core/json.ts';
import { at, compiled, isMentioned, pair, value } from './random-schemas.ts';

/** The same pairs each time; another `SEED` tries others. */
const seed = Number(process.env['SEED'] ?? 1);

/** Undefined where AJV itself fails, as it does with some recursive schemas. */
function fits(validate: ValidateFunction, item: unknown): boolean | undefined {
  try {
    return validate(item) === true;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

test.each(['old', 'new'] as const)(
  'with the %s schema that sends',
  (sender) => {
    let compatible = 0;
    let sent = 0;
    const values = fc.sample(value, { numRuns: 2000, seed });
    fc.assert(
      fc.property(pair, ([from, to]) => {
        if (isSameJson(from, to)) return;
        if (compareSchemas(at(from), at(to), { sender }).length > 0) return;
        const [isSent, isTaken] = [compiled(from), compiled(to)];
        if (isSent === undefined || isTaken === undefined) return;
        compatible += 1;
        for (const each of values.filter((item) => fits(isSent, item))) {
          sent += 1;
          const isFit = fits(isTaken, each) !== false || !isMentioned(each, [at(from)]);
          expect(isFit, JSON.stringify({ from, to, each })).toBe(true);
        }
      }),
      { numRuns: 500, seed },
    );
    expect(compatible).toBeGreaterThan(50);
    expect(sent).toBeGreaterThan(1000);
  },
  60_000,
);

test('alternatives that contain themselves are too large to compare, and end nothing', () => {
  const schema = (exclusiveMaximum: number) => ({
    exclusiveMaximum,
    anyOf: [{ prefixItems: [{ $ref: '#' }], minimum: 0 }],
    items: { $ref: '#' },
  });
  const differences = compareSchemas(at(schema(0.5)), at(schema(0)), { sender: 'new' });
  expect(differences.map(({ sent }) => sent)).toContain('too large to compare');
});
