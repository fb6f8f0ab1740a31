/** Time that passes by itself, and faster than it does: for what a clock that is moved cannot show. */
import { type Clock, ManualClock, type Timer } from '../../src/core/clock.ts';

/** How far time moves between two turns of the event loop, in milliseconds. */
const stepMs = 20;

/** After so many turns in which nobody looked at the clock, all wait for a timer. */
const idleTurns = 8;

/** How far time moves then at most; what is outside the process takes time, too. */
const idleStepMs = 1000;

/** A clock for both sides of a check; unlike one that is moved it waits for nobody. */
export class PassingClock implements Clock {
  readonly #clock = new ManualClock();
  #looks = 0;

  now(): number {
    this.#looks += 1;
    return this.#clock.now();
  }

  schedule(dueMs: number, run: () => void): Timer {
    this.#looks += 1;
    return this.#clock.schedule(dueMs, run);
  }

  cancel(timer: Timer): void {
    this.#clock.cancel(timer);
  }

  /** What the work throws is a fault of the test. */
  hold(work: Promise<unknown>): void {
    void work;
  }

  clear(): void {
    this.#clock.clear();
  }

  /** Lets time pass until the work has settled. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    void work.then(settle, settle);
    let quietTurns = 0;
    while (!isSettled) {
      const before = this.#looks;
      const { nextDueMs = 0 } = this.#clock;
      const untilNextMs = Math.min(nextDueMs - this.#clock.now(), idleStepMs);
      await this.#clock.advance(quietTurns < idleTurns ? stepMs : Math.max(stepMs, untilNextMs));
      quietTurns = this.#looks === before ? quietTurns + 1 : 0;
    }
    return work;
  }
}
