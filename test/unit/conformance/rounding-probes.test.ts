import { expect, test } from 'vitest';
import { pricing } from '#generated/reference/tables.js';
import { roundingProbes } from '../../../src/conformance/billing/image-sizes.ts';
import { chargeStep, due, isDue, readAmount } from '../../../src/conformance/contract/amounts.ts';
import { pixels } from '../../../src/conformance/contract/linked-files.ts';

const largest = { width: 512, height: 512 };
const { 'image-fast': fast, 'image-higher-quality': higherQuality } = pricing.prices;

test.each([fast, higherQuality])(
  'at $price at least one size reveals binary floating point',
  (terms) => {
    const sizes = roundingProbes(terms, largest);
    const price = Number(terms.price);
    const inFloats = sizes.filter((size) => {
      const cost = ((size.width * size.height) / terms.per) * price;
      return !isDue(readAmount(String(cost)) ?? -1n, due(terms, pixels(size)));
    });
    expect(inFloats).not.toEqual([]);
  },
);

test('at a price with more decimals, at least one size reveals any other rounding', () => {
  const terms = { price: '0.00123', per: 1_000_000 };
  const revealing = roundingProbes(terms, largest).filter((size) => {
    const { exact, rounded } = due(terms, pixels(size));
    // So far below the next charge that only rounding up comes to it.
    return rounded > exact && (rounded - exact) * 2n > chargeStep;
  });
  expect(revealing).not.toEqual([]);
});

test('no size exceeds the given one, and not all are squares', () => {
  const sizes = roundingProbes(fast, { width: 640, height: 384 });
  for (const { width, height } of sizes) {
    expect(width).toBeLessThanOrEqual(640);
    expect(height).toBeLessThanOrEqual(384);
  }
  expect(sizes.some(({ width, height }) => width !== height)).toBe(true);
});

test('there are no probes for models of small images', () => {
  expect(roundingProbes(fast, { width: 8, height: 8 })).toEqual([]);
});
