/** Jobs as an account's alternatives present them, in responses and webhook calls alike. */
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { JobContent } from '../job-snapshot.ts';
import { isFinal, isStateName, type StateName } from './job-states.ts';

/** Whether alternatives change the content of a job. */
export function changesJobs(alternatives: Alternatives): boolean {
  return jobGaps.some((gap) => !alternatives.isChosen(gap));
}

const jobGaps = [
  'delay-time-member',
  'execution-time-member',
  'worker-id-member',
  'missing-members',
  'further-members',
  'time-units',
  'failed-job-fields',
  'failed-job-output',
  'output-before-completion',
  'required-job-fields',
  'failure-state',
  'cancellation-state',
  'termination-state',
  'expiry-state',
] as const;

/** Members of a kind that other deployments are known to have. */
const furtherMembers = {
  apiVersion: 2,
  metadata: { region: null, tags: [] },
} as const;

/**
 * The name of a state. A job that timed out was terminated if it had started, and expired otherwise.
 */
export function presentedState(
  state: StateName,
  { hasStarted }: { hasStarted: boolean },
  alternatives: Alternatives,
): string {
  switch (state) {
    case 'IN_QUEUE':
    case 'IN_PROGRESS':
    case 'COMPLETED':
      return state;
    case 'FAILED':
      return alternatives.parameter('failure-state', 'named');
    case 'CANCELLED':
      return alternatives.parameter('cancellation-state', 'named');
    case 'TIMED_OUT':
      return alternatives.parameter(hasStarted ? 'termination-state' : 'expiry-state', 'named');
  }
}

/**
 * The body of the webhook calls for the end of a job, which all attempts repeat.
 *
 * @rule webhook-content
 */
export function webhookBody(content: JobContent, alternatives: Alternatives): string {
  if (alternatives.isDefault) return JSON.stringify(content);
  const job = presentJob({ ...content }, alternatives);
  return alternatives.id('webhook-same-bytes') === 'other-form'
    ? JSON.stringify(Object.fromEntries(Object.entries(job).reverse()), null, 2)
    : JSON.stringify(job);
}

/** The content of a job. What is `undefined` in it has no value and is not sent. */
export function presentJob(
  job: Readonly<Record<string, unknown>>,
  alternatives: Alternatives,
): Readonly<Record<string, unknown>> {
  const { id, status, delayTime, executionTime, output, error, workerId, retries, ...others } = job;
  if (typeof status !== 'string' || !isStateName(status)) return job;
  const isDelayShown = alternatives.id('delay-time-member') !== 'at-end' || isFinal(status);
  return {
    id,
    status: presentedState(status, { hasStarted: executionTime !== undefined }, alternatives),
    delayTime:
      isDelayShown && alternatives.id('delay-time-member') !== 'missing'
        ? presentTime(delayTime, alternatives)
        : undefined,
    executionTime:
      alternatives.id('execution-time-member') === 'missing'
        ? undefined
        : presentTime(executionTime, alternatives),
    output: output === undefined ? substituteOutput(status, error, alternatives) : output,
    error: presentJobError(error, alternatives),
    workerId: alternatives.id('worker-id-member') === 'missing' ? undefined : workerId,
    retries: retries ?? valueOfMissingMember(alternatives),
    ...others,
    ...presentFurther(alternatives),
  };
}

/** The members that a description does not list. */
export function presentFurther(alternatives: Alternatives): object {
  return alternatives.id('further-members') === 'some' ? furtherMembers : {};
}

/** In place of a member without a value and without a stated type: those with one cannot be `null`. */
function valueOfMissingMember(alternatives: Alternatives): null | undefined {
  return alternatives.id('missing-members') === 'null-value' ? null : undefined;
}

function presentJobError(error: unknown, alternatives: Alternatives): unknown {
  const form = alternatives.id('failed-job-fields');
  if (form === 'missing') return undefined;
  if (error === undefined) return valueOfMissingMember(alternatives);
  return form === 'object' ? { message: error } : error;
}

function presentTime(ms: unknown, alternatives: Alternatives): unknown {
  if (typeof ms !== 'number' || alternatives.id('time-units') === 'milliseconds') return ms;
  return Math.round(ms / 1000);
}

/** The output of a job without one. */
function substituteOutput(status: StateName, error: unknown, alternatives: Alternatives): unknown {
  if (!isFinal(status)) {
    return alternatives.id('output-before-completion') === 'empty-object' ? {} : undefined;
  }
  if (error === undefined || alternatives.id('failed-job-output') === 'missing') return undefined;
  return { error };
}
