/** The event log of an account in memory: bounded, so that the oldest entries give way. */
import type { Clock } from '../../core/clock.ts';
import type {
  AccountEvent,
  EventPosition,
  EventQuery,
  Events,
  NewEvent,
  OwnListener,
} from '../engine/event-log.ts';

export class EventLog implements Events {
  readonly #clock: Clock;
  readonly #capacity: number;
  /** What happened and when, side by side: an entry is put together for those who look. */
  readonly #events: NewEvent[] = [];
  readonly #instantsMs: number[] = [];
  readonly #listeners = new Set<(event: AccountEvent) => void>();
  readonly #ownListeners = new Set<OwnListener>();
  readonly #followers = new Set<() => void>();
  #length = 0;
  /** How many entries the listeners have received, or nobody wanted. */
  #delivered = 0;
  #isDelivering = false;

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
    const { size } = this.#followers;
    if (this.#listeners.size + this.#ownListeners.size + size === 0) this.#delivered = this.#length;
    else if (!this.#isDelivering) this.#deliver();
  }

  list({ after = 0, limit = this.#capacity, wants }: EventQuery = {}): AccountEvent[] {
    const first = Math.max(after, this.#length - this.#capacity);
    const count = Math.min(limit, Math.max(0, this.#length - first));
    const events: AccountEvent[] = [];
    for (let index = first; index < first + count; index += 1) {
      const event = this.#events[index % this.#capacity];
      if (event === undefined) continue;
      if (wants !== undefined && index + 1 < first + count && !wants(event)) continue;
      events.push({ ...event, ...this.#positionOf(index) });
    }
    return events;
  }

  #positionOf(index: number): EventPosition {
    return { sequence: index + 1, atMs: this.#instantsMs[index % this.#capacity] ?? 0 };
  }

  /**
   * A listener may append; every listener gets that entry after the one before it, unless the log is so short that it has
   * given way by then.
   */
  #deliver(): void {
    this.#isDelivering = true;
    try {
      while (this.#delivered < this.#length) {
        const index = Math.max(this.#delivered, this.#length - this.#capacity);
        this.#delivered = index + 1;
        const event = this.#events[index % this.#capacity];
        if (event !== undefined) this.#tell(event, index);
      }
    } finally {
      this.#isDelivering = false;
    }
  }

  /** Makes no object where nobody wants more than the event. */
  #tell(event: NewEvent, index: number): void {
    for (const listener of this.#ownListeners)
      listener(event, index + 1, this.#instantsMs[index % this.#capacity] ?? 0);
    for (const follower of this.#followers) follower();
    if (this.#listeners.size === 0) return;
    const entry = { ...event, ...this.#positionOf(index) };
    for (const listener of this.#listeners) listener(entry);
  }

  subscribe(listener: (event: AccountEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  follow(listener: () => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  /** No other process writes this log. */
  subscribeOwn(listener: OwnListener): () => void {
    this.#ownListeners.add(listener);
    return () => this.#ownListeners.delete(listener);
  }
}
