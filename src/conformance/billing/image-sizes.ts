/** The sizes of images that are asked for: those that reveal wrong calculations, and those far from the declared one. */
import { pricing } from '#generated/reference/tables.js';
import type { PriceTerms } from '../../core/money.ts';
import { chargeStep, due, isDue, readAmount } from '../contract/amounts.ts';
import { pixels, type Size } from '../contract/linked-files.ts';

/**
 * Sizes that a charge may treat in another way: of more megapixels, far from square in both directions,
 * not in blocks of pixels, and very small. A model may refuse any of them.
 */
export const unusualSizes: readonly Size[] = [
  { width: 2048, height: 2048 },
  { width: 1536, height: 1024 },
  { width: 256, height: 1536 },
  { width: 1536, height: 256 },
  { width: 1001, height: 777 },
  { width: 256, height: 256 },
  { width: 128, height: 64 },
];

type Calculation = (size: Size, terms: PriceTerms) => bigint | undefined;

/** Products of binary floats, in likely orders of evaluation. */
const products: readonly ((width: number, height: number, price: number, per: number) => number)[] =
  [
    (width, height, price, per) => ((width * height) / per) * price,
    (width, height, price, per) => (width * height * price) / per,
    (width, height, price, per) => price * width * (height / per),
    (width, height, price, per) => width * height * (price / per),
    (width, height, price, per) => (width / Math.sqrt(per)) * (height / Math.sqrt(per)) * price,
  ];

/** Wrong calculations that a size may reveal: floats, floats rounded up, other roundings, other sizes. */
const wrongCalculations: readonly Calculation[] = [
  ...products.flatMap((product): Calculation[] => {
    const inDollars = ({ width, height }: Size, { price, per }: PriceTerms) =>
      product(width, height, Number(price), per);
    const scale = 10 ** pricing.decimals;
    return [
      (size, terms) => readAmount(String(inDollars(size, terms))),
      (size, terms) => readAmount(String(Math.ceil(inDollars(size, terms) * scale) / scale)),
    ];
  }),
  (size, terms) => {
    const { exact } = due(terms, pixels(size));
    return exact - (exact % chargeStep);
  },
  (size, terms) => {
    const half = due(terms, pixels(size)).exact + chargeStep / 2n;
    return half - (half % chargeStep);
  },
  ({ width }, terms) => due(terms, BigInt(width) ** 2n).rounded,
];

/** Likely steps of the side lengths that models support, the likeliest first. */
const sideSteps = [64, 16];

/** As few sizes as possible, none larger than the given one, that reveal every wrong calculation that any does. */
export function roundingProbes(terms: PriceTerms, largest: Size): Size[] {
  const candidates = sideSteps
    .flatMap((step) => sizesInSteps(step, largest))
    .map((size) => ({
      size,
      revealed: new Set(wrongCalculations.filter((calculate) => reveals(size, calculate, terms))),
    }));
  const remaining = new Set(wrongCalculations);
  const chosen: Size[] = [];
  for (;;) {
    const gains = candidates.map(
      ({ revealed }) => [...revealed].filter((calculate) => remaining.has(calculate)).length,
    );
    const gain = Math.max(0, ...gains);
    const best = candidates[gains.indexOf(gain)];
    if (gain === 0 || best === undefined) return chosen;
    chosen.push(best.size);
    for (const calculate of best.revealed) remaining.delete(calculate);
  }
}

function reveals(size: Size, calculate: Calculation, terms: PriceTerms): boolean {
  const amount = calculate(size, terms);
  return amount !== undefined && !isDue(amount, due(terms, pixels(size)));
}

function sizesInSteps(step: number, { width, height }: Size): Size[] {
  const widths = sides(step, width);
  return sides(step, height).flatMap((high) =>
    widths.map((wide) => ({ width: wide, height: high })),
  );
}

/** How many side lengths are tried for each step, to keep this fast. */
const sidesTried = 8;

/** The largest first. */
function sides(step: number, largest: number): number[] {
  const most = Math.floor(largest / step);
  return Array.from({ length: Math.min(most, sidesTried) }, (_, index) => (most - index) * step);
}
