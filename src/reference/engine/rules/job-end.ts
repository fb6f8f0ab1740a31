/** What changes when a job ends: its state, charge, output and error, what it counts as, and what follows. */
import type { PriceId } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { NewEvent } from '../event-log.ts';
import type { KeptJob, SubmittedRequest } from '../job-snapshot.ts';
import type { TaskOutcome } from '../job-worker.ts';
import { type Charge, chargeOf, shownCost, withCost } from './job-charges.ts';
import { nextState, type StateName, type TransitionName } from './job-states.ts';
import { keptRequest } from './kept-request.ts';
import { callsWebhook } from './webhook-on-end.ts';

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
 */
export function fieldsOfEndedJob(
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
    webhookUrl: callsWebhook(transition, alternatives) ? job.request?.webhook : undefined,
    event: { type: 'ended', jobId, endpointId, status: state, error },
  };
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
