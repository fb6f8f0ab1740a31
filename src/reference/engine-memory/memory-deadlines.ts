/** Ends queued jobs at their ttl, and running ones at their execution timeout. */
import type { Clock } from '../../core/clock.ts';
import { executionLimitMs, queueTtlMs } from '../engine/rules/deadlines.ts';
import { expiredError, timeoutError } from '../engine/rules/job-end-errors.ts';
import type { MemoryJob } from './memory-job.ts';

type EndMemoryJob = (job: MemoryJob, transition: 'expire' | 'terminate', error: string) => void;

/** Each job has at most one deadline: that of its present state. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #end: EndMemoryJob;

  constructor(clock: Clock, end: EndMemoryJob) {
    this.#clock = clock;
    this.#end = end;
  }

  ofQueued(job: MemoryJob): void {
    job.deadline = this.#clock.schedule(job.queuedMs + queueTtlMs(job.request), () =>
      this.#end(job, 'expire', expiredError),
    );
  }

  ofRunning(job: MemoryJob, startedMs: number): void {
    const limitMs = executionLimitMs(job.request, job.endpoint.executionTimeoutMs);
    const dueMs = startedMs + limitMs;
    // Most simulated work ends in time: a second timer would never fire.
    if ((job.execution?.endsMs ?? Number.POSITIVE_INFINITY) <= dueMs) return;
    job.deadline = this.#clock.schedule(dueMs, () =>
      this.#end(job, 'terminate', timeoutError(limitMs)),
    );
  }

  clear(job: MemoryJob): void {
    if (job.deadline !== undefined) this.#clock.cancel(job.deadline);
    job.deadline = undefined;
  }
}
