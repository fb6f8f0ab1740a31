/** The store that replicas share: one process's connections to Redis, for all of its accounts. */
import type { components } from '#generated/service-settings/types.d.ts';
import { systemTimers, within } from '../../core/clock.ts';
import { unpredictableDigits } from '../../core/random.ts';
import type { EngineStore, SharedEngineOptions } from '../engine/engine-store.ts';
import type { WorkQueue } from '../engine/remote-queue.ts';
import { BullMqEngine, baseOf } from './bullmq-engine.ts';
import { Store } from './redis-connections.ts';
import { StoredEventLog } from './redis-event-log.ts';
import { BullMqWorkQueue } from './redis-remote-queue.ts';
import { StoredRequestCounter } from './redis-request-counter.ts';
import { checkServer, type Finding } from './redis-requirements.ts';
import { StoredTable } from './redis-shared-keys.ts';
import { ReplicaPlace, strandedJobs } from './replica-settings.ts';

/** How a shared store is used. */
export interface SharedStoreOptions {
  /** Such as `redis://127.0.0.1:6379`. It may contain a password. */
  readonly url: string;
  /** The most entries that an event log keeps. */
  readonly logSize: number;
  /**
   * How often a replica looks for what others have left and what was not announced, in milliseconds
   * of the account's clock. Default: 1000.
   */
  readonly lookMs?: number;
  /**
   * Real time after which a replica without a sign of life has lost its jobs, and its requests no
   * longer count as under way, in milliseconds. Default: 30000.
   */
  readonly lockMs?: number;
  /** Told of lost connections and of work that failed and is done again. */
  readonly onError: (error: unknown) => void;
}

/** How long engines may take to close, in real milliseconds. */
const closeLimitMs = 5000;

const runKey = 'inference:run';

/** The run that the first replica began. */
async function runOf(store: Store): Promise<Pick<EngineStore, 'run' | 'secret'>> {
  const first = { instanceId: unpredictableDigits(), secret: unpredictableDigits(16) };
  const own = Object.entries({ ...first, startedMs: `${systemTimers().now()}` });
  const fields = await store.ask(async (redis) => {
    await Promise.all(own.map(([name, value]) => redis.hsetnx(runKey, name, value)));
    return redis.hgetall(runKey);
  });
  const { instanceId = '', secret = '', startedMs } = fields;
  return { run: { instanceId, startedMs: Number(startedMs) }, secret };
}

type Settings = components['schemas']['ServiceSettings'];

/** Keeps the engines of this process's accounts. */
export class SharedStore implements EngineStore {
  /** What was found about the server: its version, and what may lose jobs. */
  readonly findings: readonly Finding[];
  readonly run: EngineStore['run'];
  readonly secret: string;
  readonly #options: SharedStoreOptions;
  readonly #store: Store;
  readonly #engines: BullMqEngine[] = [];
  readonly #closing = new AbortController();
  #place: ReplicaPlace | undefined;
  /** By endpoint. */
  readonly #workQueues = new Map<string, BullMqWorkQueue>();

  private constructor(
    options: SharedStoreOptions,
    { store, findings }: { store: Store; findings: readonly Finding[] },
    { run, secret }: Pick<EngineStore, 'run' | 'secret'>,
  ) {
    this.#options = options;
    this.#store = store;
    this.findings = findings;
    this.run = run;
    this.secret = secret;
  }

  /** Connects. Rejects if a package is missing, or if Redis does not answer or may evict jobs. */
  static async connect(options: SharedStoreOptions): Promise<SharedStore> {
    const store = await Store.connect(options.url, options.onError);
    try {
      const findings = await checkServer(store);
      return new SharedStore(options, { store, findings }, await runOf(store));
    } catch (error) {
      store.close();
      throw error;
    }
  }

  /**
   * Tells other replicas of this one's settings, and returns what does not fit, as sentences: nothing
   * if Redis goes away meanwhile.
   */
  async join(settings: Settings): Promise<string[]> {
    const { secret } = this;
    const { onError } = this.#options;
    try {
      this.#place = await ReplicaPlace.of(this.#store, { settings, secret, onError });
      return await this.#misfits(this.#place, settings);
    } catch (error) {
      onError(error);
      return [];
    }
  }

  async #misfits(place: ReplicaPlace, settings: Settings): Promise<string[]> {
    const bases = Object.keys(settings.accounts).map(baseOf);
    const stranded = await strandedJobs(this.#store, { bases, settings });
    const { others, different } = await place.take();
    const warnings = Array.from(
      stranded,
      ([id, jobs]) =>
        `${jobs === 1 ? '1 job' : `${jobs} jobs`} of the endpoint ${id}, which the settings do not have. Without a replica that has it, they end at their ttl or execution timeout.`,
    );
    if (different > 0) {
      warnings.push(
        `${different} of ${others} other replicas have other settings, so that answers depend on the replica. Give all of them the same.`,
      );
    }
    return warnings;
  }

  engine({ faultsOf, ...options }: SharedEngineOptions) {
    const { logSize, lookMs = 1000, lockMs = 30_000, onError } = this.#options;
    const { accountId, clock } = options;
    const base = baseOf(accountId);
    const common = { store: this.#store, onError };
    const events = new StoredEventLog({ ...common, base, clock, capacity: logSize });
    const faults = faultsOf(events);
    const engine = new BullMqEngine({
      ...options,
      ...common,
      events,
      faults,
      logSize,
      lookMs,
      lockMs,
    });
    this.#engines.push(engine);
    const requests = new StoredRequestCounter({
      ...common,
      ...{ base, clock, logSize, ids: options.ids, leaseMs: lockMs },
    });
    const keys = new StoredTable({
      ...common,
      ...{ key: `${base}keys`, clock, againMs: lookMs, signal: this.#closing.signal },
    });
    return { engine, faults, requests, keys };
  }

  workQueue(endpointId: string): WorkQueue {
    const { lookMs = 1000, onError } = this.#options;
    const queue =
      this.#workQueues.get(endpointId) ??
      new BullMqWorkQueue({ store: this.#store, endpointId, lookMs, onError });
    this.#workQueues.set(endpointId, queue);
    return queue;
  }

  isUsable(): Promise<boolean> {
    return this.#store.isUsable();
  }

  /** Ends the connections at once and leaves all jobs to other replicas. */
  disconnect(): void {
    this.#closing.abort();
    this.#place?.stop();
    this.#store.close();
  }

  /** Closes all engines, then the connections; without Redis, after a few seconds. */
  async close(): Promise<void> {
    this.#closing.abort();
    await within(closeLimitMs, this.#closeParts());
    this.#store.close();
  }

  async #closeParts(): Promise<void> {
    await this.#place?.leave();
    await Promise.all(this.#engines.map((engine) => engine.close()));
    await Promise.all(Array.from(this.#workQueues.values(), (queue) => queue.close()));
  }
}
