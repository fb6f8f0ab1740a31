/** A request that code is made of: a prepared one, one of the request log, or that of a job. */

import type { EndpointSummary, JobDetails, RequestDetails } from '../../client/control.ts';
import { isObject } from '../../core/json.ts';
import { valueOrMistake } from '../parts/json-text.ts';

export interface CodeRequest {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly target: string;
  /** Missing if path and method belong to no operation. */
  readonly operationId?: string | undefined;
  /** As they are before encoding. */
  readonly endpointId?: string | undefined;
  readonly jobId?: string | undefined;
  /** The text of the body; undefined for none. */
  readonly body?: string | undefined;
  /** Default: that of JSON. */
  readonly contentType?: string | undefined;
  /** Name or id of the key, or that there was no known one. Default: any key that may run. */
  readonly key?: string | { readonly is: 'unknown' | 'missing' } | undefined;
  /** What the request has led to, and tests expect again. */
  readonly outcome?: CodeOutcome | undefined;
  /** The endpoint, for the target file. */
  readonly endpoint?: EndpointSummary | undefined;
  /** What a reader of the code must know before running it. */
  readonly note?: string | undefined;
}

export type CodeOutcome =
  /** The service closed the connection without an answer. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'answer'; readonly status: number; readonly code?: string | undefined }
  | ({ readonly kind: 'end' } & CodeJobEnd);

/** How a job has ended. */
export interface CodeJobEnd {
  readonly status: string;
  readonly hasStarted: boolean;
  readonly executionTime: number;
  readonly output?: unknown;
  readonly error?: string | undefined;
}

interface CodeSubmission {
  readonly endpointId: string;
  readonly isSync?: boolean;
  readonly body: object;
  readonly endpoint?: EndpointSummary | undefined;
  readonly outcome?: CodeOutcome | undefined;
}

/** A request that submits a job. */
export function submissionRequest({
  endpointId,
  isSync,
  body,
  ...more
}: CodeSubmission): CodeRequest {
  return {
    method: 'POST',
    target: `/v2/${encodeURIComponent(endpointId)}/${isSync ? 'runsync' : 'run'}`,
    operationId: isSync ? 'runJobSync' : 'runJob',
    endpointId,
    body: JSON.stringify(body),
    ...more,
  };
}

/** The request that submits the same job again; undefined if its input is not kept. */
export function jobRequest(
  job: JobDetails,
  { output, endpoint }: { output?: unknown; endpoint?: EndpointSummary | undefined },
): CodeRequest | undefined {
  const { endpointId, input, policy, submission, error, endedMs } = job;
  if (input === undefined) return undefined;
  const end = {
    kind: 'end' as const,
    status: job.status,
    hasStarted: job.startedMs !== undefined,
    executionTime: job.executionTime ?? 0,
    output,
    error,
  };
  return submissionRequest({
    endpointId,
    isSync: submission === 'runJobSync',
    body: { input, ...(policy !== undefined && { policy }) },
    endpoint,
    outcome: endedMs === undefined ? undefined : end,
  });
}

/** A request of the request log, with its answer as the outcome. */
export function codeRequestFromLog(recorded: RequestDetails): CodeRequest {
  const { method, target, operationId, endpointId, jobId, code, key, request } = recorded;
  const { headers, body } = request;
  const { body: answer = '', isShortened: isBeginning } = recorded.response ?? {};
  const answered = valueOrMistake(isBeginning ? '' : answer);
  // The account may answer with another form of problem.
  const hasCode =
    'value' in answered && isObject(answered.value) && answered.value['code'] === code;
  return {
    method,
    target,
    operationId,
    endpointId,
    // A submission has no job in its path.
    jobId: operationId?.startsWith('runJob') ? undefined : jobId,
    // The mark of a hidden path is not part of an address.
    body: body?.replaceAll('/•••', '/hidden'),
    contentType: headers['content-type'] ?? '',
    key: key ?? { is: headers['authorization'] === undefined ? 'missing' : 'unknown' },
    outcome: recordedOutcome(recorded, hasCode ? code : undefined),
    note: missingPartsNote(request),
  };
}

/** What copied code lacks of what was sent. */
function missingPartsNote({
  isUnread,
  isShortened,
  isRedacted,
}: RequestDetails['request']): string | undefined {
  if (isUnread) return 'The body of this request was not recorded: add it.';
  const notes = [
    isShortened && 'The request log has only the beginning of the body: complete it.',
    isRedacted && 'The request log has replaced secrets in the body: fill in your own.',
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function recordedOutcome(
  { status, dropped }: RequestDetails,
  code: string | undefined,
): CodeOutcome | undefined {
  if (dropped) return { kind: 'drop' };
  return status === undefined ? undefined : { kind: 'answer', status, code };
}

/** Also without a body, if one was sent that is not known here. */
export function sendsType({ body, contentType = '' }: CodeRequest): boolean {
  return body !== undefined || contentType !== '';
}

/** The body of a submission that the client of the package can send; undefined for any other request. */
export function jobBody({ operationId, body = '' }: CodeRequest): JobBody | undefined {
  if (operationId !== 'runJob' && operationId !== 'runJobSync') return undefined;
  const read = valueOrMistake(body);
  return 'value' in read && isJobBody(read.value) ? read.value : undefined;
}

export interface JobBody {
  readonly input: object;
}

type Check = (value: unknown) => boolean;

const isTextValue: Check = (value) => typeof value === 'string';
const isInteger: Check = (value) => Number.isInteger(value);
const isBoolean: Check = (value) => typeof value === 'boolean';

function hasOnly(checks: readonly (readonly [name: string, check: Check])[]): Check {
  const checksByName = new Map(checks);
  return (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, member]) => checksByName.get(name)?.(member) === true);
}

/** What the types of the client accept. */
const hasKnownMembers = hasOnly([
  ['input', isObject],
  ['webhook', isTextValue],
  [
    'policy',
    hasOnly([
      ['executionTimeout', isInteger],
      ['ttl', isInteger],
      ['lowPriority', isBoolean],
    ]),
  ],
]);

function isJobBody(value: unknown): value is JobBody {
  return hasKnownMembers(value) && isObject(value) && value['input'] !== undefined;
}
