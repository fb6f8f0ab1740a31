/** A job and what callers are shown of it. */
import type { components } from '#generated/reference/types.d.ts';
import type { Timer } from '../clock.ts';
import type { StateName } from './lifecycle.ts';
import type { Place } from './queue.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** The content of the status answer and of the completion webhook. */
export type JobContent = components['schemas']['Job'];

/** How a job was submitted. */
export type Submission = 'runJob' | 'runJobSync';

/** A job of an account. Only the account that owns it changes it. */
export interface Job {
  readonly id: string;
  readonly endpointId: string;
  readonly submission: Submission;
  readonly request: JobRequest;
  /** Under which the caller reached the service; results are offered there. */
  readonly origin: string;
  readonly submittedMs: number;
  state: StateName;
  startedMs: number | undefined;
  endedMs: number | undefined;
  workerId: string | undefined;
  output: JobContent['output'];
  error: string | undefined;
  place: Place<Job> | undefined;
  /** The one deadline of the present state: queue time, then execution time, then retention. */
  deadline: Timer | undefined;
  /** Called once when the job ends. */
  waiting: Set<() => void> | undefined;
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
 */
export function jobContent(job: Job): JobContent {
  const content: JobContent = { id: job.id, status: job.state };
  const leftQueueMs = job.startedMs ?? job.endedMs;
  if (leftQueueMs !== undefined) content.delayTime = leftQueueMs - job.submittedMs;
  if (job.startedMs !== undefined && job.endedMs !== undefined) {
    content.executionTime = job.endedMs - job.startedMs;
  }
  if (job.output !== undefined) content.output = job.output;
  if (job.error !== undefined) content.error = job.error;
  if (job.workerId !== undefined) content.workerId = job.workerId;
  return content;
}
