/** A job as it is stored: a hash of texts, and back. */

import { isObject } from '../../core/json.ts';
import { numberLiteralsIn } from '../../core/number-literals.ts';
import type {
  JobWebhook,
  KeptJob,
  SubmitOperation,
  SubmittedRequest,
} from '../engine/job-snapshot.ts';
import { isStateName } from '../engine/rules/job-states.ts';
import type { DueWebhookCall } from '../engine/rules/webhook-attempts.ts';

export interface StoredJob extends KeptJob {
  /** When its execution timeout ends the present or last run. */
  readonly timeoutDueMs: number | undefined;
  /** When it is deleted, if alternatives had a say in it. */
  readonly forgetMs: number | undefined;
  /** Counts the changes of the job's state. Whoever changes it names the version that it knows. */
  readonly version: number;
  readonly origin: string;
  /** The replica that has started the present or last run, or has taken it over. */
  readonly owner: string | undefined;
  /** How often the present attempt was started. */
  readonly starts: number;
  /** Of `bytes`: parts of the output that no stream has taken. */
  readonly chunkBytes: number;
  /** How many parts of the output all runs have stored. */
  readonly parts: number;
}

/** A job in Redis that this engine cannot have written like that. */
export class BrokenJob extends Error {
  override readonly name = 'BrokenJob';
}

/** Reads the fields of a hash; undefined if there is none. Throws `BrokenJob`. */
export function readJob(
  jobId: string,
  fields: Readonly<Record<string, string | undefined>>,
): StoredJob | undefined {
  const { id, endpointId, state, previousState, workerId, error, cost, origin = '' } = fields;
  if (Object.keys(fields).length === 0) return undefined;
  if (id !== jobId) throw new BrokenJob('expected its id, got another or none');
  if (endpointId === undefined) throw new BrokenJob('expected an endpoint, got none');
  if (!isStateName(state)) throw new BrokenJob('expected a state, got another text or none');
  const version = readStoredInteger(fields['version']);
  if (version === undefined) throw new BrokenJob('expected a version, got none');
  const submission: SubmitOperation =
    fields['submission'] === 'runJobSync' ? 'runJobSync' : 'runJob';
  const chunkBytes = readStoredInteger(fields['chunkBytes']) ?? 0;
  const request: SubmittedRequest | undefined = parseStoredJson(fields['request']);
  if (request !== undefined && !(isObject(request) && isObject(request.input)))
    throw new BrokenJob('expected a request with an input, got something else');
  if (cost !== undefined && !/^\d+(\.\d+)?$/.test(cost))
    throw new BrokenJob('expected an amount, got something else');
  return {
    id,
    endpointId,
    submission,
    lowPriority: request?.policy?.lowPriority === true,
    state,
    previousState: isStateName(previousState) ? previousState : undefined,
    queuedMs: readStoredInteger(fields['queuedMs']) ?? 0,
    startedMs: readStoredInteger(fields['startedMs']),
    endedMs: readStoredInteger(fields['endedMs']),
    workerId,
    output: parseStoredJson(fields['output']),
    error,
    crashed: fields['crashed'] === '1' ? true : undefined,
    forgetMs: readStoredInteger(fields['forgetMs']),
    forgottenMs: readStoredInteger(fields['forgottenMs']),
    retries: readStoredInteger(fields['retries']) ?? 0,
    bytes: (readStoredInteger(fields['bytes']) ?? 0) + chunkBytes,
    number: readStoredInteger(fields['number']) ?? 0,
    timeoutDueMs: readStoredInteger(fields['timeoutDueMs']),
    version,
    request,
    // No getter: to make one takes 20 times as long as to read a usual request.
    numberLiterals: numberLiteralsIn(fields['request'] ?? ''),
    hasStorageSettings: fields['hasStorageSettings'] === '1',
    origin,
    owner: fields['owner'],
    starts: readStoredInteger(fields['starts']) ?? 0,
    cost,
    chunkBytes,
    parts: readStoredInteger(fields['parts']) ?? 0,
  };
}

/** The fields of a webhook call besides its body, which may be large. */
export const hookFields = [
  ...['jobId', 'endpointId', 'operationId', 'url', 'host', 'state', 'attempts', 'taken', 'dueMs'],
  'owner',
];

/** A webhook call that has to be made, and what became of it. */
export interface StoredHook extends Omit<DueWebhookCall, 'body'> {
  /** Attempts that have begun. */
  readonly taken: number;
  /** When the next attempt is due: 0 before the first one; during one, when it should have an outcome. */
  readonly dueMs: number;
  /** Whoever has taken the last attempt: a replica, and digits of the attempt. */
  readonly owner: string | undefined;
  readonly progress: JobWebhook;
}

/** Reads the fields of a hash; undefined if there is no such call. Throws `BrokenJob`. */
export function readHook(fields: Readonly<Record<string, string>>): StoredHook | undefined {
  const { jobId, endpointId, operationId, url, host, state } = fields;
  if (Object.keys(fields).length === 0) return undefined;
  if (jobId === undefined || endpointId === undefined || operationId === undefined)
    throw new BrokenJob('expected the job that it is for, got none');
  if (url === undefined || host === undefined || !isHookState(state))
    throw new BrokenJob('expected a URL and a state, got something else');
  const attempts = readStoredInteger(fields['attempts']) ?? 0;
  const takenAttempts = readStoredInteger(fields['taken']) ?? 0;
  const dueMs = readStoredInteger(fields['dueMs']) ?? 0;
  const progress = { host, attempts, state };
  const { owner } = fields;
  return { jobId, endpointId, operationId, url, taken: takenAttempts, dueMs, owner, progress };
}

/**
 * The fields of a hash, from values in the order of their names. Missing ones are left out. They are added to `fields`: to
 * spread them into another object costs more than all else that reads a job.
 */
export function namedFields(
  names: readonly string[],
  values: readonly unknown[],
  fields: Record<string, string> = {},
): Record<string, string> {
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

function isHookState(state: string | undefined): state is JobWebhook['state'] {
  return state === 'waiting' || state === 'acknowledged' || state === 'givenUp';
}

/** In the one form in which it is written, so that a comparison of texts is one of numbers. */
function readStoredInteger(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (`${number}` === text && Number.isSafeInteger(number)) return number;
  throw new BrokenJob(`expected an integer, got ${JSON.stringify(text.slice(0, 40))}`);
}

/** What this engine itself has written as JSON. */
function parseStoredJson<Value>(text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new BrokenJob('expected JSON, got something else');
  }
}
