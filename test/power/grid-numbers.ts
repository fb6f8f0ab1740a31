/** The numbers of the variants of a grid, in orders that seeds draw. */
import { seededRandom } from '../../src/core/random.ts';

/** The numbers of so many of all variants, in ascending order. */
export function drawNumbers(
  seed: string,
  { count, all }: { readonly count: number; readonly all: number },
): number[] {
  return shuffledNumbers(seed, all)
    .slice(0, count)
    .toSorted((left, right) => left - right);
}

/** The numbers of all variants, shuffled. */
export function shuffledNumbers(seed: string, all: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: all }, (_, number) => ({ number, order: random.nextUint32() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ number }) => number);
}
