/**
 * The deployments of the grid: each breakage always, under each condition, and under pairs of conditions; and what is
 * legal, always and under each condition.
 */
import { seededRandom } from '../../src/core/random.ts';
import { breakages, legal } from './breakages.ts';
import { areCompatible, type Condition, conditionsOf, nameOf } from './conditions.ts';
import type { Breakage, Variant } from './variant.ts';

/** So that the pairs of the table are those of the next run. */
const gridSeed = 'power';

/** All variants, always in the same order. */
export function gridVariants(): Variant[] {
  return [...singleVariants(breakages), ...pairVariants(gridSeed), ...singleVariants(legal)];
}

/** Each breakage under each of its conditions. */
function singleVariants(all: readonly Breakage[]): Variant[] {
  return all.flatMap((breakage) => {
    const single = openConditions(breakage).map((condition) => [condition]);
    return [[], ...single].map((conditions) => ({ breakage, conditions }));
  });
}

/**
 * Every pair of conditions of two dimensions that one breakage at least can have, each with a breakage that the seed chooses:
 * one of those about the demo service, and one of those about another deployment.
 */
function pairVariants(seed: string): Variant[] {
  const random = seededRandom(seed);
  const byPair = new Map<string, Variant[]>();
  for (const breakage of breakages) {
    const { of: thing } = breakage.begin();
    const where = breakage.deployment === undefined ? 'demo' : 'other';
    const conditions = openConditions(breakage);
    for (const first of conditions) {
      for (const second of conditions) {
        if (first.dimension >= second.dimension || !areCompatible([first, second])) continue;
        const key = [thing, where, nameOf(first), nameOf(second)].join();
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

/** Those of the dimensions that the breakage leaves open, and under which it can be seen. */
function openConditions({ begin, under = {}, unseenUnder = [] }: Breakage): Condition[] {
  const needed = Object.entries(under).map(([dimension, value]) => ({ dimension, value }));
  return conditionsOf(begin().of).filter(
    (condition) =>
      !Object.hasOwn(under, condition.dimension) &&
      !unseenUnder.includes(condition.dimension) &&
      !unseenUnder.includes(nameOf(condition)) &&
      areCompatible([...needed, condition]),
  );
}
