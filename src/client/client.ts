/** Submits jobs and waits for them. */
import { isObject } from '../core/json.ts';
import {
  type CallOptions,
  type ClientOptions,
  createApi,
  type DeploymentWaitOption,
  type ResponsePromise,
  waitParams,
} from './api.ts';
import type { ApiRequest, RequestContent } from './api-request.ts';
import type { EndpointIdIn, EndpointJobInput, EndpointJobOutput } from './endpoint-paths.ts';
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
import { sendWithRetries } from './retry.ts';
import { type StandardSchema, validateWith } from './standard-schema.ts';
import { runWithinDeadline, type TimeLimits } from './time-limit.ts';

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

/** A `Client` that knows the endpoints of a document: their ids, their inputs and their outputs. */
export interface EndpointClient<Paths> extends Pick<Client, 'extended'> {
  /** See `Client`. */
  run<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    request: JobRequest<EndpointJobInput<Paths, Id>>,
    options?: SubmitOptions<EndpointJobOutput<Paths, Id>, EndpointJobInput<Paths, Id>>,
  ): ResponsePromise<Job<EndpointJobOutput<Paths, Id>>>;
  /** See `Client`. */
  runSync<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    request: JobRequest<EndpointJobInput<Paths, Id>>,
    options?: RunSyncOptions<EndpointJobOutput<Paths, Id>, EndpointJobInput<Paths, Id>>,
  ): ResponsePromise<Job<EndpointJobOutput<Paths, Id>>>;
  /** See `Client`. */
  status<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    jobId: string,
    options?: CallOptions<EndpointJobOutput<Paths, Id>>,
  ): ResponsePromise<Job<EndpointJobOutput<Paths, Id>>>;
  /** See `Client`. */
  runAndWait<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    request: JobRequest<EndpointJobInput<Paths, Id>>,
    options?: SubmitOptions<EndpointJobOutput<Paths, Id>, EndpointJobInput<Paths, Id>> &
      WaitOptions<EndpointJobOutput<Paths, Id>>,
  ): Promise<FinishedJob<EndpointJobOutput<Paths, Id>>>;
  /** See `Client`. */
  waitFor<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    jobId: string,
    options?: WaitOptions<EndpointJobOutput<Paths, Id>>,
  ): Promise<FinishedJob<EndpointJobOutput<Paths, Id>>>;
  /** See `Client`. */
  watch<Id extends EndpointIdIn<Paths>>(
    endpointId: Id,
    jobId: string,
    options?: WatchOptions<EndpointJobOutput<Paths, Id>>,
  ): AsyncGenerator<Job<EndpointJobOutput<Paths, Id>>, void, undefined>;
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
export function createClient(options: ClientOptions): Client;
/**
 * A client of the endpoints in an OpenAPI document: `createClient<paths>(…)`, with the `paths` that openapi-typescript
 * makes of what `inference-contract document` writes.
 */
export function createClient<Paths extends object>(options: ClientOptions): EndpointClient<Paths>;
export function createClient(options: ClientOptions): object {
  const { pollIntervalMs = 1000, maxRetries: pollRetries = 10 } = options;
  const api = createApi(options);
  const { prepare, job } = api;
  atLeast(1, 'pollIntervalMs', pollIntervalMs);

  const statusRequest = (endpointId: string, jobId: string, content?: RequestContent) =>
    prepare(
      'GET',
      '/v2/{endpoint_id}/status/{job_id}',
      { endpoint_id: endpointId, job_id: jobId },
      content,
    );

  function submission<Input extends object>(
    path: '/v2/{endpoint_id}/run' | '/v2/{endpoint_id}/runsync',
    endpointId: string,
    request: JobRequest<Input>,
    { inputSchema, ...options }: RunSyncOptions<unknown, Input>,
  ): ApiRequest {
    if (!isObject(request)) throw new TypeError('Expected a request with an input.');
    const write = async () => {
      if (inputSchema === undefined) return writeJobRequest(request);
      const input = await validateWith(
        inputSchema,
        request.input,
        (why, cause) => new TypeError(`Expected an input that fits the schema: ${why}.`, { cause }),
      );
      return writeJobRequest({ ...request, input });
    };
    let json: Promise<string> | undefined;
    return prepare(
      'POST',
      path,
      { endpoint_id: endpointId },
      {
        params: waitParams(options),
        // When it is first sent, so that a check that takes long ends at the limits of the call.
        body: () => (json ??= write()),
        secrets: storageSecretsOf(request),
      },
    );
  }

  function waitLimits(options: WatchOptions): TimeLimits {
    atLeast(1, 'pollIntervalMs', options.pollIntervalMs ?? 1);
    return api.limits(options);
  }

  function jobPolls<Output>(
    request: ApiRequest,
    options: WatchOptions<Output>,
    limits: TimeLimits,
    job?: Job<Output>,
  ) {
    return polls<Output>({
      ...limits,
      request,
      job,
      intervalMs: options.pollIntervalMs ?? pollIntervalMs,
      maxRetries: options.maxRetries ?? pollRetries,
      read: (answer) => api.readJob(answer, options),
    });
  }

  /** Calls `onStatus` for each state. What it promises is awaited, but no longer than the job. */
  async function end<Output>(
    request: ApiRequest,
    options: WaitOptions<Output>,
    limits: TimeLimits,
    submitted?: Job<Output>,
  ): Promise<FinishedJob<Output>> {
    const states = jobPolls(request, options, limits, submitted);
    for (;;) {
      const { value: job } = await states.next();
      const promise: unknown = options.onStatus?.(job);
      if (promise instanceof Promise) {
        await runWithinDeadline(
          limits,
          request,
          () => promise,
          () => {
            throw new TimeoutError(request, {
              ...limits,
              poll: { lastStatus: job.status },
            });
          },
        );
      }
      if (isFinished(job)) return job;
    }
  }

  return {
    run: (endpointId, request, options = {}) =>
      job(() => submission('/v2/{endpoint_id}/run', endpointId, request, options), options),

    runSync: (endpointId, request, options = {}) =>
      job(() => submission('/v2/{endpoint_id}/runsync', endpointId, request, options), options),

    status: (endpointId, jobId, options = {}) =>
      job(() => statusRequest(endpointId, jobId), options),

    async runAndWait(endpointId, request, options = {}) {
      const limits = waitLimits(options);
      const sent = submission('/v2/{endpoint_id}/run', endpointId, request, options);
      const { data: submitted } = await sendWithRetries(sent, limits, (answer) =>
        api.readJob(answer, options),
      );
      const secrets = storageSecretsOf(request);
      return end(statusRequest(endpointId, submitted.id, { secrets }), options, limits, submitted);
    },

    async waitFor(endpointId, jobId, options = {}) {
      const limits = waitLimits(options);
      return end(statusRequest(endpointId, jobId), options, limits);
    },

    async *watch(endpointId, jobId, options = {}) {
      const limits = waitLimits(options);
      let last: string | undefined;
      for await (const job of jobPolls(statusRequest(endpointId, jobId), options, limits)) {
        if (job.status !== last) yield job;
        last = job.status;
      }
    },

    extended: createExtended(api, pollIntervalMs),
  } satisfies Client;
}
