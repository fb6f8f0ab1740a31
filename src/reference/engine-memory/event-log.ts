/** What happened in an account, in order: typed, bounded, on the account's clock. */
import type { Clock } from '../../core/clock.ts';
import type { StateName } from '../engine/lifecycle.ts';
import type { Submission } from './job.ts';

interface OfJob {
  readonly jobId: string;
  readonly endpointId: string;
}

/** Something that happened. Never holds an input, an output or storage settings. */
export type NewEvent =
  | ({ readonly type: 'submitted'; readonly submission: Submission } & OfJob)
  | ({ readonly type: 'started'; readonly workerId: string } & OfJob)
  | ({ readonly type: 'progressed'; readonly progress: unknown } & OfJob)
  | ({ readonly type: 'noted'; readonly text: string } & OfJob)
  | ({
      readonly type: 'ended';
      readonly status: StateName;
      readonly error: string | undefined;
    } & OfJob)
  | ({ readonly type: 'retried' } & OfJob)
  | ({
      readonly type: 'forgotten';
      /** Before its time, because the account kept too many bytes. */
      readonly early: boolean;
    } & OfJob)
  | ({ readonly type: 'charged'; readonly cost: string; readonly quantity: string } & OfJob)
  | ({
      readonly type: 'webhookAttempted';
      readonly attempt: number;
      /** Host only: the rest of the address may be a secret. */
      readonly host: string;
      /** `status 200`, or why the attempt failed. */
      readonly outcome: string;
      readonly acknowledged: boolean;
    } & OfJob)
  | ({ readonly type: 'webhookGivenUp'; readonly attempts: number } & OfJob)
  | {
      readonly type: 'workerStarting' | 'workerReady' | 'workerStopped';
      readonly endpointId: string;
      readonly workerId: string;
    }
  | {
      readonly type: 'faultInjected';
      readonly fault: string;
      readonly endpointId: string | undefined;
      readonly jobId: string | undefined;
    }
  | { readonly type: 'limited'; readonly operationId: string; readonly endpointId: string }
  | { readonly type: 'budgetExceeded'; readonly endpointId: string; readonly refused: boolean };

/** An entry of the log. */
export type AccountEvent = NewEvent & {
  /** Counts from 1; a gap at the start of a list means that older entries are gone. */
  readonly sequence: number;
  /** Instant of the account's clock, in milliseconds since the epoch. */
  readonly atMs: number;
};

/** Which entries to list. */
export interface EventQuery {
  /** Only entries after this sequence. Default: 0. */
  readonly after?: number;
  /** At most so many, the oldest first. Default: all that are kept. */
  readonly limit?: number;
}

/** Append-only; beyond the capacity the oldest entries give way. */
export class EventLog {
  readonly #clock: Clock;
  readonly #capacity: number;
  /** What happened and when, side by side: an entry is put together for those who look. */
  readonly #events: NewEvent[] = [];
  readonly #instantsMs: number[] = [];
  readonly #listeners = new Set<(event: AccountEvent) => void>();
  /** Entries that the listeners still have to be told. */
  readonly #untold: AccountEvent[] = [];
  #telling = false;
  /** Entries ever appended. */
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
    this.#untold.push({ ...event, sequence: this.#length, atMs });
    if (!this.#telling) this.#tell();
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

  /** A listener may append: all are told of that entry after the one that it follows. */
  #tell(): void {
    this.#telling = true;
    try {
      for (let next = this.#untold.shift(); next !== undefined; next = this.#untold.shift()) {
        for (const listener of this.#listeners) listener(next);
      }
    } finally {
      this.#telling = false;
    }
  }

  /** Tells every further entry, until the returned function is called. */
  subscribe(listener: (event: AccountEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
