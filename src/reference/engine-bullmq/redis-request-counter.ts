/** Counts an account's requests in Redis, for all replicas together. */
import type { Timer } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { CountOutcome, RequestCounter, RequestLimit } from '../engine/request-counter.ts';
import type { RedisAccount } from './redis-account.ts';

export interface RedisRequestCounterOptions {
  readonly account: RedisAccount;
  /** For ids of requests, which no other replica may give. */
  readonly ids: Random;
  /** How long requests of a replica that has died still count as under way, in milliseconds. */
  readonly leaseMs: number;
  readonly onError: (error: unknown) => void;
}

/** Leases are renewed so often within their length. */
const renewals = 3;

/** Rejects with `StoreUnavailable` while Redis is away. */
export class RedisRequestCounter implements RequestCounter {
  readonly #options: RedisRequestCounterOptions;
  /** This replica's requests that are under way and limited, with the keys that count them. */
  readonly #underWay = new Map<string, string>();
  #renewal: Timer | undefined;

  constructor(options: RedisRequestCounterOptions) {
    this.#options = options;
  }

  async count(
    key: string,
    { requests, windowMs, concurrent }: RequestLimit,
  ): Promise<CountOutcome> {
    const { account, ids, leaseMs } = this.#options;
    const id = concurrent === undefined ? '' : ids.uuid();
    const most = Number.isFinite(requests) ? requests : undefined;
    const args = { name: key, most, windowMs, concurrent, id, leaseMs };
    const answer = await account.run('countRequest', args);
    const [kind, waitMs]: unknown[] = Array.isArray(answer) ? answer : [];
    if (kind === 'tooManyUnderWay') return { kind };
    if (kind === 'windowFull') return { kind, waitMs: Number(waitMs) };
    if (concurrent === undefined) return { kind: 'counted', release: () => undefined };
    this.#underWay.set(id, `${account.base}underWay:${key}`);
    this.#renewLater();
    return { kind: 'counted', release: () => this.#release(id) };
  }

  #release(id: string): void {
    const { account, onError } = this.#options;
    const key = this.#underWay.get(id);
    if (key === undefined) return;
    this.#underWay.delete(id);
    if (this.#underWay.size === 0 && this.#renewal !== undefined) {
      account.clock.cancel(this.#renewal);
      this.#renewal = undefined;
    }
    account.store.askKey(key, 'zset', (redis) => redis.zrem(key, id)).catch(onError);
  }

  #renewLater(): void {
    const { leaseMs } = this.#options;
    const { clock } = this.#options.account;
    this.#renewal ??= clock.schedule(clock.now() + Math.ceil(leaseMs / renewals), () => {
      this.#renewal = undefined;
      clock.hold(this.#renew());
      this.#renewLater();
    });
  }

  async #renew(): Promise<void> {
    const { account, leaseMs, onError } = this.#options;
    const endMs = account.clock.now() + leaseMs;
    const renewed = [...this.#underWay].map(([id, key]) =>
      account.store.askKey(key, 'zset', (redis) =>
        Promise.all([redis.zadd(key, endMs, id), redis.pexpire(key, leaseMs)]),
      ),
    );
    await Promise.all(renewed).catch(onError);
  }
}
