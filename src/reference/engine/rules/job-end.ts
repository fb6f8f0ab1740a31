/** How a job ends: its error, its charge, its webhook, what it counts as, and what is kept of it. */
import { type AlternativeGapId, lifecycle, type PriceId } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { NewEvent } from '../event-log.ts';
import type { KeptJob, SubmittedRequest } from '../job-snapshot.ts';
import type { TaskOutcome } from '../job-worker.ts';
import { type Charge, chargeOf, shownCost, withCost } from './job-charges.ts';
import { nextState, type StateName, type TransitionName } from './job-states.ts';

/** The error of a job that is ended at its ttl. */
export const expiredError = 'The job waited in the queue for longer than its ttl.';

/** The error of a job that was started so often, and whose worker was lost with its replica each time. */
export function lostWorkerError(starts: number): string {
  return `The worker stopped responding. The job was started ${starts === 1 ? 'once' : `${starts} times`}.`;
}

/** The error of a job that is ended at its execution timeout. */
export function timeoutError(limitMs: number): string {
  return `The job was in progress for longer than its execution timeout of ${limitMs} ms.`;
}

export interface JobEnding {
  readonly transition: TransitionName;
  readonly output?: unknown;
  readonly quantity?: bigint | string | undefined;
  readonly error?: string | undefined;
  /** Whether the worker crashed. */
  readonly crashed?: boolean | undefined;
}

export function endingBy(outcome: TaskOutcome): JobEnding {
  if (outcome.kind === 'error') {
    return { transition: 'fail', error: outcome.message, crashed: outcome.crashed };
  }
  const { output, quantity } = outcome;
  return { transition: 'complete', output, quantity };
}

/** What changes when a job ends. The engines only store it: each counts bytes in its own way. */
export interface EndedFields {
  readonly state: StateName;
  readonly endedMs: number;
  readonly charge: Charge | undefined;
  /** With the cost. */
  readonly output: unknown;
  readonly error: string | undefined;
  readonly crashed: boolean | undefined;
  /** What is kept of it. */
  readonly request: SubmittedRequest | undefined;
  /** The number of an endpoint's health that counts jobs with this end. */
  readonly count: 'completed' | 'failed' | undefined;
  /** The webhook to call; undefined without one. */
  readonly webhookUrl: string | undefined;
  readonly event: NewEvent;
}

interface EndSettings {
  readonly nowMs: number;
  /** Undefined on endpoints that do not charge. */
  readonly price: PriceId | undefined;
  readonly keptRequestBytes: number;
  readonly alternatives: Alternatives;
}

type EndingJob = KeptJob & {
  /** Of `bytes`: parts of the output that no stream has taken. */
  readonly chunkBytes: number;
};

/**
 * Undefined when the job may not end like this any more.
 *
 * @rule webhook-on-completion
 * @rule webhook-only-event
 * @rule webhook-on-failure
 * @rule webhook-on-timeout
 * @rule webhook-on-cancel
 */
export function endOf(
  job: EndingJob,
  { transition, output, quantity, error, crashed }: JobEnding,
  { nowMs, price, keptRequestBytes, alternatives }: EndSettings,
): EndedFields | undefined {
  const state = nextState(job.state, transition);
  if (state === undefined) return undefined;
  const { id: jobId, endpointId } = job;
  const billing = { price, quantity, alternatives };
  const charge = chargeOf(job, billing);
  return {
    state,
    // The clocks of two replicas may differ.
    endedMs: Math.max(nowMs, job.startedMs ?? job.queuedMs),
    charge,
    output: isObject(output) ? withCost(output, shownCost(charge, billing)) : output,
    error,
    crashed,
    request: keptRequest(job, state, keptRequestBytes),
    count: endCount(state),
    webhookUrl: isNotified(transition, alternatives) ? job.request?.webhook : undefined,
    event: { type: 'ended', jobId, endpointId, status: state, error },
  };
}

/** The gaps about webhooks of jobs that do not complete. */
const notifyingGaps: Partial<Record<TransitionName, NotifyingGap>> = {
  fail: 'webhook-of-failed-job',
  cancel: 'webhook-of-cancelled-job',
  terminate: 'webhook-of-late-job',
  expire: 'webhook-of-late-job',
};

type NotifyingGap = Extract<AlternativeGapId, `webhook-of-${string}`>;

/** Whether webhooks are called for this end. */
function isNotified(transition: TransitionName, alternatives: Alternatives): boolean {
  if (isDeletion(transition, alternatives)) return false;
  const gap = notifyingGaps[transition];
  const ends: readonly TransitionName[] = lifecycle.webhook.on;
  return ends.includes(transition) && (gap === undefined || alternatives.id(gap) === 'called');
}

/** Whether callers cannot read a job any more that ends like this. */
export function isDeletion(transition: TransitionName, alternatives: Alternatives): boolean {
  switch (transition) {
    case 'terminate':
      return alternatives.id('termination-state') === 'deleted';
    case 'expire':
      return alternatives.id('expiry-state') === 'deleted';
    default:
      return false;
  }
}

/** Whether a job that ends like this is queued again by itself: once, if its worker failed. */
export function runsAgain(
  { transition }: Pick<JobEnding, 'transition'>,
  { retries }: Pick<KeptJob, 'retries'>,
  alternatives: Alternatives,
): boolean {
  const isFirstFailure = transition === 'fail' && retries === 0;
  return isFirstFailure && alternatives.id('finality') === 'failed-runs-again';
}

function endCount(state: StateName): 'completed' | 'failed' | undefined {
  if (state === 'COMPLETED') return 'completed';
  return state === 'CANCELLED' ? undefined : 'failed';
}

/** What a job counts for without its request, output and error, in bytes. */
export const jobBytes = 1024;

/**
 * What is kept of a job's request when the job has ended: all of it if the job can be retried;
 * otherwise its input, policy and webhook, or nothing if the request takes more than `keptRequestBytes`.
 */
function keptRequest(
  job: { request: SubmittedRequest | undefined; bytes: number; chunkBytes: number },
  state: StateName,
  keptRequestBytes: number,
): SubmittedRequest | undefined {
  const { request } = job;
  if (request === undefined || nextState(state, 'retry') !== undefined) return request;
  if (job.bytes - job.chunkBytes - jobBytes > keptRequestBytes) return undefined;
  for (const name in request) if (!keptMembers.includes(name)) return withoutSecrets(request);
  return request;
}

const keptMembers: readonly string[] = ['input', 'policy', 'webhook'];

function withoutSecrets({ input, policy, webhook }: SubmittedRequest): SubmittedRequest {
  return { input, ...(policy && { policy }), ...(webhook !== undefined && { webhook }) };
}
