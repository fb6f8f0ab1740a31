#!/usr/bin/env node
/** The command line: finds the command, runs it, and ends with its status. */
import { readFile } from 'node:fs/promises';
import { type Command, exitStatus, Refusal, type Terminal, table } from './command.ts';
import { packageFile } from './package-files.ts';
import { closestTo } from './suggestion.ts';

const program = 'inference-contract';

/** Every command, loaded when it is called. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serve],
  ['docs', async () => (await import('./docs.ts')).docs],
  ['mock', async () => (await import('./mock.ts')).mock],
  ['test', async () => (await import('./test.ts')).test],
  ['test init', async () => (await import('./test-init.ts')).testInit],
  ['proxy', async () => (await import('./proxy.ts')).proxy],
  ['judge', async () => (await import('./judge.ts')).judge],
  ['compile', async () => (await import('./compile.ts')).compile],
]);

async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = splitCommand(args);
  if (name === undefined) throw new Refusal(await overview());
  if (name === 'help' || name === '--help' || name === '-h') {
    terminal.print(await overview());
    return exitStatus.done;
  }
  if (name === '--version') {
    terminal.print(await version());
    return exitStatus.done;
  }
  const load = commands.get(name);
  if (load === undefined) {
    const meant = closestTo(name, [...commands.keys()]);
    const hint = meant === undefined ? `See ${program} --help.` : `Did you mean ${meant}?`;
    throw new Refusal(`Unknown command ${name}. ${hint}`);
  }
  const command = await load();
  const call = `${program} ${name}`;
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(command.help(call));
    return exitStatus.done;
  }
  return command.run(rest, terminal);
}

/** The name of a command may be of two words. */
function splitCommand(args: readonly string[]): readonly string[] {
  const both = args.slice(0, 2).join(' ');
  return args.length > 1 && commands.has(both) ? [both, ...args.slice(2)] : args;
}

async function overview(): Promise<string> {
  const rows = await Promise.all(
    [...commands].map(async ([name, load]) => [name, (await load()).summary] as const),
  );
  return [
    `Usage: ${program} <command> [options]`,
    '',
    'Commands:',
    ...table(rows),
    '',
    `${program} <command> --help shows the options of a command.`,
  ].join('\n');
}

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(packageFile('package.json'), 'utf8'));
  const found = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return found ? String(manifest.version) : 'unknown';
}

/** The exit status of a process that a signal ended, as shells report it. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A first signal asks the command to end, a second one, whichever it is, ends the process. The end
 * of whoever reads what we print (`| head`) is such a wish, too.
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

function report(error: unknown): number {
  if (error instanceof Refusal) {
    process.stderr.write(`${error.message}\n`);
    return exitStatus.refused;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  return exitStatus.failed;
}

const stop = stopSignal();
const terminal: Terminal = {
  env: process.env,
  isInteractive: process.stdout.isTTY === true,
  get input() {
    return process.stdin;
  },
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
  stop,
};
process.exitCode = await main(process.argv.slice(2), terminal).catch(report);
// Once asked to end, nothing that is still open may hold the process.
if (stop.aborted) process.exit();
