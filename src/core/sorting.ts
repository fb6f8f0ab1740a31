/** Sorts lists of any length in steps, because a long one takes long to sort as a whole. */
import type { Steps } from './event-loop-turns.ts';

/** Items that are sorted or merged at a time. */
const stepItems = 1024;

/** Comparing costs about a unit, and a run is compared as often as it can be halved. */
const unitsPerSorted = Math.log2(stepItems);

/** The items in order, as `toSorted` has them: equal ones keep theirs. */
export function* sortedInSteps<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<readonly Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += stepItems) {
    yield Math.min(stepItems, items.length - from) * unitsPerSorted;
    runs.push(items.slice(from, from + stepItems).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [left = [], right = []] = runs.slice(index, index + 2);
      merged.push(yield* merge(left, right, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = [];
  const rest = right.values();
  let next = rest.next();
  for (const item of left) {
    for (; next.done !== true && compare(next.value, item) < 0; next = rest.next()) {
      if (merged.length % stepItems === 0) yield stepItems;
      merged.push(next.value);
    }
    if (merged.length % stepItems === 0) yield stepItems;
    merged.push(item);
  }
  for (; next.done !== true; next = rest.next()) {
    if (merged.length % stepItems === 0) yield stepItems;
    merged.push(next.value);
  }
  return merged;
}
