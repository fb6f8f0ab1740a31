/** Asks a server for one thing over and over: with wrk where it is installed, else with autocannon. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Command, isInstalled, pinned } from './pinned.ts';

/** Requests under way at the same time, each on a connection of its own. */
export const connections = 32;

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Requests without an answer, or with one that is no success. */
  readonly failed: number;
}

export interface LoadOptions {
  readonly seconds: number;
  /** Default: 32. */
  readonly connections?: number;
  /** Whether the load keeps to one core, because the server has the other. Default: true. */
  readonly isPinned?: boolean;
}

export interface LoadGenerator {
  readonly name: 'wrk' | 'autocannon';
  run(request: LoadRequest, options: LoadOptions): Promise<Load>;
}

export async function loadGenerator(): Promise<LoadGenerator> {
  return (await isInstalled('wrk'))
    ? { name: 'wrk', run: runWrk }
    : { name: 'autocannon', run: runAutocannon };
}

async function runWrk(request: LoadRequest, options: LoadOptions): Promise<Load> {
  const { method, url, headers, body = '' } = request;
  const { seconds, connections: count = connections } = options;
  const script = fileURLToPath(new URL('load.lua', import.meta.url));
  const output = await run('wrk', options, [
    ...['--threads', '1', '--connections', `${count}`, '--duration', `${seconds}s`],
    ...['--script', script, url, '--', method, body],
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]);
  const measured = /^measured (.+)$/m.exec(output)?.[1];
  if (measured === undefined) throw new Error(`wrk has measured nothing: ${output}`);
  const { durationSeconds, ...load } = JSON.parse(measured);
  return { ...load, requestsPerSecond: load.requests / durationSeconds };
}

async function runAutocannon(request: LoadRequest, options: LoadOptions): Promise<Load> {
  const { method, url, headers, body } = request;
  const { seconds, connections: count = connections } = options;
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const output = await run(process.execPath, options, [
    ...[program, '--json', '--no-progress'],
    ...['--connections', `${count}`, '--duration', `${seconds}`, '--method', method],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body === undefined ? [] : ['--body', body]),
    url,
  ]);
  const { requests, latency, errors, non2xx } = JSON.parse(output);
  return {
    requests: requests.total,
    requestsPerSecond: requests.total / seconds,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: errors + non2xx,
  };
}

async function run(
  program: string,
  { seconds, isPinned = true }: LoadOptions,
  args: readonly string[],
): Promise<string> {
  const line: Command = [program, ...args];
  const [command, ...rest] = isPinned ? await pinned('load', line) : line;
  const limits = { timeout: (seconds + 20) * 1000, maxBuffer: 2 ** 20 };
  const { stdout } = await promisify(execFile)(command, rest, limits);
  return stdout;
}
