/** Gives the two sides of the comparison a core each, so that neither takes time from the other. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const cores = { load: 0, server: 1 } as const;

export type Command = [program: string, ...args: string[]];

/** The command on the core of its side; as it is where there is one core only, or no taskset. */
export async function pinned(side: keyof typeof cores, command: Command): Promise<Command> {
  if (!(await canPin())) return command;
  return ['taskset', '--cpu-list', `${cores[side]}`, ...command];
}

export async function canPin(): Promise<boolean> {
  return availableParallelism() > 1 && (await isInstalled('taskset'));
}

export async function isInstalled(program: string): Promise<boolean> {
  try {
    await promisify(execFile)('which', [program]);
    return true;
  } catch {
    return false;
  }
}
