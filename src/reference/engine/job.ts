/** A job as every engine tells of it, and what callers are shown of it. */
import type { components } from '#generated/reference/types.d.ts';
import { isObject } from '../../core/json.ts';
import type { StateName } from './lifecycle.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** The content of the status answer and of the completion webhook. */
export type JobContent = components['schemas']['Job'];

/** How a job was submitted. */
export type Submission = 'runJob' | 'runJobSync';

/** A job as it is at one moment. Instants are those of the account's clock, in milliseconds. */
export interface Job {
  readonly id: string;
  readonly endpointId: string;
  readonly submission: Submission;
  /** False, too, once the job cannot run again: what was asked for is forgotten then. */
  readonly lowPriority: boolean;
  readonly state: StateName;
  /** Before the last change; undefined while there was none. */
  readonly previousState: StateName | undefined;
  /** When the job entered the queue: at its submission, and again at a retry. */
  readonly queuedMs: number;
  readonly startedMs: number | undefined;
  readonly endedMs: number | undefined;
  readonly workerId: string | undefined;
  /** An object, unless the settings pass other values on. */
  readonly output: unknown;
  readonly error: string | undefined;
  readonly retries: number;
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
