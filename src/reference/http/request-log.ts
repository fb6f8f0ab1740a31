/**
 * The requests to the API and what was answered, for people who look for the reason of a refusal. A record
 * only refers to what the service has at hand: it is rendered, and its secrets are removed, for those who look.
 */
import type { components } from '#generated/service-settings/types.d.ts';
import { systemTimers } from '../../core/clock.ts';
import { unpredictableDigits } from '../../core/random.ts';
import type {
  HttpHandler,
  HttpRequest,
  HttpResponse,
  RequestHeaders,
} from '../../validation/http.ts';
import { receiverPrefix } from '../control/receiver-path.ts';
import type { Account, Accounts, KnownKey } from './accounts.ts';
import { keyIn } from './authenticate.ts';
import { Problem } from './service-problem.ts';

/** The settings of a request log, with their defaults. */
export type RequestLogBounds = Required<components['schemas']['RequestLogSettings']>;

/** A request with its answer. Nothing in it has been redacted. */
export interface RequestRecord {
  /** Counts the records of all accounts, starting at 1. */
  readonly number: number;
  /** Undefined if the request belongs to no account. */
  readonly account: Account | undefined;
  /** On the account's clock, or else in real time. */
  readonly atMs: number;
  readonly endMs: number;
  /** In real time. */
  readonly durationMs: number;
  readonly method: string;
  readonly target: string;
  readonly operationId: string | undefined;
  /** Decoded path parameters; undefined without an operation. */
  readonly path: PathParameters | undefined;
  readonly key: KnownKey | undefined;
  readonly headers: RequestHeaders;
  /**
   * The bytes of the body as Latin-1, or the beginning of what is longer than the bound: a text takes less
   * time to keep than bytes. Undefined if the service has not read the body.
   */
  readonly sent: string | undefined;
  readonly sentBytes: number;
  readonly answer: HttpResponse;
  /** The size of a body of which the answer here has only the beginning, in bytes. */
  readonly answerBytes: number | undefined;
  /** Why the request was refused, whatever form the answer has. */
  readonly problem: Problem | undefined;
  /** About what the record takes in memory. */
  readonly bytes: number;
}

type PathParameters = Readonly<Record<string, string>>;

/** What a record takes besides texts and bodies, in bytes. */
const recordBytes = 512;

/** How much more is dropped than needed once all logs together are full, as a part of their limit. */
const slack = 1 / 16;

/** A request on its way: it remembers its body, and what the service finds out about it. */
class PendingRequest implements HttpRequest {
  readonly #request: HttpRequest;
  readonly #mostBytes: number;
  readonly startMs = now();
  sent: string | undefined;
  sentBytes = 0;
  /** As operations see it: a call of the console has a key there. */
  seen: HttpRequest | undefined;
  operationId: string | undefined;
  path: PathParameters | undefined;
  account: Account | undefined;
  /** On the clock of its account. */
  atMs: number | undefined;
  problem: Problem | undefined;
  isPage = false;

  /** @param mostBytes of the body are remembered */
  constructor(request: HttpRequest, mostBytes: number) {
    this.#request = request;
    this.#mostBytes = mostBytes;
  }

  get method(): string {
    return this.#request.method;
  }

  get target(): string {
    return this.#request.target;
  }

  get origin(): string {
    return this.#request.origin;
  }

  get authority(): string | undefined {
    return this.#request.authority;
  }

  get address(): string | undefined {
    return this.#request.address;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  header(name: string): string | undefined {
    return this.#request.header(name);
  }

  headers(): RequestHeaders {
    return this.#request.headers?.() ?? {};
  }

  async body(limitBytes: number): Promise<Uint8Array> {
    const bytes = await this.#request.body(limitBytes);
    const { buffer, byteOffset, length } = bytes;
    this.sentBytes = length;
    this.sent = Buffer.from(buffer, byteOffset, length).toString('latin1', 0, this.#mostBytes);
    return bytes;
  }
}

const { now } = systemTimers();

/** Undefined where requests are not recorded. */
function pending(request: HttpRequest): PendingRequest | undefined {
  const original = request.original ?? request;
  return original instanceof PendingRequest ? original : undefined;
}

/** Notes the operation that a request is for. */
export function noteOperation(
  request: HttpRequest,
  operationId: string,
  path: PathParameters,
): void {
  const noted = pending(request);
  if (noted === undefined) return;
  noted.operationId = operationId;
  noted.path = path;
  noted.seen = request;
}

/** Notes the account that a request belongs to. */
export function noteAccount(request: HttpRequest, account: Account): void {
  const noted = pending(request);
  if (noted === undefined) return;
  noted.account = account;
  noted.atMs = account.clock.now();
}

/** Notes why a request is refused. */
export function noteRefusal(request: HttpRequest, error: unknown): void {
  const noted = pending(request);
  if (noted !== undefined && error instanceof Problem) noted.problem = error;
}

/** Notes that a request is for a page, which no log records. */
export function notePage(request: HttpRequest): void {
  const noted = pending(request);
  if (noted !== undefined) noted.isPage = true;
}

/** The latest requests of one account, or of none. */
class RequestLog {
  readonly #bounds: RequestLogBounds;
  /** Dropped ones are at the beginning, up to `#first`. */
  #records: (RequestRecord | undefined)[] = [];
  #first = 0;
  readonly listeners = new Set<() => void>();
  bytes = 0;

  constructor(bounds: RequestLogBounds) {
    this.#bounds = bounds;
  }

  add(record: RequestRecord): void {
    this.#records.push(record);
    this.bytes += record.bytes;
    const { requests, accountBytes } = this.#bounds;
    while (this.#records.length - this.#first > requests || this.bytes > accountBytes) this.drop();
    for (const listener of this.listeners) listener();
  }

  /** Drops the oldest one. */
  drop(): void {
    this.bytes -= this.#records[this.#first]?.bytes ?? 0;
    this.#records[this.#first] = undefined;
    this.#first += 1;
    if (this.#first * 2 <= this.#records.length) return;
    this.#records = this.#records.slice(this.#first);
    this.#first = 0;
  }

  /** Those with a higher number, the oldest first. */
  list(after: number): RequestRecord[] {
    const last = this.#records.findLastIndex((record) => (record?.number ?? 0) <= after);
    return this.#records.slice(last + 1).filter((record) => record !== undefined);
  }
}

/** The request logs of a service: one of each account, and one of requests that belong to none. */
export class RequestLogs {
  readonly bounds: RequestLogBounds;
  /** Records of other processes and of former runs have other ids. */
  readonly runId = unpredictableDigits(8);
  readonly #accounts: Accounts;
  readonly #ofNone: RequestLog;
  /** By the account, which is another one after a reset. */
  readonly #logs = new Map<Account, RequestLog>();
  /** Requests that the server has refused by itself, while the service may still work on them. */
  readonly #refused = new WeakSet<HttpRequest>();
  #bytes = 0;
  #last = 0;

  constructor(accounts: Accounts, bounds: RequestLogBounds) {
    this.#accounts = accounts;
    this.bounds = bounds;
    this.#ofNone = new RequestLog(bounds);
    accounts.follow((account) => {
      this.#logs.set(account, new RequestLog(bounds));
      const forget = () => {
        this.#bytes -= this.#logs.get(account)?.bytes ?? 0;
        this.#logs.delete(account);
      };
      account.closed.addEventListener('abort', forget, { once: true });
    });
  }

  /** The number of the latest record. */
  get last(): number {
    return this.#last;
  }

  /**
   * The requests of an account, or of none, the oldest first.
   * @param after only those with a higher number. Default: all
   */
  list(account: Account | undefined, after = 0): RequestRecord[] {
    return this.#logOf(account)?.list(after) ?? [];
  }

  /** Calls the listener after each further record, until the returned function is called. */
  subscribe(account: Account | undefined, listener: () => void): () => void {
    const log = this.#logOf(account);
    log?.listeners.add(listener);
    return () => log?.listeners.delete(listener);
  }

  /** The same handler, whose requests and answers are recorded. */
  recording(handler: HttpHandler): HttpHandler {
    return (request) => {
      if (isOwn(request)) return handler(request);
      const noted = new PendingRequest(request, this.bounds.bodyBytes);
      const answer = handler(noted);
      if (!(answer instanceof Promise)) {
        this.#add(noted, answer);
        return answer;
      }
      return answer.then((settled) => {
        if (!this.#refused.has(request)) this.#add(noted, settled);
        return settled;
      });
    };
  }

  /** Records a request that the server refuses by itself, such as one with two `Host` headers. */
  refused(request: HttpRequest, answer: HttpResponse): void {
    if (isOwn(request)) return;
    this.#refused.add(request);
    this.#add(new PendingRequest(request, this.bounds.bodyBytes), answer);
  }

  #logOf(account: Account | undefined): RequestLog | undefined {
    return account === undefined ? this.#ofNone : this.#logs.get(account);
  }

  #add(noted: PendingRequest, answer: HttpResponse): void {
    if (noted.isPage) return;
    const key = this.#keyOf(noted);
    const account = noted.account ?? key?.account;
    const log = this.#logOf(account);
    // The account may have ended meanwhile.
    if (log === undefined) return;
    this.#last += 1;
    const { bodyBytes } = this.bounds;
    const record = recordOf(noted, answer, { account, key, number: this.#last, bodyBytes });
    const before = log.bytes;
    log.add(record);
    this.#bytes += log.bytes - before;
    if (this.#bytes > this.bounds.serviceBytes) this.#trim();
  }

  #keyOf(noted: PendingRequest): KnownKey | undefined {
    const key = keyIn((noted.seen ?? noted).header('authorization'));
    return key === '' ? undefined : this.#accounts.byKey(key);
  }

  /** Takes from the largest log until there is room. */
  #trim(): void {
    const logs = [this.#ofNone, ...this.#logs.values()];
    const largest = logs.reduce((most, log) => (log.bytes > most.bytes ? log : most));
    const before = largest.bytes;
    // Some more, so that not every request looks for the largest.
    const untilBytes = this.#bytes - this.bounds.serviceBytes * (1 - slack);
    while (before - largest.bytes < untilBytes && largest.bytes > 0) largest.drop();
    this.#bytes -= before - largest.bytes;
  }
}

/** Calls of the control interface and of receivers, and the console's pages. */
function isOwn({ target }: HttpRequest): boolean {
  return (
    target.startsWith('/control') ||
    target.startsWith('/console') ||
    target.startsWith(receiverPrefix)
  );
}

function recordOf(
  noted: PendingRequest,
  given: HttpResponse,
  {
    account,
    key,
    number,
    bodyBytes,
  }: Pick<RequestRecord, 'account' | 'key' | 'number'> & Pick<RequestLogBounds, 'bodyBytes'>,
): RequestRecord {
  const { startMs, method, target, operationId, path, sent, sentBytes, problem } = noted;
  const nowMs = now();
  const durationMs = nowMs - startMs;
  const atMs = noted.atMs ?? startMs;
  const headers = noted.headers();
  const { answer, answerBytes } = keptAnswer(given, bodyBytes);
  let bytes = recordBytes + target.length + (sent?.length ?? 0) + (answer.body?.length ?? 0);
  for (const name in headers) bytes += name.length + (headers[name]?.length ?? 0);
  // The places of a problem repeat its message.
  if (problem !== undefined) bytes += 2 * problem.message.length;
  return {
    number,
    account,
    atMs,
    endMs: noted.account?.clock.now() ?? atMs + durationMs,
    durationMs,
    method,
    target,
    operationId,
    path,
    key,
    headers,
    sent,
    sentBytes,
    answer,
    answerBytes,
    problem,
    bytes,
  };
}

/**
 * Of a longer body a copy of its beginning, so that the rest is not kept. Images and videos are not kept:
 * their address says all about them.
 */
function keptAnswer(
  answer: HttpResponse,
  mostBytes: number,
): Pick<RequestRecord, 'answer' | 'answerBytes'> {
  const { body = '' } = answer;
  if (typeof body !== 'string') {
    return { answer: { ...answer, body: '' }, answerBytes: body.length };
  }
  // A UTF-16 unit of a text takes at most three bytes.
  if (body.length * 3 <= mostBytes) return { answer, answerBytes: undefined };
  const bytes = Buffer.from(body);
  if (bytes.length <= mostBytes) return { answer, answerBytes: undefined };
  const beginning = bytes.toString('utf8', 0, mostBytes);
  return { answer: { ...answer, body: beginning }, answerBytes: bytes.length };
}
