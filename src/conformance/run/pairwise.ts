/**
 * Chooses few candidates in which every pair of values occurs that any candidate has. The search is greedy, and
 * the same candidates always give the same choice.
 */
export function pairwise<One extends object>(candidates: readonly One[]): One[] {
  const all = candidates.map((candidate) => ({ candidate, pairs: pairsOfMembers(candidate) }));
  const open = new Set(all.flatMap(({ pairs }) => pairs));
  const chosen: One[] = [];
  while (open.size > 0) {
    const gains = all.map(({ pairs }) => pairs.filter((pair) => open.has(pair)).length);
    const best = all[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best.candidate);
    for (const pair of best.pairs) open.delete(pair);
  }
  return chosen;
}

/** A member is also a pair with itself, so that each of its values occurs. */
function pairsOfMembers(candidate: object): string[] {
  const members = Object.entries(candidate);
  return members.flatMap((member, index) =>
    members.slice(index).map((other) => JSON.stringify([member, other])),
  );
}
