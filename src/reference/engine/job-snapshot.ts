/** A job as all engines represent it, its content for callers, its states and its cost. */
import { lifecycle, type PriceId, pricing } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { isObject } from '../../core/json.ts';
import { charge, formatDecimal, pricer } from '../../core/money.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** The content of the status answer and of the completion webhook. */
export type JobContent = components['schemas']['Job'];

/** How a job was submitted. */
export type Submission = 'runJob' | 'runJobSync';

/** A snapshot of a job. Times are milliseconds of the account's clock. */
export interface Job {
  readonly id: string;
  readonly endpointId: string;
  readonly submission: Submission;
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
  readonly retries: number;
  /** About how many bytes the job takes in memory. */
  readonly bytes: number;
}

/** A job with what only its account sees. */
export interface JobRecord extends Job {
  /** Counts the jobs of the account in the order of their submission, from 1. */
  readonly number: number;
  /** Undefined without one, and for a job that ended without a call. */
  readonly webhook: JobWebhook | undefined;
  /** The charge in decimal dollars; undefined without one. */
  readonly cost: string | undefined;
  /** Undefined once the request is deleted. */
  readonly input: JobRequest['input'] | undefined;
  /** Undefined without one, and once the request is deleted. */
  readonly policy: JobRequest['policy'];
  /** Whether the request had storage settings, which are never shown. */
  readonly hasStorageSettings: boolean;
}

/** A job's webhook and what became of it. */
export interface JobWebhook {
  /** Host only: the rest of the address may be a secret. */
  readonly host: string;
  /** Calls so far. */
  readonly attempts: number;
  readonly state: 'waiting' | 'acknowledged' | 'givenUp';
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
 * The job before its last change of state, as a lagging replica shows it. The result before a retry
 * is not kept; after a retry this is the current job.
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

/** The states that the reference uses. The contract leaves further names open. */
export type StateName = keyof typeof lifecycle.states;

/** What can happen to a job. */
export type TransitionName = keyof typeof lifecycle.transitions;

interface Transition {
  /**
   * `*` stands for any state, but nothing leaves a final one that way; an empty list for no job
   * yet.
   */
  readonly from: readonly StateName[] | '*';
  readonly to: StateName;
}

const transitions: Readonly<Record<TransitionName, Transition>> = lifecycle.transitions;

/** Whether a text names a state. */
export function isStateName(text: string | undefined): text is StateName {
  return text !== undefined && Object.hasOwn(lifecycle.states, text);
}

/** Whether a state ends the job. */
export function isFinal(state: StateName): boolean {
  return lifecycle.states[state].final;
}

/**
 * The state that a transition leads to, or undefined when it may not happen from here: a late
 * result, a second completion, a timer that lost the race.
 *
 * @rule run-enters-queue
 * @rule worker-takes-job
 * @rule result-completes
 * @rule timeout-terminates
 * @rule termination-times-out
 * @rule queue-ttl
 * @rule expiry-times-out
 * @rule ended-is-final
 */
export function nextState(
  state: StateName | undefined,
  transition: TransitionName,
): StateName | undefined {
  const { from, to } = transitions[transition];
  if (state === undefined) return from.length === 0 ? to : undefined;
  const permitted = from === '*' ? !isFinal(state) : from.includes(state);
  return permitted ? to : undefined;
}

/** Each price is read once. */
const pricers: ReadonlyMap<string, ReturnType<typeof pricer>> = new Map(
  Object.entries(pricing.prices).map(([id, price]) => [id, pricer(price, pricing.decimals)]),
);

/** The charge for a quantity. Throws a `TypeError` for a price that is not on the list. */
export function chargeFor(price: PriceId, quantity: bigint | string): bigint {
  const charged = pricers.get(price);
  if (charged === undefined) throw new TypeError(`Expected a price of the list, got ${price}.`);
  return charged(quantity);
}

/** A sum as decimal dollars, such as `0.0025165824`. */
export function dollarsOf(units: bigint): string {
  return formatDecimal(units, pricing.decimals);
}

/** The sum that an amount in decimal dollars makes. */
export function unitsOf(dollars: string): bigint {
  return charge({ price: dollars, per: 1 }, 1n, pricing.decimals);
}
