/** Takes entries from a queue of BullMQ, in a replica or on another machine. */
import type { Processor, Worker } from 'bullmq';
import { type RedisConnections, storeError } from './redis-connections.ts';

export interface ConsumerOptions {
  readonly store: RedisConnections;
  /** What the keys begin with, with a hash tag. */
  readonly prefix: string;
  readonly name: string;
  /** At most so many entries at the same time in this process. */
  readonly concurrency: number;
  /** Real time after which a process without a sign of life has lost its entries, in milliseconds. */
  readonly lockMs: number;
  /** Of the process that takes an entry: the entry has it as `pb`. */
  readonly processName?: string | undefined;
  /** How often an entry may be lost. */
  readonly maxLosses: number;
  readonly onError: (error: unknown) => void;
}

/** Seconds after which an idle worker looks for entries even if nothing was announced. */
const drainSeconds = 2;

/** Within the time that a process has, others look so often for what it has lost. */
const checks = 6;

/** What BullMQ says of an entry that this process has lost: it is gone, or another one has it. */
const lostEntry = /^(could not renew lock|Missing (key|lock)|Lock mismatch) for job/;

/** Takes no entries until it is started. */
export function newConsumer<Data>(
  { store, prefix, name, concurrency, lockMs, processName, maxLosses, onError }: ConsumerOptions,
  handle: Processor<Data, unknown, string>,
): Worker<Data, unknown, string> {
  const worker = new store.packages.bullmq.Worker<Data, unknown, string>(name, handle, {
    connection: store.patient,
    prefix,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: Math.ceil(lockMs / checks),
    maxStalledCount: maxLosses,
    ...(processName !== undefined && { name: processName }),
    drainDelay: drainSeconds,
    runRetryDelay: 1000,
    autorun: false,
  });
  worker.on('error', (error) => {
    if (lostEntry.test(error.message)) return;
    const failure = storeError(error);
    // Such as an entry that BullMQ cannot read.
    onError(failure === error ? new Error(`The queue ${name} failed.`, { cause: error }) : failure);
  });
  return worker;
}

/** Begins to take entries. If Redis goes away meanwhile, rejects and closes the worker. */
export async function startConsumer<Data>(
  worker: Worker<Data, unknown, string>,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    // A worker of BullMQ that fails to connect at first never takes an entry.
    await worker.waitUntilReady();
  } catch (error) {
    await worker.close();
    throw storeError(error);
  }
  worker.run().catch(onError);
}
