/** Sends requests until they are answered, and polls jobs until they end: with retries and limits. */
import type { Timers } from '../core/clock.ts';
import {
  AbortError,
  ConnectionError,
  HttpError,
  type RequestContext,
  TimeoutError,
} from './errors.ts';
import { causesOf } from './exchange.ts';
import type { Answer, Call, DebugEvent } from './http.ts';
import { type FinishedJob, isFinished, type Job } from './job.ts';

/** The first pause before a request is sent again. */
const firstPauseMs = 500;

/** Pauses grow up to this, unless the interval is longer. */
const longestPauseMs = 30_000;

/** A single request is not sent again if the deployment asks for a longer pause. */
const longestRetryAfterMs = 60_000;

/** Until when work may take, and what calls it off. */
export interface Limits {
  readonly clock: Timers;
  /** Numbers from 0 to 1 that spread the pauses of many clients. */
  readonly random: () => number;
  readonly debug: (event: DebugEvent) => void;
  /** In milliseconds since the epoch, or infinity. */
  readonly deadlineMs: number;
  /** What the deadline was made of, for the error. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Which failures a repetition cannot make worse. */
type Repeatable = (error: unknown) => boolean;

/** A read changes nothing, so it may be repeated after each failure that can pass. */
export const repeatableRead: Repeatable = (error) =>
  error instanceof ConnectionError ||
  (error instanceof HttpError &&
    (error.status === 429 || (error.status >= 500 && error.status < 600)));

/** Other requests may be repeated only if the deployment has certainly not accepted them. */
export const refusedSubmission: Repeatable = (error) =>
  error instanceof ConnectionError
    ? causesOf(error.cause).every(isBeforeSending)
    : error instanceof HttpError && error.status === 429;

/** Codes of Node and Bun for a connection that was never made. Browsers do not tell. */
const codesBeforeSending: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
];

function isBeforeSending(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if ('code' in cause) return codesBeforeSending.includes(cause.code);
  // Deno has no codes.
  return cause.message.includes('client error (Connect)');
}

/** Sends a request, and again after failures that `repeatable` allows, with growing pauses. */
export async function answerTo(
  call: Call,
  limits: Limits,
  { repeatable, maxRetries }: { repeatable: Repeatable; maxRetries: number },
): Promise<Answer> {
  const { context } = call;
  const { clock, timeoutMs, deadlineMs } = limits;
  for (let failures = 1; ; failures += 1) {
    const answer = await within(limits, context, (signal) =>
      call.send(signal).catch((error: unknown) => {
        if (failures <= maxRetries && repeatable(error) && error instanceof Error) return error;
        throw error;
      }),
    );
    if (answer === 'late') throw new TimeoutError(context, { timeoutMs, awaited: 'answer' });
    if (!(answer instanceof Error)) return answer;
    const pauseMs = backOff(failures, firstPauseMs, answer, limits);
    const tooLong = retryAfterMsOf(answer) > longestRetryAfterMs;
    if (tooLong || clock.now() + pauseMs >= deadlineMs) throw answer;
    tellRetry(context, limits, answer, pauseMs);
    await pause(limits, context, pauseMs);
  }
}

/** A wait for one job. */
export interface Wait<Output> extends Limits {
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
  wait: Wait<Output>,
): AsyncGenerator<Job<Output>, FinishedJob<Output>, undefined> {
  const { clock, deadlineMs, context, timeoutMs, intervalMs, look, maxRetries } = wait;
  const startMs = clock.now();
  let { lastStatus } = wait;
  let pauseMs = lastStatus === undefined ? 0 : jittered(intervalMs, wait);
  let failures = 0;
  let cause: Error | undefined;

  for (;;) {
    await pause(wait, context, pauseMs);
    const seen =
      clock.now() < deadlineMs
        ? await within(wait, context, (signal) =>
            look(signal).catch((error: unknown) => {
              if (repeatableRead(error) && error instanceof Error) return error;
              throw error;
            }),
          )
        : 'late';
    if (seen === 'late') {
      throw new TimeoutError(context, { timeoutMs, awaited: 'end', lastStatus, cause });
    }
    if (seen instanceof Error) {
      failures += 1;
      if (failures > maxRetries) throw seen;
      pauseMs = backOff(failures, intervalMs, seen, wait);
      tellRetry(context, wait, seen, pauseMs);
      cause = seen;
      continue;
    }
    const { job, retryAfterMs = 0 } = seen;
    failures = 0;
    cause = undefined;
    lastStatus = job.status;
    yield job;
    if (isFinished(job)) return job;
    const grownMs = Math.min((clock.now() - startMs) / 10, longestPauseMs);
    pauseMs = jittered(Math.max(grownMs, intervalMs, retryAfterMs), wait);
  }
}

/** Runs work with a signal. Aborts it and returns `late` if the deadline comes first. */
async function within<Value>(
  { clock, deadlineMs, signal }: Limits,
  context: RequestContext,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | 'late'> {
  if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight: false });
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
    if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight: true });
    if (late) return 'late';
    throw error;
  } finally {
    signal?.removeEventListener('abort', forward);
    if (timer !== undefined) clock.cancel(timer);
  }
}

function retryAfterMsOf(error: Error): number {
  return error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
}

/** Doubles with each failure in a row, and is never shorter than `Retry-After`. */
function backOff(failures: number, intervalMs: number, error: Error, limits: Limits): number {
  const ownMs = Math.min(intervalMs * 2 ** (failures - 1), Math.max(intervalMs, longestPauseMs));
  return jittered(Math.max(ownMs, retryAfterMsOf(error)), limits);
}

/** Up to a quarter longer. */
function jittered(ms: number, { random }: Limits): number {
  return Math.ceil(ms * (1 + random() / 4));
}

function tellRetry(
  { method, url }: RequestContext,
  { debug }: Limits,
  { message }: Error,
  pauseMs: number,
): void {
  debug({ method, url, type: 'retry', reason: message, pauseMs });
}

/** Waits, but not beyond the deadline. */
export function pause(
  { clock, deadlineMs, signal }: Limits,
  context: RequestContext,
  ms: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new AbortError(context, { reason: signal?.reason, inFlight: false }));
    if (signal?.aborted) return fail();
    const timer = clock.schedule(Math.min(clock.now() + ms, deadlineMs), () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    const abort = () => {
      clock.cancel(timer);
      fail();
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
