/** Sizes of pictures at which wrong ways to work out a charge come to other digits than the right one. */
import { pricing } from '#generated/reference/tables.js';
import type { PriceTerms } from '../../core/money.ts';
import { chargeStep, due, isDue, readAmount } from '../amounts.ts';
import { pixels, type Size } from '../picture-size.ts';

type Way = (size: Size, terms: PriceTerms) => bigint | undefined;

/** Products of binary floats, in the orders in which they are likely to be worked out. */
const products: readonly ((width: number, height: number, price: number, per: number) => number)[] =
  [
    (width, height, price, per) => ((width * height) / per) * price,
    (width, height, price, per) => (width * height * price) / per,
    (width, height, price, per) => price * width * (height / per),
    (width, height, price, per) => width * height * (price / per),
    (width, height, price, per) => (width / Math.sqrt(per)) * (height / Math.sqrt(per)) * price,
  ];

/** The ways that a size may tell: floats as they are, floats rounded up, other roundings, other sizes. */
const wrongWays: readonly Way[] = [
  ...products.flatMap((product): Way[] => {
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

/** Steps that models are likely to make pictures in, the likeliest first. */
const sideSteps = [64, 16];

/**
 * As few sizes as tell every wrong way that any of those tells which are tried: none is wider or
 * higher than the given one, or much smaller.
 */
export function tellingSizes(terms: PriceTerms, largest: Size): Size[] {
  const candidates = sideSteps
    .flatMap((step) => sizesInSteps(step, largest))
    .map((size) => ({ size, told: new Set(wrongWays.filter((way) => tells(size, way, terms))) }));
  const untold = new Set(wrongWays);
  const chosen: Size[] = [];
  for (;;) {
    const gains = candidates.map(({ told }) => [...told].filter((way) => untold.has(way)).length);
    const gain = Math.max(0, ...gains);
    const best = candidates[gains.indexOf(gain)];
    if (gain === 0 || best === undefined) return chosen;
    chosen.push(best.size);
    for (const way of best.told) untold.delete(way);
  }
}

function tells(size: Size, way: Way, terms: PriceTerms): boolean {
  const amount = way(size, terms);
  return amount !== undefined && !isDue(amount, due(terms, pixels(size)));
}

function sizesInSteps(step: number, { width, height }: Size): Size[] {
  const widths = sides(step, width);
  return sides(step, height).flatMap((high) =>
    widths.map((wide) => ({ width: wide, height: high })),
  );
}

/** How many sides of each step are tried, so that it takes no time that anybody notices. */
const sidesTried = 8;

/** The largest first. */
function sides(step: number, largest: number): number[] {
  const most = Math.floor(largest / step);
  return Array.from({ length: Math.min(most, sidesTried) }, (_, index) => (most - index) * step);
}
