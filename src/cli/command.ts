import { fileURLToPath } from 'node:url';

/** What every command is given, and how it ends. */
/** Exit statuses: done; failed while working; refused what it was given, or could not do it. */
export const exitStatus = { done: 0, failed: 1, refused: 2 } as const;

/** The process as a command sees it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether somebody reads standard output on a screen. */
  readonly isInteractive: boolean;
  /** Writes one line to standard output. */
  print(line: string): void;
  /** Writes one line to standard error. */
  warn(line: string): void;
  /** Aborted when the process is asked to end (SIGINT, SIGTERM). */
  readonly stop: AbortSignal;
  /** The status with which the process ends. */
  exitCode: number;
}

/** What was asked cannot be done; `message` tells the user, in lines of their own, why. Exit 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Joins words as in `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Lines of two columns, the first padded to its widest entry. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** What an error says, as a part of a message. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The absolute path of a file given relative to the package's folder, such as `mocks/service.yaml`. */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

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
