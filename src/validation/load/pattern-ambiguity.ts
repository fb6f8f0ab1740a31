/**
 * In how many ways a text can be read by a regular expression. A search that has to try all of them takes
 * exponential time if a loop returns to a position in two ways with the same text, and polynomial time if two loops
 * can share a text (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991).
 */
import type { PatternPositions } from './pattern-positions.ts';
import type { StepLimit } from './step-limit.ts';
import { stronglyConnected } from './strongly-connected.ts';

/** More work than this for a text of a million characters is too much. */
const maximumWork = 1e8;

/** A short text that can be read in more ways than this takes too long too. */
const maximumReadings = 1e6;

/**
 * Whether a text exists that a search for the pattern reads in very many ways.
 * @throws {TooManySteps} if this could not be found out
 */
export function isAmbiguous(positions: PatternPositions, limit: StepLimit): boolean {
  if (positions.assertionWork > maximumWork) return true;
  const loops = loopsOf(positions, limit);
  return (
    loops.some((loop) => returnsInTwoWays(positions, loop, limit)) ||
    sharedWork(positions, loops, limit) > maximumWork ||
    shortReadings(positions, limit) > maximumReadings
  );
}

/** Sets of positions that lead to each other. */
function loopsOf({ ways, characters }: PatternPositions, limit: StepLimit): Set<number>[] {
  const next = (position: number): number[] => {
    const following = [...(ways[position]?.keys() ?? [])];
    limit.take(following.length + 1);
    return following.filter((other) => characters[other] !== 0n);
  };
  return stronglyConnected([...characters.keys()], next)
    .filter((set) => isCycle(set, next))
    .map((set) => new Set(set));
}

function isCycle(set: readonly number[], next: (node: number) => readonly number[]): boolean {
  const [first] = set;
  return set.length > 1 || (first !== undefined && next(first).includes(first));
}

/** Whether a text leads from a position of the loop to itself in two ways. */
function returnsInTwoWays(
  { ways, characters }: PatternPositions,
  loop: ReadonlySet<number>,
  limit: StepLimit,
): boolean {
  for (const position of loop) {
    for (const [next, count] of ways[position] ?? []) {
      if (count > 1 && loop.has(next)) return true;
    }
  }
  const size = characters.length;
  const next = (pair: number): number[] => {
    const left = Math.floor(pair / size);
    const right = pair % size;
    const pairs: number[] = [];
    for (const a of ways[left]?.keys() ?? []) {
      for (const b of ways[right]?.keys() ?? []) {
        limit.take();
        if (!loop.has(a) || !loop.has(b)) continue;
        if (((characters[a] ?? 0n) & (characters[b] ?? 0n)) === 0n) continue;
        pairs.push(Math.min(a, b) * size + Math.max(a, b));
      }
    }
    return pairs;
  };
  const isSame = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const starts = [...loop].map((position) => position * size + position);
  return stronglyConnected(starts, next).some((set) => set.some(isSame) && !set.every(isSame));
}

/** The work of loops between which a text can be divided in many ways. */
function sharedWork(
  positions: PatternPositions,
  loops: readonly ReadonlySet<number>[],
  limit: StepLimit,
): number {
  const work = new Map<ReadonlySet<number>, number>();
  let most = 0;
  // The components come in an order in which those that are reached come first.
  for (const [index, loop] of loops.entries()) {
    let behind = 1;
    for (const later of loops.slice(0, index)) {
      const rest = work.get(later) ?? 1;
      if (rest > behind && canShare(positions, loop, later, limit)) behind = rest;
    }
    let repetitions = 1;
    for (const position of loop) {
      repetitions = Math.max(repetitions, positions.repetitions[position] ?? 1);
    }
    work.set(loop, repetitions * behind);
    most = Math.max(most, repetitions * behind);
  }
  return most;
}

/** Whether a text leads around each of two loops, and from the first to the second. */
function canShare(
  { ways, characters }: PatternPositions,
  first: ReadonlySet<number>,
  second: ReadonlySet<number>,
  limit: StepLimit,
): boolean {
  const size = characters.length;
  const step = (position: number, loop: ReadonlySet<number> | undefined): number[] => {
    const following = [...(ways[position]?.keys() ?? [])];
    limit.take(following.length);
    return loop === undefined ? following : following.filter((next) => loop.has(next));
  };
  const nextPairs = (pair: number): number[] => {
    const pairs: number[] = [];
    for (const a of step(Math.floor(pair / size), first)) {
      for (const b of step(pair % size, second)) {
        limit.take();
        const shared = (characters[a] ?? 0n) & (characters[b] ?? 0n);
        if (shared !== 0n) pairs.push(a * size + b);
      }
    }
    return pairs;
  };
  const starts = [...first].flatMap((a) => [...second].map((b) => a * size + b));
  limit.take(starts.length);
  return stronglyConnected(starts, nextPairs)
    .filter((set) => isCycle(set, nextPairs))
    .some((set) => leadsAcross(new Set(set)));

  /** Whether a text around both loops, which stays in these pairs, also leads from one to the other. */
  function leadsAcross(pairs: ReadonlySet<number>): boolean {
    const [start = 0] = pairs;
    const end = start % size;
    const waiting: [pair: number, between: number][] = [[start, Math.floor(start / size)]];
    const visited = new Set<number>();
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      const [pair, between] = state;
      for (const next of nextPairs(pair)) {
        if (!pairs.has(next)) continue;
        const shared =
          (characters[Math.floor(next / size)] ?? 0n) & (characters[next % size] ?? 0n);
        for (const middle of step(between, undefined)) {
          limit.take();
          if ((shared & (characters[middle] ?? 0n)) === 0n) continue;
          if (next === start && middle === end) return true;
          const reached = next * size + middle;
          if (visited.has(reached)) continue;
          visited.add(reached);
          waiting.push([next, middle]);
        }
      }
    }
    return false;
  }
}

/** In how many ways a text of one repeated character can be read that is no longer than the pattern. */
function shortReadings({ characters, ways, first }: PatternPositions, limit: StepLimit): number {
  let most = 0;
  for (const character of charactersTold(characters, limit)) {
    const matches = (position: number): boolean =>
      ((characters[position] ?? 0n) & character) !== 0n;
    let readings = new Map([...first].filter(matches).map((position) => [position, 1]));
    let sum = 0;
    for (let length = 1; length <= characters.length && readings.size > 0; length += 1) {
      const longer = new Map<number, number>();
      for (const [position, count] of readings) {
        sum += count;
        for (const [next, more] of ways[position] ?? []) {
          limit.take();
          if (matches(next)) longer.set(next, (longer.get(next) ?? 0) + count * more);
        }
      }
      most = Math.max(most, sum);
      if (most > maximumReadings) return most;
      readings = longer;
    }
  }
  return most;
}

/** One character, as a bit, for each combination of sets that contain it. */
function charactersTold(characters: readonly bigint[], limit: StepLimit): Iterable<bigint> {
  const sets = [...new Set(characters)];
  let all = 0n;
  for (const set of sets) all |= set;
  const examples = new Map<string, bigint>();
  for (let bit = 1n; bit <= all; bit <<= 1n) {
    limit.take(sets.length);
    const containing = sets.flatMap((set, index) => ((set & bit) === 0n ? [] : index));
    examples.set(containing.join(), bit);
  }
  return examples.values();
}
