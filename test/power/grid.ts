/** The broken deployments of the grid: each breakage always, under each condition, and under pairs of conditions. */
import { seededRandom } from '../../src/core/random.ts';
import { breakages } from './breakages.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import type { Breakage, Variant } from './variant.ts';

/** So that the pairs of the table are those of the next run. */
export const gridSeed = 'power';

/** All variants; each has another name. */
export function gridVariants(): Variant[] {
  return [...singleVariants(), ...pairVariants(gridSeed)];
}

/** So many of them. */
export function drawVariants(seed: string, count: number): Variant[] {
  const random = seededRandom(seed);
  return gridVariants()
    .map((variant) => ({ variant, order: random.nextUint32() }))
    .toSorted((left, right) => left.order - right.order)
    .slice(0, count)
    .map(({ variant }) => variant);
}

/** Each breakage under each of its conditions. */
function singleVariants(): Variant[] {
  return breakages.flatMap((breakage) => {
    const { of: subject } = breakage.begin();
    const conditions = openConditions(breakage);
    return [[], ...conditions.map((condition) => [condition])].map((chosen) => ({
      breakage,
      subject,
      conditions: chosen,
    }));
  });
}

/** Every pair of conditions of two dimensions that one breakage at least can have, each with a breakage that the seed chooses. */
function pairVariants(seed: string): Variant[] {
  const random = seededRandom(seed);
  const byPair = new Map<string, Variant[]>();
  for (const breakage of breakages) {
    const { of: subject } = breakage.begin();
    const conditions = openConditions(breakage);
    for (const first of conditions) {
      for (const second of conditions) {
        if (first.dimension >= second.dimension) continue;
        const key = [subject, nameOf(first), nameOf(second)].join();
        const variants = byPair.get(key) ?? [];
        byPair.set(key, variants);
        variants.push({ breakage, subject, conditions: [first, second] });
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
