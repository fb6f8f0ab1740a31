import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { type FinishedJob, isFinished, type Job } from './job.ts';
import { readRetryAfter } from './request-failure.ts';
import { addJitter, longestPauseMs, sendWithRetries } from './retry.ts';
import { pauseWithinDeadline, type TimeLimits } from './time-limit.ts';

export interface JobWait<Output> extends TimeLimits {
  /** Asks for the status. */
  readonly request: ApiRequest;
  readonly intervalMs: number;
  /** How many polls in a row may fail. */
  readonly maxRetries: number;
  /** The job as submitted, which is yielded first. Without it, the first poll is immediate. */
  readonly job?: Job<Output> | undefined;
  /** The job in an answer. */
  readonly read: (answer: ApiAnswer) => Promise<Job<Output>>;
}

/**
 * Polls a job until it has ended, and yields it after every poll. The pauses are a tenth of the time
 * waited, at least `intervalMs` and at most 30 seconds. Rejects with a `TimeoutError`, an
 * `AbortError`, a permanent failure, or after too many transient failures in a row.
 */
export async function* polls<Output>(
  wait: JobWait<Output>,
): AsyncGenerator<Job<Output>, FinishedJob<Output>, undefined> {
  const { clock, request, intervalMs } = wait;
  const startMs = clock.now();
  let { job } = wait;
  let pauseMs = 0;
  if (job) {
    yield job;
    pauseMs = addJitter(intervalMs, wait);
  }

  for (;;) {
    await pauseWithinDeadline(wait, request, pauseMs);
    const poll = { intervalMs, lastStatus: job?.status };
    const { data, response } = await sendWithRetries(request, wait, wait.read, { poll });
    job = data;
    yield job;
    if (isFinished(data)) return data;
    const grownMs = Math.min((clock.now() - startMs) / 10, longestPauseMs);
    const retryAfterMs = readRetryAfter(response.headers, clock) ?? 0;
    pauseMs = addJitter(Math.max(grownMs, intervalMs, retryAfterMs), wait);
  }
}
