/** A few texts of an account in Redis, with a copy in every replica. */
import type { SharedTable } from '../engine/shared-table.ts';
import { type Persistence, persist } from './persist.ts';
import type { Store } from './store.ts';

/** What a table needs, and how it reads again while Redis is away. */
export interface StoredTableOptions extends Persistence {
  readonly store: Pick<Store, 'ask' | 'listen'>;
  /** Of the hash with the texts, and of the channel on which changes are announced. */
  readonly key: string;
}

/** Rejects with `StoreUnavailable` while Redis is away. */
export class StoredTable implements SharedTable {
  readonly #options: StoredTableOptions;
  #listener: (texts: ReadonlyMap<string, string>) => void = () => undefined;

  constructor(options: StoredTableOptions) {
    this.#options = options;
  }

  async set(name: string, text: string | undefined): Promise<void> {
    const { store, key } = this.#options;
    await store.ask((redis) =>
      Promise.all([
        text === undefined ? redis.hdel(key, name) : redis.hset(key, name, text),
        redis.publish(key, ''),
      ]),
    );
    await this.#read();
  }

  follow(listener: (texts: ReadonlyMap<string, string>) => void): void {
    const { store, key, onError } = this.#options;
    this.#listener = listener;
    const read = () => persist(() => this.#read(), this.#options).catch(onError);
    store.listen(key, read).then(read).catch(onError);
  }

  async #read(): Promise<void> {
    const { store, key } = this.#options;
    const texts = await store.ask((redis) => redis.hgetall(key));
    this.#listener(new Map(Object.entries(texts)));
  }
}
