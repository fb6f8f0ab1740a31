/**
 * The port: everything an account can do with its jobs, with any engine. All types are plain data
 * and every method may return a promise, so an engine can run in another process.
 */
import type { Delivery, DeliveryQuery, Events } from './event-log.ts';
import type { Job, JobRecord, JobRequest, Submission } from './job-snapshot.ts';
import type { InputProblem } from './job-worker.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { StateName } from './rules/job-states.ts';

export interface Engine {
  /**
   * Accepts a valid request on an endpoint of the account. The job is then in the queue, or a free
   * worker has already taken it.
   */
  submit(submitted: NewJob): MaybePromise<Accepted | NoRoom>;
  /** The job as it is now; undefined where the endpoint has none of that id, or none any more. */
  find(name: JobName): MaybePromise<Job | undefined>;
  /**
   * The job when it has ended, when the wait is over or when the account closes. Undefined like
   * `find`.
   */
  wait(name: JobName, wait: Wait): MaybePromise<Job | undefined>;
  /**
   * The parts of the output that no earlier call has taken. Waits for one if there are none and the
   * job has not ended. Undefined like `find`.
   */
  takeParts(name: JobName, taking: Taking): MaybePromise<Parts | undefined>;
  /** Calls off a job that waits or runs. */
  cancel(name: JobName): MaybePromise<Cancelled>;
  /** Queues a failed or timed-out job again, with the same id and input. */
  retry(name: JobName): MaybePromise<Retried>;
  /** Calls off every job that waits on an endpoint, and says how many. */
  purge(endpointId: string): MaybePromise<number>;
  /** What a job with this input would cost; nothing is submitted. */
  estimate(endpointId: string, input: JobRequest['input']): MaybePromise<Estimate>;
  /** Counts the jobs and workers of an endpoint of the account. */
  health(endpointId: string): MaybePromise<EndpointHealth>;
  /** The jobs that are kept, the last one first. */
  jobs(query: JobQuery): MaybePromise<JobPage>;
  /** The job of any endpoint with this id; undefined where there is none, or none any more. */
  job(jobId: string): MaybePromise<JobRecord | undefined>;
  /** The attempts to call webhooks that the event log keeps, the last one first. */
  deliveries(query: DeliveryQuery): MaybePromise<Delivery[]>;
  /** What is due first, soonest first. An engine leaves out what it does not know. */
  due(limit: number): MaybePromise<readonly Due[]>;
  ledger(): MaybePromise<LedgerReport>;
  /**
   * Deletes the jobs, charges and events of the account for all replicas that share it, without
   * charges or webhook calls, and answers waiting callers. An account whose engine has no `clear` is
   * replaced instead.
   */
  clear?(): MaybePromise<void>;
  /** What has happened; also written by those who refuse or delay requests. */
  readonly events: Events;
  /**
   * Ends all jobs without charges or webhook calls, and answers waiting callers. The ledger can
   * still be read.
   */
  close(): MaybePromise<void>;
}

/** Names a job. A job is on one endpoint only. */
export interface JobName {
  readonly endpointId: string;
  readonly jobId: string;
}

export interface NewJob {
  readonly endpointId: string;
  /** Valid by the document's schema. */
  readonly request: JobRequest;
  readonly submission: Submission;
  /** The origin that the caller used; results have it in their address. */
  readonly origin: string;
}

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

/** The endpoint does not have this job, or no longer has it. */
export interface Unknown {
  readonly kind: 'unknown';
}

/** The job has a state in which this may not happen. */
export interface Refused {
  readonly kind: 'refused';
  readonly state: StateName;
}

export type Cancelled = { readonly kind: 'cancelled' } | Refused | Unknown;

/** What became of a retry. Whether the job is known counts first, then whether there is room. */
export type Retried = { readonly kind: 'retried' } | Refused | Unknown | NoRoom;

export interface Wait {
  /** In milliseconds of the account's clock; undefined without limit. */
  readonly limitMs: number | undefined;
  /** Aborted when the caller disconnects, so that nothing is kept for it. */
  readonly signal: AbortSignal;
}

export interface Taking extends Wait {
  /** Whether the next call gets the same parts again. */
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

export interface WorkerCounts {
  readonly initializing: number;
  /** Up, with or without jobs. */
  readonly ready: number;
  readonly idle: number;
  readonly running: number;
}

/** Job and worker counts. */
export interface EndpointHealth {
  readonly jobs: JobCounts;
  readonly workers: WorkerCounts;
}

export interface Estimate {
  /** Undefined where it is not known, or nothing is charged. */
  readonly charge: { readonly quantity: string; readonly cost: string } | undefined;
  /** Why there is no charge; undefined with one, and for an invalid input. */
  readonly reason: string | undefined;
  readonly problems: readonly InputProblem[];
}

export interface JobQuery {
  /** Default: any. */
  readonly state?: string | undefined;
  /** Default: any. */
  readonly endpointId?: string | undefined;
  /** Of public or of serverless endpoints. Default: any. */
  readonly kind?: 'public' | 'serverless' | undefined;
  /** The highest number of a job. Default: any. */
  readonly upTo?: number | undefined;
  /** Within the id, endpoint, state, worker or error, in upper or lower case. Default: any. */
  readonly text?: string | undefined;
  /** Jobs to skip. Default: 0. */
  readonly offset?: number | undefined;
  readonly limit: number;
}

export interface JobPage {
  /** All that the query asks for, beyond its limit too. */
  readonly total: number;
  readonly jobs: readonly JobRecord[];
}

/** Something that happens at an instant, unless a call or something due earlier prevents it. */
export interface Due {
  /** In milliseconds of the account's clock. */
  readonly atMs: number;
  readonly kind:
    | 'jobEnds'
    | 'executionTimeout'
    | 'expiry'
    | 'part'
    | 'waitEnds'
    | 'webhookAttempt'
    | 'forgotten'
    | 'workerReady'
    | 'workerStops';
  readonly endpointId: string;
  /** Missing for workers. */
  readonly jobId?: string;
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

export interface LedgerReport {
  /** Decimal dollars. */
  readonly total: string;
  readonly totals: readonly LedgerTotal[];
  /** Undefined where the account has none. */
  readonly budget: BudgetReport | undefined;
}

export interface BudgetReport {
  /** Decimal dollars. */
  readonly amount: string;
  readonly exceeded: 'refuse' | 'warn';
  readonly reached: boolean;
}
