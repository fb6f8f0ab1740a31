/** Counts an account's requests in Redis, in windows that all replicas share. */
import type { Clock } from '../../core/clock.ts';
import type { RequestWindows, WindowLimit } from '../engine/request-windows.ts';
import type { Store } from './store.ts';

/** What the windows of an account need. */
export interface StoredRequestWindowsOptions {
  readonly store: Store;
  /** What the keys of the account begin with. */
  readonly base: string;
  readonly clock: Clock;
  readonly logSize: number;
}

/** Rejects with `StoreUnavailable` while Redis is away. */
export class StoredRequestWindows implements RequestWindows {
  readonly #options: StoredRequestWindowsOptions;

  constructor(options: StoredRequestWindowsOptions) {
    this.#options = options;
  }

  async take(key: string, { requests, windowMs }: WindowLimit): Promise<number> {
    const { store, base, clock, logSize } = this.#options;
    const args = [clock.now(), logSize, key, requests, windowMs];
    return Number(await store.run('takeRequest', base, args));
  }
}
