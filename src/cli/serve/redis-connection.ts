/** Connects the service to the Redis server that its replicas share. */
import { limits } from '#generated/control/tables.js';
import type { Clock } from '../../core/clock.ts';
import { codeOf } from '../../core/system-errors.ts';
import { StoreUnavailable } from '../../reference/engine/store-unavailable.ts';
import { RedisEngineStore } from '../../reference/engine-bullmq/redis-engine-store.ts';
import { UnsuitableServer } from '../../reference/engine-bullmq/redis-requirements.ts';
import {
  WorkerProcess,
  type WorkerProcessOptions,
} from '../../reference/engine-bullmq/worker-process.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Log } from './log.ts';
import { findProtocol } from './redis-protocol.ts';
import { redisAddress } from './redis-url.ts';

/** Connects, and logs what was found. Throws `Refusal` if the server does not suit. */
export async function connectStore(url: string, context: StoreContext): Promise<RedisEngineStore> {
  const errors = new StoreErrors('Requests about jobs get 503 until it is back.', context);
  const { onError } = errors;
  const store = await RedisEngineStore.connect({
    url,
    logSize: limits.eventLogEntries,
    onNotice: (notice) => logNotices([notice], context.log),
    onError,
  }).catch(async (cause: unknown) => {
    throw new Refusal(`Cannot share jobs: ${await whyRedisUnusable(cause, url)}`, { cause });
  });
  errors.follow(() => store.isUsable());
  logNotices(store.notices, context.log);
  return store;
}

/** Connects a worker, and logs what was found. Throws `Refusal` if the server does not suit. */
export async function connectConsumer(
  options: Omit<WorkerProcessOptions, 'onError'>,
  context: Pick<StoreContext, 'log' | 'stop'>,
): Promise<WorkerProcess> {
  const { clock } = options;
  const errors = new StoreErrors('The worker waits until it is back.', { ...context, clock });
  const { onError } = errors;
  const consumer = await WorkerProcess.start({ ...options, onError }).catch(
    async (cause: unknown) => {
      throw new Refusal(`Cannot take jobs: ${await whyRedisUnusable(cause, options.url)}`, {
        cause,
      });
    },
  );
  errors.follow(() => consumer.isUsable());
  logNotices(consumer.notices, context.log);
  return consumer;
}

interface StoreContext {
  readonly log: Log;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** Interval between checks whether Redis is back, in milliseconds. */
const lookMs = 500;

/** Logs internal errors, and once connected, one warning and one note for each outage. */
class StoreErrors {
  readonly #consequence: string;
  readonly #context: StoreContext;
  #isUsable: (() => Promise<boolean>) | undefined;
  #isAway = false;

  constructor(consequence: string, context: StoreContext) {
    this.#consequence = consequence;
    this.#context = context;
  }

  readonly onError = (error: unknown): void => {
    const { log, clock } = this.#context;
    if (!(error instanceof StoreUnavailable)) {
      log.internalError(error);
      return;
    }
    if (this.#isUsable === undefined || this.#isAway) return;
    this.#isAway = true;
    log.warn(`${outageOf(error)} ${this.#consequence}`);
    this.#lookLater(this.#isUsable, clock.now());
  };

  /** Reports outages from now on. Before that, a failed connection is an error of the caller. */
  follow(isUsable: () => Promise<boolean>): void {
    this.#isUsable = isUsable;
  }

  #lookLater(isUsable: () => Promise<boolean>, beganMs: number): void {
    const { clock } = this.#context;
    clock.schedule(clock.now() + lookMs, () => {
      clock.hold(this.#look(isUsable, beganMs));
    });
  }

  async #look(isUsable: () => Promise<boolean>, beganMs: number): Promise<void> {
    const isBack = await isUsable();
    const { log, clock, stop } = this.#context;
    if (stop.aborted) return;
    if (!isBack) {
      this.#lookLater(isUsable, beganMs);
      return;
    }
    this.#isAway = false;
    log.note(`Redis is back after ${((clock.now() - beganMs) / 1000).toFixed(1)} seconds.`);
  }
}

function outageOf({ refusal }: StoreUnavailable): string {
  if (refusal === undefined) return 'Redis cannot be reached.';
  const reason = refusalReasons.get(refusal);
  return `Redis rejects writes${reason === undefined ? '' : `: ${reason}`} (${refusal}).`;
}

const refusalReasons: ReadonlyMap<string, string> = new Map([
  ['OOM', 'it uses as much memory as maxmemory allows'],
  ['READONLY', 'it is now a replica'],
  ['MASTERDOWN', 'it is now a replica without a connection to its master'],
  ['MISCONF', 'it cannot write to its disk'],
  ['LOADING', 'it is loading its data from disk'],
  ['NOREPLICAS', 'it has fewer replicas than min-replicas-to-write'],
  ['BUSY', "another program's script has been running for too long"],
]);

function logNotices(notices: RedisEngineStore['notices'], log: Log): void {
  for (const { text, isWarning } of notices) {
    if (isWarning) log.warn(text);
    else log.note(text);
  }
}

/** Why Redis cannot be used, without the password that its URL may hold. */
async function whyRedisUnusable(error: unknown, url: string): Promise<string> {
  const address = redisAddress(url);
  const { pathname, protocol } = new URL(url);
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  const text = cause instanceof Error ? cause.message : 'unknown error';
  const code = codeOf(cause) ?? text.split(' ')[0] ?? '';
  switch (code) {
    case 'NOAUTH':
      return `${address} requires a password, as in redis://:password@host:6379.`;
    case 'WRONGPASS':
      return `${address} refuses the user name or password of the URL.`;
    case 'NOPERM':
      return `${address} forbids what the service needs (${text}). See "What Redis needs" in docs/guides/shared-service.md.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host of ${address} is not known.`;
    case 'ECONNREFUSED':
      return `nothing listens at ${address}.`;
    default:
  }
  if (/DB index/.test(text)) return `${address} has no database ${pathname.slice(1)}.`;
  if (error instanceof UnsuitableServer) return `${address} ${text}`;
  const isTls = protocol === 'rediss:';
  switch (await findProtocol(url)) {
    case 'redis':
      if (isTls) return `${address} does not speak TLS: use redis:// instead of rediss://.`;
      break;
    case 'tls':
      if (!isTls) return `${address} speaks TLS: use rediss:// instead of redis://.`;
      break;
    case 'http':
      return `${address} is a web server, expected Redis.`;
    case 'other':
      return `${address} is no Redis server: it does not answer PING.`;
    case undefined:
  }
  if (!(error instanceof StoreUnavailable)) return text;
  const noAnswer = `${address} does not answer (${text}).`;
  return isTls ? `TLS failed: ${noAnswer} Its certificate may not be trusted.` : noAnswer;
}
