/** What all operations share: options, retries, limits, and how a response becomes a result. */
import type { paths } from '#generated/reference/types.js';
import { systemTimers, type Timers } from '../core/clock.ts';
import { escapeLines } from '../core/visible-text.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type ApiRequestOptions,
  createRequests,
  type PathIds,
  type RequestContent,
} from './api-request.ts';
import { apiKeySecret, withoutVersion } from './credentials.ts';
import { type FinalStatesOption, type Job, parseJob, readJobId } from './job.ts';
import { atLeast } from './number-option.ts';
import { sendWithRetries } from './retry.ts';
import { pathPartText, type StandardSchema, validateWith } from './standard-schema.ts';
import type { TimeLimits } from './time-limit.ts';

/** How a client calls a deployment. Its `finalStates` are those of calls that name none. */
export interface ClientOptions extends ApiRequestOptions, FinalStatesOption {
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
export interface CallOptions<Output = unknown> {
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
  /** States which end a job without a result. Default: the client's. */
  readonly finalStates?: readonly string[] | undefined;
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

type PathWith<Method extends 'GET' | 'POST'> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<Method>, object> ? Path : never;
}[keyof paths];

/** Prepares a request of an operation of the document. */
type PrepareApiRequest = <Method extends 'GET' | 'POST', Path extends PathWith<Method>>(
  method: Method,
  path: Path,
  ids: PathIds & IdsOf<paths[Path][Lowercase<Method>]>,
  content?: RequestContent,
) => ApiRequest;

type IdsOf<Operation> = Operation extends { parameters: { path: infer Ids } } ? Ids : never;

/** What operations on a deployment are made of. */
export interface Api {
  readonly prepare: PrepareApiRequest;
  /** Limits that count from now. */
  limits(options: CallOptions): TimeLimits;
  /** Makes a result of the answer to a request. */
  result<Data, Output>(
    prepare: () => ApiRequest,
    options: CallOptions<Output>,
    read: (answer: ApiAnswer, options: CallOptions<Output>) => Data | Promise<Data>,
  ): ResponsePromise<Data>;
  /** The result is the job in the answer. */
  job<Output>(
    prepare: () => ApiRequest,
    options: CallOptions<Output>,
  ): ResponsePromise<Job<Output>>;
  /** Reads a job's JSON with the `finalStates` of the call, or else of the client. */
  parseJob<Output>(
    json: unknown,
    id: string | undefined,
    options: FinalStatesOption,
  ): Job<Output> | undefined;
  /** The job in an answer. Without an id, it is the requested job. */
  readJob<Output>(answer: ApiAnswer, options: CallOptions<Output>): Promise<Job<Output>>;
}

/** Throws a `TypeError` or a `RangeError` for options that cannot be used. */
export function createApi({
  clock = systemTimers(),
  random = Math.random,
  maxRetries: usualRetries = 2,
  finalStates: usualFinalStates,
  ...options
}: ClientOptions): Api {
  // An unset variable as the key is a mistake; no key at all is a decision.
  const keys = 'apiKey' in options ? [apiKeySecret(options.apiKey)] : [];
  const prepare = createRequests(options, withoutVersion(options.baseUrl), keys, clock);

  const api: Api = {
    prepare,

    limits({ timeoutMs = Infinity, maxRetries = usualRetries, signal }) {
      atLeast(0, 'timeoutMs', timeoutMs);
      atLeast(0, 'maxRetries', maxRetries);
      const deadlineMs = clock.now() + timeoutMs;
      return { clock, random, timeoutMs, deadlineMs, maxRetries, signal };
    },

    job: (prepare, options) => api.result(prepare, options, api.readJob),

    result(prepare, options, read) {
      const received = (async () => {
        const limits = api.limits(options);
        return sendWithRetries(prepare(), limits, (answer) => read(answer, options));
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

    parseJob: (json, id, { finalStates = usualFinalStates }) => parseJob(json, { finalStates, id }),

    async readJob<Output>(answer: ApiAnswer, options: CallOptions<Output>) {
      const { outputSchema } = options;
      const { jobId, hide } = answer;
      const json = answer.json();
      const job = api.parseJob<Output>(json, jobId, options);
      const expectedId = jobId ?? readJobId(json);
      const invalid = (expected: string, cause?: unknown) =>
        answer.refuse(expected, cause, expectedId);
      const safe = (text: string) => escapeLines(hide(text));
      if (job === undefined) return invalid('a job with an id and a status');
      if (job.id !== expectedId) return invalid('the requested job');
      if (job.phase !== 'completed' || outputSchema === undefined) return job;
      const output = await validateWith(outputSchema, job.output, (why, issues) =>
        invalid(
          `an output that fits the schema (${hide(why)})`,
          issues.map(({ message, path }) => ({
            message: safe(message),
            path: path?.map((part) => safe(pathPartText(part))),
          })),
        ),
      );
      return { ...job, output };
    },
  };
  // For what the client's options say.
  api.limits({});
  return api;
}

/** The wait as a parameter of the query. Throws a `RangeError` for a negative one. */
export function waitParams({ waitMs: wait }: DeploymentWaitOption): {
  readonly query: { readonly wait: number | undefined };
} {
  atLeast(0, 'waitMs', wait ?? 0);
  return { query: { wait } };
}
