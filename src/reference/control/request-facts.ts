/** What a recorded request says as it is, with its secrets: its job, key, problem, headers and bodies. */
import type { components } from '#generated/control/types.d.ts';
import { problems } from '#generated/reference/tables.js';
import { latin1Bytes, textOf } from '../../core/bytes.ts';
import { isObject } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { problemHeaders } from '../../validation/http.ts';
import { whyUnauthorized } from '../http/authenticate.ts';
import { isOfOperations } from '../http/cross-origin.ts';
import { areIterableHeaders, type RequestRecord } from '../http/request-record.ts';

export type ProblemBody = components['schemas']['Problem'];

/** The job in the path, or the one that was submitted. */
export function jobIdOfRequest({ path, jobId }: RequestRecord): string | undefined {
  return path?.['job_id'] ?? jobId;
}

export function keyName({ key }: RequestRecord): string | undefined {
  if (key === undefined) return undefined;
  return key.isHidden ? 'console' : (key.name ?? key.id);
}

/** What the answer does not tell a caller without permission, and those who run the service want to know. */
export function untoldReason(record: RequestRecord, { code }: ProblemBody): string | undefined {
  if (code !== 'unauthorized') return undefined;
  const { key, path } = record;
  const name = keyName(record) ?? '';
  const endpointId = path?.['endpoint_id'] ?? '';
  return whyUnauthorized(headerOf(record, 'authorization'), { key, name, endpointId });
}

/** Why a request was refused: what its answer says, or what another form of answer leaves out. */
export function problemOfRecord(record: RequestRecord): ProblemBody | undefined {
  const { answer, refusal } = record;
  if (answer === undefined || answer.status < 400) return undefined;
  const { status, headers } = answer;
  if (headers['content-type'] === problemHeaders['content-type']) {
    const problem = parseJson(answeredText(record));
    if (isProblemBody(problem)) return problem;
  }
  if (refusal === undefined) return undefined;
  const { code, detail, findings } = refusal;
  // No operation has a cookie.
  const errors = findings.flatMap(({ in: part, ...place }) =>
    part === 'cookie' ? [] : [{ ...place, in: part }],
  );
  const { title } = problems[code];
  return { status, title, detail, code, ...(errors.length > 0 && { errors }) };
}

/** Problems are made by this service: only their form may be that of an alternative. */
function isProblemBody(value: unknown): value is ProblemBody {
  return (
    isObject(value) && typeof value['code'] === 'string' && typeof value['detail'] === 'string'
  );
}

export type Headers = NonNullable<RequestRecord['headers']>;

export function headerValues(headers: Headers = {}): string[] {
  return headerPairs(headers).map(([, value]) => value);
}

/** Names and values; those of a header that was sent several times are joined. */
export function headerPairs(headers: Headers): (readonly [string, string])[] {
  if (areIterableHeaders(headers)) return [...headers];
  return Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (value ?? []).join(', '),
  ]);
}

export function headerOf({ headers = {} }: RequestRecord, name: string): string | undefined {
  return headerPairs(headers).find(([headerName]) => headerName === name)?.[1];
}

/** Whether a request had a body that nobody looked at before the answer. */
export function isUnread(record: RequestRecord): boolean {
  const { answer, sent, sentBytes } = record;
  if (answer === undefined || sent !== undefined || sentBytes > 0) return false;
  return (
    headerOf(record, 'transfer-encoding') !== undefined ||
    /^0*[1-9]\d{0,14}$/.test(headerOf(record, 'content-length') ?? '')
  );
}

/** The origin of a page that may not read the answer. */
export function refusedOrigin(record: RequestRecord): string | undefined {
  const { answer } = record;
  const origin = headerOf(record, 'origin');
  if (answer === undefined || origin === undefined || !isOfOperations(record)) return undefined;
  if ('access-control-allow-origin' in answer.headers) return undefined;
  const isOwn = isUrl(origin) && new URL(origin).host === headerOf(record, 'host');
  return isOwn ? undefined : origin;
}

/** What is kept of the request's body. */
export function sentText({ sent = '' }: RequestRecord): string {
  return textOf(latin1Bytes(sent));
}

/** What is kept of the answer's body, which is text. */
export function answeredText({ answer }: RequestRecord): string {
  const { body = '' } = answer ?? {};
  return typeof body === 'string' ? body : '';
}
