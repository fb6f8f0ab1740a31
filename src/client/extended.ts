/** Operations of the reference that are not stated: other deployments may lack them. */
import type { components } from '#generated/reference/types.js';
import { isObject } from '../core/json.ts';
import {
  type Api,
  type CallOptions,
  type DeploymentWaitOption,
  type ResponsePromise,
  waitParams,
} from './api.ts';
import type { ApiAnswer } from './api-request.ts';
import { isFinished, type Job } from './job.ts';
import { refusedSubmission, sendWithRetries } from './retry.ts';
import { pauseWithinDeadline } from './time-limit.ts';

type Schemas = components['schemas'];
type JobStream = Schemas['JobStream'];
/** How many waiting jobs were cancelled. */
export type PurgedQueue = Schemas['PurgedQueue'];
/** Numbers of jobs and workers of an endpoint. */
export type EndpointHealth = Schemas['EndpointHealth'];

/** Options of `statusSync`. */
export interface StatusSyncOptions<Output = unknown>
  extends CallOptions<Output>,
    DeploymentWaitOption {}

/** Not part of the stated contract. A deployment may lack an operation; most answer with 404 or 405 then. */
export interface ExtendedOperations {
  /** Cancels a job that waits or runs. */
  cancel(endpointId: string, jobId: string, options?: CallOptions): ResponsePromise<Job>;
  /** Puts a job that has failed or timed out into the queue again, with the same id. */
  retry(endpointId: string, jobId: string, options?: CallOptions): ResponsePromise<Job>;
  /** Cancels all jobs that wait. */
  purgeQueue(endpointId: string, options?: CallOptions): ResponsePromise<PurgedQueue>;
  /** Counts jobs and workers. */
  health(endpointId: string, options?: CallOptions): ResponsePromise<EndpointHealth>;
  /**
   * Yields the parts of the output that a worker streams, until the job has ended. The deployment
   * sends each part once, so only one loop can have them all, and a lost connection ends it.
   * Returns the state that ended the job.
   */
  stream<Part = unknown>(
    endpointId: string,
    jobId: string,
    options?: CallOptions,
  ): AsyncGenerator<Part, string, undefined>;
  /** The job, once it has ended or the deployment has waited long enough. */
  statusSync<Output = unknown>(
    endpointId: string,
    jobId: string,
    options?: StatusSyncOptions<Output>,
  ): ResponsePromise<Job<Output>>;
}

const readStream = readerOf(isJobStream, 'a status and parts of an output');

/** The extended operations of a client. Streams without new parts are asked at this interval. */
export function createExtended(
  { prepare, result, job, limits: limitsOf, parseJob }: Api,
  pollIntervalMs: number,
): ExtendedOperations {
  return {
    cancel: (endpointId, jobId, options = {}) =>
      job(
        () =>
          prepare('POST', '/v2/{endpoint_id}/cancel/{job_id}', {
            endpoint_id: endpointId,
            job_id: jobId,
          }),
        options,
      ),

    retry: (endpointId, jobId, options = {}) =>
      job(
        () =>
          prepare('POST', '/v2/{endpoint_id}/retry/{job_id}', {
            endpoint_id: endpointId,
            job_id: jobId,
          }),
        options,
      ),

    purgeQueue: (endpointId, options = {}) =>
      result(
        () => prepare('POST', '/v2/{endpoint_id}/purge-queue', { endpoint_id: endpointId }),
        options,
        readerOf(isPurgedQueue, 'the number of removed jobs'),
      ),

    health: (endpointId, options = {}) =>
      result(
        () => prepare('GET', '/v2/{endpoint_id}/health', { endpoint_id: endpointId }),
        options,
        readerOf(isHealth, 'numbers of jobs and workers'),
      ),

    async *stream<Part>(endpointId: string, jobId: string, options: CallOptions = {}) {
      const limits = limitsOf(options);
      for (;;) {
        const request = prepare('GET', '/v2/{endpoint_id}/stream/{job_id}', {
          endpoint_id: endpointId,
          job_id: jobId,
        });
        const sentMs = limits.clock.now();
        // The parts come once, so this read must not be repeated.
        const {
          data: { status, stream },
        } = await sendWithRetries(request, limits, readStream, {
          repeatable: refusedSubmission,
        });
        for (const { output } of stream) yield output as Part;
        const current = parseJob({ status }, jobId, options);
        if (current !== undefined && isFinished(current)) return status;
        // The deployment waits for parts; this is for one that does not.
        const pauseMs = sentMs + pollIntervalMs - limits.clock.now();
        if (stream.length === 0 && pauseMs > 0) await pauseWithinDeadline(limits, request, pauseMs);
      }
    },

    statusSync: (endpointId, jobId, options = {}) =>
      job(
        () =>
          prepare(
            'GET',
            '/v2/{endpoint_id}/status-sync/{job_id}',
            { endpoint_id: endpointId, job_id: jobId },
            {
              params: waitParams(options),
            },
          ),
        options,
      ),
  };
}

function readerOf<Value>(isValue: (json: unknown) => json is Value, expected: string) {
  return (answer: ApiAnswer): Value => {
    const json = answer.json();
    return isValue(json) ? json : answer.refuse(expected);
  };
}

function isPurgedQueue(json: unknown): json is PurgedQueue {
  return areNumbers(json, ['removed']);
}

function isHealth(json: unknown): json is EndpointHealth {
  return (
    isObject(json) &&
    areNumbers(json['jobs'], ['completed', 'failed', 'inProgress', 'inQueue', 'retried']) &&
    areNumbers(json['workers'], [
      'idle',
      'initializing',
      'ready',
      'running',
      'throttled',
      'unhealthy',
    ])
  );
}

function isJobStream(json: unknown): json is JobStream {
  return (
    isObject(json) &&
    typeof json['status'] === 'string' &&
    Array.isArray(json['stream']) &&
    json['stream'].every(isObject)
  );
}

function areNumbers(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'number');
}
