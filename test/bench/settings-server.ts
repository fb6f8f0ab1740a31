/** The command `serve`, started as users do, with settings of which a measurement changes the size. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressOf, cpuUs } from './server-process.ts';

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

  /** Processor time so far, in microseconds. */
  async cpuUs(): Promise<number> {
    const us = await cpuUs(this.pid);
    if (us === undefined) throw new Error('Expected Linux, which tells the time of a process.');
    return us;
  }

  /** Resident memory, in MB. */
  async residentMegabytes(): Promise<number> {
    const text = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024) / 1e6;
  }

  /** A gauge or counter of `/metrics`, summed over its labels. */
  async metric(name: string, labels = ''): Promise<number> {
    const answer = await fetch(`${this.url}/metrics`);
    const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(name));
    const samples = lines.filter((line) => line.includes(labels));
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
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const url = await addressOf(child);
    const { pid } = child;
    if (pid === undefined) throw new Error('Expected a process with an id.');
    const startCpuMs = ((await cpuUs(pid)) ?? Number.NaN) / 1000;
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
