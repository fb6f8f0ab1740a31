/** Modules in a folder of their own for each test, and workers of them that are closed after it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { TaskOutcome } from '../../../../src/reference/engine/job-worker.ts';
import {
  ModuleWorker,
  type ModuleWorkerOptions,
} from '../../../../src/reference/workers/module-worker.ts';
import { recordedTask } from './recorded-task.ts';

type Bounds = Partial<Omit<ModuleWorkerOptions, 'module'>>;

/** Call it once at the top of a file of tests. */
export function useModules() {
  let folder = '';
  const workers: ModuleWorker[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'module-worker-'));
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) worker.close();
    await rm(folder, { recursive: true });
  });

  /** The path of a file in the test's folder. */
  function pathOf(file: string): string {
    return join(folder, file);
  }

  /** Writes a file, and gives its path. */
  async function write(file: string, source: string): Promise<string> {
    await writeFile(pathOf(file), source);
    return pathOf(file);
  }

  /** A worker of a module that may be there or not. */
  function workerAt(file: string, bounds: Bounds = {}): ModuleWorker {
    const worker = new ModuleWorker({ module: pathOf(file), wallClockLimitMs: 30_000, ...bounds });
    workers.push(worker);
    return worker;
  }

  /** A worker of `worker.mjs` with that source. */
  async function workerOf(source: string, bounds: Bounds = {}): Promise<ModuleWorker> {
    await write('worker.mjs', source);
    return workerAt('worker.mjs', bounds);
  }

  /** What becomes of a job that a module with that source runs. */
  async function outcomeOf(
    source: string,
    task = recordedTask(),
    file = 'worker.mjs',
  ): Promise<TaskOutcome> {
    await write(file, source);
    return workerAt(file).begin(task).done;
  }

  return { pathOf, write, workerAt, workerOf, outcomeOf };
}

/** Expects a job to have ended with that output. */
export function output(value: unknown): TaskOutcome {
  return { kind: 'output', output: value };
}

/** Expects a job to have failed with such a message. */
export function error(message: RegExp): TaskOutcome {
  return { kind: 'error', message: expect.stringMatching(message) };
}

/** Source of a module that tells which thread runs it, and how often that one did. */
export const countingModule = `
import { threadId } from 'node:worker_threads';
let runs = 0;
export default async () => ({ threadId, runs: (runs += 1) });
`;
