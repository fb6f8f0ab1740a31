/** Submits jobs and waits for them. */
import { type Clock, systemClock } from '../clock.ts';
import {
  ConnectionError,
  HttpError,
  InvalidAnswerError,
  type RequestContext,
  WaitTimeoutError,
} from './errors.ts';
import {
  type Answer,
  type CallOptions,
  createHttp,
  type HttpOptions,
  type JobRequest,
} from './http.ts';
import { type FinishedJob, type Job, type ParseJobOptions, parseJob } from './job.ts';

/** How a client calls a deployment. */
export interface ClientOptions extends HttpOptions {
  /** Between two looks at a job, in milliseconds. Default: 1000. */
  readonly pollIntervalMs?: number;
  /** Time of the waits. Default: the system's. */
  readonly clock?: Clock;
}

/** How to wait for a job. */
export interface WaitOptions extends CallOptions, ParseJobOptions {
  /** Give up after this many milliseconds with a `WaitTimeoutError`. Default: never. */
  readonly timeoutMs?: number | undefined;
  /** Between two looks at the job, in milliseconds. Default: the client's. */
  readonly pollIntervalMs?: number | undefined;
  /** Called with the job as submitted, and with every look at it. */
  readonly onStatus?: ((job: Job) => void) | undefined;
}

/**
 * A client of one deployment. Submits are never repeated. All methods reject with a `ClientError`
 * (`HttpError`, `ConnectionError`, `InvalidAnswerError`), or with the signal's reason.
 */
export interface Client {
  /** Submits a job and gives it as accepted, without waiting for it. */
  run(
    endpointId: string,
    request: JobRequest,
    options?: CallOptions & ParseJobOptions,
  ): Promise<Job>;
  /**
   * Submits a job and waits in the same call, for as long as the deployment does: the answer may be
   * a job that has not ended, which `waitFor` goes on waiting for.
   */
  runSync(
    endpointId: string,
    request: JobRequest,
    options?: CallOptions & ParseJobOptions,
  ): Promise<Job>;
  /** The job as it is now. */
  status(endpointId: string, jobId: string, options?: CallOptions & ParseJobOptions): Promise<Job>;
  /**
   * Submits a job and looks at it until it has ended. States that it does not know are waited out.
   * The first call of `onStatus` has the job's id: keep it, the job may cost. See `waitFor`.
   */
  runAndWait(endpointId: string, request: JobRequest, options?: WaitOptions): Promise<FinishedJob>;
  /**
   * Looks at a job until it has ended. Lost connections and the answers 429 and 5xx are borne up to
   * 10 times in a row, `Retry-After` is honoured; any other error ends the wait.
   */
  waitFor(endpointId: string, jobId: string, options?: WaitOptions): Promise<FinishedJob>;
}

/** How many looks in a row may fail before a wait does. */
const bearableFailures = 10;

/** Makes a client; nothing is sent yet. Throws a `TypeError` when `baseUrl` is no http(s) URL. */
export function createClient({
  pollIntervalMs = 1000,
  clock = systemClock(),
  ...httpOptions
}: ClientOptions): Client {
  const http = createHttp(httpOptions);

  const client: Client = {
    async run(endpointId, request, options = {}) {
      return readJob(await http.runJob(endpointId, request, options), options);
    },

    async runSync(endpointId, request, options = {}) {
      return readJob(await http.runJobSync(endpointId, request, options), options);
    },

    async status(endpointId, jobId, options = {}) {
      return readJob(await http.getJobStatus(endpointId, jobId, options), options);
    },

    async runAndWait(endpointId, request, options = {}) {
      const deadlineMs = deadlineOf(options);
      const { signal, finalStates, onStatus } = options;
      const submitted = await client.run(endpointId, request, { signal, finalStates });
      onStatus?.(submitted);
      if (isFinished(submitted)) return submitted;
      return watch(endpointId, submitted.id, {
        ...options,
        deadlineMs,
        lastStatus: submitted.status,
      });
    },

    waitFor(endpointId, jobId, options = {}) {
      const deadlineMs = deadlineOf(options);
      return watch(endpointId, jobId, { ...options, deadlineMs, lastStatus: undefined });
    },
  };

  function deadlineOf({ timeoutMs }: WaitOptions): number {
    return timeoutMs === undefined ? Number.POSITIVE_INFINITY : clock.now() + timeoutMs;
  }

  /** Polls; the first look comes at once unless the job was just submitted. */
  async function watch(
    endpointId: string,
    jobId: string,
    options: WaitOptions & { deadlineMs: number; lastStatus: string | undefined },
  ): Promise<FinishedJob> {
    const { signal, onStatus, deadlineMs, timeoutMs = 0, finalStates } = options;
    const intervalMs = options.pollIntervalMs ?? pollIntervalMs;
    let { lastStatus } = options;
    let pauseMs = lastStatus === undefined ? 0 : intervalMs;
    let failures = 0;
    const context: RequestContext = { method: 'GET', url: `status of ${endpointId}`, jobId };

    for (;;) {
      const nextMs = clock.now() + pauseMs;
      await pause(clock, Math.min(nextMs, deadlineMs), signal);
      if (clock.now() >= deadlineMs) throw new WaitTimeoutError(context, { timeoutMs, lastStatus });
      const look = await withDeadline(deadlineMs, signal, (limited) =>
        client.status(endpointId, jobId, { signal: limited, finalStates }).catch(bearable),
      );
      if (look === 'late') throw new WaitTimeoutError(context, { timeoutMs, lastStatus });
      if (look instanceof Error) {
        failures += 1;
        if (failures > bearableFailures) throw look;
        const askedMs = look instanceof HttpError ? (look.retryAfterMs ?? 0) : 0;
        pauseMs = Math.max(intervalMs, askedMs);
        continue;
      }
      failures = 0;
      pauseMs = intervalMs;
      lastStatus = look.status;
      onStatus?.(look);
      if (isFinished(look)) return look;
    }
  }

  /** Runs a look; `late` when the deadline comes first, and the look is called off. */
  async function withDeadline<Value>(
    deadlineMs: number,
    signal: AbortSignal | undefined,
    look: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | 'late'> {
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
      return await look(controller.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (late) return 'late';
      throw error;
    } finally {
      signal?.removeEventListener('abort', forward);
      if (timer !== undefined) clock.cancel(timer);
    }
  }

  return client;
}

function readJob({ context, status, text, json }: Answer, options: ParseJobOptions): Job {
  const job = parseJob(json, options);
  if (job !== undefined) return job;
  throw new InvalidAnswerError(context, {
    status,
    expected: 'a job with an id and a status',
    text,
  });
}

function isFinished(job: Job): job is FinishedJob {
  switch (job.phase) {
    case 'completed':
    case 'ended':
      return true;
    case 'waiting':
    case 'running':
    case 'unknown':
      return false;
  }
}

/** An error that the next look may not meet is a value here; any other is thrown on. */
function bearable(error: unknown): ConnectionError | HttpError {
  if (error instanceof ConnectionError) return error;
  if (error instanceof HttpError && (error.status === 429 || error.status >= 500)) return error;
  throw error;
}

function pause(clock: Clock, untilMs: number, signal: AbortSignal | undefined): Promise<void> {
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
