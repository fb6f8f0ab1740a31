/** The event log of an account as a stream in Redis, which all replicas write and follow. */
import { wallClockPause } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import type {
  AccountEvent,
  EventQuery,
  Events,
  NewEvent,
  OwnListener,
} from '../engine/event-log.ts';
import type { RedisAccount } from './redis-account.ts';

export interface EventLogOptions {
  readonly account: RedisAccount;
  readonly onError: (error: unknown) => void;
}

/** The sequence after which a listener gets entries; undefined until it is known. */
interface Position {
  after: number | undefined;
}

/** Real time between two reads of further events, in milliseconds. */
const pauseMs = 10;

export class RedisEventLog implements Events {
  readonly #options: EventLogOptions;
  readonly #listeners = new Map<(event: AccountEvent) => void, Position>();
  readonly #ownListeners = new Set<OwnListener>();
  /** Resolves with what ends it; undefined while nobody listens. */
  #listening: Promise<() => void> | undefined;
  #reading: Promise<void> | undefined;
  #readAgain = false;

  constructor(options: EventLogOptions) {
    this.#options = options;
    const { store, base } = options.account;
    store.hearLogged(base, (entries) => this.#tellOwn(entries));
  }

  append(event: NewEvent): void {
    const { account, onError } = this.#options;
    account.run('append', { event: JSON.stringify(event) }).catch(onError);
  }

  async list({ after = 0, limit }: EventQuery = {}): Promise<AccountEvent[]> {
    const { account } = this.#options;
    const count = Math.max(1, limit ?? account.logSize);
    const entries = await account.askKey('log', 'stream', (redis, key) =>
      redis.xrange(key, `${after + 1}`, '+', 'COUNT', count),
    );
    return entries.slice(0, limit).flatMap((entry) => readEntry(entry) ?? this.#drop(entry));
  }

  /** Removes an entry that no script can have written: whoever follows goes on after it. */
  #drop([id]: RedisLogEntry): [] {
    const { account, onError } = this.#options;
    const drop = async () => {
      const removed = await account.askKey('log', 'stream', (redis, key) => redis.xdel(key, id));
      if (removed === 0) return;
      onError(
        new Error(`The event ${id} of ${account.base}log in Redis is broken. It was removed.`),
      );
    };
    account.clock.hold(drop().catch(onError));
    return [];
  }

  subscribe(listener: (event: AccountEvent) => void): () => void {
    const { onError } = this.#options;
    const position: Position = { after: undefined };
    this.#listeners.set(listener, position);
    // Commands run in order: entries that this process writes from now on are further ones.
    const search = this.#find(position);
    Promise.all([search, this.#listen()])
      .then(() => this.#deliver())
      .catch(onError);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leave();
    };
  }

  follow(listener: () => void): () => void {
    return this.subscribe(() => listener());
  }

  subscribeOwn(listener: OwnListener): () => void {
    this.#ownListeners.add(listener);
    return () => this.#ownListeners.delete(listener);
  }

  /**
   * Stops following other replicas. Entries that this one writes while it closes are still
   * reported.
   */
  close(): void {
    this.#listeners.clear();
    this.#leave();
  }

  /** A listener that fails does not fail the command that logged. */
  #tellOwn(entries: readonly (readonly unknown[])[]): void {
    if (this.#ownListeners.size === 0) return;
    try {
      for (const [sequence, at, event] of entries) {
        const entry = readLogEntry(Number(sequence), at, event);
        if (entry === undefined) continue;
        for (const listener of this.#ownListeners) listener(entry, entry.sequence, entry.atMs);
      }
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Resolves when this process hears of further entries. */
  #listen(): Promise<unknown> {
    const { store, base } = this.#options.account;
    this.#listening ??= store.listen(`${base}events`, () => this.#deliver());
    return this.#listening;
  }

  #leave(): void {
    // The caller that began to listen gets the error.
    this.#listening?.then((leave) => leave()).catch(() => undefined);
    this.#listening = undefined;
  }

  /** Asks for the last entry that is no further one, unless that is known. */
  async #find(position: Position): Promise<void> {
    const { account } = this.#options;
    if (position.after !== undefined) return;
    const sequence = await account.askKey('sequence', 'string', (redis, key) => redis.get(key));
    const last = Number(sequence ?? 0);
    position.after ??= Number.isSafeInteger(last) ? last : 0;
  }

  /** Reads on from the last entry that was told. Entries that come meanwhile are read after it. */
  #deliver(): void {
    this.#readAgain = true;
    this.#reading ??= this.#readAll()
      .catch(this.#options.onError)
      .finally(() => {
        this.#reading = undefined;
      });
  }

  /** Pauses after each read, so that many events are read at a time. */
  async #readAll(): Promise<void> {
    for (; this.#readAgain; await wallClockPause(pauseMs)) {
      this.#readAgain = false;
      // Redis may have been away when some began to listen.
      await Promise.all(Array.from(this.#listeners.values(), (position) => this.#find(position)));
      const positions = [...this.#listeners.values()].flatMap(({ after }) => after ?? []);
      if (positions.length === 0) return;
      for (const event of await this.list({ after: Math.min(...positions) })) {
        for (const [listener, position] of this.#listeners) {
          if (position.after === undefined || position.after >= event.sequence) continue;
          position.after = event.sequence;
          listener(event);
        }
      }
    }
  }
}

type RedisLogEntry = [id: string, fields: string[]];

/** Undefined for one that is broken. */
function readEntry([id, fields]: RedisLogEntry): AccountEvent | undefined {
  const [, at, , event] = fields;
  return readLogEntry(Number.parseInt(id, 10), at, event);
}

function readLogEntry(sequence: number, at: unknown, event: unknown): AccountEvent | undefined {
  const written = parsedEvent(event);
  const atMs = Number(at);
  return written && Number.isSafeInteger(atMs) ? { ...written, sequence, atMs } : undefined;
}

function parsedEvent(event: unknown): NewEvent | undefined {
  try {
    const written: NewEvent = JSON.parse(typeof event === 'string' ? event : '');
    return isObject(written) && typeof written.type === 'string' ? written : undefined;
  } catch {
    return undefined;
  }
}
