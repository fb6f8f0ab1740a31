/** Submits jobs and waits for them. */
import { isObject } from '../core/json.ts';
import {
  type Api,
  type CallOptions,
  type ClientOptions,
  createApi,
  type DeploymentWaitOption,
  type ResponsePromise,
  waitQuery,
} from './api.ts';
import type { ApiRequest } from './api-request.ts';
import type { HiddenText } from './credentials.ts';
import { TimeoutError } from './errors.ts';
import { createExtended, type ExtendedOperations } from './extended.ts';
import { type FinishedJob, isFinished, type Job } from './job.ts';
import {
  type AnyInput,
  type JobRequest,
  storageSecretsOf,
  writeJobRequest,
} from './job-request.ts';
import { atLeast } from './number-option.ts';
import { polls } from './polling.ts';
import { readRetryAfter } from './request-failure.ts';
import { type StandardSchema, validateWith } from './standard-schema.ts';
import { type TimeLimits, within } from './time-limit.ts';

/** Options of a submission. */
export interface SubmitOptions<Output = unknown, Input extends object = AnyInput>
  extends CallOptions<Output> {
  /** Checks the input before it is sent, and gives it its type. Default: it is not checked. */
  readonly inputSchema?: StandardSchema<Input, object> | undefined;
}

/** Options of `runSync`. */
export interface RunSyncOptions<Output = unknown, Input extends object = AnyInput>
  extends SubmitOptions<Output, Input>,
    DeploymentWaitOption {}

/** How to watch a job. */
export interface WatchOptions<Output = unknown> extends CallOptions<Output> {
  /**
   * Shortest time between two polls of the job, in milliseconds, at least 1. The pauses grow to a
   * tenth of the time waited, up to 30 seconds. Default: the client's.
   */
  readonly pollIntervalMs?: number | undefined;
}

/** How to wait for a job. */
export interface WaitOptions<Output = unknown> extends WatchOptions<Output> {
  /**
   * Called with the submitted job and after every poll, which waits for its promise. An error ends
   * the wait, not the job.
   */
  readonly onStatus?: ((job: Job<Output>) => void) | undefined;
}

/**
 * A client of one deployment. All methods reject with a `ClientError` (`HttpError`,
 * `ConnectionError`, `InvalidAnswerError`, `TimeoutError`, `AbortError`); and with a `TypeError` or
 * a `RangeError`, before anything is sent, for arguments that cannot be used.
 *
 * `Output` is the type of the output: `client.run<ImageOutput>(…)`. It is a claim of the caller,
 * unless an `outputSchema` checks it.
 */
export interface Client {
  /** Submits a job and gives it as accepted, without waiting for it. */
  run<Output = unknown, Input extends object = AnyInput>(
    endpointId: string,
    request: JobRequest<NoInfer<Input>>,
    options?: SubmitOptions<Output, Input>,
  ): ResponsePromise<Job<Output>>;
  /**
   * Submits a job and waits in the same call, as long as the deployment waits. The job may not have
   * ended then; pass it to `waitFor`. The description does not state `waitMs`: other deployments
   * may ignore or refuse it.
   */
  runSync<Output = unknown, Input extends object = AnyInput>(
    endpointId: string,
    request: JobRequest<NoInfer<Input>>,
    options?: RunSyncOptions<Output, Input>,
  ): ResponsePromise<Job<Output>>;
  /** The current state of a job. */
  status<Output = unknown>(
    endpointId: string,
    jobId: string,
    options?: CallOptions<Output>,
  ): ResponsePromise<Job<Output>>;
  /**
   * Submits a job and polls it until it has ended; unknown states count as not ended. The first
   * call of `onStatus` has the job's id: keep it, because the job may cost money. Errors after the
   * submission have it as `jobId`. See `waitFor`.
   */
  runAndWait<Output = unknown, Input extends object = AnyInput>(
    endpointId: string,
    request: JobRequest<NoInfer<Input>>,
    options?: SubmitOptions<Output, Input> & WaitOptions<Output>,
  ): Promise<FinishedJob<Output>>;
  /**
   * Polls a job until it has ended. Lost connections, 429 and 5xx end the wait only if they come
   * more than `maxRetries` (default 10) times in a row.
   */
  waitFor<Output = unknown>(
    endpointId: string,
    jobId: string,
    options?: WaitOptions<Output>,
  ): Promise<FinishedJob<Output>>;
  /**
   * Polls a job like `waitFor`, and yields it as first seen and whenever its state has changed. The
   * last one has ended. If the loop ends before, the polling ends with it.
   */
  watch<Output = unknown>(
    endpointId: string,
    jobId: string,
    options?: WatchOptions<Output>,
  ): AsyncGenerator<Job<Output>, void, undefined>;
  /** Operations beyond the stated contract: other deployments may lack them. */
  readonly extended: ExtendedOperations;
}

/**
 * Makes a client; nothing is sent yet. Throws a `TypeError` for a `baseUrl`, an `apiKey` or headers
 * that cannot be sent, and a `RangeError` for a `pollIntervalMs` below 1 or negative `maxRetries`.
 *
 * @example
 * ```ts
 * // First, in another terminal: npx inference-contract serve
 * import { createClient } from 'inference-contract/client';
 *
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo-key' });
 * const job = await client.runAndWait('black-forest-labs-flux-1-schnell', {
 *   input: { prompt: 'A lighthouse at dusk' },
 * });
 * console.log(job.phase === 'completed' ? job.output : job.status);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const { pollIntervalMs = 1000, maxRetries: pollRetries = 10 } = options;
  const api = createApi(options);
  const { get, post, readJob } = api;
  atLeast(1, 'pollIntervalMs', pollIntervalMs);

  function jobPolls<Output>(
    [endpointId, jobId]: readonly [string, string],
    options: WatchOptions<Output>,
    {
      secrets,
      ...limits
    }: TimeLimits & { readonly lastStatus?: string; readonly secrets?: readonly HiddenText[] },
  ) {
    const path = '/v2/{endpoint_id}/status/{job_id}';
    const { send, context } = get(path, [endpointId, jobId], { secrets });
    return polls<Output>({
      ...limits,
      context,
      intervalMs: options.pollIntervalMs ?? pollIntervalMs,
      maxRetries: options.maxRetries ?? pollRetries,
      look: async (signal) => {
        const answer = await send(signal);
        const retryAfterMs = readRetryAfter(answer.response.headers, () => limits.clock.now());
        return { job: await readJob(answer, options), retryAfterMs };
      },
    });
  }

  function waitLimits(options: WatchOptions): TimeLimits {
    atLeast(1, 'pollIntervalMs', options.pollIntervalMs ?? 1);
    return api.limits(options);
  }

  /** Calls `onStatus`. What it promises is awaited, but no longer than the job. */
  function statusTeller<Output>(
    endpointId: string,
    { onStatus }: WaitOptions<Output>,
    limits: TimeLimits,
  ) {
    return async (job: Job<Output>): Promise<void> => {
      const result: unknown = onStatus?.(job);
      if (!(result instanceof Promise)) return;
      const { context } = get('/v2/{endpoint_id}/status/{job_id}', [endpointId, job.id]);
      if ((await within(limits, context, () => result)) !== 'late') return;
      const { timeoutMs } = limits;
      throw new TimeoutError(context, { timeoutMs, awaited: 'end', lastStatus: job.status });
    };
  }

  return {
    run(endpointId, request, options = {}) {
      const path = '/v2/{endpoint_id}/run';
      return api.result(
        () => submission(post, path, endpointId, request, options),
        options,
        readJob,
      );
    },

    runSync(endpointId, request, options = {}) {
      const path = '/v2/{endpoint_id}/runsync';
      return api.result(
        () => submission(post, path, endpointId, request, options),
        options,
        readJob,
      );
    },

    status(endpointId, jobId, options = {}) {
      const path = '/v2/{endpoint_id}/status/{job_id}';
      return api.result(() => get(path, [endpointId, jobId]), options, readJob);
    },

    async runAndWait(endpointId, request, options = {}) {
      const limits = waitLimits(options);
      const prepared = submission(post, '/v2/{endpoint_id}/run', endpointId, request, options);
      const submitted = await readJob(await api.answer(prepared, limits, options), options);
      const tell = statusTeller(endpointId, options, limits);
      await tell(submitted);
      if (isFinished(submitted)) return submitted;
      const { id, status: lastStatus } = submitted;
      const secrets = storageSecretsOf(request);
      const wait = { ...limits, lastStatus, secrets };
      return lastOf(jobPolls([endpointId, id], options, wait), tell);
    },

    async waitFor(endpointId, jobId, options = {}) {
      const limits = waitLimits(options);
      const tell = statusTeller(endpointId, options, limits);
      return lastOf(jobPolls([endpointId, jobId], options, limits), tell);
    },

    async *watch(endpointId, jobId, options = {}) {
      let last: string | undefined;
      for await (const job of jobPolls([endpointId, jobId], options, waitLimits(options))) {
        if (job.status !== last) yield job;
        last = job.status;
      }
    },

    extended: createExtended(api, pollIntervalMs),
  };
}

/**
 * Prepares a request whose input is checked when it is first sent, so that a check that takes long
 * ends at the limits of the call.
 */
function submission<Input extends object>(
  post: Api['post'],
  path: '/v2/{endpoint_id}/run' | '/v2/{endpoint_id}/runsync',
  endpointId: string,
  request: JobRequest<Input>,
  { inputSchema, ...options }: RunSyncOptions<unknown, Input>,
): ApiRequest {
  if (!isObject(request)) throw new TypeError('Expected a request with an input.');
  const prepare = (jobRequest: JobRequest<object>) =>
    post(path, [endpointId], {
      query: waitQuery(options),
      body: writeJobRequest(jobRequest),
      secrets: storageSecretsOf(jobRequest),
    });
  if (inputSchema === undefined) return prepare(request);
  const check = () =>
    validateWith(
      inputSchema,
      request.input,
      (why, issues) =>
        new TypeError(`Expected an input that fits the schema: ${why}.`, { cause: issues }),
    );
  let input: Promise<object> | undefined;
  return {
    context: prepare({ ...request, input: {} }).context,
    async send(signal) {
      input ??= check();
      return prepare({ ...request, input: await input }).send(signal);
    },
  };
}

async function lastOf<Output>(
  states: ReturnType<typeof polls<Output>>,
  tell: (job: Job<Output>) => Promise<void>,
): Promise<FinishedJob<Output>> {
  for (;;) {
    const { done, value } = await states.next();
    if (done) return value;
    await tell(value);
  }
}
