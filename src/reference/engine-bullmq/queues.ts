/** The queues of an account in BullMQ: one for each endpoint, and one for webhook calls. */
import type { Queue, Job as QueueEntry, Worker } from 'bullmq';
import { type Store, storeError } from './store.ts';

/** A job in the queue of its endpoint. */
export interface QueuedJob {
  readonly jobId: string;
  /** Which of the job's attempts is queued. */
  readonly retries: number;
}

/** An attempt to call a webhook. */
export interface QueuedCall {
  readonly hook: string;
  /** From 1. */
  readonly attempt: number;
}

/** Seconds after which an idle worker looks for jobs even if nothing was announced. */
const drainSeconds = 2;

/** Entries that are removed at a time, so that Redis answers others in between. */
const drained = 5000;

/** What BullMQ says of an entry that this process has lost: it is gone, or another one has it. */
export const lostEntry = /^(could not renew lock|Missing (key|lock)|Lock mismatch) for job/;

/**
 * For a queue of BullMQ whose commands fail fast. Otherwise it asks for the server's version first,
 * and if that fails, no command of it ever works.
 */
export const alwaysUsable = { skipVersionCheck: true, skipWaitingForReady: true } as const;

/** How a queue is emptied. */
export interface Processing<Data> {
  /** At most so many at the same time in this replica. */
  readonly concurrency: number;
  /** Handles an entry. `giveBack` returns it to the queue, for another replica. */
  process(data: Data): Promise<'done' | 'giveBack'>;
  /** An entry whose replicas died repeatedly is not handed out again. */
  abandon(data: Data): void;
}

/** What a queue needs. */
export interface QueueOptions {
  readonly store: Store;
  /** What the keys begin with, with a hash tag. */
  readonly prefix: string;
  readonly name: string;
  /** Real time after which a replica without a sign of life has lost its entries, in milliseconds. */
  readonly lockMs: number;
  readonly onError: (error: unknown) => void;
}

/** Entries of one kind, each under an id of its own. */
export class JobQueue<Data> {
  readonly #queue: Queue<Data, unknown, string, Data, unknown, string>;
  readonly #options: QueueOptions;
  readonly #processing: Processing<Data>;
  readonly #store: Store;
  #worker: Worker<Data, unknown, string> | undefined;
  #capacity: number | undefined;

  constructor(options: QueueOptions, processing: Processing<Data>) {
    const { store, prefix, name, onError } = options;
    this.#options = options;
    this.#processing = processing;
    this.#store = store;
    this.#queue = new store.packages.bullmq.Queue<Data, unknown, string, Data, unknown, string>(
      name,
      {
        connection: store.redis,
        prefix,
        ...alwaysUsable,
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
        streams: { events: { maxLen: 0 } },
      },
    );
    this.#queue.on('error', (error) => onError(storeError(error)));
  }

  /**
   * Begins to take entries. A capacity has to be set first, here or by another replica. Rejects if
   * Redis goes away meanwhile; may be called again then.
   */
  async start(): Promise<void> {
    const worker = this.#newWorker();
    this.#worker = worker;
    try {
      // A worker of BullMQ that fails to connect at first never takes an entry.
      await worker.waitUntilReady();
    } catch (error) {
      await worker.close();
      throw storeError(error);
    }
    worker.run().catch(this.#options.onError);
  }

  #newWorker(): Worker<Data, unknown, string> {
    const { store, prefix, name, lockMs, onError } = this.#options;
    const { bullmq } = store.packages;
    const { concurrency, process, abandon } = this.#processing;
    const handle = async (entry: QueueEntry<Data, unknown, string>, token?: string) => {
      if ((await process(entry.data)) === 'done') return;
      await entry.moveToWait(token);
      throw new bullmq.WaitingError();
    };
    const worker = new bullmq.Worker<Data, unknown, string>(name, handle, {
      connection: store.patient,
      prefix,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      drainDelay: drainSeconds,
      runRetryDelay: 1000,
      autorun: false,
    });
    worker.on('error', (error) => {
      if (!lostEntry.test(error.message)) onError(storeError(error));
    });
    worker.on('failed', (entry) => {
      if (entry !== undefined) abandon(entry.data);
    });
    return worker;
  }

  /** Adds an entry, unless one with this id is there. */
  async add(id: string, data: Data): Promise<void> {
    await this.#store.ask(() => this.#queue.add('job', data, { jobId: id }));
  }

  /** Removes an entry that no replica has taken. */
  async remove(id: string): Promise<void> {
    await this.#store.ask(() => this.#queue.remove(id));
  }

  /** Removes all entries that no replica has taken. */
  async drain(): Promise<void> {
    let removed: string[];
    do {
      removed = await this.#store.ask(() => this.#queue.clean(0, drained, 'wait'));
    } while (removed.length === drained);
  }

  /** Sets how many entries all replicas handle at the same time. */
  async setCapacity(capacity: number): Promise<'set' | 'unchanged'> {
    if (capacity === this.#capacity) return 'unchanged';
    this.#capacity = undefined;
    await this.#store.ask(() => this.#queue.setGlobalConcurrency(capacity));
    // BullMQ wakes no idle worker when the number grows, but it does when a queue is resumed.
    if (capacity > 0) await this.#store.ask(() => this.#queue.resume());
    this.#capacity = capacity;
    return 'set';
  }

  /** Another replica may have set another capacity. */
  forgetCapacity(): void {
    this.#capacity = undefined;
  }

  /** Takes no further entries; resolves when those of this replica are done or given back. */
  async close(): Promise<void> {
    await this.#worker?.close();
    await this.#queue.close();
  }
}
