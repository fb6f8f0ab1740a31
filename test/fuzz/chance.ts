/** Ways to choose, all from one seeded stream. */
import { type Random, seededRandom } from '../../src/core/random.ts';

/** The stream of one request of a run: the same seed and number give the same request. */
export function chanceOf(seed: string, number: number): Random {
  return seededRandom(`${seed}/${number}`);
}

/** A whole number from 0 to below `end`. */
export function below(random: Random, end: number): number {
  return random.nextUint32() % end;
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[below(random, items.length)] ?? items[0];
}

/** Text of characters that are anything but harmless. */
export function oddText(random: Random, longest: number): string {
  const kinds = [
    'a',
    '"',
    '\\',
    '\u0000',
    '\u2028',
    'é',
    '😀',
    '\ud800',
    '}',
    '[',
    ':',
    '%',
    '/',
  ] as const;
  return Array.from({ length: below(random, longest) }, () => pick(random, [...kinds])).join('');
}
