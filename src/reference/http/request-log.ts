/** The latest requests to the API and their answers, for people who look for the reason of a refusal. */
import type { components } from '#generated/service-settings/types.d.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { type StorageSecret, storageSecretsIn } from '../../evidence/storage-secrets.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import type { KnownKey } from '../accounts/account-keys.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { readKeyHeader } from './authenticate.ts';
import { isOwnPath } from './paths-outside-api.ts';
import {
  type RecordKeeper,
  type RecordList,
  RequestRecord,
  requestRecordOf,
  type ServiceKeys,
} from './request-record.ts';

/** The settings of a request log, with their defaults. */
export type RequestLogBounds = Required<components['schemas']['RequestLogSettings']>;

/** Called with each record that begins to wait, or that was answered. */
export type RecordListener = (record: RequestRecord) => void;

/** How much more is dropped than needed once all logs together are full, as a part of their limit. */
const slack = 1 / 16;

/** A record knows so many keys of other requests: the latest that the service had accepted. */
const mostAcceptedKeys = 100;

/** A record knows so many credentials of the account's storage settings: the latest. */
const mostStorageSecrets = 50;

/** The part of the bounds of a log that older refused requests keep while others could be dropped. */
const refusedShare = 1 / 4;

/** The latest requests of one account, or of none. */
class RequestLog implements RecordList {
  readonly #bounds: RequestLogBounds;
  readonly #onBytes: (bytes: number) => void;
  /** Dropped ones are at the beginning, up to `#first`. */
  #records: (RequestRecord | undefined)[] = [];
  #first = 0;
  /** Older ones that still wait: they are dropped last, because they show why a program hangs. */
  readonly #waiting = new Set<RequestRecord>();
  /** Older refused ones: a program that succeeds often does not hide why it was refused before. */
  readonly #refused = new Set<RequestRecord>();
  #refusedBytes = 0;
  readonly listeners = new Set<RecordListener>();
  /** Another list after each change, so that records keep theirs. */
  storageSecrets: readonly StorageSecret[] = [];
  bytes = 0;
  /** How many it no longer has. */
  dropped = 0;

  /** @param onBytes called with each change of its bytes */
  constructor(bounds: RequestLogBounds, onBytes: (bytes: number) => void) {
    this.#bounds = bounds;
    this.#onBytes = onBytes;
  }

  /** Also for one that was dropped while it waited, and is answered now. */
  add(record: RequestRecord): void {
    record.list = this;
    this.#records.push(record);
    this.count(record, record.ownBytes);
  }

  /** Counts the answer of a record that it has. */
  end(record: RequestRecord): void {
    if (this.#takeOut(record)) this.#records.push(record);
    this.count(record, record.ownBytes - record.bytes);
  }

  count(record: RequestRecord, bytes: number): void {
    record.bytes += bytes;
    this.bytes += bytes;
    const { requests, accountBytes } = this.#bounds;
    while (this.#size > requests || this.bytes > accountBytes) if (!this.drop()) break;
    this.#onBytes(bytes);
  }

  /**
   * Drops the oldest one that succeeded, or the oldest refused one where these have more than their share.
   * Without such a one, the oldest refused one, or else the oldest; false if there is none.
   */
  drop(): boolean {
    while (!this.#hasManyRefused && this.#first < this.#records.length) {
      const oldest = this.#shift();
      if (oldest === undefined) continue;
      if (oldest.answer === undefined) this.#waiting.add(oldest);
      else if (!oldest.isRefused) return this.#forget(oldest);
      else {
        this.#refused.add(oldest);
        this.#refusedBytes += oldest.bytes;
      }
    }
    const [oldest] = this.#refused.size > 0 ? this.#refused : this.#waiting;
    return oldest !== undefined && this.#forget(oldest);
  }

  /** How many characters of credentials it keeps for later records. */
  keepSecrets(storage: object): number {
    const before = this.storageSecrets;
    const more = storageSecretsIn(storage).filter(
      ({ value, placeholder }) =>
        !before.some((secret) => secret.value === value && secret.placeholder === placeholder),
    );
    if (more.length > 0) this.storageSecrets = [...before, ...more].slice(-mostStorageSecrets);
    return more.reduce((sum, { value }) => sum + value.length, 0);
  }

  tell(record: RequestRecord): void {
    if (this.listeners.size === 0) return;
    for (const listener of this.listeners) listener(record);
  }

  /** In the order in which they arrived. */
  list(): RequestRecord[] {
    const listed = this.#records.slice(this.#first).filter((record) => record !== undefined);
    return [...this.#waiting, ...this.#refused, ...listed].sort((a, b) => a.number - b.number);
  }

  get #size(): number {
    return this.#records.length - this.#first + this.#waiting.size + this.#refused.size;
  }

  get #hasManyRefused(): boolean {
    const { requests, accountBytes } = this.#bounds;
    return (
      this.#refused.size > Math.max(requests * refusedShare, 1) ||
      this.#refusedBytes > accountBytes * refusedShare
    );
  }

  /** From the older ones that are dropped later; false if it is none of them. */
  #takeOut(record: RequestRecord): boolean {
    const wasRefused = this.#refused.delete(record);
    if (wasRefused) this.#refusedBytes -= record.bytes;
    return wasRefused || this.#waiting.delete(record);
  }

  #shift(): RequestRecord | undefined {
    const oldest = this.#records[this.#first];
    this.#records[this.#first] = undefined;
    this.#first += 1;
    if (this.#first * 2 > this.#records.length) {
      this.#records = this.#records.slice(this.#first);
      this.#first = 0;
    }
    return oldest;
  }

  #forget(record: RequestRecord): true {
    const { bytes } = record;
    this.#takeOut(record);
    this.dropped += 1;
    record.list = undefined;
    record.bytes = 0;
    // A request that waits would keep its body.
    record.sent = undefined;
    this.bytes -= bytes;
    this.#onBytes(-bytes);
    return true;
  }
}

/** The request logs of a service: one of each account, and one of requests that belong to none. */
export class RequestLogs implements RecordKeeper {
  readonly bodyBytes: number;
  /** Records of other processes and of former runs have other ids. */
  readonly runId = unpredictableDigits(8);
  /** Makes numbers in place of secret values, which say nothing about these. */
  readonly salt = unpredictableDigits(32);
  readonly #bounds: RequestLogBounds;
  readonly #accounts: Accounts;
  readonly #ofNone: RequestLog;
  /** By the account, which is another one after a reset. */
  readonly #logs = new Map<Account, RequestLog>();
  #bytes = 0;
  #last = 0;
  readonly #accepted = new WeakSet<KnownKey>();
  /** Others after each change, so that records keep theirs. */
  #keys: ServiceKeys = { configured: [], accepted: [] };

  constructor(accounts: Accounts, bounds: RequestLogBounds) {
    this.#accounts = accounts;
    this.#bounds = bounds;
    this.bodyBytes = bounds.bodyBytes;
    this.#ofNone = this.#newLog();
    accounts.follow((account) => {
      const log = this.#newLog();
      this.#logs.set(account, log);
      const forget = () => {
        this.#logs.delete(account);
        while (log.drop());
      };
      account.closed.addEventListener('abort', forget, { once: true });
    });
  }

  /** The requests of an account, or of none, in the order in which they arrived. */
  list(account: Account | undefined): RequestRecord[] {
    return this.#logOf(account)?.list() ?? [];
  }

  /** How many older requests of an account, or of none, are no longer recorded. */
  droppedCount(account: Account | undefined): number {
    return this.#logOf(account)?.dropped ?? 0;
  }

  /** Calls the listener until the returned function is called. */
  subscribe(account: Account | undefined, listener: RecordListener): () => void {
    const log = this.#logOf(account);
    log?.listeners.add(listener);
    return () => log?.listeners.delete(listener);
  }

  /** The same handler, whose requests and answers are recorded. */
  recording(handler: HttpHandler): HttpHandler {
    return (request) => {
      if (isOwnPath(request.target)) return handler(request);
      const record = new RequestRecord(request, this);
      request.notes = record;
      const answer = handler(request);
      if (!(answer instanceof Promise)) {
        this.#end(record, answer, request);
        return answer;
      }
      return answer.then((settled) => {
        // The server may have refused it meanwhile.
        if (record.answer === undefined) this.#end(record, settled, request);
        return settled;
      });
    };
  }

  /**
   * Records a request that the server refuses by itself, such as one with two `Host` headers.
   * @param request undefined if the server could not read it
   */
  recordRefusal(request: HttpRequest | undefined, answer: HttpResponse): void {
    if (request !== undefined && isOwnPath(request.target)) return;
    const record = request && requestRecordOf(request);
    this.#end(record ?? new RequestRecord(request, this), answer, request);
  }

  begun(record: RequestRecord): void {
    this.#list(record, this.#logOf(record.account));
  }

  keepSecrets(record: RequestRecord, storage: object): void {
    const kept = this.#logOf(record.account)?.keepSecrets(storage) ?? 0;
    record.secretBytes += kept;
    record.list?.count(record, kept);
  }

  #newLog(): RequestLog {
    return new RequestLog(this.#bounds, (bytes) => {
      this.#bytes += bytes;
      if (this.#bytes > this.#bounds.serviceBytes) this.#trim();
    });
  }

  #logOf(account: Account | undefined): RequestLog | undefined {
    return account === undefined ? this.#ofNone : this.#logs.get(account);
  }

  /** Without a log, the account has ended. */
  #list(record: RequestRecord, log: RequestLog | undefined): void {
    if (log === undefined) return;
    if (record.number === 0) {
      this.#last += 1;
      record.number = this.#last;
      record.keys = this.#currentKeys();
      const endpointId = record.path?.['endpoint_id'];
      record.isForEndpoint = endpointId !== undefined && this.#accounts.hasEndpoint(endpointId);
      record.storageSecrets = log.storageSecrets;
    } else {
      log.dropped -= 1;
    }
    log.add(record);
    log.tell(record);
  }

  #end(record: RequestRecord, answer: HttpResponse, request: HttpRequest | undefined): void {
    if (record.isPage) return;
    record.hasLeft = request?.hasLeft ?? false;
    if (record.account === undefined && request !== undefined) {
      record.key ??= this.#keyOf(request);
      if (record.key !== undefined) record.belongsTo(record.key.account);
    }
    if (record.key !== undefined && request !== undefined) this.#accept(record.key, request);
    record.noteAnswer(answer);
    const log = this.#logOf(record.account);
    // Those of jobs that were submitted while it waited, too.
    record.storageSecrets = log?.storageSecrets;
    if (record.list === undefined) {
      this.#list(record, log);
    } else {
      log?.end(record);
      log?.tell(record);
    }
  }

  #accept(knownKey: KnownKey, request: HttpRequest): void {
    if (this.#accepted.has(knownKey)) return;
    this.#accepted.add(knownKey);
    const key = readKeyHeader(request.header('authorization'));
    if (key === '') return;
    const { configured, accepted } = this.#keys;
    this.#keys = { configured, accepted: [...accepted.slice(1 - mostAcceptedKeys), key] };
  }

  #currentKeys(): ServiceKeys {
    const { configuredKeys: configured } = this.#accounts;
    if (configured !== this.#keys.configured) this.#keys = { ...this.#keys, configured };
    return this.#keys;
  }

  #keyOf(request: HttpRequest): KnownKey | undefined {
    const key = readKeyHeader(request.header('authorization'));
    return key === '' ? undefined : this.#accounts.byKey(key);
  }

  /** Takes from the largest log until there is room, then from the next: with many accounts, each has little. */
  #trim(): void {
    const logs = [this.#ofNone, ...this.#logs.values()].sort((a, b) => b.bytes - a.bytes);
    // Some more, so that not every request looks for the largest.
    const enoughBytes = this.#bounds.serviceBytes * (1 - slack);
    for (const log of logs) {
      while (this.#bytes > enoughBytes) if (!log.drop()) break;
    }
  }
}
