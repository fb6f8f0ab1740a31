/** What commands share: the terminal, exit statuses, refusals, ports and words for messages. */
import { fileURLToPath } from 'node:url';
import { boundedLines } from '../../core/bounded-lines.ts';
import { codeOf } from '../../core/system-errors.ts';

/**
 * Exit statuses: success, internal error, invalid input, and output that could not be written, which has a
 * number of its own (EX_IOERR of `sysexits.h`) because every command may end with it.
 */
export const exitStatus = { done: 0, failed: 1, refused: 2, unwritten: 74 } as const;

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal. */
  readonly isInteractive: boolean;
  print(line: string): void;
  warn(line: string): void;
  /**
   * Shows a line on standard error that the next line of any kind replaces; nothing for an empty one.
   * Undefined unless standard error is a terminal.
   */
  readonly showStatus: ((line: string) => void) | undefined;
  /** Standard input as it comes. */
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Standard input as text, when it has ended. */
  readInput(): Promise<string>;
  /**
   * From now on, standard output is the log of a service. A full disk loses lines of it, with one warning; a closed
   * pipe ends the service as a signal would, with a reason and a status that is not 0. For other commands, a full disk
   * is a failure, and a closed pipe ends them in silence.
   */
  beginLog(): void;
  /** Aborted when the process must stop: SIGINT, SIGTERM, or an output that cannot be written. */
  readonly stop: AbortSignal;
  exitCode: number;
}

interface Filters {
  readonly text: (text: string) => string;
  /** For the line that is rewritten. */
  readonly line: (text: string) => string;
  /** For standard error. Default: as other texts. */
  readonly message?: (text: string) => string;
}

/** A terminal that shows what the filters make of each text. */
export function filterTerminal(
  terminal: Terminal,
  { text, line, message = text }: Filters,
): Terminal {
  const { env, isInteractive, showStatus, stdin, stop } = terminal;
  return {
    env,
    isInteractive,
    stdin,
    stop,
    print: (output) => terminal.print(text(output)),
    warn: (output) => terminal.warn(message(output)),
    showStatus: showStatus && ((output) => showStatus(line(output))),
    readInput: () => terminal.readInput(),
    beginLog: () => terminal.beginLog(),
    get exitCode() {
      return terminal.exitCode;
    },
    set exitCode(status) {
      terminal.exitCode = status;
    },
  };
}

/** The command cannot run; `message` says why, in one or more lines. Exit status 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** A long message is shortened. */
  constructor(message: string, options?: ErrorOptions) {
    super(boundedLines(message), options);
  }
}

/** Lines of two columns, the first padded to its widest entry. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** A number of things, such as `2 rules`. */
export function countText(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Example command lines, for the end of a command's help. */
export function examples(...lines: readonly string[]): string {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  return ['', title, ...lines.map((line) => `  npx inference-contract ${line}`)].join('\n');
}

/** `\,` is a comma in a name. */
export function splitList(text: string): string[] {
  const items = text.split(/(?<!\\),/).filter((item) => item !== '');
  return items.map((item) => item.replaceAll('\\,', ','));
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Why a file cannot be written, as the end of a sentence without a full stop. */
export function whyNotWritten(cause: unknown): string {
  switch (codeOf(cause)) {
    case 'ENOENT':
      return 'its folder does not exist';
    case 'ENOTDIR':
      return 'a part of its path is a file, not a folder';
    case 'ELOOP':
      return 'it is a link that leads to itself';
    case 'EISDIR':
      return 'it is a folder';
    case 'EEXIST':
      return 'it exists already';
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write it';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EDQUOT':
      return 'the quota of this user is used up';
    case 'EFBIG':
      return 'it would be larger than this process may make a file';
    default:
      return messageOf(cause);
  }
}

/**
 * The absolute path of a file given relative to the package's folder, such as `mocks/service.yaml`.
 */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** A port from 0 to 65535; throws `Refusal`, naming where the text came from, on anything else. */
export function readPort(source: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(`${source}: expected a port from 0 to 65535, got "${text}".`);
}

export function port(text: string): number {
  return readPort('--port', text);
}

/** Names of the settings for host and port, for messages. Default: the command's options. */
interface Choices {
  readonly host: string;
  readonly port: string;
}

/** Why a server cannot listen, as the end of a sentence, and what to do. */
export function whyNotListening(
  cause: unknown,
  { host, port }: Choices = { host: '--host', port: '--port' },
): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `the port is in use; choose another with ${port} (0 takes a free one)`;
    case 'EACCES':
      return `this user may not use the port; choose one from 1024 on with ${port}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host is not an address of this machine; choose another with ${host}`;
    default:
      return messageOf(cause);
  }
}

export function graceTime(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Refusal(`--grace-ms: expected milliseconds from 0 to 999999, got "${text}".`);
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
