/** Things by what they have in common, so that what belongs together is found without a search. */
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

/** A thing, where it begins and how far it reaches; both need not count the same. */
export interface Span<Thing> {
  readonly thing: Thing;
  readonly from: number;
  readonly to: number;
}

/**
 * Prepares the question which things begin before one place and reach beyond another; they are told in
 * the order given. A tree holds for each half of the things, each quarter and so on how far they reach.
 */
export function intervalIndex<Thing>(
  spans: readonly Span<Thing>[],
): (place: { readonly before: number; readonly beyond: number }) => Thing[] {
  const inOrder = spans
    .map((span, index) => ({ ...span, index }))
    .sort((left, right) => left.from - right.from);
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, inOrder.length)));
  const furthest = new Float64Array(2 * leaves).fill(Number.NEGATIVE_INFINITY);
  for (const [index, { to }] of inOrder.entries()) furthest[leaves + index] = to;
  for (let node = leaves - 1; node > 0; node -= 1) {
    furthest[node] = Math.max(furthest[2 * node] ?? 0, furthest[2 * node + 1] ?? 0);
  }
  return ({ before, beyond }) => {
    const found: typeof inOrder = [];
    const look = (node: number, first: number, length: number): void => {
      const span = inOrder[first];
      if (span === undefined || span.from >= before || (furthest[node] ?? 0) <= beyond) return;
      if (length === 1) {
        found.push(span);
        return;
      }
      look(2 * node, first, length / 2);
      look(2 * node + 1, first + length / 2, length / 2);
    };
    look(1, 0, leaves);
    return found.sort((left, right) => left.index - right.index).map(({ thing }) => thing);
  };
}

/** How many things a test holds of that, from some place on, holds of none. */
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
