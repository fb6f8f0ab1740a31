/** The workers of one endpoint: when they start, which job they take, when they go. */
import type { Clock, Timer } from '../../core/clock.ts';
import type { FleetSettings } from '../engine/endpoint.ts';
import type { Due, WorkerCounts } from '../engine/engine.ts';
import { type Place, Queue } from './queue.ts';

/** A worker that is up or starting. */
export interface Worker {
  /**
   * Shown as the `workerId` of the jobs that it runs.
   *
   * @rule worker-id-meaning
   */
  readonly id: string;
  starting: boolean;
  running: number;
  /** Its next timer: ready after the cold start, or stopped after an idle time. */
  timer: Timer | undefined;
}

/** What a fleet needs from its owner. */
export interface FleetOwner<Job> {
  readonly clock: Clock;
  newWorkerId(): string;
  /** A worker takes a job that has just left the queue. */
  start(job: Job, worker: Worker): void;
  /** A worker starts or stops. */
  changed(type: 'workerStarting' | 'workerReady' | 'workerStopped', worker: Worker): void;
}

/** A job in the queue. */
export interface Waiting<Job> {
  readonly job: Job;
  /** Whether the job is left to workers that are up anyway. */
  readonly lowPriority: boolean;
}

/** Owns the queue of an endpoint and the workers that empty it, first in, first out. */
export class Fleet<Job> {
  readonly #settings: FleetSettings;
  readonly #owner: FleetOwner<Job>;
  readonly #queue = new Queue<Waiting<Job>>();
  readonly #workers = new Set<Worker>();
  #initializing = 0;
  /** Queued jobs that may make the fleet grow. */
  #demand = 0;
  #closed = false;

  constructor(settings: FleetSettings, owner: FleetOwner<Job>) {
    this.#settings = settings;
    this.#owner = owner;
    for (let count = 0; count < settings.min; count += 1) this.#add({ starting: false });
  }

  /** How many jobs wait. */
  get queued(): number {
    return this.#queue.size;
  }

  /** The jobs that wait, in order. */
  waiting(): Job[] {
    return Array.from(this.#queue, ({ job }) => job);
  }

  /** The most workers that may be up. */
  get maximum(): number {
    return this.#settings.max;
  }

  workerCounts(): WorkerCounts {
    const initializing = this.#initializing;
    const ready = this.#workers.size - initializing;
    const running = [...this.#workers].filter((worker) => worker.running > 0).length;
    return { initializing, ready, idle: ready - running, running };
  }

  /** What the workers do next, unless jobs arrive or end. */
  *due(): Iterable<Pick<Due, 'atMs' | 'kind'>> {
    for (const { timer, starting } of this.#workers) {
      if (timer === undefined) continue;
      yield { atMs: timer.dueMs, kind: starting ? 'workerReady' : 'workerStops' };
    }
  }

  /** Puts a job at the end of the queue; a free worker takes it before this returns. */
  enqueue(job: Job, { lowPriority }: { lowPriority: boolean }): Place<Waiting<Job>> {
    const place = this.#queue.add({ job, lowPriority });
    if (!lowPriority) this.#demand += 1;
    this.#assign();
    this.#grow();
    return place;
  }

  /** Takes a job out of the queue; one that a worker has taken is ignored. */
  withdraw(place: Place<Waiting<Job>>): void {
    if (this.#queue.remove(place) && !place.item.lowPriority) this.#demand -= 1;
  }

  /** A worker is free for another job. */
  release(worker: Worker): void {
    worker.running -= 1;
    this.#assign();
    this.#rest(worker);
  }

  /** Workers no longer start, stop or take jobs. */
  close(): void {
    this.#closed = true;
    for (const worker of this.#workers) this.#cancelTimer(worker);
    this.#workers.clear();
  }

  #assign(): void {
    for (let first = this.#queue.first; first !== undefined; first = this.#queue.first) {
      const worker = this.#freeWorker();
      if (worker === undefined) return;
      this.withdraw(first);
      this.#cancelTimer(worker);
      worker.running += 1;
      this.#owner.start(first.item.job, worker);
    }
  }

  #freeWorker(): Worker | undefined {
    for (const worker of this.#workers) {
      if (!worker.starting && worker.running < this.#settings.jobsPerWorker) return worker;
    }
    return undefined;
  }

  /**
   * Starts workers for the jobs that ask for one; those of low priority never do.
   *
   * @rule low-priority-never-scales
   * @rule low-priority-waits
   */
  #grow(): void {
    const { max, jobsPerWorker, coldStartMs } = this.#settings;
    const { clock } = this.#owner;
    if (this.#closed) return;
    while (this.#workers.size < max && this.#demand > this.#initializing * jobsPerWorker) {
      const worker = this.#add({ starting: true });
      this.#initializing += 1;
      this.#owner.changed('workerStarting', worker);
      worker.timer = clock.schedule(clock.now() + coldStartMs, () => {
        worker.timer = undefined;
        worker.starting = false;
        this.#initializing -= 1;
        this.#owner.changed('workerReady', worker);
        this.#assign();
        // A job of low priority that came first may have taken the place that was meant for another.
        this.#grow();
        this.#rest(worker);
      });
    }
  }

  #rest(worker: Worker): void {
    if (worker.running > 0 || worker.timer !== undefined || !this.#hasSpare()) return;
    const { clock } = this.#owner;
    worker.timer = clock.schedule(clock.now() + this.#settings.idleTimeoutMs, () => {
      worker.timer = undefined;
      if (!this.#hasSpare()) return;
      this.#workers.delete(worker);
      this.#owner.changed('workerStopped', worker);
    });
  }

  /** Whether a worker may go: those that only start do not count as up. */
  #hasSpare(): boolean {
    return this.#workers.size - this.#initializing > this.#settings.min;
  }

  #cancelTimer(worker: Worker): void {
    if (worker.timer !== undefined) this.#owner.clock.cancel(worker.timer);
    worker.timer = undefined;
  }

  #add({ starting }: { starting: boolean }): Worker {
    const worker: Worker = {
      id: this.#owner.newWorkerId(),
      starting,
      running: 0,
      timer: undefined,
    };
    this.#workers.add(worker);
    return worker;
  }
}
