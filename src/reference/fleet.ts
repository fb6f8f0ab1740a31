/** The workers of one endpoint: when they start, which job they take, when they go. */
import type { Clock, Timer } from '../clock.ts';
import type { Job } from './job.ts';
import { Queue } from './queue.ts';

/** How a fleet scales. Times in milliseconds of the account's clock. */
export interface FleetSettings {
  /** Workers that are always up. */
  readonly min: number;
  /** Workers that may be up at the same time. */
  readonly max: number;
  /** From the decision to start a worker to its first job. */
  readonly coldStartMs: number;
  /** How long a worker above `min` stays up without a job. */
  readonly idleTimeoutMs: number;
  /** Jobs that one worker runs at the same time. */
  readonly jobsPerWorker: number;
}

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
  idle: Timer | undefined;
}

/** What a fleet needs from its owner. */
export interface FleetOwner {
  readonly clock: Clock;
  newWorkerId(): string;
  /** A worker takes a job that has just left the queue. */
  start(job: Job, worker: Worker): void;
}

/** Owns the queue of an endpoint and the workers that empty it, first in, first out. */
export class Fleet {
  readonly #settings: FleetSettings;
  readonly #owner: FleetOwner;
  readonly #queue = new Queue<Job>();
  readonly #workers = new Set<Worker>();
  /** Queued jobs that may make the fleet grow. */
  #demand = 0;

  constructor(settings: FleetSettings, owner: FleetOwner) {
    this.#settings = settings;
    this.#owner = owner;
    for (let count = 0; count < settings.min; count += 1) this.#add({ starting: false });
  }

  /** Jobs that wait. */
  get queued(): number {
    return this.#queue.size;
  }

  enqueue(job: Job): void {
    job.place = this.#queue.add(job);
    if (triggersScaling(job)) this.#demand += 1;
    this.#assign();
    this.#grow();
  }

  /** Takes a job out of the queue before a worker has taken it. */
  withdraw(job: Job): void {
    if (job.place === undefined) return;
    this.#queue.remove(job.place);
    job.place = undefined;
    if (triggersScaling(job)) this.#demand -= 1;
  }

  /** A worker has a place for another job, whatever became of the one before. */
  release(worker: Worker): void {
    worker.running -= 1;
    this.#assign();
    this.#rest(worker);
  }

  #assign(): void {
    for (let first = this.#queue.first; first !== undefined; first = this.#queue.first) {
      const worker = this.#freeWorker();
      if (worker === undefined) return;
      const job = first.item;
      this.withdraw(job);
      if (worker.idle !== undefined) this.#owner.clock.cancel(worker.idle);
      worker.idle = undefined;
      worker.running += 1;
      this.#owner.start(job, worker);
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
   */
  #grow(): void {
    const { clock } = this.#owner;
    let starting = 0;
    for (const worker of this.#workers) if (worker.starting) starting += 1;
    while (
      this.#workers.size < this.#settings.max &&
      this.#demand > starting * this.#settings.jobsPerWorker
    ) {
      const worker = this.#add({ starting: true });
      starting += 1;
      clock.schedule(clock.now() + this.#settings.coldStartMs, () => {
        worker.starting = false;
        this.#assign();
        this.#rest(worker);
      });
    }
  }

  #rest(worker: Worker): void {
    if (worker.running > 0 || worker.idle !== undefined) return;
    if (this.#workers.size <= this.#settings.min) return;
    const { clock } = this.#owner;
    worker.idle = clock.schedule(clock.now() + this.#settings.idleTimeoutMs, () => {
      worker.idle = undefined;
      if (this.#workers.size > this.#settings.min) this.#workers.delete(worker);
    });
  }

  #add({ starting }: { starting: boolean }): Worker {
    const worker: Worker = {
      id: this.#owner.newWorkerId(),
      starting,
      running: 0,
      idle: undefined,
    };
    this.#workers.add(worker);
    return worker;
  }
}

function triggersScaling(job: Job): boolean {
  return job.request.policy?.lowPriority !== true;
}
