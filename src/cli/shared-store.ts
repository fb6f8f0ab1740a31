/** Connects the service to the Redis server that its replicas share. */
import { limits } from '#generated/control/tables.js';
import type { Clock } from '../core/clock.ts';
import { codeOf } from '../core/errors.ts';
import { StoreUnavailable } from '../reference/engine/unavailable.ts';
import {
  QueueConsumer,
  type QueueConsumerOptions,
} from '../reference/engine-bullmq/queue-consumer.ts';
import { SharedStore } from '../reference/engine-bullmq/shared-store.ts';
import type { ServiceSettings } from '../reference/service.ts';
import { Refusal } from './command.ts';
import type { Log } from './log.ts';

/** A lost connection is not logged again before this time has passed, in milliseconds. */
const quietMs = 60_000;

/** Connects, and logs what was found. Throws `Refusal` if the server or the settings do not suit. */
export async function connectStore(
  url: string,
  { settings, log, clock }: { settings: ServiceSettings; log: Log; clock: Clock },
): Promise<SharedStore> {
  for (const [id, account] of Object.entries(settings.accounts)) {
    if (account.clock !== 'manual') continue;
    throw new Refusal(`accounts/${id}/clock: expected system, because replicas share the account.`);
  }
  const onError = storeErrors('Requests about jobs get 503 until it is back.', { log, clock });
  const store = await SharedStore.connect({ url, logSize: limits.eventLogEntries, onError }).catch(
    (cause: unknown) => {
      throw new Refusal(`Cannot share jobs: ${messageOf(cause)}`, { cause });
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
    throw new Refusal(`Cannot take jobs: ${messageOf(cause)}`, { cause });
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

function messageOf(error: unknown): string {
  if (error instanceof StoreUnavailable) {
    return reasons.get(reasonOf(error.cause)) ?? 'Redis does not answer at the given address.';
  }
  return error instanceof Error ? error.message : 'unknown error.';
}

/** Why Redis cannot be used. The address itself may hold a password. */
const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['NOAUTH', 'Redis requires a password, as in redis://:password@host:6379.'],
  ['WRONGPASS', 'Redis refuses the user name or password of the given address.'],
  ['ENOTFOUND', 'the host of the given address is not known.'],
  ['ECONNREFUSED', 'nothing listens at the given address.'],
]);

/** The code of a system error, or the first word of what Redis says. */
function reasonOf(error: unknown): string | undefined {
  return codeOf(error) ?? (error instanceof Error ? error.message.split(' ')[0] : undefined);
}
