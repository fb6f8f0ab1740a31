/** Replicas publish digests of their settings and their queues, so that mismatches are noticed. */
import { scrypt } from 'node:crypto';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import type { components } from '#generated/service-settings/types.d.ts';
import { afterWallClock, systemTimers } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import type { RedisConnections } from './redis-connections.ts';
import type { Replicas } from './replicas.ts';

type Schemas = components['schemas'];

/** A sorted set: what each replica says, by the instant at which it counts as gone. */
const key = 'inference:replicas';

/** How long a replica counts without a sign of life, in real milliseconds. */
const leaseMs = 30_000;

interface Replica {
  readonly id: string;
  /** Of its settings. */
  readonly digest: string;
  /** Endpoints whose jobs workers on other machines run. */
  readonly queues: readonly string[];
}

export class ReplicaEntry {
  readonly #store: RedisConnections;
  readonly #replicas: Replicas;
  readonly #digest: string;
  readonly #member: string;
  readonly #onError: (error: unknown) => void;
  #renewal: ReturnType<typeof afterWallClock> | undefined;

  /** A place that is not taken yet; `digest` is that of the settings. */
  constructor(
    { store, replicas }: { store: RedisConnections; replicas: Replicas },
    { settings, digest }: { settings: Schemas['ServiceSettings']; digest: string },
    onError: (error: unknown) => void,
  ) {
    const replica: Replica = { id: replicas.id, digest, queues: queuesIn(settings) };
    this.#store = store;
    this.#replicas = replicas;
    this.#digest = digest;
    this.#member = JSON.stringify(replica);
    this.#onError = onError;
  }

  /** Takes the place, and says how many of the other replicas that live have other settings. */
  async take(): Promise<{ others: number; different: number }> {
    await this.#renew();
    // Includes this one. Of two that start together, at least one sees the other.
    const others = (await replicasOn(this.#store)).filter(({ id }) => id !== this.#replicas.id);
    // One that was killed has its place until the lease ends.
    const living = new Set(await this.#replicas.filterConnected(others.map(({ id }) => id)));
    const present = others.filter(({ id }) => living.has(id));
    const different = present.filter(({ digest }) => digest !== this.#digest).length;
    return { others: present.length, different };
  }

  async leave(): Promise<void> {
    this.stop();
    await this.#store
      .askKey(key, 'zset', (redis) => redis.zrem(key, this.#member))
      .catch(this.#onError);
  }

  /** Leaves the place until its lease ends. */
  stop(): void {
    this.#renewal?.release();
  }

  async #renew(): Promise<void> {
    this.#renewal = afterWallClock(leaseMs / 3, () => {
      this.#renew().catch(this.#onError);
    });
    const nowMs = systemTimers().now();
    await this.#store.askKey(key, 'zset', (redis) =>
      Promise.all([
        redis.zremrangebyscore(key, '-inf', nowMs),
        redis.zadd(key, nowMs + leaseMs, this.#member),
      ]),
    );
  }
}

/** Whether the settings of a replica let workers on other machines run the jobs of an endpoint. */
export async function hasQueue(store: RedisConnections, endpointId: string): Promise<boolean> {
  return (await replicasOn(store)).some(({ queues }) => queues.includes(endpointId));
}

/** Unfinished jobs by endpoint, of endpoints that only earlier or other settings have. */
export async function strandedJobs(
  store: RedisConnections,
  { bases, settings }: { bases: readonly string[]; settings: Schemas['ServiceSettings'] },
): Promise<ReadonlyMap<string, number>> {
  const endpointIds = Object.keys(settings.endpoints);
  const jobs = new Map<string, number>();
  for (const base of bases) {
    const key = `${base}endpoints`;
    await store.askKey(key, 'set', (redis) => redis.sadd(key, ...endpointIds));
    for (const id of await store.askKey(key, 'set', (redis) => redis.smembers(key))) {
      if (endpointIds.includes(id)) continue;
      const sizeOf = (name: string) => store.askKey(name, 'zset', (redis) => redis.zcard(name));
      const counts = `${base}counts:${id}`;
      const [waiting, low, running] = await Promise.all([
        sizeOf(`${base}waiting:${id}`),
        sizeOf(`${base}low:${id}`),
        store.askKey(counts, 'hash', (redis) => redis.hget(counts, 'inProgress')),
      ]);
      const count = waiting + low + Number(running ?? 0);
      if (count > 0) jobs.set(id, (jobs.get(id) ?? 0) + count);
    }
  }
  return jobs;
}

async function replicasOn(store: RedisConnections): Promise<Replica[]> {
  const members = await store.askKey(key, 'zset', (redis) =>
    redis.zrangebyscore(key, systemTimers().now(), '+inf'),
  );
  return members.flatMap((member) => readReplica(member) ?? []);
}

/** Undefined for what no replica can have written. */
function readReplica(member: string): Replica | undefined {
  try {
    const replica: Replica = JSON.parse(member);
    return Array.isArray(replica.queues) ? replica : undefined;
  } catch {
    return undefined;
  }
}

function queuesIn({ endpoints }: Schemas['ServiceSettings']): string[] {
  return Object.entries(endpoints).flatMap(([id, endpoint]) => {
    if (endpoint.kind === 'public' || typeof endpoint.worker === 'string') return [];
    return 'queue' in endpoint.worker ? [id] : [];
  });
}

/** Slow to compute, with a secret of the replicas, so that nobody can guess keys by it. */
export async function digestSettings(
  { store: _store, ...settings }: Schemas['ServiceSettings'],
  secret: string,
): Promise<string> {
  const text = JSON.stringify(settings, (name, value: unknown) => {
    // Each machine may have the modules in a folder of its own.
    if (name === 'module' && typeof value === 'string') return basename(value);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  const digest = await promisify<string, string, number, Buffer>(scrypt)(text, secret, 16);
  return digest.toString('hex');
}
