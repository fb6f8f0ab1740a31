/** An exchange in terms of the document: its operation, the ids in its path, its bodies. */

import { operations } from '#generated/reference/tables.js';
import { isObject, withoutByteOrderMark } from '../core/json.ts';
import { decodePercent } from '../core/percent-encoding.ts';
import { repeatedKeyIn } from '../core/repeated-keys.ts';
import type { Exchange } from './record-types.ts';

export type OperationId = keyof typeof operations;

export interface OperationExchange {
  readonly exchange: Exchange;
  /** Undefined if the document does not have the path or the method. */
  readonly operationId: OperationId | undefined;
  readonly endpointId: string | undefined;
  /** The job in the path. */
  readonly jobId: string | undefined;
  /** The request's body; undefined without one, if it is not JSON, or if it repeats keys. */
  readonly sent: unknown;
  /** The body has a key twice in the same object, so what it says is open. Default: it has none. */
  readonly repeatsKeys?: true;
  /** The answer's body; undefined without one, or if it is not JSON or incomplete. */
  readonly answered: unknown;
  /** The answer's status; undefined without a complete answer. */
  readonly status: number | undefined;
  /** The requests that redirects answered, of a call that was answered elsewhere. Default: none. */
  readonly redirects?: readonly OperationExchange[];
}

/** The operations that submit a job. */
export type SubmissionId = Extract<OperationId, 'runJob' | 'runJobSync'>;

/** An exchange whose request submits a job. */
export type SubmittingExchange = OperationExchange & { readonly operationId: SubmissionId };

export function isSubmissionId(operationId: string | undefined): operationId is SubmissionId {
  return operationId === 'runJob' || operationId === 'runJobSync';
}

/** Whether there may be a job of a submission, whatever its answer shows: it was not refused. */
export function mayMakeJob({ status = 0 }: Pick<OperationExchange, 'status'>): boolean {
  return status < 400 || status >= 500;
}

export function isSubmission(call: OperationExchange): call is SubmittingExchange {
  return isSubmissionId(call.operationId);
}

const routes = Object.values(operations).map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

export function readExchange(exchange: Exchange): OperationExchange {
  const { request, response } = exchange;
  const { body } = request;
  const sent = parseJson(body);
  const repeatsKeys = sent !== undefined && repeatedKeyIn(body ?? '') !== undefined;
  return {
    exchange,
    ...readRequestTarget(request),
    ...(repeatsKeys ? { sent: undefined, repeatsKeys } : { sent }),
    answered: response?.isCutOff ? undefined : parseJson(response?.body),
    status: response?.isCutOff ? undefined : response?.status,
  };
}

/** What a request is about, by its method and target. */
export function readRequestTarget({
  method,
  target,
}: Pick<Exchange['request'], 'method' | 'target'>): Pick<
  OperationExchange,
  'operationId' | 'endpointId' | 'jobId'
> {
  const [path = ''] = target.split(/[?#]/);
  const matchingRoute = routes
    .filter((route) => route.method === method)
    .map(({ operationId, pattern }) => ({ operationId, match: pattern.exec(path) }))
    .find(({ match }) => match !== null);
  const ids = matchingRoute?.match?.groups ?? {};
  return {
    operationId: matchingRoute?.operationId,
    endpointId: decodeSegment(ids['endpoint_id']),
    jobId: decodeSegment(ids['job_id']),
  };
}

/** The operations at a path, for all methods. */
export function operationsAt(path: string): OperationId[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ operationId }) => operationId);
}

/** Whether the answer is a success (2xx). */
export function isSuccess({ status = 0 }: Pick<OperationExchange, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

/** The answer's job; undefined without one. */
export function jobInAnswer(
  call: OperationExchange,
): Readonly<Record<string, unknown>> | undefined {
  return isSuccess(call) && isObject(call.answered) ? call.answered : undefined;
}

export function stateInAnswer(call: OperationExchange): string | undefined {
  const status = jobInAnswer(call)?.['status'];
  return typeof status === 'string' ? status : undefined;
}

/** Whether an answer had no end: it was longer than the limit, or it never finished. */
export function isEndless({ response, isGivenUp }: Exchange): boolean {
  // Videos may be of any length.
  return isGivenUp === true || (response?.isCutOff === true && response.body !== undefined);
}

/** The value of a JSON text; undefined for invalid JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    return undefined;
  }
}

function decodeSegment(segment: string | undefined): string | undefined {
  return segment === undefined ? undefined : (decodePercent(segment) ?? segment);
}
