/** The store that replicas share, and what it keeps for an account. */
import type { Clock } from '../../core/clock.ts';
import { BullMqEngine, type BullMqEngineOptions, baseOf } from './bullmq-engine.ts';
import { StoredEventLog } from './event-log.ts';
import { Store } from './store.ts';

/** What this store adds to the options of an engine. */
type Given = 'store' | 'logSize' | 'onError' | 'lookMs';

/** How a shared store is used. */
export interface SharedStoreOptions {
  readonly url: string;
  /** The most entries that an event log keeps. */
  readonly logSize: number;
  /**
   * How often a replica looks for what others have left and what was not announced, in milliseconds
   * of the account's clock. Default: 1000.
   */
  readonly lookMs?: number;
  /** Told of lost connections and of work that failed and is done again. */
  readonly onError: (error: unknown) => void;
}

/** One process's connections to Redis, for all of its accounts. */
export class SharedStore {
  readonly #options: SharedStoreOptions;
  readonly #store: Store;

  private constructor(options: SharedStoreOptions, store: Store) {
    this.#options = options;
    this.#store = store;
  }

  /** Connects. Rejects if a package is missing or Redis does not answer. */
  static async connect(options: SharedStoreOptions): Promise<SharedStore> {
    return new SharedStore(options, await Store.connect(options.url, options.onError));
  }

  /** The event log of an account. */
  eventLog(accountId: string, clock: Clock): StoredEventLog {
    const { logSize: capacity, onError } = this.#options;
    return new StoredEventLog({
      store: this.#store,
      base: baseOf(accountId),
      clock,
      capacity,
      onError,
    });
  }

  /** The engine of an account. */
  engine(options: Omit<BullMqEngineOptions, Given>): BullMqEngine {
    const { logSize, lookMs = 1000, onError } = this.#options;
    return new BullMqEngine({ ...options, store: this.#store, logSize, lookMs, onError });
  }

  /** Close the engines first. */
  close(): void {
    this.#store.close();
  }
}
