/** Guesses which known word somebody meant. */

/**
 * The candidate closest to `word` by edits of single letters (neighbours swapped count as one);
 * undefined when none is within a third of its length. Upper and lower case count as equal.
 */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  let closest: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest && edits <= Math.max(1, Math.ceil(candidate.length / 3))) {
      closest = candidate;
      fewest = edits;
    }
  }
  return closest;
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
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
