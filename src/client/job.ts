/**
 * A job as its caller sees it: a union by phase, since states beyond three have no stated names.
 */

import type { components } from '#generated/contract/types.js';
import type { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../core/json.ts';

type Fields = components['schemas']['Job'];

interface JobBase {
  readonly id: string;
  /** The state's name as it arrived. */
  readonly status: components['schemas']['JobStatus'];
  /** Time in the queue. The unit is not stated; the reference counts milliseconds. */
  readonly delayTime: Fields['delayTime'];
  /** Time in progress. The unit is not stated; the reference counts milliseconds. */
  readonly executionTime: Fields['executionTime'];
  readonly workerId: Fields['workerId'];
  /** Everything that arrived, unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
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
export interface CompletedJob<Output = unknown> extends JobBase {
  readonly phase: 'completed';
  /**
   * What the worker returned: an object as stated; deployments with other output were seen.
   * Undefined where the deployment left it out, which breaks the contract but not the job. A type
   * given for it is the caller's claim, unless an `outputSchema` checks it.
   */
  readonly output: Output;
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
export type Job<Output = unknown> =
  | WaitingJob
  | RunningJob
  | CompletedJob<Output>
  | EndedJob
  | UnknownJob;

/** A job that does not change any more. */
export type FinishedJob<Output = unknown> = CompletedJob<Output> | EndedJob;

type States = (typeof lifecycle)['states'];

type EndedState = {
  [Name in keyof States]: States[Name]['phase'] extends 'ended' ? Name : never;
}[keyof States];

/** The phases of the stated states; the compiler compares them with the document. */
const phases: ReadonlyMap<string, Job['phase']> = new Map(
  Object.entries({
    IN_QUEUE: 'waiting',
    IN_PROGRESS: 'running',
    COMPLETED: 'completed',
  } as const satisfies { [Name in Exclude<keyof States, EndedState>]: States[Name]['phase'] }),
);

/** Names of states which end a job without a result, as the reference has them. */
export const defaultFinalStates: readonly string[] = Object.keys({
  FAILED: 1,
  TIMED_OUT: 1,
  CANCELLED: 1,
} satisfies Record<EndedState, 1>);

/** Which names of states end a job. */
export interface FinalStatesOption {
  /**
   * States which end a job without a result. Default: `defaultFinalStates`, which these replace.
   * The stated states keep their phases: a completed job has its output, listed here or not.
   */
  readonly finalStates?: readonly string[] | undefined;
}

/** Settings of `parseJob`. */
export interface ParseJobOptions extends FinalStatesOption {
  /** The job's id, for an answer that leaves it out. Default: such an answer is not a job. */
  readonly id?: string | undefined;
}

/**
 * Reads a job's JSON, such as the body of a webhook call. Returns undefined unless it is an object
 * with a string `id` and a string `status`; in an error's body `status` is a number. A time that is
 * not a number, or a worker that is not a string, reads as undefined; `raw` keeps it.
 */
export function parseJob<Output = unknown>(
  json: unknown,
  { finalStates = defaultFinalStates, id: knownId }: ParseJobOptions = {},
): Job<Output> | undefined {
  if (!isObject(json)) return undefined;
  const { id = knownId, status } = json;
  if (typeof id !== 'string' || !id || typeof status !== 'string') return undefined;
  const phase = phaseOf(status, finalStates);
  const base = {
    id,
    status,
    delayTime: numberOrUndefined(json['delayTime']),
    executionTime: numberOrUndefined(json['executionTime']),
    workerId: stringOrUndefined(json['workerId']),
    raw: json,
  };
  // Not spread: V8 gives each object that is spread into another a hidden class of its own.
  if (phase === 'completed')
    return Object.assign(base, { phase, output: json['output'] as Output });
  if (phase === 'ended') {
    return Object.assign(base, { phase, error: stringOrUndefined(json['error']) });
  }
  return Object.assign(base, { phase });
}

/** Whether a job does not change any more. */
export function isFinished<Output>(job: Job<Output>): job is FinishedJob<Output> {
  return job.phase === 'completed' || job.phase === 'ended';
}

/** The id in an answer, even if the answer is not a valid job; undefined without an id. */
export function readJobId(json: unknown): string | undefined {
  return isObject(json) ? stringOrUndefined(json['id']) : undefined;
}

function phaseOf(status: string, finalStates: readonly string[]): Job['phase'] {
  return phases.get(status) ?? (finalStates.includes(status) ? 'ended' : 'unknown');
}

function numberOrUndefined(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
