/** Which requests may be sent again after a failure, and when. */
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { ConnectionError, HttpError, TimeoutError } from './errors.ts';
import { causesOf } from './request-failure.ts';
import { pauseWithinDeadline, runWithinDeadline, type TimeLimits } from './time-limit.ts';

/** The first pause before a request is sent again. */
const firstPauseMs = 500;

/** Pauses grow up to this, unless the interval is longer. */
export const longestPauseMs = 30_000;

/** A single request is not sent again if the deployment asks for a longer pause. */
const longestRetryAfterMs = 60_000;

/** A poll without an answer is given up after so long, and counts as one that failed. */
const longestPollMs = 10_000;

/** What was read from a response. */
export interface AnswerData<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** Which failures a repetition cannot make worse. */
type IsRepeatable = (error: unknown) => error is Error;

/** Other requests may be repeated only if the deployment has certainly not accepted them. */
export const refusedSubmission: IsRepeatable = (error): error is Error =>
  error instanceof ConnectionError
    ? causesOf(error.cause).every(isBeforeSending)
    : error instanceof HttpError && error.status === 429;

/** A read changes nothing, so it may be repeated after each failure that can pass. */
const repeatableRead: IsRepeatable = (error): error is Error =>
  error instanceof ConnectionError ||
  (error instanceof HttpError && error.status >= 500 && error.status < 600) ||
  refusedSubmission(error);

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

/** How a request is repeated. */
export interface RepeatOptions {
  /** Default: as the method allows. */
  readonly repeatable?: IsRepeatable;
  /** For a poll, which has all the time of the wait, but not for a single answer. */
  readonly poll?: PollState;
}

export interface PollState {
  /** The first pause after a failure. */
  readonly intervalMs: number;
  /** The job's state when it was last seen. */
  readonly lastStatus?: string | undefined;
}

/**
 * Sends a request and reads the answer, and again after failures that may be repeated, with growing
 * pauses. They double with each failure in a row, and are never shorter than a `Retry-After`, which a
 * deployment may send.
 */
export async function sendWithRetries<Data>(
  request: ApiRequest,
  limits: TimeLimits,
  read: (answer: ApiAnswer) => Data | Promise<Data>,
  {
    repeatable = request.method === 'GET' ? repeatableRead : refusedSubmission,
    poll,
  }: RepeatOptions = {},
): Promise<AnswerData<Data>> {
  const { clock, timeoutMs, deadlineMs, maxRetries } = limits;
  const firstMs = poll?.intervalMs ?? firstPauseMs;
  const isOver = (ms = 0) => clock.now() + ms >= deadlineMs;
  const send = async (signal: AbortSignal): Promise<AnswerData<Data> | Error> => {
    try {
      const answer = await request.send(signal);
      return { data: await read(answer), response: answer.response };
    } catch (error) {
      if (repeatable(error)) return error;
      throw error;
    }
  };
  let cause: Error | undefined;
  const giveUp = () => {
    if (poll && !isOver()) {
      return new TimeoutError(request, { timeoutMs: longestPollMs });
    }
    throw new TimeoutError(request, { timeoutMs, poll, cause });
  };
  for (let failures = 0; ; failures += 1) {
    const lastMs = poll ? clock.now() + longestPollMs : deadlineMs;
    const attempt = { ...limits, deadlineMs: Math.min(deadlineMs, lastMs) };
    const outcome =
      poll && isOver() ? giveUp() : await runWithinDeadline(attempt, request, send, giveUp);
    if (!(outcome instanceof Error)) return outcome;
    cause = outcome;
    const retryAfterMs = (outcome instanceof HttpError && outcome.retryAfterMs) || 0;
    const grownMs = Math.min(firstMs * 2 ** failures, Math.max(firstMs, longestPauseMs));
    const pauseMs = addJitter(Math.max(grownMs, retryAfterMs), limits);
    if (
      failures >= maxRetries ||
      (!poll && (retryAfterMs > longestRetryAfterMs || isOver(pauseMs)))
    ) {
      throw outcome;
    }
    request.tell({ type: 'retry', reason: outcome.message, pauseMs });
    await pauseWithinDeadline(limits, request, pauseMs);
  }
}

/** Up to a quarter longer. */
export function addJitter(ms: number, { random }: TimeLimits): number {
  return Math.ceil(ms * (1 + random() / 4));
}
