/** Renders recorded requests for people, without their secrets, and finds those of a filter. */
import type { components, operations } from '#generated/control/types.d.ts';
import { problems } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { problemHeaders } from '../../validation/http.ts';
import { pathOf } from '../../validation/request/path-router.ts';
import { keyIn } from '../http/authenticate.ts';
import type { RequestRecord } from '../http/request-log.ts';

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

  summary(record: RequestRecord): Schemas['RequestSummary'] {
    this.#learnKey(record);
    const { number, account, atMs, durationMs, method, operationId } = record;
    const { status, drop } = record.answer;
    const endpointId = record.path?.['endpoint_id'];
    const jobId = jobOf(record);
    const key = keyName(record);
    const problem = problemOf(record);
    return {
      id: this.idOf(record),
      number,
      hasAccount: account !== undefined,
      atMs,
      durationMs,
      method,
      path: this.redaction.text(pathOf(record.target)),
      ...(operationId !== undefined && { operationId }),
      ...(endpointId !== undefined && { endpointId: this.redaction.text(endpointId) }),
      ...(jobId !== undefined && { jobId: this.redaction.text(jobId) }),
      ...(key !== undefined && { key }),
      status,
      ...(drop && { dropped: true }),
      ...(problem !== undefined && {
        code: problem.code,
        detail: this.redaction.text(problem.detail),
      }),
    };
  }

  details(record: RequestRecord): Schemas['RequestDetails'] {
    const summary = this.summary(record);
    const problem = problemOf(record);
    return {
      ...summary,
      target: this.redaction.text(record.target),
      request: this.sent(record),
      response: this.answered(record),
      ...(problem !== undefined && { problem: this.#problem(problem) }),
    };
  }

  sent(record: RequestRecord): RecordedMessage {
    this.#learnKey(record);
    const { headers, sent = '', sentBytes: bytes } = record;
    const text = sentText(record);
    return this.#message(headers, { text, bytes, isShortened: sent.length < bytes });
  }

  answered(record: RequestRecord): RecordedMessage {
    const text = answeredText(record);
    const { answerBytes, answer } = record;
    const bytes = answerBytes ?? Buffer.byteLength(text);
    const isShortened = answerBytes !== undefined;
    return this.#message(answer.headers, { text, bytes, isShortened });
  }

  /** Whether a filter asks for a record. */
  matches(record: RequestRecord, { text, ...filter }: RequestFilter): boolean {
    const { status, operation, key, endpoint, job } = filter;
    if (status !== undefined && !hasStatus(record, status)) return false;
    if (operation !== undefined && record.operationId !== operation) return false;
    if (key !== undefined && keyName(record) !== key && record.key?.id !== key) return false;
    if (endpoint !== undefined && record.path?.['endpoint_id'] !== endpoint) return false;
    if (job !== undefined && jobOf(record) !== job) return false;
    return text === undefined || this.#contains(record, text.toLowerCase());
  }

  /** Looks at the record as it is first: most records do not contain a text. */
  #contains(record: RequestRecord, text: string): boolean {
    const contains = (one: string) => one.toLowerCase().includes(text);
    const all = [
      record.target,
      ...valuesOf(record.headers),
      ...valuesOf(record.answer.headers),
      sentText(record),
      answeredText(record),
      problemOf(record)?.detail ?? '',
    ];
    if (!all.some(contains)) return false;
    const { request, response, ...shown } = this.details(record);
    return [
      shown.target,
      ...Object.values(request.headers),
      ...Object.values(response.headers),
      request.body ?? '',
      response.body ?? '',
      shown.detail ?? '',
    ].some(contains);
  }

  #learnKey({ headers }: RequestRecord): void {
    const key = keyIn(joined(headers['authorization']));
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
    headers: RequestRecord['headers'],
    { text, bytes, isShortened }: { text: string; bytes: number; isShortened: boolean },
  ): RecordedMessage {
    const pairs = Object.entries(headers).map(([name, value]) => [name, joined(value)] as const);
    return {
      headers: this.redaction.headers(pairs),
      bytes,
      ...(text !== '' && { body: this.redaction.text(text) }),
      ...(isShortened && { isShortened: true as const }),
    };
  }
}

/** The job in the path, or the one that the answer to a submission names. */
function jobOf(record: RequestRecord): string | undefined {
  const { operationId, path, answer } = record;
  const jobId = path?.['job_id'];
  const isSubmission = operationId === 'runJob' || operationId === 'runJobSync';
  if (jobId !== undefined || !isSubmission || answer.status >= 300) return jobId;
  const job = parseJson(answeredText(record));
  return isObject(job) && typeof job['id'] === 'string' ? job['id'] : undefined;
}

function keyName({ key }: RequestRecord): string | undefined {
  if (key === undefined) return undefined;
  return key.isHidden ? 'console' : (key.name ?? key.id);
}

/** Why a request was refused: what its answer says, or what another form of answer leaves out. */
export function problemOf(record: RequestRecord): Problem | undefined {
  const { answer, problem } = record;
  const { status, headers } = answer;
  if (status < 400) return undefined;
  if (headers['content-type'] === problemHeaders['content-type']) {
    const said = parseJson(answeredText(record));
    if (isProblem(said)) return said;
  }
  if (problem === undefined) return undefined;
  const { code, message: detail, findings } = problem;
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

function hasStatus({ answer: { status, drop } }: RequestRecord, wanted: string): boolean {
  if (wanted === 'dropped' || drop === true) return wanted === 'dropped' && drop === true;
  return wanted.endsWith('xx') ? `${status}`[0] === wanted[0] : `${status}` === wanted;
}

function valuesOf(headers: RequestRecord['headers']): string[] {
  return Object.values(headers).map(joined);
}

function joined(value: RequestRecord['headers'][string]): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

/** What is kept of the request's body. */
function sentText({ sent = '' }: RequestRecord): string {
  return Buffer.from(sent, 'latin1').toString();
}

/** What is kept of the answer's body, which is text. */
function answeredText({ answer: { body = '' } }: RequestRecord): string {
  return typeof body === 'string' ? body : '';
}
