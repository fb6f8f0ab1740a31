/** Which responses of two documents are about the same statuses. */

/** The statuses that may be the same: itself, else its range, else the default; those of a range. */
function statusesLike(status: string, others: readonly string[]): string[] {
  const exact = others.filter((other) => other.toUpperCase() === status.toUpperCase());
  if (exact.length > 0) return exact;
  const range = `${status.charAt(0)}XX`;
  if (/^\dXX$/i.test(status)) {
    const inRange = others.filter(
      (other) => /^\d{3}$/.test(other) && other.startsWith(status.charAt(0)),
    );
    return [...inRange, ...others.filter((other) => other === 'default')];
  }
  if (status === 'default') return [];
  return others
    .filter((other) => other.toUpperCase() === range)
    .concat(others.filter((other) => other === 'default'))
    .slice(0, 1);
}

type StatusPair = readonly [old: string, latest: string];

/** The statuses of two documents that may be the same, each pair once, and those without a counterpart. */
export function statusPairs(
  before: readonly string[],
  after: readonly string[],
): { readonly pairs: StatusPair[]; readonly removed: string[]; readonly added: string[] } {
  // A range is not about a status that is stated beside it.
  const isMeant = ([old, latest]: StatusPair) =>
    !(isWiderStatus(latest, old) && after.includes(old)) &&
    !(isWiderStatus(old, latest) && before.includes(latest));
  const ofNew = (latest: string) =>
    statusesLike(latest, before)
      .map((old): StatusPair => [old, latest])
      .filter(isMeant);
  // A status that is not stated any more falls back to its range or the default.
  const ofOld = (old: string) =>
    statusesLike(old, after)
      .map((latest): StatusPair => [old, latest])
      .filter(isMeant);
  const pairs = [...after.flatMap(ofNew), ...before.flatMap(ofOld)];
  return {
    pairs: [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()],
    removed: before.filter((old) => ofOld(old).length === 0),
    added: after.filter((latest) => ofNew(latest).length === 0),
  };
}

/** Whether responses of a range or the default may have other statuses than those of another one. */
export function isWiderStatus(status: string, other: string): boolean {
  return widthOf(status) > widthOf(other);
}

function widthOf(status: string): number {
  if (status === 'default') return 2;
  return /XX$/i.test(status) ? 1 : 0;
}
