import type { Clock } from '../../core/clock.ts';

/** Refused requests of one status that are logged one by one, within a window. */
const mostLines = 20;

const windowMs = 1000;

/** Keeps a program that sends wrong requests in a loop from filling the log. */
export class RefusalLines {
  readonly #clock: Clock;
  readonly #onMore: (status: number, count: number) => void;
  /** How many there were in the window that is open, by status. */
  readonly #counts = new Map<number, number>();

  /** @param onMore called at the end of a window with the number of those that were not logged */
  constructor(clock: Clock, onMore: (status: number, count: number) => void) {
    this.#clock = clock;
    this.#onMore = onMore;
  }

  /** Whether the next refusal with this status is to be logged by itself. */
  isLogged(status: number): boolean {
    const count = (this.#counts.get(status) ?? 0) + 1;
    this.#counts.set(status, count);
    if (count === 1) this.#clock.schedule(this.#clock.now() + windowMs, () => this.#close(status));
    return count <= mostLines;
  }

  #close(status: number): void {
    const more = (this.#counts.get(status) ?? 0) - mostLines;
    this.#counts.delete(status);
    if (more > 0) this.#onMore(status, more);
  }
}
