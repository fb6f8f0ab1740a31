#!/usr/bin/env node
import { escapeLines } from '../core/visible-text.ts';
import { runProgram } from './program.ts';
import { exitStatus } from './shared/exit-status.ts';
import { processTerminal } from './shared/process-terminal.ts';

/** Exit statuses after a second signal, as shells report them. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const;

/** The first signal stops the command. The second one ends the process. */
function stopOnSignals(): AbortController {
  const stop = new AbortController();
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The first process of a container ignores signals without a handler.
    process.on(signal, () => {
      if (isAsked) process.exit(signalled[signal]);
      isAsked = true;
      stop.abort();
    });
  }
  return stop;
}

// `--no-color` may stand anywhere. As a variable, programs that the command starts follow it, too.
const args = process.argv.slice(2);
const { stdin, stdout, stderr } = process;
const env = args.includes('--no-color') ? { ...process.env, NO_COLOR: '1' } : process.env;
const terminal = processTerminal({ env, stdin, stdout, stderr }, stopOnSignals());
const words = args.filter((word) => word !== '--no-color');
await runProgram(words, terminal).catch((error: unknown) => {
  terminal.warn(
    escapeLines(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  terminal.exitCode = exitStatus.failed;
});
process.exitCode = await terminal.finish();
// After a stop, open handles must not keep the process alive.
if (terminal.stop.aborted) process.exit();
