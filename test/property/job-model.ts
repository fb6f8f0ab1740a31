/** What the events say of one job. */
import { lifecycle } from '#generated/reference/tables.js';
import type { SubmitOperation, SubmittedRequest } from '../../src/reference/engine/job-snapshot.ts';
import type { StateName } from '../../src/reference/engine/rules/job-states.ts';
import type { AnnouncementModel } from './announcement-model.ts';

const { timers } = lifecycle;

/** A job as it has to be. */
export interface JobModel {
  readonly id: string;
  readonly endpointId: string;
  readonly submission: SubmitOperation;
  readonly request: SubmittedRequest;
  state: StateName;
  /** Before the last change. */
  previousState: StateName | undefined;
  queuedMs: number;
  startedMs: number | undefined;
  endedMs: number | undefined;
  workerId: string | undefined;
  output: unknown;
  error: string | undefined;
  retries: number;
  charges: number;
  forgotten: boolean;
  /** One for each end that is announced. */
  readonly announcements: AnnouncementModel[];
  /** Whether a fault has struck one of its webhook calls. */
  tampered: boolean;
  /** Whether a fault has struck the worker that runs it. */
  broken: boolean;
  /** Parts of the output that streams have answered since the job was queued. */
  parts: unknown[];
}

export function newJob(
  submitted: Pick<JobModel, 'id' | 'endpointId' | 'submission' | 'request' | 'queuedMs'>,
): JobModel {
  return {
    ...submitted,
    state: 'IN_QUEUE',
    previousState: undefined,
    startedMs: undefined,
    endedMs: undefined,
    workerId: undefined,
    output: undefined,
    error: undefined,
    retries: 0,
    charges: 0,
    forgotten: false,
    announcements: [],
    tampered: false,
    broken: false,
    parts: [],
  };
}

export function change(job: JobModel, state: JobModel['state']): void {
  job.previousState = job.state;
  job.state = state;
}

/** What callers have to be shown. */
export function expectedContent(job: JobModel): Record<string, unknown> {
  const leftMs = job.startedMs ?? job.endedMs;
  const fields = {
    id: job.id,
    status: job.state,
    delayTime: leftMs === undefined ? undefined : leftMs - job.queuedMs,
    executionTime:
      job.startedMs === undefined || job.endedMs === undefined
        ? undefined
        : job.endedMs - job.startedMs,
    output: job.output,
    error: job.error,
    workerId: job.workerId,
    retries: job.retries === 0 ? undefined : job.retries,
  };
  return JSON.parse(JSON.stringify(fields));
}

/** Whether nothing but a retry can change the job. */
export function isEnded({ state }: Pick<JobModel, 'state'>): boolean {
  return state !== 'IN_QUEUE' && state !== 'IN_PROGRESS';
}

/** When the job leaves its state at the latest. */
export function deadlineMs(job: JobModel, endpointTimeoutMs: number): number {
  const { policy = {} } = job.request;
  if (job.state === 'IN_QUEUE') return job.queuedMs + (policy.ttl ?? timers.ttl.default);
  if (job.state === 'IN_PROGRESS') {
    return (job.startedMs ?? 0) + (policy.executionTimeout ?? endpointTimeoutMs);
  }
  return (job.endedMs ?? 0) + retentionMs[job.submission];
}

const retentionMs: Readonly<Record<SubmitOperation, number>> = {
  runJob: timers.retentionAfterRun.default,
  runJobSync: timers.retentionAfterRunsync.default,
};

/** Ten-billionths of a dollar. */
export function unitsOf(dollars: string): bigint {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return BigInt(whole + fraction.padEnd(10, '0'));
}
