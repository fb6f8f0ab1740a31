import { type RequestContext, TimeoutError } from './errors.ts';
import { type FinishedJob, isFinished, type Job } from './job.ts';
import { addJitter, backOff, longestPauseMs, repeatableRead, tellRetry } from './retry.ts';
import { pause, type TimeLimits, within } from './time-limit.ts';

/** A poll without an answer is given up after so long, and counts as one that failed. */
const longestPollMs = 10_000;

export interface JobWait<Output> extends TimeLimits {
  /** What the errors name. */
  readonly context: RequestContext;
  readonly intervalMs: number;
  /** How many polls in a row may fail. */
  readonly maxRetries: number;
  /** The job's state after its submission. Without it, the first poll is immediate. */
  readonly lastStatus?: string;
  /** The job, and the pause that the deployment asks for. */
  readonly look: (
    signal: AbortSignal,
  ) => Promise<{ job: Job<Output>; retryAfterMs: number | undefined }>;
}

/**
 * Polls a job until it has ended, and yields it after every poll. The pauses are a tenth of the time
 * waited, at least `intervalMs` and at most 30 seconds. Rejects with a `TimeoutError`, an
 * `AbortError`, a permanent failure, or after too many transient failures in a row.
 */
export async function* polls<Output>(
  wait: JobWait<Output>,
): AsyncGenerator<Job<Output>, FinishedJob<Output>, undefined> {
  const { clock, deadlineMs, context, timeoutMs, intervalMs, look, maxRetries } = wait;
  const startMs = clock.now();
  let { lastStatus } = wait;
  let pauseMs = lastStatus === undefined ? 0 : addJitter(intervalMs, wait);
  let failures = 0;
  let cause: Error | undefined;

  for (;;) {
    await pause(wait, context, pauseMs);
    const pollDeadlineMs = Math.min(deadlineMs, clock.now() + longestPollMs);
    const answer =
      clock.now() < deadlineMs
        ? await within({ ...wait, deadlineMs: pollDeadlineMs }, context, (signal) =>
            look(signal).catch((error: unknown) => {
              if (repeatableRead(error) && error instanceof Error) return error;
              throw error;
            }),
          )
        : 'late';
    if (answer === 'late' && clock.now() >= deadlineMs) {
      throw new TimeoutError(context, { timeoutMs, awaited: 'end', lastStatus, cause });
    }
    const outcome =
      answer === 'late'
        ? new TimeoutError(context, { timeoutMs: longestPollMs, awaited: 'answer' })
        : answer;
    if (outcome instanceof Error) {
      failures += 1;
      if (failures > maxRetries) throw outcome;
      pauseMs = backOff(failures, intervalMs, outcome, wait);
      tellRetry(context, wait, outcome, pauseMs);
      cause = outcome;
      continue;
    }
    const { job, retryAfterMs = 0 } = outcome;
    failures = 0;
    cause = undefined;
    lastStatus = job.status;
    yield job;
    if (isFinished(job)) return job;
    const grownMs = Math.min((clock.now() - startMs) / 10, longestPauseMs);
    pauseMs = addJitter(Math.max(grownMs, intervalMs, retryAfterMs), wait);
  }
}
