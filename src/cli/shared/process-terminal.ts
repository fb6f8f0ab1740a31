/**
 * The terminal of a process: its streams, with a last line that is rewritten. This is the only place that
 * writes to standard output and standard error, so it decides what a full disk or a closed pipe means.
 */
import { macrotask } from '../../core/clock.ts';
import { codeOf } from '../../core/system-errors.ts';
import { paint, showsColours } from './colours.ts';
import { exitStatus } from './exit-status.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';
import { whyNotWritten } from './why-not-written.ts';

interface OutputStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** What a terminal needs of a process. */
export interface TerminalStreams {
  readonly env: Terminal['env'];
  readonly stdin: Terminal['stdin'];
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

export interface ProcessTerminal extends Terminal {
  /** Resolves with the exit status of the process when all output was written or lost. */
  finish(): Promise<number>;
}

/** To the start of the line, which is then empty. */
const erased = '\r\u001b[2K';

/** The width of a terminal that does not say it, in characters. */
const usualColumns = 80;

/** @param stop is aborted when standard output has no reader any more, or cannot be written by a command that is no service */
export function processTerminal(streams: TerminalStreams, stop: AbortController): ProcessTerminal {
  const { env, stdin, stdout, stderr } = streams;
  let isLog = false;
  const paintsResults = showsColours(env, stdout.isTTY === true);
  const paintsErrors = showsColours(env, stderr.isTTY === true);
  // There is nowhere to say so, and no result is lost: the exit status stays what it is.
  const errors = new Output(stderr, () => undefined);
  const results = new Output(stdout, (failure) => {
    if (failure === closed) {
      if (isLog) terminal.warn('Nobody reads standard output any more: the service stops.');
    } else if (isLog) {
      terminal.warn(`Standard output cannot be written: ${failure}. Lines of the log are lost.`);
      return;
    } else terminal.warn(`Standard output could not be written: ${failure}.`);
    results.end();
    stop.abort();
  });
  let isShown = false;
  const erase = () => {
    if (isShown) errors.write(erased);
    isShown = false;
  };
  // Each write to a pipe or a file is a call of the system, so the lines of a turn are one.
  let logLines = '';
  const writeLog = () => {
    if (logLines !== '') results.write(logLines);
    logLines = '';
  };
  const printToLog = (line: string) => {
    if (logLines === '') void macrotask().then(writeLog);
    logLines += `${line}\n`;
  };
  const terminal: ProcessTerminal = {
    env,
    isInteractive: stdout.isTTY === true,
    print(line) {
      erase();
      if (isLog) printToLog(line);
      else results.write(`${paintsResults ? paint(line) : line}\n`);
    },
    warn(line) {
      erase();
      errors.write(`${paintsErrors && !isLog ? paint(line) : line}\n`);
    },
    showStatus:
      stderr.isTTY === true
        ? (line) => {
            erase();
            if (line === '') return;
            // A line that wraps could not be erased. Some terminals have no width, others say 0.
            errors.write(line.slice(0, (stderr.columns || usualColumns) - 1));
            isShown = true;
          }
        : undefined,
    stdin,
    readInput: () => readStandardInput(stdin),
    beginLog() {
      isLog = true;
    },
    stop: stop.signal,
    exitCode: exitStatus.done,
    async finish() {
      writeLog();
      await results.whenSettled();
      await errors.whenSettled();
      const { failure } = results;
      const isFailure = isLog ? failure === closed : failure !== undefined && failure !== closed;
      const { exitCode } = terminal;
      return isFailure && exitCode === exitStatus.done ? exitStatus.unwritten : exitCode;
    },
  };
  return terminal;
}

/** The most that is read of standard input, in bytes. */
const mostInput = 64 * 2 ** 20;

async function readStandardInput(input: TerminalStreams['stdin']): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of input) {
    const chunk = Buffer.from(piece);
    bytes += chunk.length;
    if (bytes > mostInput) {
      throw new Refusal(`Expected at most ${mostInput / 2 ** 20} MiB on standard input, got more.`);
    }
    pieces.push(chunk);
  }
  return Buffer.concat(pieces).toString();
}

/** Nobody reads the output any more. */
const closed = 'nobody reads it';

const closedCodes = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/** Writes texts in order. A failure is told once, and never thrown. */
class Output {
  /** Why the first text that was lost was lost. */
  failure: string | undefined;
  readonly #stream: OutputStream;
  readonly #onFailure: (failure: string) => void;
  #pending = 0;
  #isEnded = false;
  /** A full disk may have taken the beginning of a line. */
  #isCut = false;
  #onSettled: () => void = () => undefined;

  constructor(stream: OutputStream, onFailure: (failure: string) => void) {
    this.#stream = stream;
    this.#onFailure = onFailure;
    stream.on('error', (error) => this.#fail(error));
  }

  write(text: string): void {
    if (this.#isEnded) return;
    const isAfterCut = this.#isCut;
    this.#pending += 1;
    const done = (error?: Error | null) => {
      this.#pending -= 1;
      if (error) {
        this.#isCut = true;
        this.#fail(error);
      } else if (isAfterCut) this.#isCut = false;
      if (this.#pending === 0) this.#onSettled();
    };
    try {
      this.#stream.write(isAfterCut ? `\n${text}` : text, done);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Writes nothing more. */
  end(): void {
    this.#isEnded = true;
  }

  /** Resolves when all texts were written or lost. */
  whenSettled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSettled = resolve;
      if (this.#pending === 0) resolve();
    });
  }

  #fail(error: Error): void {
    const isClosed = closedCodes.has(codeOf(error) ?? '');
    if (this.#isEnded || (this.failure !== undefined && !isClosed)) return;
    this.failure = isClosed ? closed : whyNotWritten(error);
    if (isClosed) this.end();
    this.#onFailure(this.failure);
  }
}
