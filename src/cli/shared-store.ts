/** Connects the service to the Redis server that its replicas share. */
import { limits } from '#generated/control/tables.js';
import type { Clock } from '../core/clock.ts';
import { codeOf } from '../core/errors.ts';
import { StoreUnavailable } from '../reference/engine/unavailable.ts';
import {
  QueueConsumer,
  type QueueConsumerOptions,
} from '../reference/engine-bullmq/queue-consumer.ts';
import { UnsuitableServer } from '../reference/engine-bullmq/server-check.ts';
import { SharedStore } from '../reference/engine-bullmq/shared-store.ts';
import { Refusal } from './command.ts';
import type { Log } from './log.ts';
import { redisAddress } from './redis-url.ts';

/** A lost connection is not logged again before this time has passed, in milliseconds. */
const quietMs = 60_000;

/** Connects, and logs what was found. Throws `Refusal` if the server does not suit. */
export async function connectStore(
  url: string,
  { log, clock }: { log: Log; clock: Clock },
): Promise<SharedStore> {
  const onError = storeErrors('Requests about jobs get 503 until it is back.', { log, clock });
  const store = await SharedStore.connect({ url, logSize: limits.eventLogEntries, onError }).catch(
    (cause: unknown) => {
      throw new Refusal(`Cannot share jobs: ${reasonOf(cause, url)}`, { cause });
    },
  );
  logFindings(store.findings, log);
  return store;
}

/** Connects a worker, and logs what was found. Throws `Refusal` if the server does not suit. */
export async function connectConsumer(
  options: Omit<QueueConsumerOptions, 'onError'>,
  log: Log,
): Promise<QueueConsumer> {
  const onError = storeErrors('The worker waits until it is back.', { log, clock: options.clock });
  const consumer = await QueueConsumer.start({ ...options, onError }).catch((cause: unknown) => {
    throw new Refusal(`Cannot take jobs: ${reasonOf(cause, options.url)}`, { cause });
  });
  logFindings(consumer.findings, log);
  return consumer;
}

/** Logs errors: of a lost connection not each. */
function storeErrors(
  consequence: string,
  { log, clock }: { log: Log; clock: Clock },
): (error: unknown) => void {
  let loggedMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!(error instanceof StoreUnavailable)) return log.internalError(error);
    if (clock.now() - loggedMs < quietMs) return;
    loggedMs = clock.now();
    log.warn(`Redis cannot be reached. ${consequence}`);
  };
}

function logFindings(findings: SharedStore['findings'], log: Log): void {
  for (const { text, isWarning } of findings) {
    if (isWarning) log.warn(text);
    else log.note(text);
  }
}

/** Why Redis cannot be used, without the password that its URL may hold. */
function reasonOf(error: unknown, url: string): string {
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
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host of ${address} is not known.`;
    case 'ECONNREFUSED':
      return `nothing listens at ${address}.`;
    default:
  }
  if (/DB index/.test(text)) return `${address} has no database ${pathname.slice(1)}.`;
  if (error instanceof UnsuitableServer) return `${address} ${text}`;
  if (!(error instanceof StoreUnavailable)) return text;
  const isTls = protocol === 'rediss:';
  const said = `${address} does not answer (${text}).`;
  return isTls
    ? `TLS failed: ${said} It may not speak TLS, or use a certificate that is not trusted.`
    : said;
}
