/** Indexes that find related items without a linear search, and their keys. */

/** The key of an endpoint within a scenario: scenarios may have separate accounts. */
export function endpointKey(place: {
  readonly scenario: string;
  readonly endpointId: string | undefined;
}): string {
  return JSON.stringify([place.scenario, place.endpointId]);
}

/** The key of a job: ids may repeat in another account, and those of `runsync` at another endpoint. */
export function jobKey(job: {
  readonly scenario: string;
  readonly endpointId: string | undefined;
  readonly jobId: string | undefined;
}): string {
  return JSON.stringify([job.scenario, job.endpointId, job.jobId]);
}

/** Groups items by key, in the order given. */
export function groupBy<Thing, Key>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}

/** An item with its start and end. The two may be on different scales. */
export interface ItemSpan<Thing> {
  readonly thing: Thing;
  readonly from: number;
  readonly to: number;
}

/**
 * Builds an interval tree. The query returns the items that begin before one point and end after
 * another, in the order given. Each node of the tree stores the furthest end below it.
 */
export function intervalIndex<Thing>(
  spans: readonly ItemSpan<Thing>[],
): (place: { readonly before: number; readonly beyond: number }) => Thing[] {
  const inOrder = spans
    .map(({ thing, from, to }, index) => ({ thing, from, to, index }))
    .sort((left, right) => left.from - right.from);
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, inOrder.length)));
  const furthest = new Float64Array(2 * leaves).fill(Number.NEGATIVE_INFINITY);
  for (const [index, { to }] of inOrder.entries()) furthest[leaves + index] = to;
  for (let node = leaves - 1; node > 0; node -= 1) {
    furthest[node] = Math.max(furthest[2 * node] ?? 0, furthest[2 * node + 1] ?? 0);
  }
  return ({ before, beyond }) => {
    const matches: typeof inOrder = [];
    const visit = (node: number, first: number, length: number): void => {
      const span = inOrder[first];
      if (span === undefined || span.from >= before || (furthest[node] ?? 0) <= beyond) return;
      if (length === 1) {
        matches.push(span);
        return;
      }
      visit(2 * node, first, length / 2);
      visit(2 * node + 1, first + length / 2, length / 2);
    };
    visit(1, 0, leaves);
    return matches.sort((left, right) => left.index - right.index).map(({ thing }) => thing);
  };
}

/** The number of leading items that pass a test, by binary search: items pass up to some point, then none. */
export function partitionPoint<Thing>(
  things: readonly Thing[],
  test: (thing: Thing) => boolean,
): number {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const thing = things[middle];
    if (thing !== undefined && test(thing)) from = middle + 1;
    else to = middle;
  }
  return from;
}
