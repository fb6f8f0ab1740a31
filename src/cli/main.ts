#!/usr/bin/env node
/** The process of the command line. */
import { exitStatus, type Terminal } from './command.ts';
import { run } from './program.ts';

/** The exit status of a process that a signal ended, as shells report it. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A first signal asks the command to end, and so does the end of the reader of standard output
 * (`| head`). A second signal ends the process.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let isAsked = false;
  process.stdout.on('error', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Without a handler of its own, a process that is the first of a container ignores signals.
    process.on(signal, () => {
      if (isAsked) process.exit(signalled[signal]);
      isAsked = true;
      stop.abort();
    });
  }
  return stop.signal;
}

const terminal: Terminal = {
  env: process.env,
  isInteractive: process.stdout.isTTY === true,
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
  stop: stopSignal(),
  exitCode: exitStatus.done,
};
await run(process.argv.slice(2), terminal).catch((error: unknown) => {
  terminal.warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
  terminal.exitCode = exitStatus.failed;
});
process.exitCode = terminal.exitCode;
// Once asked to end, nothing that is still open may hold the process.
if (terminal.stop.aborted) process.exit();
