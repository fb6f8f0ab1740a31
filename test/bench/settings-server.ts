/** The command `serve`, started as users do, with settings of which a measurement changes the size. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const pollMs = 20;

export class SettingsServer {
  readonly url: string;
  /** Processor time until the service listened, in milliseconds. */
  readonly startCpuMs: number;
  readonly pid: number;

  constructor(pid: number, url: string, startCpuMs: number) {
    this.pid = pid;
    this.url = url;
    this.startCpuMs = startCpuMs;
  }

  /** Processor time of all threads so far, in microseconds. */
  cpuUs(): Promise<number> {
    return threadsCpuUs(this.pid);
  }

  /** Resident memory, in MB. */
  async residentMegabytes(): Promise<number> {
    const text = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024) / 1e6;
  }

  /** A gauge or counter of `/metrics`, summed over its labels. */
  async metric(name: string, labels = ''): Promise<number> {
    const answer = await fetch(`${this.url}/metrics`);
    const samples = (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .filter((line) => line.includes(labels));
    return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }

  /** Waits until a metric has a value, and rejects after a minute. */
  async untilMetric(name: string, expected: number, labels = ''): Promise<void> {
    const limit = AbortSignal.timeout(60_000);
    for (;;) {
      const value = await this.metric(name, labels);
      if (value === expected) return;
      if (limit.aborted) throw new Error(`Expected ${expected} of ${name}, got ${value}.`);
      await sleep(pollMs);
    }
  }
}

/** Starts the service, lets it be measured, and ends it. Without settings, it has the demo settings. */
export async function measureServer<T>(
  settings: string | undefined,
  measure: (server: SettingsServer) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  const file = join(folder, 'service.yaml');
  if (settings !== undefined) await writeFile(file, settings);
  const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      ...[main, 'serve', '--port', '0', '--log', 'silent'],
      ...(settings === undefined ? [] : ['--config', file]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const url = await servedAddress(child.stdout);
    const { pid } = child;
    if (pid === undefined) throw new Error('Expected a process with an id.');
    const startCpuMs = (await threadsCpuUs(pid)) / 1000;
    return await measure(new SettingsServer(pid, url, startCpuMs));
  } finally {
    process.off('exit', kill);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      kill();
      await ended;
    }
    await rm(folder, { recursive: true });
  }
}

/** However long it takes: with many accounts, a busy machine needs a minute. */
async function servedAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /Serving on (http:\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The service ended before it listened.');
}

/** Exact, while the time of a whole process is counted in hundredths of a second. Linux only. */
async function threadsCpuUs(pid: number): Promise<number> {
  const threads = `/proc/${pid}/task`;
  const nanoseconds = await Promise.all(
    (await readdir(threads)).map(async (thread) => {
      const [running] = (await readFile(`${threads}/${thread}/schedstat`, 'utf8')).split(' ');
      return Number(running);
    }),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}
