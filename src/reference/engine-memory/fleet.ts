/** The workers of one endpoint: when they start, which job they take, when they go. */
import type { Clock, Timer } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import { type Housekeeping, housekeepingOf } from '../../core/skipping-clock.ts';
import { drawDurationMs } from '../engine/durations.ts';
import type { FleetSettings } from '../engine/endpoint-plan.ts';
import type { DueEntry, HealthCounts } from '../engine/engine.ts';
import {
  type FleetLoad,
  type KeptPlaces,
  keptAfterStart,
  keptByNewWorker,
  leavesPlace,
  needsWorker,
} from '../engine/rules/worker-start.ts';
import type { EventLog } from './memory-event-log.ts';
import { Queue, type QueueTicket } from './queue.ts';

export interface Worker {
  /**
   * Shown as the `workerId` of the jobs that it runs.
   *
   * @rule worker-id-meaning
   * @rule worker-id-kept
   */
  readonly id: string;
  starting: boolean;
  running: number;
  /** Its next timer: ready after the cold start, or stopped after an idle time. */
  timer: Timer | undefined;
}

export interface FleetOptions<Job> {
  readonly endpointId: string;
  readonly clock: Clock;
  /** For the ids of workers. */
  readonly ids: Pick<Random, 'uuid'>;
  readonly events: Pick<EventLog, 'append'>;
  /** A worker takes a job that has just left the queue. */
  readonly jobs: { start(job: Job, worker: Worker): void };
}

/**
 * Owns the queue of an endpoint and the workers that empty it, first in, first out.
 *
 * @rule queue-order
 */
export class Fleet<Job extends { readonly lowPriority: boolean }> implements FleetLoad, KeptPlaces {
  #settings: FleetSettings;
  readonly #options: FleetOptions<Job>;
  readonly #housekeeping: Housekeeping;
  /** The jobs that wait, in two queues, so that the first one of either is at hand. */
  readonly #low = new Queue<Job>();
  readonly #others = new Queue<Job>();
  #positions = 0;
  readonly #workers = new Set<Worker>();
  #starting = 0;
  #running = 0;
  #kept = 0;
  #closed = false;

  constructor(settings: FleetSettings, options: FleetOptions<Job>) {
    this.#settings = settings;
    this.#options = options;
    this.#housekeeping = housekeepingOf(options.clock);
    this.#addMinimum();
  }

  get max(): number {
    return this.#settings.max;
  }

  get jobsPerWorker(): number {
    return this.#settings.jobsPerWorker;
  }

  /** Workers that are too many stop when they have no job, first those that would be ready last. */
  change(settings: FleetSettings): void {
    this.#settings = settings;
    this.#addMinimum();
    const starting = [...this.#workers].filter((worker) => worker.starting).reverse();
    for (const worker of [...starting, ...this.#workers]) this.#stopBeyondMaximum(worker);
    this.staff();
    for (const worker of this.#workers) if (!worker.starting) this.#rest(worker);
  }

  get queued(): number {
    return this.#low.size + this.#others.size;
  }

  get ready(): number {
    return this.#workers.size - this.#starting;
  }

  get starting(): number {
    return this.#starting;
  }

  get demand(): number {
    return this.#others.size;
  }

  get kept(): number {
    return this.#kept;
  }

  get running(): number {
    return this.#running;
  }

  waiting(): Job[] {
    return [...this.#low, ...this.#others]
      .sort((a, b) => a.position - b.position)
      .map(({ item }) => item);
  }

  workerCounts(): HealthCounts['workers'] {
    const { ready, starting: initializing } = this;
    const running = [...this.#workers].filter((worker) => worker.running > 0).length;
    return { initializing, ready, idle: ready - running, running };
  }

  /** What the workers do next, unless jobs arrive or end. */
  *due(): Iterable<Pick<DueEntry, 'atMs' | 'kind'>> {
    for (const { timer, starting } of this.#workers) {
      if (timer === undefined) continue;
      yield starting
        ? { atMs: timer.dueMs, kind: 'workerReady' }
        : { atMs: this.#housekeeping.onClock(timer.dueMs), kind: 'workerStops' };
    }
  }

  /** Puts a job at the end of the queue. `staff` follows, once the caller has noted the ticket. */
  enqueue(job: Job): QueueTicket<Job> {
    this.#positions += 1;
    return this.#queueOf(job).add(job, this.#positions);
  }

  /** Hands the jobs that wait to free workers, and starts workers if there are too few. */
  staff(): void {
    this.#assign();
    this.#grow();
  }

  /** Takes a job out of the queue; one that a worker has taken is ignored. */
  withdraw(ticket: QueueTicket<Job>): void {
    this.#queueOf(ticket.item).remove(ticket);
  }

  /** A worker is free for another job. */
  release(worker: Worker): void {
    worker.running -= 1;
    this.#running -= 1;
    if (this.#stopBeyondMaximum(worker)) return;
    this.#assign();
    this.#rest(worker);
  }

  close(): void {
    this.#closed = true;
    for (const worker of this.#workers) this.#cancelTimer(worker);
    this.#workers.clear();
  }

  #assign(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const worker = this.#freeWorker();
      if (worker === undefined) return;
      this.#kept = keptAfterStart(this, next.item);
      this.withdraw(next);
      this.#cancelTimer(worker);
      worker.running += 1;
      this.#running += 1;
      this.#options.jobs.start(next.item, worker);
    }
  }

  #queueOf({ lowPriority }: Job): Queue<Job> {
    return lowPriority ? this.#low : this.#others;
  }

  /** The job that the next free worker takes. */
  #next(): QueueTicket<Job> | undefined {
    const low = this.#low.first;
    const other = this.#others.first;
    if (low === undefined || other === undefined) return low ?? other;
    return other.position < low.position || leavesPlace(this) ? other : low;
  }

  #freeWorker(): Worker | undefined {
    for (const worker of this.#workers) {
      if (!worker.starting && worker.running < this.jobsPerWorker) return worker;
    }
    return undefined;
  }

  #grow(): void {
    const { clock } = this.#options;
    while (!this.#closed && needsWorker(this)) {
      const worker = this.#add({ starting: true });
      this.#starting += 1;
      this.#report('workerStarting', worker);
      const coldStartMs = drawDurationMs(this.#settings.coldStartMs, worker.id);
      worker.timer = clock.schedule(clock.now() + coldStartMs, () => {
        worker.timer = undefined;
        worker.starting = false;
        this.#starting -= 1;
        this.#report('workerReady', worker);
        this.#kept = keptByNewWorker(this);
        this.staff();
        this.#rest(worker);
      });
    }
  }

  #rest(worker: Worker): void {
    if (worker.running > 0 || worker.timer !== undefined || !this.#hasSpare()) return;
    const dueMs = this.#housekeeping.now() + this.#settings.idleTimeoutMs;
    worker.timer = this.#housekeeping.schedule(dueMs, () => {
      worker.timer = undefined;
      if (!this.#hasSpare()) return;
      this.#workers.delete(worker);
      this.#report('workerStopped', worker);
    });
  }

  /** Whether a worker may go: those that only start do not count as up. */
  #hasSpare(): boolean {
    return this.ready > this.#settings.min;
  }

  #addMinimum(): void {
    while (this.#workers.size < this.#settings.min) this.#add({ starting: false });
  }

  #stopBeyondMaximum(worker: Worker): boolean {
    if (worker.running > 0 || this.#workers.size <= this.max) return false;
    if (worker.starting) this.#starting -= 1;
    this.#cancelTimer(worker);
    this.#workers.delete(worker);
    this.#report('workerStopped', worker);
    return true;
  }

  #cancelTimer(worker: Worker): void {
    if (worker.timer !== undefined) this.#options.clock.cancel(worker.timer);
    worker.timer = undefined;
  }

  #report(
    type: 'workerStarting' | 'workerReady' | 'workerStopped',
    { id: workerId }: Worker,
  ): void {
    const { events, endpointId } = this.#options;
    events.append({ type, endpointId, workerId });
  }

  #add({ starting }: { starting: boolean }): Worker {
    const worker: Worker = {
      id: this.#options.ids.uuid().replaceAll('-', '').slice(0, 14),
      starting,
      running: 0,
      timer: undefined,
    };
    this.#workers.add(worker);
    return worker;
  }
}
