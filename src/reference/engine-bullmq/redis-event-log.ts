/** The event log of an account as a stream in Redis, which all replicas write and follow. */
import { type Clock, wallClockPause } from '../../core/clock.ts';
import type { AccountEvent, EventQuery, Events, NewEvent } from '../engine/event-log.ts';
import type { Store } from './redis-connections.ts';

/** What the log of an account needs. */
export interface EventLogOptions {
  readonly store: Store;
  /** What the keys of the account begin with. */
  readonly base: string;
  readonly clock: Clock;
  readonly capacity: number;
  readonly onError: (error: unknown) => void;
}

/** The sequence after which a listener is told; undefined until it is known. */
interface Place {
  after: number | undefined;
}

/** Real time between two reads of further events, in milliseconds. */
const pauseMs = 10;

/** Append-only; beyond the capacity the oldest entries give way. */
export class StoredEventLog implements Events {
  readonly #options: EventLogOptions;
  readonly #listeners = new Map<(event: AccountEvent) => void, Place>();
  readonly #ownListeners = new Set<(event: AccountEvent) => void>();
  /** Resolves with what ends it; undefined while nobody listens. */
  #listening: Promise<() => void> | undefined;
  #reading: Promise<void> | undefined;
  #readAgain = false;

  constructor(options: EventLogOptions) {
    this.#options = options;
    options.store.hearLogged(options.base, (entries) => this.#tellOwn(entries));
  }

  append(event: NewEvent): void {
    const { store, base, clock, capacity, onError } = this.#options;
    store.run('append', base, [clock.now(), capacity, JSON.stringify(event)]).catch(onError);
  }

  async list({ after = 0, limit }: EventQuery = {}): Promise<AccountEvent[]> {
    const { store, base, capacity } = this.#options;
    const entries = await store.ask((redis) =>
      redis.xrange(`${base}log`, `${after + 1}`, '+', 'COUNT', Math.max(1, limit ?? capacity)),
    );
    return entries.slice(0, limit).map(readEntry);
  }

  /** Tells every further entry of any replica, until the returned function is called. */
  subscribe(listener: (event: AccountEvent) => void): () => void {
    const { onError } = this.#options;
    const place: Place = { after: undefined };
    this.#listeners.set(listener, place);
    // Commands run in order: entries that this process writes from now on are further ones.
    const asked = this.#find(place);
    Promise.all([asked, this.#listen()])
      .then(() => this.#deliver())
      .catch(onError);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leave();
    };
  }

  subscribeOwn(listener: (event: AccountEvent) => void): () => void {
    this.#ownListeners.add(listener);
    return () => this.#ownListeners.delete(listener);
  }

  /** Ends what follows other replicas. What this one still does while it closes is told. */
  close(): void {
    this.#listeners.clear();
    this.#leave();
  }

  /** A listener that fails does not fail the command that logged. */
  #tellOwn(entries: readonly (readonly unknown[])[]): void {
    if (this.#ownListeners.size === 0) return;
    try {
      for (const [sequence, at, event] of entries) {
        const entry = entryOf(Number(sequence), at, event);
        for (const listener of this.#ownListeners) listener(entry);
      }
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Resolves when this process hears of further entries. */
  #listen(): Promise<unknown> {
    const { store, base } = this.#options;
    this.#listening ??= store.listen(`${base}events`, () => this.#deliver());
    return this.#listening;
  }

  #leave(): void {
    // Whoever began to listen is told of an error.
    this.#listening?.then((leave) => leave()).catch(() => undefined);
    this.#listening = undefined;
  }

  /** Asks for the last entry that is no further one, unless that is known. */
  async #find(place: Place): Promise<void> {
    const { store, base } = this.#options;
    if (place.after !== undefined) return;
    const sequence = await store.ask((redis) => redis.get(`${base}sequence`));
    place.after ??= Number(sequence ?? 0);
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
      await Promise.all(Array.from(this.#listeners.values(), (place) => this.#find(place)));
      const known = [...this.#listeners.values()].flatMap(({ after }) => after ?? []);
      if (known.length === 0) return;
      for (const event of await this.list({ after: Math.min(...known) })) {
        for (const [listener, place] of this.#listeners) {
          if (place.after === undefined || place.after >= event.sequence) continue;
          place.after = event.sequence;
          listener(event);
        }
      }
    }
  }
}

function readEntry([id, fields]: [id: string, fields: string[]]): AccountEvent {
  const [, at, , event] = fields;
  return entryOf(Number.parseInt(id, 10), at, event);
}

function entryOf(sequence: number, at: unknown, event: unknown): AccountEvent {
  const written: NewEvent = JSON.parse(typeof event === 'string' ? event : '{}');
  return { ...written, sequence, atMs: Number(at) };
}
