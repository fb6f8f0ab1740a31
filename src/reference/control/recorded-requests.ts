/** Renders recorded requests for people, without their secrets, and finds those of a filter. */
import type { components, operations } from '#generated/control/types.d.ts';
import { problems } from '#generated/reference/tables.js';
import { byteLength, latin1Bytes, textOf } from '../../core/bytes.ts';
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { problemHeaders } from '../../validation/http.ts';
import { pathOf } from '../../validation/request/path-router.ts';
import { keyIn, whyUnauthorized } from '../http/authenticate.ts';
import { isOfOperations } from '../http/cross-origin.ts';
import { isIterable, type RequestRecord } from '../http/request-record.ts';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

/** Which requests a call asks for, except whose. */
export type RequestFilter = Omit<
  NonNullable<operations['getRequestArchive']['parameters']['query']>,
  'scope'
>;

/** A message of a record, without its secrets. */
export type RecordedMessage = Schemas['RecordedMessage'];

/** Renders records. What one record shows to be a secret is replaced in all further ones. */
export class RecordedRequests {
  readonly redaction = new Redaction();
  readonly #runId: string;

  /** @param runId the beginning of the ids of the records */
  constructor(runId: string) {
    this.#runId = runId;
  }

  idOf({ number }: RequestRecord): string {
    return `${this.#runId}-${number}`;
  }

  /** So that no record shows the key of another one, as far as these are known. */
  meetKeys(records: Iterable<RequestRecord>): void {
    for (const record of records) this.#meetKey(record);
  }

  summary(record: RequestRecord): Schemas['RequestSummary'] {
    const problem = problemOf(record);
    // A problem may repeat what the body shows to be a secret.
    if (problem === undefined) this.#meetKey(record);
    else this.sent(record);
    const { number, account, atMs, durationMs, method, operationId, answer } = record;
    const endpointId = record.path?.['endpoint_id'];
    const jobId = jobOf(record);
    const key = keyName(record);
    const origin = refusedOrigin(record);
    const reason = problem && untoldReason(record, problem);
    return {
      id: this.idOf(record),
      number,
      state: answer === undefined ? 'waiting' : 'answered',
      hasAccount: account !== undefined,
      atMs,
      durationMs,
      method,
      path: method === '' ? '' : this.redaction.text(pathOf(record.target)),
      ...(operationId !== undefined && { operationId }),
      ...(endpointId !== undefined && { endpointId: this.redaction.text(endpointId) }),
      ...(jobId !== undefined && { jobId: this.redaction.text(jobId) }),
      ...(key !== undefined && { key }),
      ...(answer !== undefined && !answer.drop && { status: answer.status }),
      ...(answer?.drop && { dropped: true }),
      ...(record.hasLeft && { callerLeft: true }),
      ...(record.faults !== undefined && { faults: [...record.faults] }),
      ...(origin !== undefined && { refusedOrigin: this.redaction.text(origin) }),
      ...(problem !== undefined && {
        code: problem.code,
        detail: this.redaction.text(problem.detail),
      }),
      ...(reason !== undefined && { reason }),
    };
  }

  details(record: RequestRecord): Schemas['RequestDetails'] {
    const summary = this.summary(record);
    const problem = problemOf(record);
    return {
      ...summary,
      target: this.redaction.text(record.target),
      request: this.sent(record),
      ...(record.answer !== undefined &&
        !record.answer.drop && { response: this.answered(record) }),
      ...(problem !== undefined && { problem: this.#problem(problem) }),
    };
  }

  sent(record: RequestRecord): RecordedMessage {
    this.#meetKey(record);
    const { headers = {}, sent = '', sentBytes: bytes } = record;
    if (isUnread(record)) {
      const announced = Number(headerOf(record, 'content-length') ?? 0);
      const message = this.#message(headers, { text: '', bytes: announced, isShortened: false });
      return { ...message, isUnread: true };
    }
    const text = sentText(record);
    return this.#message(headers, { text, bytes, isShortened: sent.length < bytes });
  }

  /** Without a body where none is sent: to HEAD, and with some statuses. */
  answered(record: RequestRecord): RecordedMessage {
    const { answerBytes, answer, method } = record;
    const hasBody = method !== 'HEAD' && answer?.status !== 204 && answer?.status !== 304;
    const text = hasBody ? answeredText(record) : '';
    const bytes = hasBody ? (answerBytes ?? byteLength(text)) : 0;
    const isShortened = hasBody && answerBytes !== undefined;
    return this.#message(answer?.headers ?? {}, { text, bytes, isShortened });
  }

  /** Whether a filter asks for a record. */
  matches(record: RequestRecord, { text, ...filter }: RequestFilter): boolean {
    const { status, operation, key, endpoint, job, request } = filter;
    if (status !== undefined && !hasStatus(record, status)) return false;
    if (operation !== undefined && record.operationId !== operation) return false;
    if (key !== undefined && keyName(record) !== key && record.key?.id !== key) return false;
    if (endpoint !== undefined && record.path?.['endpoint_id'] !== endpoint) return false;
    if (job !== undefined && jobOf(record) !== job) return false;
    if (request !== undefined && this.idOf(record) !== request) return false;
    return text === undefined || this.#contains(record, text.toLowerCase());
  }

  /** Looks at the record as it is first: most records do not contain a text. */
  #contains(record: RequestRecord, text: string): boolean {
    const contains = (one: string) => one.toLowerCase().includes(text);
    const all = [
      record.target,
      ...valuesOf(record.headers),
      ...valuesOf(record.answer?.headers),
      sentText(record),
      answeredText(record),
      problemOf(record)?.detail ?? '',
      keyName(record) ?? '',
    ];
    if (!all.some(contains)) return false;
    const { request, response, ...shown } = this.details(record);
    return [
      shown.target,
      ...Object.values(request.headers),
      ...Object.values(response?.headers ?? {}),
      request.body ?? '',
      response?.body ?? '',
      shown.detail ?? '',
      shown.key ?? '',
    ].some(contains);
  }

  #meetKey(record: RequestRecord): void {
    const key = keyIn(headerOf(record, 'authorization'));
    if (key !== '') this.redaction.meet(key, 'API key');
  }

  #problem({ errors, ...problem }: Problem): Problem {
    return {
      ...problem,
      detail: this.redaction.text(problem.detail),
      ...(errors !== undefined && {
        errors: errors.map((place) => ({
          ...place,
          pointer: this.redaction.text(place.pointer),
          received: this.redaction.text(place.received),
          detail: this.redaction.text(place.detail),
        })),
      }),
    };
  }

  #message(
    headers: Headers,
    { text, bytes, isShortened }: { text: string; bytes: number; isShortened: boolean },
  ): RecordedMessage {
    const body = this.redaction.body(text);
    return {
      headers: this.redaction.headers(pairsOf(headers)),
      bytes,
      ...(text !== '' && { body }),
      ...(body !== text && { isRedacted: true as const }),
      ...(isShortened && { isShortened: true as const }),
    };
  }
}

/** The job in the path, or the one that was submitted. */
function jobOf({ path, jobId }: RequestRecord): string | undefined {
  return path?.['job_id'] ?? jobId;
}

function keyName({ key }: RequestRecord): string | undefined {
  if (key === undefined) return undefined;
  return key.isHidden ? 'console' : (key.name ?? key.id);
}

/** What the answer does not tell a caller without permission, and those who run the service want to know. */
function untoldReason(record: RequestRecord, { code }: Problem): string | undefined {
  if (code !== 'unauthorized') return undefined;
  const { key: known, path } = record;
  const name = keyName(record) ?? '';
  const endpointId = path?.['endpoint_id'] ?? '';
  return whyUnauthorized(headerOf(record, 'authorization'), { known, name, endpointId });
}

/** Why a request was refused: what its answer says, or what another form of answer leaves out. */
export function problemOf(record: RequestRecord): Problem | undefined {
  const { answer, refusal } = record;
  if (answer === undefined || answer.status < 400) return undefined;
  const { status, headers } = answer;
  if (headers['content-type'] === problemHeaders['content-type']) {
    const said = parseJson(answeredText(record));
    if (isProblem(said)) return said;
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
function isProblem(value: unknown): value is Problem {
  return (
    isObject(value) && typeof value['code'] === 'string' && typeof value['detail'] === 'string'
  );
}

function hasStatus({ answer, isRefused }: RequestRecord, wanted: string): boolean {
  if (wanted === 'refused') return isRefused;
  if (answer === undefined || wanted === 'waiting') {
    return answer === undefined && wanted === 'waiting';
  }
  const { status, drop } = answer;
  if (wanted === 'dropped' || drop === true) return wanted === 'dropped' && drop === true;
  return wanted.endsWith('xx') ? `${status}`[0] === wanted[0] : `${status}` === wanted;
}

type Headers = NonNullable<RequestRecord['headers']>;

function valuesOf(headers: Headers = {}): string[] {
  return pairsOf(headers).map(([, value]) => value);
}

/** Names and values; those of a header that was sent several times are joined. */
function pairsOf(headers: Headers): (readonly [string, string])[] {
  if (isIterable(headers)) return [...headers];
  return Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (value ?? []).join(', '),
  ]);
}

function headerOf({ headers = {} }: RequestRecord, name: string): string | undefined {
  return pairsOf(headers).find(([one]) => one === name)?.[1];
}

/** Whether a request had a body that nobody looked at before the answer. */
function isUnread(record: RequestRecord): boolean {
  const { answer, sent, sentBytes } = record;
  if (answer === undefined || sent !== undefined || sentBytes > 0) return false;
  return (
    headerOf(record, 'transfer-encoding') !== undefined ||
    /^0*[1-9]\d{0,14}$/.test(headerOf(record, 'content-length') ?? '')
  );
}

/** The origin of a page that may not read the answer. */
function refusedOrigin(record: RequestRecord): string | undefined {
  const { answer } = record;
  const origin = headerOf(record, 'origin');
  if (answer === undefined || origin === undefined || !isOfOperations(record)) return undefined;
  if ('access-control-allow-origin' in answer.headers) return undefined;
  const isOwn = URL.canParse(origin) && new URL(origin).host === headerOf(record, 'host');
  return isOwn ? undefined : origin;
}

/** What is kept of the request's body. */
function sentText({ sent = '' }: RequestRecord): string {
  return textOf(latin1Bytes(sent));
}

/** What is kept of the answer's body, which is text. */
function answeredText({ answer }: RequestRecord): string {
  const { body = '' } = answer ?? {};
  return typeof body === 'string' ? body : '';
}
