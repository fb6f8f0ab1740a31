/** The broken deployments of the grid: each breakage always, under each condition, and under pairs of conditions. */
import { seededRandom } from '../../src/core/random.ts';
import { breakages } from './breakages.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import type { Breakage, Variant } from './variant.ts';

/** So that the pairs of the table are those of the next run. */
const gridSeed = 'power';

/** All variants, always in the same order. */
export function gridVariants(): Variant[] {
  return [...singleVariants(), ...pairVariants(gridSeed)];
}

/** The numbers of all variants. */
export function allNumbers(): number[] {
  return [...gridVariants().keys()];
}

/** The numbers of so many variants, drawn by a seed, in ascending order. */
export function drawNumbers(seed: string, count: number): number[] {
  const random = seededRandom(seed);
  return allNumbers()
    .map((number) => ({ number, order: random.nextUint32() }))
    .toSorted((left, right) => left.order - right.order)
    .slice(0, count)
    .map(({ number }) => number)
    .toSorted((left, right) => left - right);
}

/** Each breakage under each of its conditions. */
function singleVariants(): Variant[] {
  return breakages.flatMap((breakage) => {
    const single = openConditions(breakage).map((condition) => [condition]);
    return [[], ...single].map((conditions) => ({ breakage, conditions }));
  });
}

/** Every pair of conditions of two dimensions that one breakage at least can have, each with a breakage that the seed chooses. */
function pairVariants(seed: string): Variant[] {
  const random = seededRandom(seed);
  const byPair = new Map<string, Variant[]>();
  for (const breakage of breakages) {
    const { of: thing } = breakage.begin();
    const conditions = openConditions(breakage);
    for (const first of conditions) {
      for (const second of conditions) {
        if (first.dimension >= second.dimension) continue;
        const key = [thing, nameOf(first), nameOf(second)].join();
        const variants = byPair.get(key) ?? [];
        byPair.set(key, variants);
        variants.push({ breakage, conditions: [first, second] });
      }
    }
  }
  return [...byPair.values()].flatMap((variants) => {
    const chosen = variants[random.nextUint32() % variants.length];
    return chosen === undefined ? [] : [chosen];
  });
}

const nameOf = ({ dimension, value }: Condition) => `${dimension} ${value}`;

/** Those of the dimensions that the breakage leaves open. */
function openConditions({ begin, under = {} }: Breakage): Condition[] {
  return conditionsOf(begin().of).filter(({ dimension }) => !Object.hasOwn(under, dimension));
}
