/** The event log of an account in memory: bounded, so that the oldest entries give way. */
import type { Clock } from '../../core/clock.ts';
import type { AccountEvent, EventQuery, Events, NewEvent } from '../engine/event-log.ts';

export class EventLog implements Events {
  readonly #clock: Clock;
  readonly #capacity: number;
  /** What happened and when, side by side: an entry is put together for those who look. */
  readonly #events: NewEvent[] = [];
  readonly #instantsMs: number[] = [];
  readonly #listeners = new Set<(event: AccountEvent) => void>();
  /** Entries that the listeners have not received yet. */
  readonly #undelivered: AccountEvent[] = [];
  #isDelivering = false;
  #length = 0;

  constructor(clock: Clock, capacity: number) {
    this.#clock = clock;
    this.#capacity = capacity;
  }

  append(event: NewEvent): void {
    const atMs = this.#clock.now();
    const place = this.#length % this.#capacity;
    this.#events[place] = event;
    this.#instantsMs[place] = atMs;
    this.#length += 1;
    if (this.#listeners.size === 0) return;
    this.#undelivered.push({ ...event, sequence: this.#length, atMs });
    if (!this.#isDelivering) this.#deliver();
  }

  list({ after = 0, limit = this.#capacity }: EventQuery = {}): AccountEvent[] {
    const first = Math.max(after, this.#length - this.#capacity);
    const count = Math.min(limit, Math.max(0, this.#length - first));
    const events: AccountEvent[] = [];
    for (let index = first; index < first + count; index += 1) {
      const event = this.#events[index % this.#capacity];
      const atMs = this.#instantsMs[index % this.#capacity];
      if (event !== undefined && atMs !== undefined) {
        events.push({ ...event, sequence: index + 1, atMs });
      }
    }
    return events;
  }

  /** A listener may append; every listener gets that entry after the one before it. */
  #deliver(): void {
    this.#isDelivering = true;
    try {
      for (
        let next = this.#undelivered.shift();
        next !== undefined;
        next = this.#undelivered.shift()
      ) {
        for (const listener of this.#listeners) listener(next);
      }
    } finally {
      this.#isDelivering = false;
    }
  }

  subscribe(listener: (event: AccountEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** No other process writes this log. */
  subscribeOwn(listener: (event: AccountEvent) => void): () => void {
    return this.subscribe(listener);
  }
}
