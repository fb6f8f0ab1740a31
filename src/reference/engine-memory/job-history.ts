/** Ended jobs after their retention: callers cannot read them any more, and their account still sees them. */
import type { HistoryBounds } from '../engine/engine-options.ts';
import type { MemoryJob } from './memory-job.ts';
import { Queue } from './queue.ts';

export class JobHistory {
  readonly #bounds: HistoryBounds;
  readonly #drop: (job: MemoryJob) => void;
  readonly #jobs = new Queue<MemoryJob>();
  #bytes = 0;

  /** @param drop what happens to a job that leaves the history */
  constructor(bounds: HistoryBounds, drop: (job: MemoryJob) => void) {
    this.#bounds = bounds;
    this.#drop = drop;
  }

  /** Makes room for a job that does not change any more. One that is too large leaves at once. */
  add(job: MemoryJob): void {
    const { jobs, bytes } = this.#bounds;
    if (jobs === 0 || job.bytes > bytes) {
      this.#drop(job);
      return;
    }
    while (this.#jobs.size >= jobs || this.#bytes + job.bytes > bytes) this.dropFirst();
    this.#jobs.add(job);
    this.#bytes += job.bytes;
  }

  /** Drops the job that came first; false if there is none. */
  dropFirst(): boolean {
    const { first } = this.#jobs;
    if (first === undefined) return false;
    this.#jobs.remove(first);
    this.#bytes -= first.item.bytes;
    this.#drop(first.item);
    return true;
  }
}
