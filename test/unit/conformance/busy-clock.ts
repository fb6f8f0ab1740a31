/** The clock of a process that waits for its turn, because its machine is busy. */
import { type Clock, ManualClock, type Timer } from '../../../src/core/clock.ts';

/** Each of its timers fires later than it is due, by as much as is set. */
export class BusyClock implements Clock {
  lateMs = 0;
  readonly #clock: Clock;

  constructor(clock: Clock = new ManualClock()) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  schedule(dueMs: number, run: () => void): Timer {
    return this.#clock.schedule(dueMs + this.lateMs, run);
  }

  cancel(timer: Timer): void {
    this.#clock.cancel(timer);
  }

  hold(work: Promise<unknown>): void {
    this.#clock.hold(work);
  }

  clear(): void {
    this.#clock.clear();
  }
}
