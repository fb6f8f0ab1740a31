/** What every command is given, and how it ends. */
import { fileURLToPath } from 'node:url';

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
