/** What the events of one endpoint say of its queue and its workers. */
import { drawDurationMs } from '../../src/reference/engine/durations.ts';
import type { FleetSettings } from '../../src/reference/engine/endpoint-plan.ts';

interface WorkerModel {
  starting: boolean;
  running: number;
  /** Since when it starts or, when it is up, since when it has had nothing to do. */
  sinceMs: number;
}

interface QueuedModel {
  readonly id: string;
  readonly lowPriority: boolean;
}

/** Follows the events and says what may not have happened. */
export class FleetModel {
  readonly #settings: FleetSettings;
  readonly #isPunctual: boolean;
  readonly #violation: (text: string) => void;
  readonly #workers = new Map<string, WorkerModel>();
  #queue: QueuedModel[] = [];
  /** Workers that have been there from the start and have not been named by any event yet. */
  #unnamed: number;
  readonly #passings: { readonly passed: QueuedModel; readonly by: string }[] = [];
  /** Places of workers that have come up for jobs that still wait. */
  #promised = 0;
  /** Workers that have started, and jobs that may start one. */
  #started = 0;
  #arrived = 0;

  /** `isPunctual`: workers stop and jobs start in their order; in Redis what falls on an instant may be mixed. */
  constructor(
    settings: FleetSettings & { readonly isPunctual?: boolean },
    violation: (text: string) => void,
  ) {
    const { isPunctual = true, ...fleet } = settings;
    this.#settings = fleet;
    this.#isPunctual = isPunctual;
    this.#violation = violation;
    this.#unnamed = settings.min;
  }

  get queued(): readonly QueuedModel[] {
    return this.#queue;
  }

  get minimum(): number {
    return this.#settings.min;
  }

  get size(): number {
    return this.#workers.size + this.#unnamed;
  }

  get counts(): { initializing: number; ready: number; idle: number; running: number } {
    const workers = [...this.#workers.values()];
    const initializing = workers.filter(({ starting }) => starting).length;
    const running = workers.filter((worker) => worker.running > 0).length;
    const ready = this.size - initializing;
    return { initializing, ready, idle: ready - running, running };
  }

  enqueue(id: string, { lowPriority }: { lowPriority: boolean }): void {
    this.#queue.push({ id, lowPriority });
    if (!lowPriority) this.#arrived += 1;
  }

  withdraw(id: string): void {
    this.#queue = this.#queue.filter((each) => each.id !== id);
    this.#promised = Math.min(this.#promised, this.#demand);
  }

  get #demand(): number {
    return this.#queue.filter(({ lowPriority }) => !lowPriority).length;
  }

  /** Places of workers that are up. */
  get #free(): number {
    const up = [...this.#workers.values()].filter(({ starting }) => !starting);
    const running = up.reduce((sum, worker) => sum + worker.running, 0);
    return (up.length + this.#unnamed) * this.#settings.jobsPerWorker - running;
  }

  /**
   * The job at the head of the queue goes to a worker that is up and has a place. A worker that has
   * just come up keeps its places for the jobs that started it: these may pass jobs of low priority,
   * which take a place only if more are free than are kept.
   */
  start(id: string, workerId: string, atMs: number): void {
    const job = this.#queue.find((each) => each.id === id);
    const isLow = job?.lowPriority === true;
    const ahead = this.#queue.slice(0, job === undefined ? 0 : this.#queue.indexOf(job));
    const passed = ahead.find(({ lowPriority }) => this.#promised === 0 || isLow || !lowPriority);
    if (job === undefined) this.#violation(`${id} started, but did not wait`);
    if (passed !== undefined) this.#passings.push({ passed, by: id });
    if (this.#isPunctual) this.#checkPassings();
    if (isLow && this.#free <= this.#promised) this.#violation(`${id} took a place of others`);
    if (!isLow) this.#promised = Math.max(0, this.#promised - 1);
    this.withdraw(id);
    if (!this.#workers.has(workerId) && this.#unnamed > 0) {
      this.#unnamed -= 1;
      this.#workers.set(workerId, { starting: false, running: 0, sinceMs: atMs });
    }
    const worker = this.#workers.get(workerId);
    if (worker === undefined || worker.starting) {
      this.#violation(`${id} started on ${workerId}, which is not up`);
      return;
    }
    worker.running += 1;
    if (worker.running > this.#settings.jobsPerWorker) this.#violation(`${workerId} is too full`);
  }

  /** A job has left its worker. */
  release(workerId: string, atMs: number): void {
    const worker = this.#workers.get(workerId);
    if (worker === undefined) return;
    worker.running -= 1;
    worker.sinceMs = atMs;
  }

  workerStarting(workerId: string, atMs: number): void {
    const { jobsPerWorker } = this.#settings;
    const places = this.#free + this.counts.initializing * jobsPerWorker;
    if (this.#demand <= places) {
      this.#violation(`${workerId} starts although ${places} places are there for ${this.#demand}`);
    }
    this.#started += 1;
    // Each worker has a job of its own that it was started for.
    if (this.#started > this.#arrived) {
      this.#violation(`${this.#started} workers have started for ${this.#arrived} jobs`);
    }
    this.#workers.set(workerId, { starting: true, running: 0, sinceMs: atMs });
    if (this.size > this.#settings.max) this.#violation(`${this.size} workers are up`);
  }

  workerReady(workerId: string, atMs: number): void {
    const worker = this.#workers.get(workerId);
    const coldStartMs = drawDurationMs(this.#settings.coldStartMs, workerId);
    if (worker?.starting !== true || atMs !== worker.sinceMs + coldStartMs) {
      this.#violation(`${workerId} is up at the wrong time`);
    }
    this.#workers.set(workerId, { starting: false, running: 0, sinceMs: atMs });
    this.#promised = Math.min(this.#promised + this.#settings.jobsPerWorker, this.#demand);
  }

  workerStopped(workerId: string, atMs: number): void {
    const worker = this.#workers.get(workerId);
    const { idleTimeoutMs, min } = this.#settings;
    const dueMs = worker?.running === 0 ? worker.sinceMs + idleTimeoutMs : Number.POSITIVE_INFINITY;
    if (atMs < dueMs || (this.#isPunctual && atMs > dueMs))
      this.#violation(`${workerId} stops at the wrong time`);
    this.#workers.delete(workerId);
    if (this.counts.ready < min) this.#violation('fewer workers are up than always should');
  }

  /** Jobs that several workers take at the same instant may start in any order in Redis. */
  #checkPassings(): void {
    for (const { passed, by } of this.#passings.splice(0)) {
      if (this.#queue.includes(passed)) this.#violation(`${by} started before ${passed.id}`);
    }
  }

  /** What holds whenever nothing is under way: no place is left free, no demand unanswered. */
  check(): void {
    this.#checkPassings();
    const { jobsPerWorker, max } = this.#settings;
    const workers = [...this.#workers.values()];
    const hasPlace = workers.some(({ starting, running }) => !starting && running < jobsPerWorker);
    if (this.#queue.length > 0 && (hasPlace || this.#unnamed > 0)) {
      this.#violation(`${this.#queue[0]?.id} waits although a worker has a place for it`);
    }
    const demand = this.#demand;
    if (demand > this.counts.initializing * jobsPerWorker && this.size < max) {
      this.#violation(`${demand} jobs wait for a worker that never starts`);
    }
  }
}
