/** A job as all engines represent it, and its content for callers. */
import type { components as control } from '#generated/control/types.d.ts';
import type { components } from '#generated/reference/types.d.ts';
import type { NumberLiterals } from '../../core/number-literals.ts';
import { isFinal, type StateName } from './rules/job-states.ts';
import { shownHost } from './rules/webhook-attempts.ts';

/** The body of both submits. */
export type SubmittedRequest = components['schemas']['JobRequest'];

type JobFields = components['schemas']['Job'];

/**
 * The content of the status answer and of the completion webhook. Settings can make it differ from
 * the document: they pass outputs on that are no objects.
 */
export interface JobContent
  extends Pick<JobFields, 'id' | 'delayTime' | 'executionTime' | 'error' | 'workerId' | 'retries'> {
  readonly status: StateName;
  output?: unknown;
}

export type SubmitOperation = 'runJob' | 'runJobSync';

/** A snapshot of a job. Times are milliseconds of the account's clock. */
export interface JobSnapshot {
  readonly id: string;
  readonly endpointId: string;
  readonly submission: SubmitOperation;
  /** Also false once the request is deleted, because the job cannot run again. */
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
  /** Whether the job failed because its worker crashed. */
  readonly crashed: boolean | undefined;
  readonly retries: number;
  /** About how many bytes the job takes in memory. */
  readonly bytes: number;
}

/** A job with what only its account sees. */
export interface JobRecord extends JobSnapshot {
  /** Counts the jobs of the account in the order of their submission, from 1. */
  readonly number: number;
  /** Undefined without one, and for a job that ended without a call. */
  readonly webhook: JobWebhook | undefined;
  /** The charge in decimal dollars; undefined without one. */
  readonly cost: string | undefined;
  /** Undefined once the request is deleted. */
  readonly input: SubmittedRequest['input'] | undefined;
  /** Undefined without one, and once the request is deleted. */
  readonly policy: SubmittedRequest['policy'];
  /** Whether the request had storage settings, which are never shown. */
  readonly hasStorageSettings: boolean;
  /** Since when the API does not answer for the job any more; undefined while it does. */
  readonly forgottenMs: number | undefined;
  /** Where to call the webhook; undefined without one, and once the request is deleted. Never shown. */
  readonly webhookUrl: string | undefined;
}

export type JobWebhook = Readonly<control['schemas']['JobWebhook']>;

/** A job that an engine keeps, with what callers and its account see of it. */
export interface KeptJob
  extends JobSnapshot,
    Pick<JobRecord, 'number' | 'cost' | 'hasStorageSettings' | 'forgottenMs'> {
  /** Undefined once it is deleted. */
  readonly request: SubmittedRequest | undefined;
  /** Those of the whole request; undefined once a part of it is deleted. */
  readonly numberLiterals?: NumberLiterals | undefined;
}

/** A copy of the current job, which never changes. */
export function snapshotOf(job: JobSnapshot): JobSnapshot {
  return {
    id: job.id,
    endpointId: job.endpointId,
    submission: job.submission,
    lowPriority: job.lowPriority,
    state: job.state,
    previousState: job.previousState,
    queuedMs: job.queuedMs,
    startedMs: job.startedMs,
    endedMs: job.endedMs,
    workerId: job.workerId,
    output: job.output,
    error: job.error,
    crashed: job.crashed,
    retries: job.retries,
    bytes: job.bytes,
  };
}

/** The same, with what only the account sees. */
export function jobRecordOf(job: KeptJob, webhook: JobWebhook | undefined): JobRecord {
  const { number, cost, request, hasStorageSettings, forgottenMs } = job;
  const { input, policy, webhook: webhookUrl } = request ?? {};
  const webhookOrToCome = webhook === undefined ? webhookToCome(job) : { ...webhook };
  return {
    ...snapshotOf(job),
    number,
    cost,
    input,
    policy,
    hasStorageSettings,
    forgottenMs,
    webhookUrl,
    webhook: webhookOrToCome,
  };
}

function webhookToCome({ request, state }: KeptJob): JobWebhook | undefined {
  const url = request?.webhook;
  if (url === undefined || isFinal(state)) return undefined;
  return { host: shownHost(url), attempts: 0, state: 'waiting' };
}

/**
 * What callers and webhooks see. Times are integer milliseconds. `end` has what an end changes, for
 * a job that does not have it yet.
 *
 * @rule delay-time-meaning
 * @rule execution-time-meaning
 * @rule delay-time-from-start
 * @rule worker-id-from-start
 * @rule ended-job-fields
 * @rule failed-job-error
 * @rule storage-never-answered
 * @rule storage-not-in-webhook
 * @rule retries-counted
 */
export function jobContent(
  job: JobSnapshot,
  end: Pick<JobSnapshot, 'state' | 'endedMs' | 'output' | 'error'> = job,
): JobContent {
  const { state, endedMs, output, error } = end;
  const content: JobContent = { id: job.id, status: state };
  const leftQueueMs = job.startedMs ?? endedMs;
  if (leftQueueMs !== undefined) content.delayTime = leftQueueMs - job.queuedMs;
  if (job.startedMs !== undefined && endedMs !== undefined) {
    content.executionTime = endedMs - job.startedMs;
  }
  if (output !== undefined) content.output = output;
  if (error !== undefined) content.error = error;
  if (job.workerId !== undefined) content.workerId = job.workerId;
  if (job.retries > 0) content.retries = job.retries;
  return content;
}

/**
 * The job before its last change of state, as a lagging replica shows it. The result before a retry
 * is not kept; after a retry this is the current job.
 */
export function staleJobContent(job: JobSnapshot): JobContent {
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
