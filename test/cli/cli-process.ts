/** Runs the command line as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Serving {
  readonly pid: number;
  /** The first address in that line. */
  readonly url: string;
  /** Lines of standard output so far. */
  readonly lines: readonly string[];
  /** Standard error so far. */
  errors(): string;
  /** Sends a signal and resolves with the exit status. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  /** Default: nothing but the path. */
  readonly env?: NodeJS.ProcessEnv;
  /** mock: the npm script of that name. Default: the command line in `dist`, which has to be built. */
  readonly from?: keyof typeof programs;
}

export function runCli(args: readonly string[], options: ProcessOptions = {}): Promise<Ended> {
  const child = spawnCli(args, options);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** Starts a command that serves; resolves when it has written the line that `ready` accepts. */
export function startCli(
  args: readonly string[],
  ready: (line: string) => boolean,
  options: ProcessOptions = {},
): Promise<Serving> {
  const child = spawnCli(args, options);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines: string[] = [];
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    void ended.then((status) => reject(new Error(`Ended with ${status}: ${lines} ${errors}`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (!ready(line)) return;
      const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? '';
      const stop = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      const { pid = 0 } = child;
      resolve({ pid, url, lines, errors: () => errors, stop });
    });
  });
}

const programs = {
  built: ['dist/cli/main.js'],
  mock: ['--import', 'tsx', 'src/generate/mock.ts'],
} as const;

function spawnCli(
  args: readonly string[],
  { env = {}, from = 'built' }: ProcessOptions,
): ChildProcess {
  return spawn(process.execPath, [...programs[from], ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
