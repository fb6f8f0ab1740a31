/** What the events of one endpoint say of its queue and its workers. */
import { durationOf } from '../../src/reference/engine/durations.ts';
import type { FleetSettings } from '../../src/reference/engine/endpoint.ts';

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
  readonly #violation: (text: string) => void;
  readonly #workers = new Map<string, WorkerModel>();
  #queue: QueuedModel[] = [];
  /** Workers that have been there from the start and have not been named by any event yet. */
  #unnamed: number;

  constructor(settings: FleetSettings, violation: (text: string) => void) {
    this.#settings = settings;
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
  }

  withdraw(id: string): void {
    this.#queue = this.#queue.filter((each) => each.id !== id);
  }

  /** The job at the head of the queue, and no other, goes to a worker that is up and has a place. */
  start(id: string, workerId: string, atMs: number): void {
    const first = this.#queue[0]?.id;
    if (first !== id) this.#violation(`${id} started before ${first}, which came first`);
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
    if (this.#queue.every(({ lowPriority }) => lowPriority)) {
      this.#violation(`${workerId} starts although no job of normal priority waits`);
    }
    this.#workers.set(workerId, { starting: true, running: 0, sinceMs: atMs });
    if (this.size > this.#settings.max) this.#violation(`${this.size} workers are up`);
  }

  workerReady(workerId: string, atMs: number): void {
    const worker = this.#workers.get(workerId);
    const coldStartMs = durationOf(this.#settings.coldStartMs, workerId);
    if (worker?.starting !== true || atMs !== worker.sinceMs + coldStartMs) {
      this.#violation(`${workerId} is up at the wrong time`);
    }
    this.#workers.set(workerId, { starting: false, running: 0, sinceMs: atMs });
  }

  workerStopped(workerId: string, atMs: number): void {
    const worker = this.#workers.get(workerId);
    const { idleTimeoutMs, min } = this.#settings;
    const isDue = worker?.running === 0 && atMs === worker.sinceMs + idleTimeoutMs;
    if (!isDue) this.#violation(`${workerId} stops at the wrong time`);
    this.#workers.delete(workerId);
    if (this.counts.ready < min) this.#violation('fewer workers are up than always should');
  }

  /** What holds whenever nothing is under way: no place is left free, no demand unanswered. */
  check(): void {
    const { jobsPerWorker, max } = this.#settings;
    const workers = [...this.#workers.values()];
    const hasPlace = workers.some(({ starting, running }) => !starting && running < jobsPerWorker);
    if (this.#queue.length > 0 && (hasPlace || this.#unnamed > 0)) {
      this.#violation(`${this.#queue[0]?.id} waits although a worker has a place for it`);
    }
    const demand = this.#queue.filter(({ lowPriority }) => !lowPriority).length;
    if (demand > this.counts.initializing * jobsPerWorker && this.size < max) {
      this.#violation(`${demand} jobs wait for a worker that never starts`);
    }
  }
}
