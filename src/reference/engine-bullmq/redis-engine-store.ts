/** The store that replicas share: one process's connections to Redis, for all of its accounts. */
import type { components } from '#generated/service-settings/types.d.ts';
import { settledWithin, systemTimers } from '../../core/clock.ts';
import { unpredictableDigits } from '../../core/random.ts';
import type { EngineStore, SharedEngineOptions } from '../engine/engine-store.ts';
import type { RemoteQueue } from '../engine/remote-queue.ts';
import type { SharedTexts } from '../engine/shared-texts.ts';
import { BullMqEngine } from './bullmq-engine.ts';
import { baseOf, RedisAccount } from './redis-account.ts';
import { RedisConnections } from './redis-connections.ts';
import { RedisEventLog } from './redis-event-log.ts';
import { RedisRemoteQueue } from './redis-remote-queue.ts';
import { RedisRequestCounter } from './redis-request-counter.ts';
import { checkServer, type ServerNotice, ServerWatch } from './redis-requirements.ts';
import { RedisSharedKeys } from './redis-shared-keys.ts';
import { digestSettings, ReplicaEntry, strandedJobs } from './replica-entry.ts';
import { Replicas } from './replicas.ts';

export interface RedisEngineStoreOptions {
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
  /**
   * How often replicas look for each other, in real milliseconds: one whose process has died is noticed after four
   * looks, long before `lockMs`. Default: 1000.
   */
  readonly presenceMs?: number;
  /** How often to check whether the server is still suitable, in real milliseconds. Default: 10000. */
  readonly checkMs?: number;
  /** Told when the server becomes unsuitable, and when it is suitable again. Default: not told. */
  readonly onNotice?: (notice: ServerNotice) => void;
  /** Called when a connection is lost, and when background work fails and is retried. */
  readonly onError: (error: unknown) => void;
}

/** How long engines may take to close, in real milliseconds. */
const closeLimitMs = 5000;

const runKey = 'inference:run';

interface SharedRun extends Pick<EngineStore, 'run'> {
  /** Random, known to the replicas only. */
  readonly secret: string;
}

/** The run that the first replica began. */
async function runOf(store: RedisConnections): Promise<SharedRun> {
  const first = { instanceId: unpredictableDigits(), secret: unpredictableDigits(16) };
  const newFields = Object.entries({ ...first, startedMs: `${systemTimers().now()}` });
  const fields = await store.askKey(runKey, 'hash', async (redis) => {
    await Promise.all(newFields.map(([name, value]) => redis.hsetnx(runKey, name, value)));
    return redis.hgetall(runKey);
  });
  const { instanceId = '', secret = '', startedMs } = fields;
  return { run: { instanceId, startedMs: Number(startedMs) }, secret };
}

function sharedTextsOf(store: RedisConnections): SharedTexts {
  const keyOf = (name: string) => `inference:text:${name}`;
  return {
    async get(name) {
      const key = keyOf(name);
      return (await store.askKey(key, 'string', (redis) => redis.get(key))) ?? undefined;
    },
    set: (name, text, lifeMs) => store.ask((redis) => redis.set(keyOf(name), text, 'PX', lifeMs)),
    delete: (name) => store.ask((redis) => redis.del(keyOf(name))),
    async take(name) {
      const key = keyOf(name);
      return (await store.askKey(key, 'string', (redis) => redis.getdel(key))) ?? undefined;
    },
  };
}

type Schemas = components['schemas'];

export class RedisEngineStore implements EngineStore {
  /** What was found about the server: its version, and what may lose jobs. */
  readonly notices: readonly ServerNotice[];
  readonly run: EngineStore['run'];
  readonly texts: SharedTexts;
  readonly #secret: string;
  readonly #options: RedisEngineStoreOptions;
  readonly #store: RedisConnections;
  readonly #replicas: Replicas;
  readonly #engines: BullMqEngine[] = [];
  readonly #closing = new AbortController();
  readonly #watch: ServerWatch;
  #place: ReplicaEntry | undefined;
  readonly #workQueues = new Map<string, RedisRemoteQueue>();

  private constructor(
    options: RedisEngineStoreOptions,
    {
      store,
      replicas,
      notices,
    }: { store: RedisConnections; replicas: Replicas; notices: readonly ServerNotice[] },
    { run, secret }: SharedRun,
  ) {
    this.#options = options;
    this.#store = store;
    this.#replicas = replicas;
    this.notices = notices;
    this.run = run;
    this.#secret = secret;
    this.texts = sharedTextsOf(store);
    const { checkMs: everyMs = 10_000, onNotice = () => undefined, onError } = options;
    this.#watch = new ServerWatch({ store, everyMs, onNotice, onError }, notices);
  }

  /** Connects. Rejects if a package is missing, or if Redis does not answer or may evict jobs. */
  static async connect(options: RedisEngineStoreOptions): Promise<RedisEngineStore> {
    const store = await RedisConnections.connect(options.url, options.onError);
    try {
      const notices = await checkServer(store);
      const run = await runOf(store);
      const { presenceMs = 1000, onError } = options;
      const replicas = new Replicas({ store, lookMs: presenceMs, onError });
      await replicas.start();
      return new RedisEngineStore(options, { store, replicas, notices }, run);
    } catch (error) {
      store.close();
      throw error;
    }
  }

  /**
   * Tells other replicas of this one's settings, and returns what does not fit, as sentences: nothing
   * if Redis goes away meanwhile.
   */
  async join(settings: Schemas['ServiceSettings']): Promise<string[]> {
    const { onError } = this.#options;
    try {
      const digest = await digestSettings(settings, this.#secret);
      this.#place = new ReplicaEntry(
        { store: this.#store, replicas: this.#replicas },
        { settings, digest },
        onError,
      );
      return await this.#misfits(this.#place, settings);
    } catch (error) {
      onError(error);
      return [];
    }
  }

  async #misfits(place: ReplicaEntry, settings: Schemas['ServiceSettings']): Promise<string[]> {
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
        `${different} of ${others} other replicas have different settings, so responses depend on the replica. Give all replicas the same settings.`,
      );
    }
    return warnings;
  }

  engine({ faultsOf, ...options }: SharedEngineOptions) {
    const { logSize, lookMs = 1000, lockMs = 30_000, onError } = this.#options;
    const { accountId, clock, ids } = options;
    const store = this.#store;
    const replicas = this.#replicas;
    const account = new RedisAccount({ store, base: baseOf(accountId), clock, logSize });
    const events = new RedisEventLog({ account, onError });
    const faults = faultsOf(events);
    const common = { account, onError };
    const parts = { events, faults, replicas };
    const engine = new BullMqEngine({ ...options, ...common, ...parts, lookMs, lockMs });
    this.#engines.push(engine);
    const requests = new RedisRequestCounter({ ...common, ids, leaseMs: lockMs });
    const { signal } = this.#closing;
    const key = `${account.base}keys`;
    const keys = new RedisSharedKeys({ store, key, clock, againMs: lookMs, signal, onError });
    return { engine, faults, requests, keys };
  }

  remoteQueue(endpointId: string): RemoteQueue {
    const { lookMs = 1000, onError } = this.#options;
    const queue =
      this.#workQueues.get(endpointId) ??
      new RedisRemoteQueue({ store: this.#store, endpointId, lookMs, onError });
    this.#workQueues.set(endpointId, queue);
    return queue;
  }

  isUsable(): Promise<boolean> {
    return this.#store.isUsable();
  }

  /** Ends the connections at once and leaves all jobs to other replicas. */
  disconnect(): void {
    this.#closing.abort();
    this.#watch.stop();
    this.#place?.stop();
    this.#replicas.stop();
    this.#store.close();
  }

  /** Closes all engines, then the connections; without Redis, after a few seconds. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#watch.stop();
    await settledWithin(closeLimitMs, this.#closeParts());
    this.#replicas.stop();
    this.#store.close();
  }

  async #closeParts(): Promise<void> {
    await this.#place?.leave();
    await Promise.all(this.#engines.map((engine) => engine.close()));
    await Promise.all(Array.from(this.#workQueues.values(), (queue) => queue.close()));
    await this.#replicas.leave();
  }
}
