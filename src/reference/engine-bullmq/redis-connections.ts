/** The connections of one process to Redis: commands that fail fast, and announcements. */
import type { Redis } from 'ioredis';
import { afterWallClock, waitForArrivals } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { codeOf } from '../../core/system-errors.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import { loadPackages, type Packages } from './packages.ts';
import type { StoredScript } from './scripts/define-script.ts';
import { toldDamages } from './scripts/library.ts';
import { scripts } from './scripts/scripts.ts';

/** How long Redis may take to answer, in real milliseconds. */
const commandLimitMs = 2000;

/** Hears announcements; `undefined` means that some may have been missed. */
type MessageListener = (message: string | undefined) => void;

/** Hears entries of an event log: sequence, instant and event of each. */
type LogListener = (entries: readonly (readonly unknown[])[]) => void;

/** Shared by all accounts of a process. */
export class RedisConnections {
  readonly packages: Packages;
  /** Commands on it fail at once while Redis is away. */
  readonly redis: Redis;
  /** For workers, which wait for Redis to come back. */
  readonly patient: Redis;
  readonly #subscriber: Redis;
  readonly #listeners = new Map<string, Set<MessageListener>>();
  /** By account: what its keys begin with. */
  readonly #logListeners = new Map<string, LogListener>();
  /** Why commands are refused: Redis keeps the connection and does not answer. */
  #silence: StoreUnavailable | undefined;
  readonly #onError: (error: unknown) => void;
  #isClosed = false;

  private constructor(packages: Packages, url: string, onError: (error: unknown) => void) {
    const { Redis } = packages;
    this.#onError = onError;
    const retryStrategy = (times: number) => Math.min(times * 100, 1000);
    const common = { retryStrategy, connectTimeout: commandLimitMs, lazyConnect: true };
    this.packages = packages;
    this.redis = new Redis(url, {
      ...common,
      enableOfflineQueue: false,
      // A command whose answer was lost may have run: the caller decides what follows.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    this.patient = new Redis(url, { ...common, maxRetriesPerRequest: null });
    this.#subscriber = new Redis(url, {
      ...common,
      maxRetriesPerRequest: null,
      // The client would leave an error of that to nobody; `#tellMissed` subscribes again.
      autoResubscribe: false,
    });
    for (const each of this.#connections()) {
      each.on('error', (error: unknown) => {
        onError(new StoreUnavailable(error));
        // The client would go on with another database.
        if (isOfSelect(error)) each.disconnect(true);
      });
    }
    // So that commands run in the order in which they are given, without a second try.
    this.redis.on('ready', () => this.#load().catch((error) => onError(storeError(error))));
    // Whoever looks needs both connections, and either may come back last.
    for (const each of [this.redis, this.#subscriber]) {
      each.on('ready', () => this.#tellMissed().catch((error) => onError(storeError(error))));
    }
    this.#subscriber.on('message', (channel: string, message: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(message);
    });
  }

  /**
   * Connects. Rejects if Redis does not answer, with the reason as the cause. From then on,
   * `onError` is told of lost connections and of commands that get no answer or are refused.
   */
  static async connect(url: string, onError: (error: unknown) => void): Promise<RedisConnections> {
    let reason: unknown;
    let hear = (error: unknown) => {
      reason ??= error;
    };
    const packages = await loadPackages();
    await tryServer(packages, url);
    const store = new RedisConnections(packages, url, (error) => hear(error));
    try {
      await Promise.all(store.#connections().map((each) => each.connect()));
    } catch (error) {
      store.close();
      throw reason ?? new StoreUnavailable(error);
    }
    hear = onError;
    return store;
  }

  /**
   * Runs a script in one step. Tells the log of the account what the script has logged, then
   * resolves. Rejects with `StoreUnavailable` while Redis is away.
   */
  async run(name: keyof typeof scripts, base: string, args: readonly string[]): Promise<unknown> {
    const script: StoredScript = scripts[name];
    const result = await this.ask((redis) => runStored(redis, script, { keys: [base], args }));
    const [logged, answer, damaged, untold]: unknown[] = Array.isArray(result) ? result : [];
    this.tellDamages(damaged, untold);
    if (Array.isArray(logged) && logged.length > 0) this.#logListeners.get(base)?.(logged);
    return answer;
  }

  /** Asks about one key. One of the wrong type is removed first: this engine cannot have written it. */
  async askKey<Answer>(
    key: string,
    type: KeyType,
    question: (redis: Redis) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.ask(question);
    } catch (error) {
      if (!isWrongType(error)) throw error;
      const removed = await this.ask((redis) => redis.eval(removeUnless, 1, key, type));
      if (removed === 1) this.#tellDamage(key, 'removed, because it had the wrong type');
      return this.ask(question);
    }
  }

  /** Tells of what a script has found: pairs of a key and what was done, and how many more there were. */
  tellDamages(damaged: unknown, untold: unknown = 0): void {
    const pairs: unknown[] = Array.isArray(damaged) ? damaged : [];
    const more = Math.max(0, pairs.length - toldDamages) + Number(untold);
    for (const pair of pairs.slice(0, toldDamages)) {
      const [key, done]: unknown[] = Array.isArray(pair) ? pair : [];
      this.#tellDamage(key, done);
    }
    if (more > 0) this.#onError(new Error(`${more} more keys in Redis were damaged, and mended.`));
  }

  #tellDamage(key: unknown, done: unknown): void {
    this.#onError(new Error(`The key ${key} in Redis was damaged: ${done}.`));
  }

  /** Hears what scripts of this process log for an account, in place of an earlier listener. */
  hearLogged(base: string, listener: LogListener): void {
    this.#logListeners.set(base, listener);
  }

  /**
   * Asks Redis. Rejects with `StoreUnavailable` while it is away: at once, except for the first
   * commands to which a connected server gives no answer.
   */
  async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    if (this.#silence !== undefined) throw this.#silence;
    try {
      return await rejectIfLate(question(this.redis));
    } catch (error) {
      if (isTimeout(error)) this.#probe(new StoreUnavailable(error));
      throw this.reportFailure(error);
    }
  }

  /** The same error, or `StoreUnavailable`, of which `onError` is told, if Redis is away. */
  reportFailure(error: unknown): unknown {
    const failure = storeError(error);
    if (failure instanceof StoreUnavailable && !this.#isClosed) this.#onError(failure);
    return failure;
  }

  /** Whether all connections are open, and Redis answers and takes changes. */
  async isUsable(): Promise<boolean> {
    if (this.#connections().some(({ status }) => status !== 'ready')) return false;
    try {
      // Redis refuses this while it rejects writes; otherwise it does nothing if the key exists.
      await this.ask((redis) => redis.setnx('inference:usable', 'yes'));
      return true;
    } catch {
      return false;
    }
  }

  #connections(): readonly Redis[] {
    return [this.redis, this.patient, this.#subscriber];
  }

  /** Refuses commands until Redis answers, or until a new connection does. */
  #probe(silence: StoreUnavailable): void {
    if (this.#silence !== undefined) return;
    this.#silence = silence;
    rejectIfLate(this.redis.ping())
      .catch((error: unknown) => {
        // Without a connection, the client refuses commands itself.
        if (isTimeout(error)) this.redis.disconnect(true);
      })
      .finally(() => {
        this.#silence = undefined;
      });
  }

  /** Hears what is announced on a channel, until the returned function is called. */
  async listen(channel: string, listener: MessageListener): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    await this.#subscriber.subscribe(channel).catch((error: unknown) => {
      throw storeError(error);
    });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(channel);
      this.#subscriber.unsubscribe(channel).catch(() => undefined);
    };
  }

  /** Tells all listeners that announcements may have been missed, once no further ones are. */
  async #tellMissed(): Promise<void> {
    const channels = [...this.#listeners.keys()];
    if (channels.length > 0) await this.#subscriber.subscribe(...channels);
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners) listener(undefined);
    }
  }

  async #load(): Promise<void> {
    const loads = Object.values(scripts).map(({ lua }) => this.redis.script('LOAD', lua));
    await Promise.all(loads);
  }

  close(): void {
    this.#isClosed = true;
    for (const each of this.#connections()) each.disconnect();
  }
}

/** Runs a script that Redis knows by its digest, or learns now. */
export async function runStored(
  redis: Redis,
  { lua, digest }: StoredScript,
  { keys, args }: { keys: readonly string[]; args: readonly string[] },
): Promise<unknown> {
  try {
    return await redis.evalsha(digest, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.eval(lua, keys.length, ...keys, ...args);
  }
}

/**
 * Connects once. Rejects with the reason as the cause if that fails, or if the user may not run
 * `INFO`: with its ready check, the client would write about that to the terminal.
 */
async function tryServer({ Redis }: Packages, url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: commandLimitMs,
    commandTimeout: commandLimitMs,
    enableReadyCheck: false,
    retryStrategy: () => null,
  });
  let reason: unknown;
  redis.on('error', (error: unknown) => {
    reason ??= error;
  });
  try {
    await redis.connect();
    await redis.info('server');
  } catch (error) {
    reason ??= error;
  } finally {
    redis.disconnect();
  }
  if (reason !== undefined) throw new StoreUnavailable(reason);
}

export type KeyType = 'hash' | 'zset' | 'set' | 'list' | 'string' | 'stream';

/** Another replica may have removed the key, and written it anew. */
const removeUnless = `
local type = redis.call('TYPE', KEYS[1]).ok
if type == ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])
`;

function isWrongType(error: unknown): boolean {
  return error instanceof Error && error.message.includes('WRONGTYPE');
}

const timedOut = 'Command timed out';

/**
 * Rejects if an answer does not arrive in time. The client's own limit also refuses answers that have arrived while the
 * process was suspended or busy.
 */
function rejectIfLate<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A signal and a race of promises would cost ten times as much.
    const limit = afterWallClock(commandLimitMs, () => {
      void waitForArrivals().then(() => reject(new Error(timedOut)));
    });
    answer.then(
      (value) => {
        limit.release();
        resolve(value);
      },
      (error: unknown) => {
        limit.release();
        reject(error);
      },
    );
  });
}

/**
 * What Redis answers while it cannot serve: it starts, is full, cannot write, or is a replica. Before
 * version 7, this stands behind the place in a script that it refused.
 */
const refusals =
  /(?:^|@user_script: ?\d+: -?)(LOADING|OOM|MISCONF|READONLY|MASTERDOWN|CLUSTERDOWN|BUSY|NOREPLICAS)\b/;

/** The same error, or `StoreUnavailable` if it means that Redis is away. */
export function storeError(error: unknown): unknown {
  return isAway(error) ? new StoreUnavailable(error, redisRefusalCode(error)) : error;
}

function redisRefusalCode(error: unknown): string | undefined {
  return error instanceof Error ? refusals.exec(error.message)?.[1] : undefined;
}

/** Whether Redis has refused to choose a database. */
function isOfSelect(error: unknown): boolean {
  const command = error instanceof Error && 'command' in error ? error.command : undefined;
  return isObject(command) && command.name === 'select';
}

/** Whether Redis gave no answer in time. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === timedOut;
}

/** What the client says of a command that cannot be sent, or whose answer does not come. */
const lost = /^(Connection is closed|Command timed out|Stream isn't writeable|Socket timeout)/;

/** Whether an error means that Redis is away, and not that the command or this code is wrong. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ReplyError') return refusals.test(error.message);
  if (error.name === 'AbortError' || error.name === 'MaxRetriesPerRequestError') return true;
  return lost.test(error.message) || isSystemError(error);
}

/** Such as `ECONNRESET`; but not the codes of Node's own, such as `ERR_INVALID_ARG_TYPE`. */
function isSystemError(error: Error): boolean {
  return /^E(?!RR_)/.test(codeOf(error) ?? '');
}
