import { Readable } from 'node:stream';
import type { Terminal } from '../../../src/cli/command.ts';

/** A terminal that keeps what is written to it. */
export interface MemoryTerminal extends Terminal {
  readonly printed: string[];
  readonly warned: string[];
}

export function memoryTerminal(env: Terminal['env'] = {}): MemoryTerminal {
  const printed: string[] = [];
  const warned: string[] = [];
  return {
    env,
    isInteractive: false,
    input: Readable.from([]),
    printed,
    warned,
    print: (line) => void printed.push(line),
    warn: (line) => void warned.push(line),
    stop: new AbortController().signal,
  };
}
