/** Which requests may be sent again after a failure, and when. */
import type { ApiRequest } from './api-request.ts';
import { ConnectionError, HttpError, type RequestContext, TimeoutError } from './errors.ts';
import { causesOf } from './request-failure.ts';
import { pause, type TimeLimits, within } from './time-limit.ts';

/** The first pause before a request is sent again. */
const firstPauseMs = 500;

/** Pauses grow up to this, unless the interval is longer. */
export const longestPauseMs = 30_000;

/** A single request is not sent again if the deployment asks for a longer pause. */
const longestRetryAfterMs = 60_000;

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

/** Codes of Node and Bun for a connection that was never made, besides `syscall`. Browsers do not tell. */
const codesBeforeSending: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
];

function isBeforeSending(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if ('syscall' in cause && cause.syscall === 'connect') return true;
  if ('code' in cause) return codesBeforeSending.includes(cause.code);
  // Deno has no codes, nor has Node for a port to which fetch never connects.
  return /client error \(Connect\)|^bad port$/.test(cause.message);
}

/** Sends a request, and again after failures that `repeatable` allows, with growing pauses. */
export async function answerTo<Result>(
  request: ApiRequest<Result>,
  limits: TimeLimits,
  { repeatable, maxRetries }: { repeatable: Repeatable; maxRetries: number },
): Promise<Result> {
  const { context } = request;
  const { clock, timeoutMs, deadlineMs } = limits;
  for (let failures = 1; ; failures += 1) {
    const answer = await within(limits, context, (signal) =>
      request.send(signal).catch((error: unknown) => {
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

function retryAfterMsOf(error: Error): number {
  return error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
}

/** Doubles with each failure in a row, and is never shorter than a `Retry-After`, which a deployment may send. */
export function backOff(
  failures: number,
  intervalMs: number,
  error: Error,
  limits: TimeLimits,
): number {
  const ownMs = Math.min(intervalMs * 2 ** (failures - 1), Math.max(intervalMs, longestPauseMs));
  return addJitter(Math.max(ownMs, retryAfterMsOf(error)), limits);
}

/** Up to a quarter longer. */
export function addJitter(ms: number, { random }: TimeLimits): number {
  return Math.ceil(ms * (1 + random() / 4));
}

export function tellRetry(
  { method, url }: RequestContext,
  { debug }: TimeLimits,
  { message }: Error,
  pauseMs: number,
): void {
  debug({ method, url, type: 'retry', reason: message, pauseMs });
}
