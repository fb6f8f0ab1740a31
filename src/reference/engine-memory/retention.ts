/** Ended jobs, as long as they are kept. */
import type { Clock, Timer } from '../../core/clock.ts';
import type { Due } from '../engine/engine.ts';
import type { MemoryJob } from './memory-job.ts';
import { type Place, Queue } from './queue.ts';

/** For how long jobs are kept, and what happens then. */
interface RetentionOptions {
  readonly clock: Clock;
  /** From the end of a job, in milliseconds. */
  readonly periodMs: number;
  readonly forget: (job: MemoryJob) => void;
}

/**
 * Deletes each job after its retention time. All jobs have the same time, so they leave in the
 * order in which they came, and one timer is enough.
 *
 * @rule retention-after-run
 * @rule retention-after-runsync
 */
export class Retention {
  readonly #options: RetentionOptions;
  readonly #kept = new Queue<MemoryJob>();
  #timer: Timer | undefined;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Keeps a job that has just ended. Hand the place back to `release` if it is to run again. */
  keep(job: MemoryJob): Place<MemoryJob> {
    const place = this.#kept.add(job);
    if (this.#timer === undefined) this.#arm();
    return place;
  }

  /** The job that is forgotten next. */
  get first(): MemoryJob | undefined {
    return this.#kept.first?.item;
  }

  /** The jobs that are forgotten first, and when. */
  *due(limit: number): Iterable<Due> {
    let { first: place } = this.#kept;
    for (let left = limit; left > 0 && place !== undefined; left -= 1) {
      const { id: jobId, endpointId } = place.item;
      yield { atMs: this.#dueMs(place), kind: 'forgotten', jobId, endpointId };
      place = place.next;
    }
  }

  /** The job is not forgotten any more. */
  release(place: Place<MemoryJob>): void {
    const isNext = place === this.#kept.first;
    this.#kept.remove(place);
    if (isNext) this.#arm();
  }

  /** Forgets nothing any more. */
  close(): void {
    this.#disarm();
  }

  #arm(): void {
    this.#disarm();
    const { first } = this.#kept;
    if (first === undefined) return;
    const { clock } = this.#options;
    this.#timer = clock.schedule(this.#dueMs(first), () => this.#forgetDue(clock.now()));
  }

  #disarm(): void {
    if (this.#timer !== undefined) this.#options.clock.cancel(this.#timer);
    this.#timer = undefined;
  }

  #forgetDue(nowMs: number): void {
    for (let { first } = this.#kept; first && this.#dueMs(first) <= nowMs; { first } = this.#kept) {
      this.#kept.remove(first);
      this.#options.forget(first.item);
    }
    this.#arm();
  }

  #dueMs({ item: { endedMs = Number.NEGATIVE_INFINITY } }: Place<MemoryJob>): number {
    return endedMs + this.#options.periodMs;
  }
}
