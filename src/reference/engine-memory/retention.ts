/** Ended jobs, as long as they are kept. */
import type { Timer } from '../../core/clock.ts';
import type { Housekeeping } from '../../core/skipping-clock.ts';
import type { DueEntry } from '../engine/engine.ts';
import type { MemoryJob } from './memory-job.ts';
import { Queue, type QueueTicket } from './queue.ts';

interface RetentionOptions {
  readonly time: Housekeeping;
  /** From the end of a job, in milliseconds; `Infinity` without limit. */
  readonly periodMs: number;
  readonly forget: (job: MemoryJob) => void;
}

export interface RetentionDueOptions {
  readonly limit: number;
  /** Whether all deletions are one entry. */
  readonly foldDeletions: boolean;
}

/**
 * Deletes each job after its retention time. All jobs have the same time, so they leave in the
 * order in which they came, and one timer is enough.
 */
export class Retention {
  readonly #options: RetentionOptions;
  readonly #kept = new Queue<MemoryJob>();
  #timer: Timer | undefined;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Keeps a job that has just ended. Hand the ticket back to `release` if it is to run again. */
  keep(job: MemoryJob): QueueTicket<MemoryJob> {
    job.keptMs = this.#options.time.now();
    const ticket = this.#kept.add(job);
    if (this.#timer === undefined) this.#arm();
    return ticket;
  }

  /** The job that is deleted next. */
  get first(): MemoryJob | undefined {
    return this.#kept.first?.item;
  }

  *due({ limit, foldDeletions }: RetentionDueOptions): Iterable<DueEntry> {
    if (!Number.isFinite(this.#options.periodMs)) return;
    const { time } = this.#options;
    let { first: ticket } = this.#kept;
    const { last, size: jobs } = this.#kept;
    if (foldDeletions && ticket !== undefined && last !== undefined && jobs > 1) {
      const { id: jobId, endpointId } = ticket.item;
      const atMs = time.onClock(this.#dueMs(ticket));
      const lastMs = time.onClock(this.#dueMs(last));
      yield { atMs, kind: 'forgotten', jobId, endpointId, jobs, lastMs };
      return;
    }
    for (let left = limit; left > 0 && ticket !== undefined; left -= 1) {
      const { id: jobId, endpointId } = ticket.item;
      yield { atMs: time.onClock(this.#dueMs(ticket)), kind: 'forgotten', jobId, endpointId };
      ticket = ticket.next;
    }
  }

  /** False if the job is not kept here. */
  release(ticket: QueueTicket<MemoryJob>): boolean {
    const isNext = ticket === this.#kept.first;
    const isHere = this.#kept.remove(ticket);
    if (isNext) this.#arm();
    return isHere;
  }

  close(): void {
    this.#disarm();
  }

  #arm(): void {
    this.#disarm();
    const { first } = this.#kept;
    const { time, periodMs } = this.#options;
    if (first === undefined || !Number.isFinite(periodMs)) return;
    this.#timer = time.schedule(this.#dueMs(first), () => this.#forgetDue(time.now()));
  }

  #disarm(): void {
    if (this.#timer !== undefined) this.#options.time.cancel(this.#timer);
    this.#timer = undefined;
  }

  #forgetDue(nowMs: number): void {
    for (let { first } = this.#kept; first && this.#dueMs(first) <= nowMs; { first } = this.#kept) {
      this.#kept.remove(first);
      this.#options.forget(first.item);
    }
    this.#arm();
  }

  #dueMs({ item: { keptMs = Number.NEGATIVE_INFINITY } }: QueueTicket<MemoryJob>): number {
    return keptMs + this.#options.periodMs;
  }
}
