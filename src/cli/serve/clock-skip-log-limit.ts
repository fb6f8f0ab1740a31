import type { Clock } from '../../core/clock.ts';

/** One skip of an account's clock, or several within a second. */
export interface Skips {
  readonly count: number;
  /** How much was skipped in all. */
  readonly ms: number;
  readonly toMs: number;
}

const windowMs = 1000;

/** Logs the first skip of an account at once, and those of the next second together. */
export class SkipLines {
  readonly #clock: Clock;
  readonly #onMore: (account: string, skips: Skips) => void;
  /** Those after the first one of the window that is open, by account. */
  readonly #more = new Map<string, Skips | undefined>();

  /** @param onMore called at the end of a window with the skips that were not logged */
  constructor(clock: Clock, onMore: (account: string, skips: Skips) => void) {
    this.#clock = clock;
    this.#onMore = onMore;
  }

  /** Whether the skip is to be logged by itself. */
  isLogged(account: string, { fromMs, toMs }: { fromMs: number; toMs: number }): boolean {
    if (!this.#more.has(account)) {
      this.#more.set(account, undefined);
      this.#clock.schedule(this.#clock.now() + windowMs, () => this.#close(account));
      return true;
    }
    const { count = 0, ms = 0 } = this.#more.get(account) ?? {};
    this.#more.set(account, { count: count + 1, ms: ms + toMs - fromMs, toMs });
    return false;
  }

  #close(account: string): void {
    const more = this.#more.get(account);
    this.#more.delete(account);
    if (more !== undefined) this.#onMore(account, more);
  }
}
