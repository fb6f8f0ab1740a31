/**
 * A thread in which a module runs one job at a time. Its messages are passed on unchanged: the
 * job's execution shortens them and removes storage settings.
 */

import { Worker } from 'node:worker_threads';
import { wallClockLimit } from '../../core/clock.ts';
import { codeOf } from '../../core/system-errors.ts';
import type { JobTask, TaskOutcome } from '../engine/job-worker.ts';
import { crash, failedOutcome } from './bounded-work.ts';
import { jsonFault, reportLimits } from './output-limits.ts';
import {
  type FromThread,
  readFromThread,
  type ThreadStart,
  type ToThread,
} from './thread-messages.ts';
import type { WorkerJob } from './worker-handler.ts';

/** How long a handler whose signal was aborted may take to tidy up, in milliseconds. */
const tidyUpMs = 500;

type TaskListener = Pick<JobTask, 'note' | 'chunk' | 'progress'>;

interface ThreadRun {
  readonly job: number;
  readonly task: TaskListener;
  readonly signal: AbortSignal;
  readonly end: (outcome: TaskOutcome) => void;
}

export interface JobThreadOptions {
  /** Absolute path of the module. */
  readonly path: string;
  /**
   * Maximum heap of the thread, in MiB; beyond it, the thread crashes. Node enforces it only
   * roughly: a single huge allocation may still end the process.
   */
  readonly memoryLimitMb: number;
}

/** Starts at once, and loads its module meanwhile. Holds the process only while a job runs. */
export class JobThread {
  readonly exited: Promise<void>;
  readonly #worker: Worker;
  #usable = true;
  #jobs = 0;
  #run: ThreadRun | undefined;

  constructor({ path, memoryLimitMb }: JobThreadOptions) {
    const start: ThreadStart = { path, limits: reportLimits };
    this.#worker = new Worker(new URL('./module-thread.js', import.meta.url), {
      workerData: start,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
      // Nothing comes here: the thread sends what is printed as notes. Reading these streams would
      // hold the process.
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (message: unknown) => {
      try {
        const threadMessage = readFromThread(message);
        if (threadMessage !== undefined) this.#receive(threadMessage);
      } catch (error) {
        this.#distrust(error);
      }
    });
    // An error can arrive before earlier messages; the exit event cannot.
    let crash: unknown;
    this.#worker.on('error', (error: unknown) => {
      this.#usable = false;
      crash = error;
    });
    this.exited = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#usable = false;
        this.#crash(crash ?? `exit code ${code}.`, memoryLimitMb);
        resolve();
      });
    });
  }

  get usable(): boolean {
    return this.#usable;
  }

  /**
   * Runs a job; never rejects. Aborting the signal aborts the handler's signal and soon ends the
   * thread. The job sends no messages from then on.
   */
  run(task: JobTask, signal: AbortSignal): Promise<TaskOutcome> {
    const { jobId: id, input, s3Config } = task;
    return this.#begin(task, signal, {
      kind: 'run',
      content: { id, input, ...(s3Config !== undefined && { s3Config }) },
    });
  }

  /** Loads the module; an error says why it cannot be used. What it prints are notes. */
  load(task: TaskListener, signal: AbortSignal): Promise<TaskOutcome> {
    return this.#begin(task, signal, { kind: 'load' });
  }

  #begin(
    task: TaskListener,
    signal: AbortSignal,
    message: { kind: 'load' } | { kind: 'run'; content: WorkerJob },
  ): Promise<TaskOutcome> {
    this.#jobs += 1;
    const job = this.#jobs;
    this.#worker.ref();
    return new Promise((resolve) => {
      const abort = () => this.#abort(job);
      const end = (outcome: TaskOutcome) => {
        signal.removeEventListener('abort', abort);
        resolve(outcome);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#run = { job, task, signal, end };
      this.#send({ ...message, job });
    });
  }

  terminate(): void {
    this.#usable = false;
    void this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #abort(job: number): void {
    this.#usable = false;
    this.#send({ kind: 'abort', job });
    const tidyUp = wallClockLimit(tidyUpMs);
    tidyUp.signal.addEventListener('abort', () => this.terminate(), { once: true });
    void this.exited.then(tidyUp.release);
  }

  #receive(message: FromThread): void {
    const run = this.#run;
    if (run === undefined || message.job !== run.job) return;
    const { task, signal } = run;
    if (signal.aborted) {
      if (message.kind === 'output' || message.kind === 'error') this.terminate();
      return;
    }
    switch (message.kind) {
      case 'note':
        task.note(message.text);
        break;
      case 'progress':
      case 'chunk':
      case 'output':
        this.#receiveJson(message, task);
        break;
      case 'spoilt':
        this.#usable = false;
        break;
      case 'error':
        if (message.unusable) this.#usable = false;
        if (message.details !== '') task.note(message.details);
        this.#end(failedOutcome(message.message));
        break;
    }
  }

  #receiveJson({ kind, json }: Extract<FromThread, { json: string }>, task: TaskListener): void {
    const fault = jsonFault(json);
    if (fault !== undefined) {
      // This ends the job; later messages of its handler are ignored.
      if (kind === 'chunk') this.terminate();
      if (kind === 'progress') task.note(`The worker's progress ${fault}.`);
      else this.#end(failedOutcome(`The worker's ${kind} ${fault}.`));
      return;
    }
    const value: unknown = JSON.parse(json);
    switch (kind) {
      case 'progress':
        task.progress(value);
        return;
      case 'chunk':
        task.chunk(value);
        return;
      case 'output':
        this.#end({ kind: 'output', output: value });
    }
  }

  /** Messages of such a thread are not trusted: its module posts messages of its own. */
  #distrust(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.terminate();
    this.#end(
      failedOutcome(
        `The worker's thread sent an invalid message: ${reason} Does its module use parentPort?`,
      ),
    );
  }

  #crash(error: unknown, memoryLimitMb: number): void {
    const run = this.#run;
    if (run === undefined) return;
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') {
      this.#end(crash(`The worker crashed: out of memory (${memoryLimitMb} MiB).`));
      return;
    }
    if (error instanceof Error && error.stack !== undefined && !run.signal.aborted) {
      run.task.note(error.stack);
    }
    const reason = error instanceof Error ? error.message : String(error);
    this.#end(crash(`The worker crashed: ${reason}`));
  }

  #end(outcome: TaskOutcome): void {
    const run = this.#run;
    this.#run = undefined;
    this.#worker.unref();
    run?.end(outcome);
  }
}
