/** Finds the names that a misspelt one may stand for. */

/**
 * The candidate closest to `word` by edits of single letters (neighbours swapped count as one);
 * undefined when none is within a third of its length. Upper and lower case count as equal.
 */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  return closestNames(word, candidates)[0];
}

/** The end of a message about a name that is not one of the candidates; empty if none is close. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = closestTo(word, candidates);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** Up to three such candidates, the closest first. */
export function closestNames(word: string, candidates: readonly string[]): string[] {
  const limitOf = (name: string) => Math.max(1, Math.ceil(name.length / 3));
  const close = candidates
    // A word may come from outside: a long one is not compared.
    .filter((name) => Math.abs(name.length - word.length) <= limitOf(name))
    .map((name) => ({ name, edits: editsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= limitOf(name))
    .sort((left, right) => left.edits - right.edits)
    .map(({ name }) => name);
  return close.slice(0, 3);
}

/** Optimal string alignment distance, row by row. */
function editsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        valueAtIndex(last, column) + 1,
        valueAtIndex(current, column - 1) + 1,
        valueAtIndex(last, column - 1) + (same ? 0 : 1),
        swapped ? valueAtIndex(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return valueAtIndex(last, b.length);
}

function valueAtIndex(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
