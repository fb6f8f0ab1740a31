/** Runs commands in this process, as the command line does. */
import type { Terminal } from '../../src/cli/command.ts';
import { run } from '../../src/cli/program.ts';

/** A terminal that keeps what is written to it. */
export interface MemoryTerminal extends Terminal {
  readonly printed: string[];
  readonly warned: string[];
}

export function memoryTerminal(changes: Partial<Terminal> = {}): MemoryTerminal {
  const printed: string[] = [];
  const warned: string[] = [];
  return {
    env: {},
    isInteractive: false,
    printed,
    warned,
    print: (line) => void printed.push(line),
    warn: (line) => void warned.push(line),
    stop: new AbortController().signal,
    exitCode: 0,
    ...changes,
  };
}

/** How a command ended, and what it wrote. */
export interface Outcome {
  readonly status: number;
  readonly printed: string;
  readonly warned: string;
}

/** Runs a command to its end. */
export async function runCommand(
  name: string,
  args: readonly string[] = [],
  changes: Partial<Terminal> = {},
): Promise<Outcome> {
  const terminal = memoryTerminal(changes);
  await run([...name.split(' '), ...args], terminal);
  const { exitCode, printed, warned } = terminal;
  return { status: exitCode, printed: printed.join('\n'), warned: warned.join('\n') };
}
