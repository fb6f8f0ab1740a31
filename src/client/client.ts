/** Submits jobs and waits for them. */
import { type Clock, systemClock } from '../core/clock.ts';
import { InvalidAnswerError, WaitTimeoutError } from './errors.ts';
import { type Answer, createHttp, type HttpOptions, type JobRequest } from './http.ts';
import {
  type FinalStatesOption,
  type FinishedJob,
  isFinished,
  type Job,
  parseJob,
  readJobId,
} from './job.ts';
import { waitUntilFinished, within } from './waiting.ts';

/** How a client calls a deployment. */
export interface ClientOptions extends HttpOptions {
  /** Time between two polls of a job, in milliseconds, at least 1. Default: 1000. */
  readonly pollIntervalMs?: number | undefined;
  /** Time of the waits. Default: the system's. */
  readonly clock?: Clock | undefined;
}

/** Options of one call. */
export interface CallOptions extends FinalStatesOption {
  /**
   * Calls the request or the wait off: it rejects with the signal's reason. The job is not called
   * off with it, nor is a submit that has left already.
   */
  readonly signal?: AbortSignal | undefined;
}

/** How to wait for a job. */
export interface WaitOptions extends CallOptions {
  /**
   * Give up after this many milliseconds with a `WaitTimeoutError`, counted from the call, a submit
   * included. Default: never.
   */
  readonly timeoutMs?: number | undefined;
  /** Time between two polls of the job, in milliseconds, at least 1. Default: the client's. */
  readonly pollIntervalMs?: number | undefined;
  /**
   * Called with the submitted job and after every poll. An error that it throws ends the wait, not
   * the job.
   */
  readonly onStatus?: ((job: Job) => void) | undefined;
}

/**
 * A client of one deployment. Submits are never repeated. All methods reject with a `ClientError`
 * (`HttpError`, `ConnectionError`, `InvalidAnswerError`), or with the signal's reason; and with a
 * `TypeError` or a `RangeError`, before anything is sent, for arguments that cannot be used.
 */
export interface Client {
  /** Submits a job and gives it as accepted, without waiting for it. */
  run(endpointId: string, request: JobRequest, options?: CallOptions): Promise<Job>;
  /**
   * Submits a job and waits in the same call, as long as the deployment waits. The job may not have
   * ended then; pass it to `waitFor`.
   */
  runSync(endpointId: string, request: JobRequest, options?: CallOptions): Promise<Job>;
  /** The current state of a job. */
  status(endpointId: string, jobId: string, options?: CallOptions): Promise<Job>;
  /**
   * Submits a job and polls it until it has ended; unknown states count as not ended. The first
   * call of `onStatus` has the job's id: keep it, because the job may cost money. Errors after the
   * submission have it as `jobId`. See `waitFor`.
   */
  runAndWait(endpointId: string, request: JobRequest, options?: WaitOptions): Promise<FinishedJob>;
  /**
   * Polls a job until it has ended. Retries lost connections, 429 and 5xx up to 10 times in a row,
   * with pauses that double up to 30 seconds and respect `Retry-After`. Other errors end the wait.
   */
  waitFor(endpointId: string, jobId: string, options?: WaitOptions): Promise<FinishedJob>;
}

/**
 * Makes a client; nothing is sent yet. Throws a `TypeError` for a `baseUrl`, an `apiKey` or headers
 * that cannot be sent, and a `RangeError` for a `pollIntervalMs` below 1.
 */
export function createClient({
  pollIntervalMs = 1000,
  clock = systemClock(),
  ...httpOptions
}: ClientOptions): Client {
  const http = createHttp(httpOptions, () => clock.now());
  readMs('pollIntervalMs', pollIntervalMs, 1);

  function readLimits(options: WaitOptions) {
    const timeoutMs = readMs('timeoutMs', options.timeoutMs ?? Number.POSITIVE_INFINITY, 0);
    return {
      clock,
      timeoutMs,
      deadlineMs: clock.now() + timeoutMs,
      intervalMs: readMs('pollIntervalMs', options.pollIntervalMs ?? pollIntervalMs, 1),
      signal: options.signal,
    };
  }

  async function wait(
    endpointId: string,
    jobId: string,
    options: WaitOptions,
    limits: ReturnType<typeof readLimits> & { lastStatus?: string },
  ): Promise<FinishedJob> {
    const call = http.getJobStatus(endpointId, jobId);
    return waitUntilFinished({
      ...limits,
      context: call.context,
      onStatus: options.onStatus,
      look: async (signal) => readJob(await call.send({ signal }), options),
    });
  }

  return {
    async run(endpointId, request, options = {}) {
      return readJob(await http.runJob(endpointId, request).send(options), options);
    },

    async runSync(endpointId, request, options = {}) {
      return readJob(await http.runJobSync(endpointId, request).send(options), options);
    },

    async status(endpointId, jobId, options = {}) {
      return readJob(await http.getJobStatus(endpointId, jobId).send(options), options);
    },

    async runAndWait(endpointId, request, options = {}) {
      const limits = readLimits(options);
      const call = http.runJob(endpointId, request);
      const answer = await within(limits, (signal) => call.send({ signal }));
      if (answer === 'late') {
        throw new WaitTimeoutError(call.context, { timeoutMs: limits.timeoutMs });
      }
      const submitted = readJob(answer, options);
      options.onStatus?.(submitted);
      if (isFinished(submitted)) return submitted;
      const { id, status: lastStatus } = submitted;
      return wait(endpointId, id, options, { ...limits, lastStatus });
    },

    async waitFor(endpointId, jobId, options = {}) {
      return wait(endpointId, jobId, options, readLimits(options));
    },
  };
}

/** The job in an answer. Without an id, it is the requested job. */
function readJob({ context, status, text, json }: Answer, { finalStates }: CallOptions): Job {
  const job = parseJob(json, { finalStates, id: context.jobId });
  if (job !== undefined) return job;
  throw new InvalidAnswerError(
    { ...context, jobId: context.jobId ?? readJobId(json) },
    { status, expected: 'a job with an id and a status', text },
  );
}

function readMs(name: string, value: number, least: number): number {
  if (value >= least) return value;
  throw new RangeError(`Expected ${name} in milliseconds of at least ${least}, got ${value}.`);
}
