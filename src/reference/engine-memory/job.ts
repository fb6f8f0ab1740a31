/** A job, the endpoint that it is on, and what callers are shown of it. */
import { lifecycle, type PriceId } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import type { Timer } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import type { StateName } from '../engine/lifecycle.ts';
import type { JobWorker } from '../engine/worker.ts';
import type { Fleet, Waiting } from './fleet.ts';
import type { Place } from './queue.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** The content of the status answer and of the completion webhook. */
export type JobContent = components['schemas']['Job'];

/** How a job was submitted. */
export type Submission = 'runJob' | 'runJobSync';

/** One endpoint in one account's world. */
export interface Endpoint {
  readonly id: string;
  /** How long a job may stay in progress where the job itself does not say, in milliseconds. */
  readonly executionTimeoutMs: number;
  /** What completed jobs are charged by; undefined on serverless endpoints. */
  readonly price: PriceId | undefined;
  readonly worker: JobWorker;
  readonly fleet: Fleet<Job>;
  /** Since the account began: jobs by how they ended, and retries; and those in progress now. */
  readonly counts: { completed: number; failed: number; retried: number; inProgress: number };
}

/** A job of an account. Only the account that owns it changes it. */
export interface Job {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly submission: Submission;
  /** What was asked for; nothing is left of it once the job cannot run again. */
  request: JobRequest;
  /** Under which the caller reached the service; results are offered there. */
  readonly origin: string;
  /** When the job entered the queue: at its submission, and again at a retry. */
  queuedMs: number;
  state: StateName;
  /** Before the last change; undefined while there was none. */
  previousState: StateName | undefined;
  startedMs: number | undefined;
  endedMs: number | undefined;
  workerId: string | undefined;
  /** An object, unless the settings pass other values on. */
  output: unknown;
  error: string | undefined;
  retries: number;
  /** In the queue; it may have left already. */
  place: Place<Waiting<Job>> | undefined;
  /** Among the ended jobs of the same retention time. */
  kept: Place<Job> | undefined;
  /** The one deadline of the present state: queue time, then execution time. */
  deadline: Timer | undefined;
  /** While a worker runs the job: ends the attempt and frees the worker. */
  release: (() => void) | undefined;
  /** Parts of the output that no stream has taken yet. */
  chunks: unknown[] | undefined;
  /** Bytes that are counted for the job, its chunks among them. */
  bytes: number;
  chunkBytes: number;
  /** Called once when the job ends. */
  waiting: Set<() => void> | undefined;
  /** Called once when a part of the output comes or the job ends. */
  streaming: Set<() => void> | undefined;
}

/** A job that has just been submitted. */
export function newJob(
  known: Pick<Job, 'id' | 'endpoint' | 'submission' | 'request' | 'origin' | 'queuedMs' | 'bytes'>,
): Job {
  return {
    id: known.id,
    endpoint: known.endpoint,
    submission: known.submission,
    request: known.request,
    origin: known.origin,
    queuedMs: known.queuedMs,
    state: lifecycle.transitions.submit.to,
    previousState: undefined,
    startedMs: undefined,
    endedMs: undefined,
    workerId: undefined,
    output: undefined,
    error: undefined,
    retries: 0,
    place: undefined,
    kept: undefined,
    deadline: undefined,
    release: undefined,
    chunks: undefined,
    bytes: known.bytes,
    chunkBytes: 0,
    waiting: undefined,
    streaming: undefined,
  };
}

/**
 * What callers and webhooks see. Times are integer milliseconds.
 *
 * @rule delay-time-meaning
 * @rule execution-time-meaning
 * @rule started-job-fields
 * @rule ended-job-fields
 * @rule failed-job-error
 * @rule storage-never-answered
 * @rule storage-not-in-webhook
 * @rule retries-counted
 */
export function jobContent(job: Job): JobContent {
  const content: JobContent = { id: job.id, status: job.state };
  const leftQueueMs = job.startedMs ?? job.endedMs;
  if (leftQueueMs !== undefined) content.delayTime = leftQueueMs - job.queuedMs;
  if (job.startedMs !== undefined && job.endedMs !== undefined) {
    content.executionTime = job.endedMs - job.startedMs;
  }
  const { output } = job;
  if (isObject(output)) content.output = output;
  // The document knows objects alone; only a setting lets other values get here.
  else if (output !== undefined) Reflect.set(content, 'output', output);
  if (job.error !== undefined) content.error = job.error;
  if (job.workerId !== undefined) content.workerId = job.workerId;
  if (job.retries > 0) content.retries = job.retries;
  return content;
}

/**
 * What callers would have seen before the last change of state, as a lagging replica shows it. What
 * an attempt had come to before a retry is not kept, so that the job is shown as it is then.
 */
export function staleJobContent(job: Job): JobContent {
  const { id, previousState: status } = job;
  if (status !== 'IN_QUEUE' && status !== 'IN_PROGRESS') return jobContent(job);
  const content: JobContent = { id, status };
  if (status === 'IN_PROGRESS' && job.startedMs !== undefined) {
    content.delayTime = job.startedMs - job.queuedMs;
    if (job.workerId !== undefined) content.workerId = job.workerId;
  }
  if (job.retries > 0) content.retries = job.retries;
  return content;
}
