/** Renders recorded requests for people, without their secrets, and finds those of a filter. */

import type { components, operations } from '#generated/control/types.d.ts';
import { problems } from '#generated/reference/tables.js';
import { byteLength, latin1Bytes, textOf } from '../../core/bytes.ts';
import { hmacSha256Hex } from '../../core/digest.ts';
import type { Turns } from '../../core/event-loop-turns.ts';
import { isObject } from '../../core/json.ts';
import { isDistinctive, isRandom } from '../../core/secret-texts.ts';
import { Secrets } from '../../core/secrets.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { problemHeaders } from '../../validation/http.ts';
import { pathOf } from '../../validation/request/path-router.ts';
import { whyUnauthorized } from '../http/authenticate.ts';
import { isOfOperations } from '../http/cross-origin.ts';
import type { RequestLogs } from '../http/request-log.ts';
import { isIterable, type RequestRecord } from '../http/request-record.ts';

type Schemas = components['schemas'];
type ProblemBody = Schemas['Problem'];

/** Which requests a call asks for, except whose. */
export type RequestFilter = Omit<
  NonNullable<operations['getRequestArchive']['parameters']['query']>,
  'scope'
>;

type ShownLogs = Pick<RequestLogs, 'runId' | 'salt'>;

type KnownLists = Required<Pick<RequestRecord, 'keys' | 'storageSecrets'>>;

/** So many keys of settings are hidden from the start: the first ones. */
const mostConfiguredKeys = 1000;

/** A message of a record, without its secrets. */
export type RecordedMessage = Schemas['RecordedMessage'];

/** The target and the messages of a record, without its secrets. */
export interface ShownMessages {
  /** Knows the secrets of the record. */
  readonly redaction: Redaction;
  readonly target: string;
  readonly sent: RecordedMessage;
  readonly answered: RecordedMessage;
}

const keyPlaceholder = '[API key]';

/** So many records are filtered by what they have at hand for the work of reading one body. */
const filteredUnits = 64;

/** Searching a byte is so many times cheaper than redacting it. */
const searchedBytesPerUnit = 4;

/** What the rest of a record costs besides its texts, in bytes of a body. */
const recordUnits = 1024;

/** Making all forms of a secret costs so many times reading it. */
const unitsPerSecretByte = 64;

const noSecrets: NonNullable<RequestRecord['storageSecrets']> = [];

/** The target and the headers, each of which is shown in several places. */
function unitsOfHead({ target, headers = {}, answer }: RequestRecord): number {
  const pairs = [...pairsOf(headers), ...pairsOf(answer?.headers ?? {})];
  const length = pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return recordUnits + 2 * target.length + length;
}

/** The secrets that a record knows, except those in settings, which are made once. */
function unitsOfKnown({ keys, storageSecrets = noSecrets }: RequestRecord): number {
  const texts = [...(keys?.accepted ?? []), ...storageSecrets.map(({ value }) => value)];
  return unitsPerSecretByte * texts.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Renders records, in turns of the event loop. Each shows what it showed from the start: only its own secrets
 * count, and the keys that the service had accepted before.
 */
export class RecordedRequests {
  readonly #logs: ShownLogs | undefined;
  readonly #turns: Turns;
  #lastConfigured: { readonly keys: readonly string[]; readonly secrets: Secrets } | undefined;
  #lastKnown: (KnownLists & { readonly secrets: Secrets }) | undefined;

  constructor(logs: ShownLogs | undefined, turns: Turns) {
    this.#logs = logs;
    this.#turns = turns;
  }

  idOf({ number }: RequestRecord): string {
    return `${this.#logs?.runId}-${number}`;
  }

  /** A redaction that has met no secrets. The same value of a parameter has the same placeholder in all records. */
  newRedaction(): Redaction {
    const salt = this.#logs?.salt ?? '';
    const numberOf = (value: string) => Number.parseInt(hmacSha256Hex(salt, value).slice(0, 8), 16);
    return new Redaction({ numberOf });
  }

  async summary(record: RequestRecord): Promise<Schemas['RequestSummary']> {
    const redaction = await this.#redactionOf(record);
    // A problem may repeat what the body shows to be a secret.
    if (problemOf(record) === undefined) await this.#turns.take(unitsOfHead(record));
    else await this.#sent(record, redaction);
    return this.#summary(record, redaction);
  }

  async details(record: RequestRecord): Promise<Schemas['RequestDetails']> {
    const { redaction, target, sent, answered } = await this.messages(record);
    const problem = problemOf(record);
    return {
      ...this.#summary(record, redaction),
      target,
      request: sent,
      ...(record.answer !== undefined && !record.answer.drop && { response: answered }),
      ...(problem !== undefined && { problem: withoutSecrets(problem, redaction) }),
    };
  }

  /** @param whole knows further secrets, and learns from the record */
  async messages(record: RequestRecord, whole = this.newRedaction()): Promise<ShownMessages> {
    const redaction = await this.#redactionOf(record, whole);
    const sent = await this.#sent(record, redaction);
    const answered = await this.#answered(record, redaction);
    const target = aroundEndpoint(record, record.target, (text) => redaction.target(text));
    return { redaction, target, sent, answered };
  }

  /** The records that a filter asks for. */
  async matching(
    records: readonly RequestRecord[],
    { text, ...filter }: RequestFilter,
  ): Promise<RequestRecord[]> {
    const matchingRecords: RequestRecord[] = [];
    for (const [index, record] of records.entries()) {
      if (index % filteredUnits === 0) await this.#turns.take(recordUnits);
      if (!this.#matches(record, filter)) continue;
      if (text === undefined || (await this.#contains(record, text.toLowerCase()))) {
        matchingRecords.push(record);
      }
    }
    return matchingRecords;
  }

  #matches(record: RequestRecord, filter: Omit<RequestFilter, 'text'>): boolean {
    const { status, operation, key, endpoint, job, request } = filter;
    if (status !== undefined && !hasStatus(record, status)) return false;
    if (operation !== undefined && record.operationId !== operation) return false;
    if (key !== undefined && keyName(record) !== key && record.key?.id !== key) return false;
    if (endpoint !== undefined && record.path?.['endpoint_id'] !== endpoint) return false;
    if (job !== undefined && jobOf(record) !== job) return false;
    return request === undefined || this.idOf(record) === request;
  }

  /** Looks at the record as it is first: most records do not contain a text. */
  async #contains(record: RequestRecord, text: string): Promise<boolean> {
    const contains = (value: string) => value.toLowerCase().includes(text);
    await this.#turns.take(record.bytes / searchedBytesPerUnit);
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
    const { request, response, ...details } = await this.details(record);
    return [
      details.target,
      ...Object.values(request.headers),
      ...Object.values(response?.headers ?? {}),
      request.body ?? '',
      response?.body ?? '',
      details.detail ?? '',
      details.key ?? '',
    ].some(contains);
  }

  async #redactionOf(record: RequestRecord, whole = this.newRedaction()): Promise<Redaction> {
    if (!this.#hasKnownTo(record)) await this.#turns.take(unitsOfKnown(record));
    const knownSecrets = this.#knownTo(record);
    const knowsStorage = (record.storageSecrets?.length ?? 0) > 0;
    const authorization = headerOf(record, 'authorization');
    return whole.forExchange(authorization, {
      isRemembered: false,
      known: knownSecrets,
      knowsStorage,
    });
  }

  #hasKnownTo({ keys, storageSecrets = noSecrets }: RequestRecord): boolean {
    const last = this.#lastKnown;
    return last !== undefined && last.keys === keys && last.storageSecrets === storageSecrets;
  }

  /** Most records that follow each other know the same secrets. */
  #knownTo(record: RequestRecord): Secrets {
    const { keys, storageSecrets = noSecrets } = record;
    if (this.#lastKnown !== undefined && this.#hasKnownTo(record)) return this.#lastKnown.secrets;
    const secrets = new Secrets(this.#configured(keys?.configured ?? []));
    for (const key of keys?.accepted ?? []) if (isRandom(key)) secrets.add(key, keyPlaceholder);
    for (const { value, placeholder } of storageSecrets) secrets.add(value, placeholder);
    this.#lastKnown = { keys, storageSecrets, secrets };
    return secrets;
  }

  /** Made once for each list of keys. */
  #configured(keys: readonly string[]): Secrets {
    if (this.#lastConfigured?.keys === keys) return this.#lastConfigured.secrets;
    const secrets = new Secrets();
    for (const key of keys.filter(isDistinctive).slice(0, mostConfiguredKeys)) {
      secrets.add(key, keyPlaceholder);
    }
    this.#lastConfigured = { keys, secrets };
    return secrets;
  }

  #summary(record: RequestRecord, redaction: Redaction): Schemas['RequestSummary'] {
    const { number, account, atMs, durationMs, method, operationId, answer } = record;
    const problem = problemOf(record);
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
      path:
        method === ''
          ? ''
          : aroundEndpoint(record, pathOf(record.target), (text) => redaction.text(text)),
      ...(operationId !== undefined && { operationId }),
      ...(endpointId !== undefined && {
        endpointId: aroundEndpoint(record, endpointId, (text) => redaction.text(text)),
      }),
      ...(jobId !== undefined && { jobId: redaction.text(jobId) }),
      ...(key !== undefined && { key }),
      ...(answer !== undefined && !answer.drop && { status: answer.status }),
      ...(answer?.drop && { dropped: true }),
      ...(record.hasLeft && { callerLeft: true }),
      ...(record.faults !== undefined && { faults: [...record.faults] }),
      ...(origin !== undefined && { refusedOrigin: redaction.text(origin) }),
      ...(problem !== undefined && {
        code: problem.code,
        detail: redaction.text(problem.detail),
      }),
      ...(reason !== undefined && { reason }),
    };
  }

  async #sent(record: RequestRecord, redaction: Redaction): Promise<RecordedMessage> {
    await this.#turns.take(unitsOfHead(record) + (record.sent?.length ?? 0));
    const { headers = {}, sent = '', sentBytes: bytes } = record;
    if (isUnread(record)) {
      const announced = Number(headerOf(record, 'content-length') ?? 0);
      const body = { text: '', bytes: announced, isShortened: false };
      return { ...shownMessage(headers, body, redaction), isUnread: true };
    }
    const body = { text: sentText(record), bytes, isShortened: sent.length < bytes };
    return shownMessage(headers, body, redaction);
  }

  /** Without a body where none is sent: to HEAD, and with some statuses. */
  async #answered(record: RequestRecord, redaction: Redaction): Promise<RecordedMessage> {
    await this.#turns.take(unitsOfHead(record) + (record.answer?.body?.length ?? 0));
    const { answerBytes, answer, method } = record;
    const hasBody = method !== 'HEAD' && answer?.status !== 204 && answer?.status !== 304;
    const text = hasBody ? answeredText(record) : '';
    const bytes = hasBody ? (answerBytes ?? byteLength(text)) : 0;
    const isShortened = hasBody && answerBytes !== undefined;
    return shownMessage(answer?.headers ?? {}, { text, bytes, isShortened }, redaction);
  }
}

/** The id of an endpoint stays: it says what the request is for, whatever its key is. */
function aroundEndpoint(
  { path, isForEndpoint }: RequestRecord,
  text: string,
  redacted: (text: string) => string,
): string {
  const id = path?.['endpoint_id'];
  if (id === undefined || !isForEndpoint) return redacted(text);
  if (text === id) return id;
  const at = text.indexOf(`/${id}/`) + 1;
  if (at === 0) return redacted(text);
  const end = at + id.length;
  return redacted(text.slice(0, at)) + id + redacted(text.slice(end));
}

function withoutSecrets({ errors, ...problem }: ProblemBody, redaction: Redaction): ProblemBody {
  return {
    ...problem,
    detail: redaction.text(problem.detail),
    ...(errors !== undefined && {
      errors: errors.map((place) => ({
        ...place,
        pointer: redaction.text(place.pointer),
        received: redaction.text(place.received),
        detail: redaction.text(place.detail),
      })),
    }),
  };
}

function shownMessage(
  headers: Headers,
  { text, bytes, isShortened }: { text: string; bytes: number; isShortened: boolean },
  redaction: Redaction,
): RecordedMessage {
  const body = redaction.body(text);
  return {
    headers: redaction.headers(pairsOf(headers)),
    bytes,
    ...(text !== '' && { body }),
    ...(body !== text && { isRedacted: true as const }),
    ...(isShortened && { isShortened: true as const }),
  };
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
function untoldReason(record: RequestRecord, { code }: ProblemBody): string | undefined {
  if (code !== 'unauthorized') return undefined;
  const { key, path } = record;
  const name = keyName(record) ?? '';
  const endpointId = path?.['endpoint_id'] ?? '';
  return whyUnauthorized(headerOf(record, 'authorization'), { key, name, endpointId });
}

/** Why a request was refused: what its answer says, or what another form of answer leaves out. */
export function problemOf(record: RequestRecord): ProblemBody | undefined {
  const { answer, refusal } = record;
  if (answer === undefined || answer.status < 400) return undefined;
  const { status, headers } = answer;
  if (headers['content-type'] === problemHeaders['content-type']) {
    const problem = parseJson(answeredText(record));
    if (isProblem(problem)) return problem;
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
function isProblem(value: unknown): value is ProblemBody {
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
  return pairsOf(headers).find(([headerName]) => headerName === name)?.[1];
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
  const isOwn = isUrl(origin) && new URL(origin).host === headerOf(record, 'host');
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
