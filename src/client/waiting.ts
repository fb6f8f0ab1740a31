/** Looks at a job until it has ended: within a time limit, and through failures that pass. */
import type { Clock } from '../core/clock.ts';
import { ConnectionError, HttpError, type RequestContext, WaitTimeoutError } from './errors.ts';
import { type FinishedJob, isFinished, type Job } from './job.ts';

/** How many looks in a row may fail before a wait does. */
const retriableFailures = 10;

/** Pauses between failing looks double up to this, unless the interval is longer. */
const longestBackOffMs = 30_000;

/** Until when work may take, and what calls it off. */
export interface Limits {
  readonly clock: Clock;
  /** In milliseconds since the epoch, or infinity. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
}

/** A wait for one job. */
export interface Wait extends Limits {
  /** What the errors name. */
  readonly context: RequestContext;
  /** What the deadline was made of, for the error. */
  readonly timeoutMs: number;
  readonly intervalMs: number;
  /** The job's state after its submission. Without it, the first poll is immediate. */
  readonly lastStatus?: string;
  readonly look: (signal: AbortSignal) => Promise<Job>;
  readonly onStatus: ((job: Job) => void) | undefined;
}

/**
 * Polls the job every `intervalMs` until it has ended. Rejects with a `WaitTimeoutError` at the
 * deadline, with the signal's reason, with a permanent failure, or after too many transient
 * failures in a row.
 */
export async function waitUntilFinished(wait: Wait): Promise<FinishedJob> {
  const { clock, deadlineMs, context, timeoutMs, intervalMs, look, onStatus } = wait;
  let { lastStatus } = wait;
  let pauseMs = lastStatus === undefined ? 0 : intervalMs;
  let failures = 0;
  let cause: Error | undefined;

  for (;;) {
    await pause(wait, Math.min(clock.now() + pauseMs, deadlineMs));
    const seen =
      clock.now() < deadlineMs
        ? await within(wait, (signal) => look(signal).catch(retriable))
        : 'late';
    if (seen === 'late') throw new WaitTimeoutError(context, { timeoutMs, lastStatus, cause });
    if (seen instanceof Error) {
      failures += 1;
      if (failures > retriableFailures) throw seen;
      pauseMs = backOff(failures, intervalMs, seen);
      cause = seen;
      continue;
    }
    failures = 0;
    cause = undefined;
    pauseMs = intervalMs;
    lastStatus = seen.status;
    onStatus?.(seen);
    if (isFinished(seen)) return seen;
  }
}

/** Runs work with a signal. Aborts it and returns `late` if the deadline comes first. */
export async function within<Value>(
  { clock, deadlineMs, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | 'late'> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  let late = false;
  const timer = Number.isFinite(deadlineMs)
    ? clock.schedule(deadlineMs, () => {
        late = true;
        controller.abort();
      })
    : undefined;
  try {
    return await work(controller.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (late) return 'late';
    throw error;
  } finally {
    signal?.removeEventListener('abort', forward);
    if (timer !== undefined) clock.cancel(timer);
  }
}

/** A failure that the next look may not meet is a value here; any other is thrown on. */
function retriable(error: unknown): ConnectionError | HttpError {
  if (error instanceof ConnectionError) return error;
  if (error instanceof HttpError) {
    const { status } = error;
    if (status === 429 || (status >= 500 && status < 600)) return error;
  }
  throw error;
}

function backOff(failures: number, intervalMs: number, error: ConnectionError | HttpError): number {
  const ownMs = Math.min(intervalMs * 2 ** (failures - 1), Math.max(intervalMs, longestBackOffMs));
  const askedMs = error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(ownMs, askedMs);
}

function pause({ clock, signal }: Limits, untilMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clock.cancel(timer);
      reject(signal?.reason);
    };
    const timer = clock.schedule(untilMs, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    signal?.addEventListener('abort', abort, { once: true });
  });
}
