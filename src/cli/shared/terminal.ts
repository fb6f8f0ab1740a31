/** What a command writes to and reads from, as the process or a test gives it. */
import { standardOutput } from './output-file.ts';

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

/** A terminal that leaves standard output to JSON, if that goes there: texts go to standard error. */
export function besidesJson(terminal: Terminal, json: string | undefined): Terminal {
  if (json !== standardOutput) return terminal;
  const { showStatus } = terminal;
  const warn = (text: string) => terminal.warn(text);
  return withOutputs(terminal, { print: warn, warn, showStatus });
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
  const { showStatus } = terminal;
  return withOutputs(terminal, {
    print: (output) => terminal.print(text(output)),
    warn: (output) => terminal.warn(message(output)),
    showStatus: showStatus && ((output) => showStatus(line(output))),
  });
}

function withOutputs(
  terminal: Terminal,
  outputs: Pick<Terminal, 'print' | 'warn' | 'showStatus'>,
): Terminal {
  const { env, isInteractive, stdin, stop } = terminal;
  return {
    env,
    isInteractive,
    stdin,
    stop,
    ...outputs,
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
