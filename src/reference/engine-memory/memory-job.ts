/** A job in memory, and its endpoint. */

import { lifecycle } from '#generated/reference/tables.js';
import type { Timer } from '../../core/clock.ts';
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import type { DueEntry } from '../engine/engine.ts';
import type { Execution } from '../engine/execution.ts';
import type {
  JobWebhook,
  KeptJob,
  SubmitOperation,
  SubmittedRequest,
} from '../engine/job-snapshot.ts';
import type { StateName } from '../engine/rules/job-states.ts';
import type { Fleet, Worker } from './fleet.ts';
import type { QueueTicket } from './queue.ts';

/** Its plan may change while jobs run. */
export interface MemoryEndpoint {
  readonly id: string;
  executionTimeoutMs: EndpointPlan['executionTimeoutMs'];
  price: EndpointPlan['price'];
  worker: EndpointPlan['worker'];
  readonly fleet: Fleet<MemoryJob>;
  /** Since the account began: jobs by how they ended, and retries; and those in progress now. */
  readonly counts: { completed: number; failed: number; retried: number; inProgress: number };
  /** From how many waiting jobs on the queue takes no more; undefined without limit. */
  fullQueue: number | undefined;
}

/** How to wake each caller who waits, and the timer that does it at the latest. */
export type Callers = Map<() => void, Timer | undefined>;

/**
 * A job that this engine keeps. Only `Jobs` changes it. A class, so that every job has one shape.
 */
export class MemoryJob implements KeptJob {
  readonly id: string;
  readonly number: number;
  readonly endpoint: MemoryEndpoint;
  readonly submission: SubmitOperation;
  request: SubmittedRequest | undefined;
  numberLiterals: KeptJob['numberLiterals'];
  readonly hasStorageSettings: boolean;
  readonly origin: string;
  queuedMs: number;
  state: StateName = lifecycle.transitions.submit.to;
  previousState: StateName | undefined;
  startedMs: number | undefined;
  endedMs: number | undefined;
  /** Since when it is kept as an ended job, in the time of housekeeping. */
  keptMs: number | undefined;
  workerId: string | undefined;
  output: unknown;
  error: string | undefined;
  crashed: boolean | undefined;
  cost: string | undefined;
  /** What became of the webhook since the job ended; the calls change it. */
  webhook: JobWebhook | undefined;
  retries = 0;
  /** Whether it was deleted at its end: who waits for it hears that there is no such job. */
  isDeleted = false;
  forgottenMs: number | undefined;
  /** In the queue; it may have left already. */
  ticket: QueueTicket<MemoryJob> | undefined;
  /** Among the ended jobs of the same retention time. */
  kept: QueueTicket<MemoryJob> | undefined;
  /** Of its queue time, or of its execution time if its work may take longer. */
  deadline: Timer | undefined;
  /** While a worker runs the job. */
  execution: Execution<MemoryJob> | undefined;
  /** While it runs the job. */
  worker: Worker | undefined;
  /** Parts of the output that no stream has taken yet. */
  chunks: unknown[] | undefined;
  /** Bytes that are counted for the job, its chunks among them. */
  bytes: number;
  chunkBytes = 0;
  /** Called once when the job ends. */
  waiting: Callers | undefined;
  /** Called once when a part of the output arrives or the job ends. */
  streaming: Callers | undefined;

  constructor(job: NewMemoryJob) {
    this.id = job.id;
    this.number = job.number;
    this.endpoint = job.endpoint;
    this.submission = job.submission;
    this.request = job.request;
    this.numberLiterals = job.numberLiterals;
    this.hasStorageSettings = job.request?.s3Config !== undefined;
    this.origin = job.origin;
    this.queuedMs = job.queuedMs;
    this.bytes = job.bytes;
  }

  get endpointId(): string {
    return this.endpoint.id;
  }

  get lowPriority(): boolean {
    return this.request?.policy?.lowPriority === true;
  }
}

type NewMemoryJob = Pick<
  MemoryJob,
  | 'id'
  | 'number'
  | 'endpoint'
  | 'submission'
  | 'request'
  | 'numberLiterals'
  | 'origin'
  | 'queuedMs'
  | 'bytes'
>;

/** What is due for a job that has not ended. */
export function* dueEntriesOfJob(job: MemoryJob): Iterable<DueEntry> {
  const { id: jobId, endpointId, deadline, execution } = job;
  const atMs = deadline?.dueMs ?? execution?.endsMs ?? Number.POSITIVE_INFINITY;
  const running = deadline === undefined ? 'jobEnds' : 'executionTimeout';
  yield { atMs, kind: execution === undefined ? 'expiry' : running, jobId, endpointId };
  for (const partMs of execution?.partsMs ?? []) {
    if (partMs <= atMs) yield { atMs: partMs, kind: 'part', jobId, endpointId };
  }
  for (const callers of [job.waiting, job.streaming]) {
    for (const limit of callers?.values() ?? []) {
      if (limit !== undefined) yield { atMs: limit.dueMs, kind: 'waitEnds', jobId, endpointId };
    }
  }
}
