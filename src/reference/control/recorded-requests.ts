/** Renders recorded requests for people, without their secrets. */
import type { components } from '#generated/control/types.d.ts';
import { byteLength } from '../../core/bytes.ts';
import { definedMembers, type WithUndefined } from '../../core/defined-members.ts';
import { hmacSha256Hex } from '../../core/digest.ts';
import type { Turns } from '../../core/event-loop-turns.ts';
import { isDistinctive, isRandom } from '../../core/secret-texts.ts';
import { Secrets } from '../../core/secrets.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { pathOfTarget } from '../../validation/request/path-router.ts';
import type { JobRecord } from '../engine/job-snapshot.ts';
import type { RequestLogs } from '../http/request-log.ts';
import type { RequestRecord } from '../http/request-record.ts';
import {
  answeredText,
  type Headers,
  headerOf,
  headerPairs,
  isUnread,
  jobIdOfRequest,
  keyName,
  type ProblemBody,
  problemOfRecord,
  refusedOrigin,
  sentText,
  untoldReason,
} from './request-facts.ts';

type Schemas = components['schemas'];

/** A request in a list, as it is before it is written as JSON. */
export type RequestRow = WithUndefined<Schemas['RequestSummary']>;

type JobOfRequest = Pick<JobRecord, 'state' | 'error'>;

type ShownLogs = Pick<RequestLogs, 'runId' | 'salt'>;

type KnownLists = Required<Pick<RequestRecord, 'keys' | 'storageSecrets'>>;

/** The number of keys of settings that are hidden from the start: the first ones. */
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

/** What the rest of a record costs besides its texts, in bytes of a body. */
export const recordUnits = 1024;

/** Making all forms of a secret costs so many times reading it. */
const unitsPerSecretByte = 64;

const noSecrets: NonNullable<RequestRecord['storageSecrets']> = [];

/** The target and the headers, each of which is shown in several places. */
function unitsOfHead({ target, headers = {}, answer }: RequestRecord): number {
  const pairs = [...headerPairs(headers), ...headerPairs(answer?.headers ?? {})];
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

  /**
   * A redaction that has met no secrets. The same value of a parameter has the same placeholder in all records.
   * @param marksPaths see `Redaction`
   */
  newRedaction({ marksPaths = false } = {}): Redaction {
    const salt = this.#logs?.salt ?? '';
    const numberOf = (value: string) => Number.parseInt(hmacSha256Hex(salt, value).slice(0, 8), 16);
    return new Redaction({ numberOf, marksPaths });
  }

  /** @param job what it has submitted, as it is now */
  async summary(record: RequestRecord, job?: JobOfRequest): Promise<RequestRow> {
    const redaction = await this.#redactionOf(record);
    // A problem may repeat what the body shows to be a secret.
    if (problemOfRecord(record) === undefined) await this.#turns.take(unitsOfHead(record));
    else await this.#sentMessage(record, redaction);
    return { ...this.#summary(record, redaction), ...jobFields(job, redaction) };
  }

  /** @param job as for a summary */
  async details(
    record: RequestRecord,
    job?: JobOfRequest,
  ): Promise<WithUndefined<Schemas['RequestDetails']>> {
    const { redaction, target, sent, answered } = await this.messages(record);
    const problem = problemOfRecord(record);
    return {
      ...this.#summary(record, redaction),
      ...jobFields(job, redaction),
      target,
      request: sent,
      response: record.answer === undefined || record.answer.drop ? undefined : answered,
      problem: problem === undefined ? undefined : redactProblem(problem, redaction),
    };
  }

  /** @param whole knows further secrets, and learns from the record. Default: one for people */
  async messages(
    record: RequestRecord,
    whole = this.newRedaction({ marksPaths: true }),
  ): Promise<ShownMessages> {
    const redaction = await this.#redactionOf(record, whole);
    const sent = await this.#sentMessage(record, redaction);
    const answered = await this.#answeredMessage(record, redaction);
    const target = aroundEndpoint(record, record.target, (text) => redaction.target(text));
    return { redaction, target, sent, answered };
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
    const secrets = new Secrets(this.#configuredSecrets(keys?.configured ?? []));
    for (const key of keys?.accepted ?? []) if (isRandom(key)) secrets.add(key, keyPlaceholder);
    for (const { value, placeholder } of storageSecrets) secrets.add(value, placeholder);
    this.#lastKnown = { keys, storageSecrets, secrets };
    return secrets;
  }

  /** Made once for each list of keys. */
  #configuredSecrets(keys: readonly string[]): Secrets {
    if (this.#lastConfigured?.keys === keys) return this.#lastConfigured.secrets;
    const secrets = new Secrets();
    for (const key of keys.filter(isDistinctive).slice(0, mostConfiguredKeys)) {
      secrets.add(key, keyPlaceholder);
    }
    this.#lastConfigured = { keys, secrets };
    return secrets;
  }

  #summary(record: RequestRecord, redaction: Redaction): RequestRow {
    const { number, account, atMs, durationMs, method, operationId, answer } = record;
    const problem = problemOfRecord(record);
    const endpointId = record.path?.['endpoint_id'];
    const jobId = jobIdOfRequest(record);
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
          : aroundEndpoint(record, pathOfTarget(record.target), (text) => redaction.text(text)),
      operationId,
      endpointId:
        endpointId === undefined
          ? undefined
          : aroundEndpoint(record, endpointId, (text) => redaction.text(text)),
      jobId: jobId === undefined ? undefined : redaction.text(jobId),
      key,
      status: answer === undefined || answer.drop ? undefined : answer.status,
      dropped: answer?.drop ? true : undefined,
      callerLeft: record.hasLeft ? true : undefined,
      faults: record.faults && [...record.faults],
      refusedOrigin: origin === undefined ? undefined : redaction.text(origin),
      code: problem?.code,
      detail: problem === undefined ? undefined : redaction.text(problem.detail),
      ...summaryPlaces(problem, redaction),
      reason,
    };
  }

  async #sentMessage(record: RequestRecord, redaction: Redaction): Promise<RecordedMessage> {
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
  async #answeredMessage(record: RequestRecord, redaction: Redaction): Promise<RecordedMessage> {
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

/** A worker may repeat a secret in an error. */
function jobFields(
  job: JobOfRequest | undefined,
  redaction: Redaction,
): Pick<RequestRow, 'jobStatus' | 'jobError'> | undefined {
  if (job === undefined) return undefined;
  const { state: jobStatus, error } = job;
  return { jobStatus, jobError: error === undefined ? undefined : redaction.text(error) };
}

/** The first invalid place, and how many others there are. */
function summaryPlaces(
  problem: ProblemBody | undefined,
  redaction: Redaction,
): Pick<RequestRow, 'place' | 'morePlaces'> {
  const [place, ...others] = problem?.errors ?? [];
  return {
    place: place && redactPlace(place, redaction),
    morePlaces: others.length > 0 ? others.length : undefined,
  };
}

function redactPlace(
  place: Schemas['ProblemPlace'],
  redaction: Redaction,
): Schemas['ProblemPlace'] {
  return {
    ...place,
    pointer: redaction.text(place.pointer),
    received: redaction.text(place.received),
    detail: redaction.text(place.detail),
  };
}

function redactProblem({ errors, ...problem }: ProblemBody, redaction: Redaction): ProblemBody {
  return {
    ...problem,
    detail: redaction.text(problem.detail),
    ...(errors !== undefined && {
      errors: errors.map((place) => redactPlace(place, redaction)),
    }),
  };
}

function shownMessage(
  headers: Headers,
  { text, bytes, isShortened }: { text: string; bytes: number; isShortened: boolean },
  redaction: Redaction,
): RecordedMessage {
  const body = redaction.body(text);
  return definedMembers({
    headers: redaction.headers(headerPairs(headers)),
    bytes,
    body: text === '' ? undefined : body,
    isRedacted: body === text ? undefined : true,
    isShortened: isShortened ? true : undefined,
  });
}
