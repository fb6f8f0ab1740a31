/**
 * A request with its answer, as it is recorded. A record only refers to what the service has at hand: it is
 * rendered, and its secrets are removed, for those who look.
 */
import { byteLength, bytesOf, latin1Of, textOf } from '../../core/bytes.ts';
import { isSystemClock, systemTimers } from '../../core/clock.ts';
import type { StorageSecret } from '../../evidence/storage-secrets.ts';
import type { InvalidValue } from '../../validation/errors/invalid-values.ts';
import type {
  HttpRequest,
  HttpResponse,
  RequestHeaders,
  RequestNotes,
} from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import type { KnownKey } from '../accounts/account-keys.ts';
import type { FaultSettings } from '../engine/injected-faults.ts';
import type { SubmittedRequest } from '../engine/job-snapshot.ts';
import { Problem, type ProblemCode } from './service-problem.ts';

/** Where a record is listed. */
export interface RecordList {
  /** Counts further bytes of a record that it has. */
  count(record: RequestRecord, bytes: number): void;
}

/** The keys of all accounts that a service knows. */
export interface ServiceKeys {
  /** In settings: the same list until they change. */
  readonly configured: readonly string[];
  /** Others that it has accepted. */
  readonly accepted: readonly string[];
}

export interface RecordKeeper {
  /** The most bytes of a body that are kept. */
  readonly bodyBytes: number;
  /** Called once the account of a request is known. */
  begun(record: RequestRecord): void;
  /** Called with the storage settings of a job that a request has submitted. */
  keepSecrets(record: RequestRecord, storage: object): void;
}

/** Why a request was refused, whatever form the answer has. */
export interface RecordedRefusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly findings: readonly InvalidValue[];
}

/** What a record takes besides texts and bodies, in bytes. */
const emptyBytes = 512;

/** About what a header of a native request takes besides its texts, in bytes. */
const uncountedBytes = 64;

const { now } = systemTimers();

/** Nothing in it has been redacted. */
export class RequestRecord implements RequestNotes {
  /** Counts the records of all accounts, starting at 1; 0 until it is listed. */
  number = 0;
  /** Undefined if the request belongs to no account. */
  account: Account | undefined;
  key: KnownKey | undefined;
  /** Those that the service knew when the request was listed. */
  keys: ServiceKeys | undefined;
  /** Whether the service had the endpoint of the path when the request was listed. */
  isForEndpoint = false;
  /** Credentials in the storage settings of the account's jobs so far, which a worker may repeat. */
  storageSecrets: readonly StorageSecret[] | undefined;
  /** Empty if the service could not read the request. */
  readonly method: string;
  readonly target: string;
  operationId: string | undefined;
  /** Decoded path parameters; undefined without an operation. */
  path: Readonly<Record<string, string>> | undefined;
  /** The job that the request submitted. */
  jobId: string | undefined;
  readonly headers: ReturnType<NonNullable<HttpRequest['headers']>> | undefined;
  /**
   * The bytes of the body as Latin-1, or the beginning of what is longer than the bound: a text takes less
   * time to keep than bytes. Undefined if the service has not read the body.
   */
  sent: string | undefined;
  sentBytes = 0;
  /** Undefined while the request waits for it. */
  answer: HttpResponse | undefined;
  /** The size of a body of which the answer here has only the beginning, in bytes. */
  answerBytes: number | undefined;
  refusal: RecordedRefusal | undefined;
  /** The declared faults that took effect on the answer. */
  faults: readonly FaultSettings[] | undefined;
  /** Whether the client had closed the connection, or its sending side of it, before the answer. */
  hasLeft = false;
  /** In real time. */
  readonly startMs = now();
  /** In real time. */
  endMs: number | undefined;
  /** On the account's clock, or else in real time. */
  atMs = this.startMs;
  /** Likewise. */
  answeredMs: number | undefined;
  isPage = false;
  /** About what the credentials take that later records know because of this request. */
  secretBytes = 0;
  /** About what the record takes in memory. */
  bytes = 0;
  /** Undefined if no list has it. */
  list: RecordList | undefined;
  readonly #keeper: RecordKeeper;
  /** 0 until it is counted. */
  #headBytes = 0;

  /** @param request undefined if the service could not read it */
  constructor(request: HttpRequest | undefined, keeper: RecordKeeper) {
    this.method = request?.method ?? '';
    this.target = request?.target ?? '';
    this.headers = request?.headers?.();
    this.#keeper = keeper;
  }

  /** Real time until the answer, or so far. */
  get durationMs(): number {
    return (this.endMs ?? now()) - this.startMs;
  }

  /** Whether the caller did not get what it asked for; false while it waits. */
  get isRefused(): boolean {
    const { answer, hasLeft } = this;
    return answer !== undefined && (answer.status >= 400 || answer.drop === true || hasLeft);
  }

  /** What it takes so far. */
  get ownBytes(): number {
    const { sent = '', refusal } = this;
    const { body = '' } = this.answer ?? {};
    if (this.#headBytes === 0) this.#headBytes = emptyBytes + headBytesOf(this);
    // The places of a problem repeat its message.
    const refusalBytes = refusal === undefined ? 0 : 2 * refusal.detail.length;
    return this.#headBytes + sent.length + body.length + refusalBytes + this.secretBytes;
  }

  /** From now on its times are on the account's clock. */
  belongsTo(account: Account): void {
    this.account = account;
    const { clock } = account;
    if (!isSystemClock(clock)) this.atMs = clock.now();
  }

  /** Before the answer, so that a request that waits for it is listed. */
  begun(): void {
    this.#keeper.begun(this);
  }

  noteJob(jobId: string, storage: object | undefined): void {
    this.jobId = jobId;
    if (storage !== undefined) this.#keeper.keepSecrets(this, storage);
  }

  noteBody(body: Uint8Array): void {
    this.sentBytes = body.length;
    this.sent = latin1Of(body, this.#keeper.bodyBytes);
    this.list?.count(this, this.sent.length);
  }

  /** Replaces the answer if there is one already. */
  noteAnswer(answer: HttpResponse): void {
    const { body = '' } = answer;
    const mostBytes = this.#keeper.bodyBytes;
    this.endMs = now();
    const { clock } = this.account ?? {};
    const isReal = clock === undefined || isSystemClock(clock);
    this.answeredMs = isReal ? this.atMs + this.durationMs : clock.now();
    this.answer = answer;
    this.answerBytes = undefined;
    // A UTF-16 unit of a text takes at most three bytes.
    if (typeof body === 'string' && body.length * 3 <= mostBytes) return;
    const bytes = byteLength(body);
    if (typeof body === 'string' && bytes <= mostBytes) return;
    // A copy, so that the rest is not kept. Images and videos are not kept: their address says all about them.
    const kept = typeof body === 'string' ? textOf(bytesOf(body).subarray(0, mostBytes)) : '';
    this.answer = { ...answer, body: kept };
    this.answerBytes = bytes;
  }
}

function headBytesOf({ target, headers = {} }: RequestRecord): number {
  let bytes = target.length;
  if (areIterableHeaders(headers)) {
    for (const [name, value] of headers) bytes += name.length + value.length + uncountedBytes;
  } else {
    for (const name in headers) bytes += name.length + (headers[name]?.length ?? 0);
  }
  return bytes;
}

export function areIterableHeaders(
  headers: RequestHeaders | Iterable<readonly [string, string]>,
): headers is Iterable<readonly [string, string]> {
  return Symbol.iterator in headers;
}

/** Undefined where requests are not recorded. */
export function requestRecordOf(
  request: Pick<HttpRequest, 'notes' | 'original'>,
): RequestRecord | undefined {
  const { notes } = request.original ?? request;
  return notes instanceof RequestRecord ? notes : undefined;
}

/** Notes the operation that a request is for. */
export function noteOperation(
  request: HttpRequest,
  operationId: string,
  path: Readonly<Record<string, string>>,
): void {
  const record = requestRecordOf(request);
  if (record === undefined) return;
  record.operationId = operationId;
  record.path = path;
}

/** Notes the job that a request has submitted, whatever its answer will be. */
export function noteJob(
  request: HttpRequest,
  jobId: string,
  storage: SubmittedRequest['s3Config'],
): void {
  requestRecordOf(request)?.noteJob(jobId, storage);
}

/** Notes the known key of a request, which may lack a permission. */
export function noteKey(request: HttpRequest, key: KnownKey): void {
  const record = requestRecordOf(request);
  if (record !== undefined) record.key = key;
}

/** Notes the account that a request belongs to. */
export function noteAccount(request: HttpRequest, account: Account): void {
  const record = requestRecordOf(request);
  record?.belongsTo(account);
  record?.begun();
}

/** Notes why a request is refused. */
export function noteRefusal(request: HttpRequest, error: unknown): void {
  const record = requestRecordOf(request);
  if (record === undefined || !(error instanceof Problem)) return;
  // Without the error itself, whose stack takes more memory than all else.
  const { code, message: detail, findings } = error;
  record.refusal = { code, detail, findings };
}

/** Notes a declared fault that takes effect on the answer. */
export function noteFault(request: HttpRequest, fault: FaultSettings): void {
  const record = requestRecordOf(request);
  if (record !== undefined) record.faults = [...(record.faults ?? []), fault];
}

/** Notes that a request is for a page, which no log records. */
export function notePage(request: HttpRequest): void {
  const record = requestRecordOf(request);
  if (record !== undefined) record.isPage = true;
}
