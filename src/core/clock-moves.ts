/** The moves of a clock that can be moved. */

/** A clock that programs move forward. */
export interface MovableClock {
  /**
   * Moves time forward by `ms`. All that falls due in between happens in order, each at its own
   * instant, and the promise work that it starts runs before the next instant; held work settles
   * at the instant at which it began. Concurrent advances queue up. Rejects with a `RangeError`
   * when `ms` is negative or not a finite number.
   */
  advance(ms: number): Promise<void>;
  /** Moves time forward to `instantMs`; an instant in the past is a `RangeError`. */
  advanceTo(instantMs: number): Promise<void>;
  /**
   * Moves time forward to the next instant at which something is due; does nothing if no call is
   * pending.
   */
  advanceToNext(): Promise<void>;
  /** When the next call is due; undefined if no call is pending. */
  readonly nextDueMs: number | undefined;
}

/** Checks moves and makes them one after another. */
export class Advances {
  readonly #clock: { now(): number; readonly nextDueMs: number | undefined };
  readonly #runTo: (targetMs: number) => Promise<void>;
  #last: Promise<void> = Promise.resolve();

  /** @param runTo moves the clock to an instant that is not in the past */
  constructor(
    clock: { now(): number; readonly nextDueMs: number | undefined },
    runTo: (targetMs: number) => Promise<void>,
  ) {
    this.#clock = clock;
    this.#runTo = runTo;
  }

  by(ms: number): Promise<void> {
    if (!Number.isFinite(ms) || ms < 0) {
      return Promise.reject(new RangeError(`Expected milliseconds of at least 0, got ${ms}.`));
    }
    return this.#enqueue((nowMs) => nowMs + ms);
  }

  to(instantMs: number): Promise<void> {
    return this.#enqueue((nowMs) => {
      if (instantMs >= nowMs) return instantMs;
      throw new RangeError(`Expected an instant from ${nowMs} on, got ${instantMs}.`);
    });
  }

  toNext(): Promise<void> {
    return this.#enqueue((nowMs) => Math.max(this.#clock.nextDueMs ?? nowMs, nowMs));
  }

  #enqueue(target: (nowMs: number) => number): Promise<void> {
    const result = this.#last.then(() => this.#runTo(target(this.#clock.now())));
    this.#last = result.catch(() => undefined);
    return result;
  }
}
