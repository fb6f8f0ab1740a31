/** Counts an account's requests to this process, on its clock. */
import type { Clock } from '../../core/clock.ts';
import type { CountOutcome, RequestCounter, RequestLimit } from '../engine/request-counter.ts';

/** The instants of the requests that count. */
class Window {
  #instants: number[] = [];
  /** Those before no longer count. */
  #first = 0;

  /** Counts a request. In how many milliseconds there is room, if there is none. */
  count(nowMs: number, { requests, windowMs }: RequestLimit): number | undefined {
    const instants = this.#instants;
    while (this.#first < instants.length && (instants[this.#first] ?? 0) <= nowMs - windowMs) {
      this.#first += 1;
    }
    const excess = instants.length - this.#first - requests;
    if (excess >= 0) return (instants[this.#first + excess] ?? nowMs) + windowMs - nowMs;
    // Each instant moves at most once on average.
    if (this.#first > instants.length / 2) {
      this.#instants = instants.slice(this.#first);
      this.#first = 0;
    }
    this.#instants.push(nowMs);
    return undefined;
  }
}

export class MemoryRequestCounter implements RequestCounter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  readonly #underWay = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count(key: string, limit: RequestLimit): CountOutcome {
    const { requests, concurrent } = limit;
    const underWay = this.#underWay.get(key) ?? 0;
    if (concurrent !== undefined && underWay >= concurrent) return { kind: 'tooManyUnderWay' };
    if (Number.isFinite(requests)) {
      const window = this.#windows.get(key) ?? new Window();
      this.#windows.set(key, window);
      const waitMs = window.count(this.#clock.now(), limit);
      if (waitMs !== undefined) return { kind: 'windowFull', waitMs };
    }
    this.#underWay.set(key, underWay + 1);
    const release = () => {
      this.#underWay.set(key, (this.#underWay.get(key) ?? 0) - 1);
    };
    return { kind: 'counted', release };
  }
}
