/** A user's worker: a JavaScript or TypeScript module that runs in threads. */
import type { JobTask, JobWorker, RealWork, TaskOutcome } from '../engine/job-worker.ts';
import { BoundedWork, type WorkLimit } from './bounded-work.ts';
import { JobThread, type JobThreadOptions } from './job-thread.ts';
import { ModuleFiles } from './module-changes.ts';

export interface ModuleWorkerOptions extends WorkLimit {
  /** Absolute path of a module whose default export is the handler. */
  readonly module: string;
  /**
   * The most that the heap of one job's thread may take, in MiB, as well as Node keeps to it.
   * Default: 1024.
   */
  readonly memoryLimitMb?: number;
}

/**
 * Runs each job in a thread of its own and keeps the thread for later jobs. A thread is not reused
 * after its job was stopped, crashed or exceeded the limit, or when the module has changed.
 *
 * @rule error-without-stack
 */
export class ModuleWorker implements JobWorker {
  readonly #thread: JobThreadOptions;
  readonly #work: BoundedWork;
  readonly #files: ModuleFiles;
  /** All that have not exited, each with the state of the module that it has loaded. */
  readonly #threads = new Map<JobThread, number>();
  readonly #idle: JobThread[] = [];
  /** Counts the states of the module. */
  #state = 0;

  constructor({ module, wallClockLimitMs, memoryLimitMb = 1024 }: ModuleWorkerOptions) {
    this.#thread = { path: module, memoryLimitMb };
    this.#work = new BoundedWork(wallClockLimitMs);
    this.#files = new ModuleFiles(module);
  }

  /** Loads the module, so that a fault in it is known before the first job. */
  load(note: JobTask['note']): RealWork {
    const quiet = () => undefined;
    return this.#inThread((thread, signal) =>
      thread.load({ note, chunk: quiet, progress: quiet }, signal),
    );
  }

  begin(task: JobTask): RealWork {
    return this.#inThread((thread, signal) => thread.run(task, signal));
  }

  #inThread(use: (thread: JobThread, signal: AbortSignal) => Promise<TaskOutcome>): RealWork {
    return this.#work.begin(async (signal) => {
      const thread = this.#take();
      const outcome = await use(thread, signal);
      this.#giveBack(thread);
      return outcome;
    });
  }

  close(): void {
    this.#work.close();
    for (const thread of this.#threads.keys()) thread.terminate();
  }

  #take(): JobThread {
    if (this.#files.hasChanged()) {
      this.#state += 1;
      for (const thread of this.#idle.splice(0)) thread.terminate();
    }
    for (let thread = this.#idle.pop(); thread !== undefined; thread = this.#idle.pop()) {
      if (thread.usable) return thread;
    }
    return this.#start();
  }

  #giveBack(thread: JobThread): void {
    if (thread.usable && this.#threads.get(thread) === this.#state) this.#idle.push(thread);
    else thread.terminate();
  }

  #start(): JobThread {
    const thread = new JobThread(this.#thread);
    this.#threads.set(thread, this.#state);
    void thread.exited.then(() => this.#threads.delete(thread));
    return thread;
  }
}
