/**
 * The port: what can be done with the jobs of one account, whichever engine runs them. All types
 * are plain, and every answer may be a promise, so that an engine may live in another process.
 */
import type { Delivery, DeliveryQuery, Events } from './events.ts';
import type { Job, JobRequest, StateName, Submission } from './job.ts';
import type { MaybePromise } from './maybe-promise.ts';

/** The jobs of one account and all that follows from them. */
export interface Engine {
  /**
   * Accepts a valid request on an endpoint of the account: the job is in the queue, or a free
   * worker has taken it already.
   */
  submit(submitted: NewJob): MaybePromise<Accepted | NoRoom>;
  /** The job as it is now; undefined where the endpoint has none of that id, or none any more. */
  find(name: JobName): MaybePromise<Job | undefined>;
  /**
   * The job when it has ended, or as it is when the wait is over or the account is closed.
   * Undefined like `find`.
   */
  wait(name: JobName, wait: Wait): MaybePromise<Job | undefined>;
  /**
   * The parts of the output that no earlier call has taken; waits for one where there are none and
   * the job has not ended. Undefined like `find`.
   */
  takeParts(name: JobName, taking: Taking): MaybePromise<Parts | undefined>;
  /** Calls off a job that waits or runs. */
  cancel(name: JobName): MaybePromise<Cancelled>;
  /** Queues a job that failed or timed out again, under the same id and with the same input. */
  retry(name: JobName): MaybePromise<Retried>;
  /** Calls off every job that waits on an endpoint, and says how many. */
  purge(endpointId: string): MaybePromise<number>;
  /** Counts the jobs and workers of an endpoint of the account. */
  health(endpointId: string): MaybePromise<EndpointHealth>;
  /** The jobs that are kept, the last one first. */
  jobs(query: JobQuery): MaybePromise<JobPage>;
  /** The attempts to call webhooks that the event log keeps, the last one first. */
  deliveries(query: DeliveryQuery): MaybePromise<Delivery[]>;
  /** What the completed jobs have cost. */
  ledger(): MaybePromise<LedgerReport>;
  /** What has happened; also written by those who refuse or delay requests. */
  readonly events: Events;
  /**
   * Ends everything without a trace: nothing is charged or notified, and who waits is answered.
   * What has been charged can still be read.
   */
  close(): MaybePromise<void>;
}

/** Names a job. A job is on one endpoint only. */
export interface JobName {
  readonly endpointId: string;
  readonly jobId: string;
}

/** A job that is to be run. */
export interface NewJob {
  readonly endpointId: string;
  /** Valid by the document's schema. */
  readonly request: JobRequest;
  readonly submission: Submission;
  /** Under which the caller reached the service; results are offered there. */
  readonly origin: string;
}

/** A job that was submitted. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly jobId: string;
}

/** Why no further job may wait. The first reason of these counts. */
export type NoRoom =
  | { readonly kind: 'closed' }
  /** In decimal dollars. */
  | { readonly kind: 'budgetExceeded'; readonly amount: string }
  | { readonly kind: 'queueFull'; readonly queued: number }
  | {
      readonly kind: 'memoryFull';
      /** What the account may keep, and all accounts together, in bytes. */
      readonly accountBytes: number;
      readonly serviceBytes: number;
    };

/** There is no such job on this endpoint, or none any more. */
export interface Unknown {
  readonly kind: 'unknown';
}

/** The job has a state in which this may not happen. */
export interface Refused {
  readonly kind: 'refused';
  readonly state: StateName;
}

/** What became of a cancellation. */
export type Cancelled = { readonly kind: 'cancelled' } | Refused | Unknown;

/** What became of a retry. Whether the job is known counts first, then whether there is room. */
export type Retried = { readonly kind: 'retried' } | Refused | Unknown | NoRoom;

/** Until when to wait at the most. */
export interface Wait {
  /** In milliseconds of the account's clock; undefined without limit. */
  readonly limitMs: number | undefined;
  /** Aborted when the caller goes away, so that nothing is kept for it. */
  readonly signal: AbortSignal;
}

/** How parts are taken. */
export interface Taking extends Wait {
  /** Whether the parts are only looked at, so that the next call gets them again. */
  readonly keep: boolean;
}

/** Parts of an output, in order, and the state of the job when they were taken. */
export interface Parts {
  readonly state: StateName;
  readonly parts: readonly unknown[];
}

/** Jobs of an endpoint by how they ended, and retries, since the account began; the others now. */
export interface JobCounts {
  readonly completed: number;
  readonly failed: number;
  readonly retried: number;
  readonly inProgress: number;
  readonly inQueue: number;
}

/** Workers by what they do. */
export interface WorkerCounts {
  readonly initializing: number;
  /** Up, with or without jobs. */
  readonly ready: number;
  readonly idle: number;
  readonly running: number;
}

/** How an endpoint is. */
export interface EndpointHealth {
  readonly jobs: JobCounts;
  readonly workers: WorkerCounts;
}

/** Which jobs to list. */
export interface JobQuery {
  /** Default: any. */
  readonly state?: string | undefined;
  /** Default: any. */
  readonly endpointId?: string | undefined;
  readonly limit: number;
}

/** Some of the jobs that a query asks for. */
export interface JobPage {
  /** All that the query asks for, beyond its limit too. */
  readonly total: number;
  readonly jobs: readonly Job[];
}

/** What one endpoint cost on one day. */
export interface LedgerTotal {
  readonly endpointId: string;
  /** UTC day on the account's clock, such as `2026-01-31`. */
  readonly day: string;
  readonly jobs: number;
  /** Decimal dollars, such as `0.0025165824`. */
  readonly cost: string;
}

/** What an account's jobs have cost. */
export interface LedgerReport {
  /** Decimal dollars. */
  readonly total: string;
  /** By day, then endpoint. */
  readonly totals: readonly LedgerTotal[];
  /** Undefined where the account has none. */
  readonly budget: BudgetReport | undefined;
}

/** What an account may spend, and whether it has. */
export interface BudgetReport {
  /** Decimal dollars. */
  readonly amount: string;
  readonly exceeded: 'refuse' | 'warn';
  readonly reached: boolean;
}
