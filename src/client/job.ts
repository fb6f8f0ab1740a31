/** A job as its caller sees it: a union by phase, since states beyond three have no stated names. */
import type { components } from '#generated/contract/types.js';
import { lifecycle } from '#generated/reference/tables.js';

/** The job as it arrived, with all its fields. */
export type RawJob = components['schemas']['Job'];

interface JobBase {
  readonly id: string;
  /** The state's name as it arrived. */
  readonly status: string;
  /** Time in the queue. The unit is not stated; the reference counts milliseconds. */
  readonly delayTime: number | undefined;
  /** Time in progress. The unit is not stated; the reference counts milliseconds. */
  readonly executionTime: number | undefined;
  readonly workerId: string | undefined;
  /** Everything that arrived. */
  readonly raw: RawJob;
}

/** The job is in the queue. */
export interface WaitingJob extends JobBase {
  readonly phase: 'waiting';
}

/** A worker runs the job. */
export interface RunningJob extends JobBase {
  readonly phase: 'running';
}

/** The worker has returned a result. */
export interface CompletedJob extends JobBase {
  readonly phase: 'completed';
  /** What the worker returned: an object as stated; deployments with other output were seen. */
  readonly output: unknown;
}

/** The job has ended without a result: failed, timed out, cancelled. */
export interface EndedJob extends JobBase {
  readonly phase: 'ended';
  /** Why, where the deployment says so in the form that the reference uses. */
  readonly error: string | undefined;
}

/** The state has a name that this client does not know; it may be final or not. */
export interface UnknownJob extends JobBase {
  readonly phase: 'unknown';
}

/** A job in one of its phases; only `completed` has an `output`. */
export type Job = WaitingJob | RunningJob | CompletedJob | EndedJob | UnknownJob;

/** A job that does not change any more. */
export type FinishedJob = CompletedJob | EndedJob;

const knownStates: Readonly<Record<string, { readonly phase: Exclude<Job['phase'], 'unknown'> }>> =
  lifecycle.states;

/** Names of states which end a job without a result, as the reference has them. */
export const defaultFinalStates: readonly string[] = Object.entries(knownStates).flatMap(
  ([name, { phase }]) => (phase === 'ended' ? [name] : []),
);

/** Settings of `parseJob`. */
export interface ParseJobOptions {
  /** States which end a job without a result. Default: those of the reference. */
  readonly finalStates?: readonly string[] | undefined;
}

/**
 * Reads a job's JSON, such as the body of a webhook call; undefined when it is no job, that is no
 * object with an `id` and a `status` which are strings. In an error's body `status` is a number.
 */
export function parseJob(
  json: unknown,
  { finalStates = defaultFinalStates }: ParseJobOptions = {},
): Job | undefined {
  if (!isRawJob(json)) return undefined;
  const { id, status } = json;
  const base: JobBase = {
    id,
    status,
    delayTime: numberOr(json.delayTime),
    executionTime: numberOr(json.executionTime),
    workerId: typeof json.workerId === 'string' ? json.workerId : undefined,
    raw: json,
  };
  const phase = phaseOf(status, finalStates);
  switch (phase) {
    case 'completed':
      return { ...base, phase, output: json.output };
    case 'ended':
      return { ...base, phase, error: typeof json.error === 'string' ? json.error : undefined };
    case 'waiting':
    case 'running':
    case 'unknown':
      return { ...base, phase };
  }
}

function phaseOf(status: string, finalStates: readonly string[]): Job['phase'] {
  if (finalStates.includes(status)) return 'ended';
  const known = Object.hasOwn(knownStates, status) ? knownStates[status]?.phase : undefined;
  // A name that only the reference gives to an end counts as one only while the caller says so.
  return known === undefined || known === 'ended' ? 'unknown' : known;
}

function isRawJob(json: unknown): json is RawJob & { id: string; status: string } {
  return (
    typeof json === 'object' &&
    json !== null &&
    'id' in json &&
    typeof json.id === 'string' &&
    'status' in json &&
    typeof json.status === 'string'
  );
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
