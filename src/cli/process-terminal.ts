/** The terminal of a process: its streams, with a last line that is rewritten. */
import { text } from 'node:stream/consumers';
import { exitStatus, type Terminal } from './command.ts';

interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** What a terminal needs of a process. */
export interface TerminalStreams {
  readonly env: Terminal['env'];
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** To the start of the line, which is then empty. */
const erased = '\r\u001b[2K';

/** The width of a terminal that does not say it, in characters. */
const usualColumns = 80;

export function processTerminal(streams: TerminalStreams, stop: AbortSignal): Terminal {
  const { env, stdout, stderr } = streams;
  let isShown = false;
  const erase = () => {
    if (isShown) stderr.write(erased);
    isShown = false;
  };
  return {
    env,
    isInteractive: stdout.isTTY === true,
    print(line) {
      erase();
      stdout.write(`${line}\n`);
    },
    warn(line) {
      erase();
      stderr.write(`${line}\n`);
    },
    showStatus:
      stderr.isTTY === true
        ? (line) => {
            erase();
            if (line === '') return;
            // A line that wraps could not be erased. Some terminals have no width, others say 0.
            stderr.write(line.slice(0, (stderr.columns || usualColumns) - 1));
            isShown = true;
          }
        : undefined,
    readInput: () => text(streams.stdin),
    stop,
    exitCode: exitStatus.done,
  };
}
