#!/usr/bin/env node
import { escapeLines } from '../core/visible-text.ts';
import { exitStatus } from './command.ts';
import { processTerminal } from './process-terminal.ts';
import { run } from './program.ts';

/** Exit statuses after a second signal, as shells report them. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * The first signal stops the command, and so does a closed standard output (`| head`). The second
 * signal ends the process.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let isAsked = false;
  process.stdout.on('error', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The first process of a container ignores signals without a handler.
    process.on(signal, () => {
      if (isAsked) process.exit(signalled[signal]);
      isAsked = true;
      stop.abort();
    });
  }
  return stop.signal;
}

const terminal = processTerminal(process, stopSignal());
await run(process.argv.slice(2), terminal).catch((error: unknown) => {
  terminal.warn(
    escapeLines(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  terminal.exitCode = exitStatus.failed;
});
process.exitCode = terminal.exitCode;
// After a stop, open handles must not keep the process alive.
if (terminal.stop.aborted) process.exit();
