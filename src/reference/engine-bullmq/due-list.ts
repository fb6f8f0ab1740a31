/** Does what is due in an account, at its time: the list is in Redis, and any replica may do it. */
import type { Timer } from '../../core/clock.ts';
import type { RedisAccount } from './redis-account.ts';

export interface DueListOptions {
  readonly account: RedisAccount;
  /** How often it looks for what other replicas have left, in milliseconds. */
  readonly lookMs: number;
  /** Does one thing that is due, and removes it from the list. What fails is tried again. */
  handle(kind: string, name: string): Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Entries that a replica takes at a time. */
const batch = 100;

/** How long others leave an entry alone that a replica has taken, in milliseconds. */
const leaseMs = 5000;

/** Entries `<kind>:<name>` by the instant at which they are due. */
export class DueList {
  readonly #options: DueListOptions;
  #timer: Timer | undefined;
  #closed = false;

  constructor(options: DueListOptions) {
    this.#options = options;
    this.expect(options.account.clock.now());
  }

  /** Something is due at an instant: this replica looks then. */
  expect(dueMs: number): void {
    if (this.#closed || (this.#timer !== undefined && this.#timer.dueMs <= dueMs)) return;
    const { clock } = this.#options.account;
    if (this.#timer !== undefined) clock.cancel(this.#timer);
    this.#timer = clock.schedule(dueMs, () => {
      this.#timer = undefined;
      clock.hold(this.#look());
    });
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== undefined) this.#options.account.clock.cancel(this.#timer);
  }

  async #look(): Promise<void> {
    const { account, lookMs, onError } = this.#options;
    const nowMs = account.clock.now();
    try {
      const answer = await account.run('due', { leaseMs, limit: batch });
      const [next, due] = Array.isArray(answer) ? answer : [];
      const entries: string[] = Array.isArray(due) ? due : [];
      await Promise.all(entries.map((entry) => this.#handle(entry)));
      if (entries.length === batch) this.expect(nowMs);
      else if (typeof next === 'string' && next !== '')
        this.expect(Math.max(nowMs + 1, Number(next)));
    } catch (error) {
      onError(error);
    }
    this.expect(nowMs + lookMs);
  }

  async #handle(entry: string): Promise<void> {
    if (this.#closed) return;
    const { handle, onError } = this.#options;
    const colon = entry.indexOf(':');
    await handle(entry.slice(0, colon), entry.slice(colon + 1)).catch(onError);
  }
}
