/**
 * The budget of a run, reserved before each request so that it is never exceeded, and the submitted
 * jobs.
 */
import { pricing } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { charge, formatDecimal } from '../../core/money.ts';
import {
  type Exchange,
  isEndless,
  operationsAt,
  parseJson,
  readCall,
} from '../../evidence/calls.ts';
import { jobKey } from '../../evidence/indexes.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { Target } from '../target/target.ts';

/** The budget does not allow a request; the scenario ends there. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/** The limits of a run, and what has been reserved. */
export class Budget {
  readonly #maxCost: bigint;
  readonly #maxRequests: number;
  #reserved = 0n;
  #requests = 0;

  constructor({ maxCost, maxRequests }: Pick<Target['limits'], 'maxCost' | 'maxRequests'>) {
    this.#maxCost = charge({ price: maxCost, per: 1 }, 1n, pricing.decimals);
    this.#maxRequests = maxRequests;
  }

  /** The reserved cost, in dollars as decimal text. */
  get reserved(): string {
    return formatDecimal(this.#reserved, pricing.decimals);
  }

  get requests(): number {
    return this.#requests;
  }

  /**
   * Reserves a request and its maximum cost.
   * @throws BudgetExceeded and reserves nothing if the budget is too small
   */
  reserve(cost: bigint): void {
    if (this.#requests + 1 > this.#maxRequests) {
      throw new BudgetExceeded(`The limit of ${this.#maxRequests} requests is reached.`);
    }
    if (this.#reserved + cost > this.#maxCost) {
      const [wanted, limit] = [cost, this.#maxCost].map((amount) =>
        formatDecimal(amount, pricing.decimals),
      );
      throw new BudgetExceeded(
        `A job that can cost $${wanted} exceeds the rest of the limit of $${limit}.`,
      );
    }
    this.#requests += 1;
    this.#reserved += cost;
  }
}

/** The fate of a job: it has ended, was cancelled, or may still run and cost. */
export type JobFate = 'ended' | 'cancelled' | 'left';

/** A job that was submitted. */
export interface SubmittedJob {
  /** Undefined if the answer was lost, so that a job with an unknown id may run. */
  readonly jobId: string | undefined;
  readonly endpointId: string;
  readonly scenario: string;
  readonly fate: JobFate;
}

/** The jobs of one scenario. */
export class SubmittedJobs {
  readonly #scenario: string;
  readonly #finalStates: readonly string[] | undefined;
  readonly #jobs = new Map<string, SubmittedJob & { readonly jobId: string }>();
  readonly #lost: SubmittedJob[] = [];

  constructor(scenario: string, finalStates: readonly string[] | undefined) {
    this.#scenario = scenario;
    this.#finalStates = finalStates;
  }

  /** Records an answer; `endpointId` is given for a submission. */
  note({ response, isUnsent }: Exchange, endpointId: string | undefined): void {
    const scenario = this.#scenario;
    if (response === undefined && !isUnsent && endpointId !== undefined) {
      this.#lost.push({ jobId: undefined, endpointId, scenario, fate: 'left' });
    }
    const job = parseJob(parseJson(response?.body), { finalStates: this.#finalStates });
    if (job === undefined) return;
    const known = this.#jobs.get(job.id)?.endpointId ?? endpointId;
    if (known === undefined) return;
    const fate = isFinished(job) ? 'ended' : 'left';
    this.#jobs.set(job.id, { jobId: job.id, endpointId: known, scenario, fate });
  }

  /** Records that a job was cancelled. */
  markCancelled(jobId: string): void {
    const job = this.#jobs.get(jobId);
    if (job !== undefined) this.#jobs.set(jobId, { ...job, fate: 'cancelled' });
  }

  /** Records that every job was cancelled, including those with unknown ids. */
  markAllCancelled(): void {
    for (const { jobId } of this.left) this.markCancelled(jobId);
    for (const [index, job] of this.#lost.entries()) {
      this.#lost[index] = { ...job, fate: 'cancelled' };
    }
  }

  /** Jobs with known ids that have not been seen to end. */
  get left(): readonly (SubmittedJob & { readonly jobId: string })[] {
    return [...this.#jobs.values()].filter(({ fate }) => fate === 'left');
  }

  get all(): readonly SubmittedJob[] {
    return [...this.#jobs.values(), ...this.#lost];
  }
}

// Circuit breaker: ends a run when its exchanges show that the deployment is down or unusable.

/** The maximum of consecutive endless answers; each takes a minute, or 4 MB. */
const mostEndless = 3;

/** The maximum of consecutive failed connections. */
const mostUnreached = 5;

/** The maximum of consecutive requests without an answer. */
const mostUnanswered = 10;

/** The maximum of accepted jobs that are unknown, if no job is known. */
const mostUnknownJobs = 5;

/** Creates a function that takes every exchange and returns why the run must end, or undefined. */
export function circuitBreaker(): (exchange: Exchange) => string | undefined {
  let endless = 0;
  let unreached = 0;
  let unanswered = 0;
  let isJobKnown = false;
  const acceptedMs = new Map<string, number>();
  const unknown = new Set<string>();

  /** A new job may take a while to become visible, so only later status requests count. */
  function trackJobs(exchange: Exchange): void {
    const [path = ''] = exchange.request.target.split(/[?#]/);
    if (isJobKnown || !operationsAt(path).some((id) => id === 'runJob' || id === 'getJobStatus')) {
      return;
    }
    const { operationId, status = 0, answered, jobId } = readCall(exchange);
    const { scenario, sentMs, receivedMs } = exchange;
    if (operationId === 'runJob' && status < 300) {
      const job = parseJob(answered);
      if (job !== undefined) acceptedMs.set(jobKey({ scenario, jobId: job.id }), receivedMs);
    }
    if (operationId !== 'getJobStatus') return;
    const job = jobKey({ scenario, jobId });
    const sinceMs = acceptedMs.get(job);
    if (sinceMs === undefined) return;
    if (status < 300) isJobKnown = true;
    if (status === 404 && sentMs >= sinceMs + toleranceMs('unknownJob')) unknown.add(job);
  }

  return (exchange) => {
    const { response, hangUpAfterMs, isUnsent, isGivenUp } = exchange;
    endless = isEndless(exchange) ? endless + 1 : 0;
    if (endless === mostEndless) return `${mostEndless} consecutive answers did not end.`;
    if (response !== undefined) {
      [unreached, unanswered] = [0, 0];
      trackJobs(exchange);
      return !isJobKnown && unknown.size === mostUnknownJobs
        ? `The status of ${mostUnknownJobs} accepted jobs was answered with 404, and no other job was found.`
        : undefined;
    }
    // The caller ended these, or they are counted above.
    if (hangUpAfterMs !== undefined || isGivenUp) return undefined;
    unreached = isUnsent ? unreached + 1 : 0;
    unanswered += 1;
    if (unreached === mostUnreached) {
      return `${mostUnreached} consecutive connections failed: ${exchange.failure}`;
    }
    return unanswered === mostUnanswered
      ? `${mostUnanswered} consecutive requests had no answer: ${exchange.failure}`
      : undefined;
  };
}
