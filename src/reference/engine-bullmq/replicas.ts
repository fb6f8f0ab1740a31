/**
 * Which replicas have died. Each listens on a channel of its own as long as its process lives, so
 * Redis knows at once when it does not. One that is only suspended or busy still counts as alive.
 */
import { afterWallClock, systemTimers } from '../../core/clock.ts';
import { unpredictableDigits } from '../../core/random.ts';
import type { RedisConnections } from './redis-connections.ts';

export interface ReplicasOptions {
  readonly store: RedisConnections;
  /** How often this replica looks for the others, in real milliseconds. */
  readonly lookMs: number;
  readonly onError: (error: unknown) => void;
}

/** A sorted set: ids of replicas, by the instant at which they last looked. */
const key = 'inference:alive';

/** How long others look for a replica after its last sign of life, in real milliseconds. */
const rememberedMs = 120_000;

/** How often in a row a replica has to be missing. One that has lost its connection soon has another one. */
const mostMisses = 4;

/** How many replicas that are missing are remembered. */
const mostMissing = 1000;

export class Replicas {
  readonly id = unpredictableDigits();
  readonly #options: ReplicasOptions;
  /** In how many looks in a row a replica was missing. */
  readonly #misses = new Map<string, number>();
  readonly #listeners = new Set<(id: string) => void>();
  #nextLook: ReturnType<typeof afterWallClock> | undefined;
  #closed = false;

  constructor(options: ReplicasOptions) {
    this.#options = options;
  }

  /** Becomes known to the others, and looks for them from now on. */
  async start(): Promise<void> {
    await this.#options.store.listen(channelOf(this.id), () => undefined);
    await this.#look();
  }

  /** Tells of each replica that has died, until the returned function is called. */
  onGone(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether a replica has died. One that nobody has looked for yet counts as alive for a moment. */
  isGone(id: string): boolean {
    if (id === this.id) return false;
    const misses = this.#misses.get(id);
    if (misses === undefined) this.#note(id, 0);
    return misses !== undefined && misses >= mostMisses;
  }

  /** Whether a replica has a connection now. One that has none may come back. */
  async isConnected(id: string): Promise<boolean> {
    if (id === this.id) return true;
    const [present] = await this.filterConnected([id]);
    return present === id;
  }

  /** Leaves: whatever this replica still runs is given back or lost. */
  async leave(): Promise<void> {
    this.stop();
    const { store, onError } = this.#options;
    await store.askKey(key, 'zset', (redis) => redis.zrem(key, this.id)).catch(onError);
  }

  /** Looks no more; the others find out that this replica is gone. */
  stop(): void {
    this.#closed = true;
    this.#nextLook?.release();
  }

  async #look(): Promise<void> {
    const { store, onError } = this.#options;
    try {
      const nowMs = systemTimers().now();
      const [, , replicaIds] = await store.askKey(key, 'zset', (redis) =>
        Promise.all([
          redis.zadd(key, nowMs, this.id),
          redis.zremrangebyscore(key, '-inf', nowMs - rememberedMs),
          redis.zrange(key, '0', '-1'),
        ]),
      );
      await this.#count(new Set([...replicaIds, ...this.#misses.keys()]));
    } catch (error) {
      // Whoever is missing after an outage may not have a connection again yet.
      for (const id of this.#misses.keys()) this.#misses.set(id, 0);
      if (!this.#closed) onError(error);
    }
    this.#lookLater();
  }

  #lookLater(): void {
    if (this.#closed) return;
    this.#nextLook = afterWallClock(this.#options.lookMs, () => void this.#look());
  }

  async #count(ids: Set<string>): Promise<void> {
    ids.delete(this.id);
    const present = new Set(await this.filterConnected([...ids]));
    for (const id of ids) {
      if (present.has(id)) {
        this.#misses.delete(id);
        continue;
      }
      const misses = (this.#misses.get(id) ?? 0) + 1;
      this.#note(id, misses);
      if (misses === mostMisses) for (const tell of this.#listeners) tell(id);
    }
  }

  #note(id: string, misses: number): void {
    this.#misses.delete(id);
    this.#misses.set(id, misses);
    for (const oldest of this.#misses.keys()) {
      if (this.#misses.size <= mostMissing) return;
      this.#misses.delete(oldest);
    }
  }

  /** Those of the replicas that have a connection now. */
  async filterConnected(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const counts = await this.#options.store.ask((redis) =>
      redis.pubsub('NUMSUB', ...ids.map(channelOf)),
    );
    // Channels and the numbers of their listeners, in turn.
    return ids.filter((_, index) => Number(counts[2 * index + 1]) > 0);
  }
}

function channelOf(id: string): string {
  return `inference:replica:${id}`;
}
