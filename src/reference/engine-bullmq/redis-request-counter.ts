/** Counts an account's requests in Redis, for all replicas together. */
import type { Clock, Timer } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { Counted, RequestCounter, RequestLimit } from '../engine/request-counter.ts';
import type { Store } from './redis-connections.ts';

/** What the counter of an account needs. */
export interface StoredRequestCounterOptions {
  readonly store: Store;
  /** What the keys of the account begin with. */
  readonly base: string;
  readonly clock: Clock;
  readonly logSize: number;
  /** For ids of requests, which no other replica may give. */
  readonly ids: Random;
  /** How long requests of a replica that has died still count as under way, in milliseconds. */
  readonly leaseMs: number;
  /** Told of requests whose lease could not be changed. */
  readonly onError: (error: unknown) => void;
}

/** Leases are renewed so often within their length. */
const renewals = 3;

/** Rejects with `StoreUnavailable` while Redis is away. */
export class StoredRequestCounter implements RequestCounter {
  readonly #options: StoredRequestCounterOptions;
  /** This replica's requests that are under way and limited, with the keys of their places. */
  readonly #underWay = new Map<string, string>();
  #renewal: Timer | undefined;

  constructor(options: StoredRequestCounterOptions) {
    this.#options = options;
  }

  async count(key: string, { requests, windowMs, concurrent }: RequestLimit): Promise<Counted> {
    const { store, base, clock, logSize, ids, leaseMs } = this.#options;
    const id = concurrent === undefined ? '' : ids.uuid();
    const args = [key, requests, windowMs, concurrent ?? '', id, leaseMs];
    const answer = await store.run('countRequest', base, [clock.now(), logSize, ...args]);
    const [kind, waitMs]: unknown[] = Array.isArray(answer) ? answer : [];
    if (kind === 'tooManyUnderWay') return { kind };
    if (kind === 'windowFull') return { kind, waitMs: Number(waitMs) };
    if (concurrent === undefined) return { kind: 'counted', release: () => undefined };
    this.#underWay.set(id, `${base}underWay:${key}`);
    this.#renewLater();
    return { kind: 'counted', release: () => this.#release(id) };
  }

  #release(id: string): void {
    const { store, clock, onError } = this.#options;
    const place = this.#underWay.get(id);
    if (place === undefined) return;
    this.#underWay.delete(id);
    if (this.#underWay.size === 0 && this.#renewal !== undefined) {
      clock.cancel(this.#renewal);
      this.#renewal = undefined;
    }
    store.ask((redis) => redis.zrem(place, id)).catch(onError);
  }

  #renewLater(): void {
    const { clock, leaseMs } = this.#options;
    this.#renewal ??= clock.schedule(clock.now() + Math.ceil(leaseMs / renewals), () => {
      this.#renewal = undefined;
      clock.hold(this.#renew());
      this.#renewLater();
    });
  }

  async #renew(): Promise<void> {
    const { store, clock, leaseMs, onError } = this.#options;
    const endMs = clock.now() + leaseMs;
    const renewed = [...this.#underWay].map(([id, place]) =>
      store.ask((redis) =>
        Promise.all([redis.zadd(place, endMs, id), redis.pexpire(place, leaseMs)]),
      ),
    );
    await Promise.all(renewed).catch(onError);
  }
}
