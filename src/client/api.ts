/** What all operations share: options, retries, limits, and how a response becomes a result. */
import { systemTimers, type Timers } from '../core/clock.ts';
import { escapeLines } from '../core/visible-text.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type ApiRequestOptions,
  type ApiRequests,
  createRequests,
} from './api-request.ts';
import { InvalidAnswerError } from './errors.ts';
import { type FinalStatesOption, type Job, parseJob, readJobId } from './job.ts';
import { atLeast } from './number-option.ts';
import { answerTo, refusedSubmission, repeatableRead } from './retry.ts';
import { keyOf, type StandardSchema, validateWith } from './standard-schema.ts';
import type { TimeLimits } from './time-limit.ts';

/** How a client calls a deployment. */
export interface ClientOptions extends ApiRequestOptions {
  /** Shortest time between two polls of a job, in milliseconds, at least 1. Default: 1000. */
  readonly pollIntervalMs?: number | undefined;
  /** See `CallOptions`. Default: 2, and 10 while a job is polled. */
  readonly maxRetries?: number | undefined;
  /** Time of the waits, such as a `ManualClock`. Default: the system's. */
  readonly clock?: Timers | undefined;
  /** Numbers from 0 to 1: each pause becomes longer by up to a quarter. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** Options of one call. */
export interface CallOptions<Output = unknown> extends FinalStatesOption {
  /**
   * Ends the call: it rejects with an `AbortError`. The job is not cancelled with it, nor is a
   * submission that was sent already.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Ends the call after this many milliseconds with a `TimeoutError`, retries and pauses included;
   * for `runAndWait`, the submission too. The deployment may continue the job. Default: never.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a failed request is sent again. A read: after lost connections, 429 and 5xx. Any other
   * request: only after connections that were never made and after 429, which the client takes to
   * mean that nothing was accepted (not stated). The pauses double and are never shorter than a
   * `Retry-After`; if that is longer than a minute, the call fails. Default: the client's.
   */
  readonly maxRetries?: number | undefined;
  /** Checks the output of a completed job, and gives it its type. Default: it is not checked. */
  readonly outputSchema?: StandardSchema<unknown, Output> | undefined;
}

/** How long the deployment may wait for a job before it answers. */
export interface DeploymentWaitOption {
  /** In milliseconds, at least 0. Deployments have limits of their own. Default: the deployment's. */
  readonly waitMs?: number | undefined;
}

/** A result, or the result and the response: `await call` or `await call.withResponse()`. */
export interface ResponsePromise<Data> extends Promise<Data> {
  /** The same result with the response, for its status and headers. Its body has been read. */
  withResponse(): Promise<{ data: Data; response: Response }>;
}

/** What operations on a deployment are made of. */
export interface Api extends Omit<ApiRequests, 'debug'> {
  /** Limits that count from now. */
  limits(options: CallOptions): TimeLimits;
  /** Sends a request, and again after failures. By default, every GET is a read. */
  answer<Result>(
    request: ApiRequest<Result>,
    limits: TimeLimits,
    options: CallOptions,
    kind?: { readonly isRead: boolean },
  ): Promise<Result>;
  /** Makes a result of the answer to a request. */
  result<Data, Output>(
    prepare: () => ApiRequest,
    options: CallOptions<Output>,
    read: (answer: ApiAnswer, options: CallOptions<Output>) => Data | Promise<Data>,
  ): ResponsePromise<Data>;
  /** The job in an answer. Without an id, it is the requested job. */
  readJob<Output>(answer: ApiAnswer, options: CallOptions<Output>): Promise<Job<Output>>;
}

/** Throws a `TypeError` or a `RangeError` for options that cannot be used. */
export function createApi({
  clock = systemTimers(),
  random = Math.random,
  maxRetries: usualRetries = 2,
  ...requestOptions
}: ClientOptions): Api {
  const { debug, get, post } = createRequests(requestOptions, () => clock.now());
  atLeast(0, 'maxRetries', usualRetries);

  const api: Api = {
    get,
    post,

    limits({ timeoutMs = Number.POSITIVE_INFINITY, maxRetries = 0, signal }) {
      atLeast(0, 'timeoutMs', timeoutMs);
      atLeast(0, 'maxRetries', maxRetries);
      return { clock, random, debug, timeoutMs, deadlineMs: clock.now() + timeoutMs, signal };
    },

    answer(
      request,
      limits,
      { maxRetries = usualRetries },
      { isRead } = { isRead: request.context.method === 'GET' },
    ) {
      const repeatable = isRead ? repeatableRead : refusedSubmission;
      return answerTo(request, limits, { repeatable, maxRetries });
    },

    result(prepare, options, read) {
      const received = (async () => {
        const limits = api.limits(options);
        const { context, send } = prepare();
        const sendAndRead = async (signal: AbortSignal) => {
          const answer = await send(signal);
          return { data: await read(answer, options), response: answer.response };
        };
        return api.answer({ context, send: sendAndRead }, limits, options);
      })();
      const result = received.then(({ data }) => data);
      return Object.assign(result, {
        withResponse() {
          // Callers of `withResponse` get the failure from its result.
          result.catch(() => undefined);
          return received;
        },
      });
    },

    async readJob<Output>(
      { context, jobId, response, hide, text, json }: ApiAnswer,
      { finalStates, outputSchema }: CallOptions<Output>,
    ) {
      const { status } = response;
      const job = parseJob<Output>(json, { finalStates, id: jobId });
      const expectedId = jobId ?? readJobId(json);
      const invalid = (expected: string, cause?: unknown) =>
        new InvalidAnswerError(
          { ...context, jobId: expectedId && hide(expectedId) },
          { status, expected, text, cause },
        );
      if (job === undefined) throw invalid('a job with an id and a status');
      if (job.id !== expectedId) throw invalid('the requested job');
      if (job.phase !== 'completed' || outputSchema === undefined) return job;
      const output = await validateWith(outputSchema, job.output, (why, issues) =>
        invalid(
          `an output that fits the schema (${hide(why)})`,
          issues.map(({ message, path }) => ({
            message: escapeLines(hide(message)),
            path: path?.map((part) => escapeLines(hide(keyOf(part)))),
          })),
        ),
      );
      return { ...job, output };
    },
  };
  return api;
}

/** The wait as a query. Throws a `RangeError` for a negative one. */
export function waitQuery({ waitMs }: DeploymentWaitOption): string {
  if (waitMs === undefined) return '';
  atLeast(0, 'waitMs', waitMs);
  return `?wait=${waitMs}`;
}
