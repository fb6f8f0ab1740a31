/**
 * The port: everything an account can do with its jobs, with any engine. All types are plain data
 * and every method may return a promise, so an engine can run in another process.
 */
import type { components, operations } from '#generated/control/types.d.ts';
import type { components as settings } from '#generated/service-settings/types.d.ts';
import type { Turns } from '../../core/event-loop-turns.ts';
import type { NumberLiterals } from '../../core/number-literals.ts';
import type { EndpointPlan } from './endpoint-plan.ts';
import type { Events } from './event-log.ts';
import type { JobRecord, JobSnapshot, SubmitOperation, SubmittedRequest } from './job-snapshot.ts';
import type { InputProblem } from './job-worker.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { StateName } from './rules/job-states.ts';

type Schemas = components['schemas'];

export interface Engine {
  /**
   * Accepts a valid request on an endpoint of the account. The job is then in the queue, or a free
   * worker has already taken it.
   */
  submit(submitted: NewJob): MaybePromise<AcceptedJob | InvalidInput | NoRoom>;
  /** The job as it is now; undefined if the endpoint has no job of this id, or has deleted it. */
  find(name: JobName): MaybePromise<JobSnapshot | undefined>;
  /**
   * The job when it has ended, when the wait is over or when the account closes. Undefined like
   * `find`.
   */
  wait(name: JobName, wait: CallerWait): MaybePromise<JobSnapshot | undefined>;
  /**
   * The parts of the output that no earlier call has taken. Waits for one if there are none and the
   * job has not ended. Undefined like `find`.
   */
  takeParts(name: JobName, taking: TakeOptions): MaybePromise<JobParts | undefined>;
  /** Cancels a job that waits or runs. */
  cancel(name: JobName): MaybePromise<CancelOutcome>;
  /** Queues a failed or timed-out job again, with the same id and input. */
  retry(name: JobName): MaybePromise<RetryOutcome>;
  /** Cancels all queued jobs of an endpoint and returns their number. */
  purge(endpointId: string): MaybePromise<number>;
  /** What a job with this input would cost; nothing is submitted. */
  estimate(endpointId: string, input: SubmittedRequest['input']): MaybePromise<CostEstimate>;
  /** Counts the jobs and workers of an endpoint of the account. */
  health(endpointId: string): MaybePromise<HealthCounts>;
  /** The jobs that are kept, the last one first. */
  jobs(query: JobQuery): MaybePromise<JobPage>;
  /** The job of any endpoint with this id; undefined if it does not exist or has been deleted. */
  job(jobId: string): MaybePromise<JobRecord | undefined>;
  /** What is due first, soonest first. An engine leaves out what it does not know. */
  due(limit: number, options?: DueOptions): MaybePromise<readonly DueEntry[]>;
  /** @param turns for the work. Default: all in one turn */
  ledger(turns?: Turns): MaybePromise<LedgerReport>;
  /**
   * Deletes the jobs, charges and events of the account for all replicas that share it, without
   * charges or webhook calls, and answers waiting callers. An account whose engine has no `clear` is
   * replaced instead.
   */
  clear?(): MaybePromise<void>;
  /** Changes settings while jobs run. An engine whose accounts replicas share cannot. */
  readonly settings?: EngineSettings;
  /** What has happened; also written by those who refuse or delay requests. */
  readonly events: Events;
  /**
   * Ends all jobs without charges or webhook calls, and answers waiting callers. The ledger can
   * still be read.
   */
  close(): MaybePromise<void>;
}

export interface EngineSettings {
  setBudget(budget: settings['schemas']['BudgetSettings'] | undefined): void;
  /** Adds an endpoint, or changes one: its jobs stay, and those that run go on as they began. */
  setEndpoint(id: string, plan: EndpointPlan): void;
  /** Cancels the jobs of an endpoint and forgets it; returns how many had not ended. */
  removeEndpoint(id: string): number;
}

/** Names a job. A job is on one endpoint only. */
export interface JobName {
  readonly endpointId: string;
  readonly jobId: string;
}

export interface NewJob {
  readonly endpointId: string;
  /** Valid by the document's schema. */
  readonly request: SubmittedRequest;
  /** Numbers of the request as they were sent, where JavaScript would write them in another way. */
  readonly numberLiterals?: NumberLiterals | undefined;
  readonly submission: SubmitOperation;
  /** The origin that the caller used; results have it in their address. */
  readonly origin: string;
}

export interface AcceptedJob {
  readonly kind: 'accepted';
  readonly jobId: string;
}

/** The worker refuses the input, and the account refuses such submissions. */
export interface InvalidInput {
  readonly kind: 'invalidInput';
  readonly problems: readonly InputProblem[];
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
export interface NoSuchJob {
  readonly kind: 'unknown';
}

/** The job has a state in which this may not happen. */
export interface WrongState {
  readonly kind: 'refused';
  readonly state: StateName;
}

export type CancelOutcome = { readonly kind: 'cancelled' } | WrongState | NoSuchJob;

/** The outcome of a retry. Whether the job is known counts first, then whether there is room. */
export type RetryOutcome = { readonly kind: 'retried' } | WrongState | NoSuchJob | NoRoom;

export interface CallerWait {
  /** In milliseconds of the account's clock; undefined without limit. */
  readonly limitMs: number | undefined;
  /** Aborted when the caller disconnects, so that nothing is kept for it. */
  readonly signal: AbortSignal;
}

export interface TakeOptions extends CallerWait {
  /** Whether the next call gets the same parts again. */
  readonly keep: boolean;
}

/** Parts of an output, in order, and the state of the job when they were taken. */
export interface JobParts {
  readonly state: StateName;
  readonly parts: readonly unknown[];
}

/** Ended jobs and retries are counted since the account began. */
export type HealthCounts = Schemas['EndpointHealth'];

export interface CostEstimate {
  /** Undefined where it is not known, or nothing is charged. */
  readonly charge: { readonly quantity: string; readonly cost: string } | undefined;
  /** Why there is no charge; undefined with one, and for an invalid input. */
  readonly reason: string | undefined;
  readonly problems: readonly InputProblem[];
}

type DocumentedQuery = NonNullable<operations['listJobs']['parameters']['query']>;

export interface JobQuery extends Readonly<Omit<DocumentedQuery, 'endpoint' | 'limit'>> {
  readonly endpointId?: string | undefined;
  readonly limit: number;
  /** How many bytes of jobs are read to find `text` in their inputs and outputs. Default: all. */
  readonly searchedBytes?: number;
  /** Ends a search for `text` early. */
  readonly signal?: AbortSignal;
  /** For the work. Default: all in one turn, but for a search for a text. */
  readonly turns?: Turns;
}

export type JobSums = NonNullable<Schemas['JobList']['sums']>;

export interface JobPage {
  /** All that the query asks for, beyond its limit too. */
  readonly total: number;
  /** The number of jobs in whose inputs and outputs `text` was not searched for: `searchedBytes` were read. */
  readonly unsearched: number;
  /** Of all that the query asks for, if it asks for sums; an engine need not add up jobs of a query without filters. */
  readonly sums?: JobSums | undefined;
  readonly jobs: readonly JobRecord[];
}

export interface DueOptions {
  /** For the work. Default: all in one turn. */
  readonly turns?: Turns;
  /** Whether deletions are few entries, each of many jobs. An engine need not. Default: no. */
  readonly foldDeletions?: boolean | undefined;
}

/** Something that happens at an instant, unless a call or something due earlier prevents it. */
export type DueEntry = Schemas['Due'];

export interface LedgerReport extends Pick<Schemas['Ledger'], 'total' | 'totals'> {
  readonly slots: readonly Schemas['LedgerSlot'][];
  readonly budget: Schemas['Budget'] | undefined;
}
