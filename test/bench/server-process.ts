/** A server of the comparison as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pinned } from './pinned.ts';
import { endpoints, headers, jobRequest, wrongJobRequest } from './servers/exchanges.js';

const startLimitMs = 30_000;

/**
 * The servers with what is said of them, by the names of their files, or of how the command `serve` is started. A plain one
 * records no request, keeps no job once callers cannot read it any more, and has no console.
 */
export const servers = {
  bare: 'bare node:http, nothing checked',
  middleware: 'our middleware on it',
  serve: 'our validator.serve and listen',
  reference: 'the whole reference service',
  command: 'the command `serve`',
  'silent-command': 'serve --log silent',
  'plain-command': 'serve, silent and plain',
  stub: 'a stub by hand: fastify, a Map',
  fastify: 'fastify + AJV',
  'express-openapi-validator': 'express-openapi-validator',
  'openapi-backend': 'openapi-backend',
  prism: 'Prism',
} as const;

export type ServerName = keyof typeof servers;

/** A server that has been found to answer as it should. */
export interface ServerProcess {
  readonly url: string;
  /** Where the job is that can be asked for. */
  readonly statusPath: string;
  /** The most memory that the process has had so far; undefined where the system does not tell. */
  peakBytes(): Promise<number | undefined>;
  /** Processor time that the process has taken so far, in microseconds; undefined likewise. */
  cpuUs(): Promise<number | undefined>;
  stop(): Promise<void>;
}

export const runPath = `/v2/${endpoints.submitted}/run`;

export const submitHeaders = { ...headers, 'content-type': 'application/json' };

/** Starts a server and tries it out. Rejects with the reason where it cannot be measured. */
export async function startServer(name: ServerName): Promise<ServerProcess> {
  const [command, ...args] = await pinned('server', [process.execPath, ...wordsOf(name)]);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
  try {
    const url = await addressOf(child);
    const statusPath = await tryOut(name, url);
    const { pid } = child;
    return { url, statusPath, peakBytes: () => peakBytes(pid), cpuUs: () => cpuUs(pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What Node runs: a file and its arguments. */
export function wordsOf(name: ServerName): string[] {
  const path = (of: string) => fileURLToPath(new URL(of, import.meta.url));
  const serve = (settings: string, ...options: readonly string[]) => [
    path('../../dist/cli/main.js'),
    'serve',
    ...['--config', path(`servers/${settings}.yaml`), '--port', '0', ...options],
  ];
  switch (name) {
    case 'command':
      return serve('service');
    case 'silent-command':
      return serve('service', '--log', 'silent');
    case 'plain-command':
      return serve('service-without-requests', '--log', 'silent', '--no-console');
    default:
      return [path(`servers/${name}.js`)];
  }
}

/** The first address that a process names on its standard output. */
export function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    for (const stream of [stdout, stderr]) {
      if (stream === null) continue;
      const lines = createInterface({ input: stream });
      lines.on('line', (line) => {
        const url = /(?:(?:listening|Serving) on |"url":")(http:[^\s"]+)/.exec(line)?.[1];
        if (url === undefined) said.push(line);
        else resolve(url);
      });
      lines.once('close', () => reject(new Error(`It ended: ${said.slice(0, 5).join(' ')}`)));
    }
    const limit = AbortSignal.timeout(startLimitMs);
    limit.addEventListener('abort', () => reject(new Error('It did not start in time.')));
  });
}

/**
 * Makes sure that a server answers as it should, and returns the path of a job that can be asked
 * for. Rejects with what was wrong.
 */
export async function tryOut(name: ServerName, url: string): Promise<string> {
  const submit = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: submitHeaders,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(startLimitMs),
    });
  const accepted = await submit(runPath, jobRequest);
  const submitted = await jobIn(accepted);
  if (accepted.status !== 200 || submitted.status !== 'IN_QUEUE') {
    throw new Error(`It answered a valid request with ${accepted.status}.`);
  }
  if (name !== 'bare') {
    const { status } = await submit(runPath, wrongJobRequest);
    if (status !== 400) throw new Error(`It answered an invalid body with ${status}.`);
  }
  // Without a policy, so that it runs for as long as the comparison takes.
  const { input } = jobRequest;
  const asked = await jobIn(await submit(`/v2/${endpoints.asked}/run`, { input }));
  const statusPath = `/v2/${endpoints.asked}/status/${asked.id}`;
  const told = await fetch(url + statusPath, {
    headers,
    signal: AbortSignal.timeout(startLimitMs),
  });
  const { id } = await jobIn(told);
  if (told.status !== 200 || id !== asked.id) {
    throw new Error(`It answered the question for a job with ${told.status}.`);
  }
  return statusPath;
}

async function jobIn(answer: Response): Promise<{ id: string; status: unknown }> {
  const content: unknown = await answer.json();
  const { id, status } = Object(content);
  return { id: typeof id === 'string' ? id : '', status };
}

async function peakBytes(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

/** Linux counts in hundredths of a second here, whatever its clock does. */
export async function cpuUs(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may have spaces; the times are the 12th and 13th field after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return user === undefined ? undefined : (Number(user) + Number(system)) * 10_000;
}
