/**
 * Jobs for workers on other machines: a queue for each endpoint, which any worker of BullMQ can
 * serve. The job itself stays with the replicas: an entry only says what to do, and how it went.
 */
import type { Queue, QueueEvents } from 'bullmq';
import { afterWallClock } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { writeWithLiterals } from '../../core/number-literals.ts';
import type { AttemptName, TaskOutcome } from '../engine/job-worker.ts';
import type { RemoteJob, RemoteQueue } from '../engine/remote-queue.ts';
import { alwaysUsable, entryId } from './bullmq-queue.ts';
import { type RedisConnections, storeError } from './redis-connections.ts';

/** Where the workers of an endpoint find their jobs. A stable interface: the guide shows it. */
export function workQueueOf(endpointId: string) {
  const prefix = `inference-work:{${endpointId}}`;
  return {
    name: endpointId,
    prefix,
    /** Announces entries that were taken away from the workers that run them. */
    channel: `${prefix}:ended`,
  };
}

/** What an entry holds: the same as a request to an HTTP worker. */
export interface WorkEntry {
  readonly id: string;
  readonly input: RemoteJob['input'];
  /** Absent where the request has none. */
  readonly s3Config?: RemoteJob['s3Config'];
}

/** Seconds after which entries that nobody has read are removed with the next that ends. */
const backstopSeconds = 3600;

/** The most lines that are read of what a worker has logged. */
const mostLines = 1000;

/**
 * The most events that are kept, roughly: more than the parts that a job may send while a busy
 * replica does not read. Parts and ends are removed when they are read.
 */
const keptEvents = 20_000;

export interface RedisRemoteQueueOptions {
  readonly store: RedisConnections;
  readonly endpointId: string;
  /** How often the entries of this process are looked at, even if nothing was announced. */
  readonly lookMs: number;
  readonly onError: (error: unknown) => void;
}

/** This process's end of the queue of an endpoint, for all of its accounts. */
export class RedisRemoteQueue implements RemoteQueue {
  readonly #options: RedisRemoteQueueOptions;
  readonly #queue: Queue<WorkEntry, unknown, string, WorkEntry, unknown, string>;
  readonly #runs = new Map<string, RemoteAttempt>();
  #events: Promise<QueueEvents> | undefined;
  #nextLook: ReturnType<typeof afterWallClock> | undefined;

  constructor(options: RedisRemoteQueueOptions) {
    const { store, endpointId, onError } = options;
    const { name, prefix } = workQueueOf(endpointId);
    this.#options = options;
    this.#queue = new store.packages.bullmq.Queue(name, {
      connection: store.redis,
      prefix,
      ...alwaysUsable,
      streams: { events: { maxLen: keptEvents } },
    });
    this.#queue.on('error', (error) => onError(storeError(error)));
  }

  /**
   * Queues a job, unless a replica that has died did so before, and waits for its outcome. Never
   * resolves once the signal is aborted. The entry stays until `remove`.
   */
  run(job: RemoteJob, signal: AbortSignal): Promise<TaskOutcome> {
    const id = entryId(job);
    return new Promise((resolve) => {
      const run = new RemoteAttempt(job, (outcome) => {
        this.#leave(id, run);
        resolve(outcome);
      });
      this.#runs.set(id, run);
      signal.addEventListener('abort', () => this.#leave(id, run), { once: true });
      void this.#look(id, run);
      this.#lookLater();
    });
  }

  /** Removes the entry of a run that has ended, and tells a worker that still runs it. */
  remove(run: AttemptName): void {
    this.#remove(entryId(run)).catch(this.#options.onError);
  }

  async close(): Promise<void> {
    this.#nextLook?.release();
    this.#runs.clear();
    const events = await this.#events?.catch(() => undefined);
    await Promise.all([events?.close(), this.#queue.close()]);
  }

  async #remove(id: string): Promise<void> {
    const { store, endpointId } = this.#options;
    // BullMQ cannot remove an entry that a worker holds.
    const lockCount = await store.ask((redis) => redis.del(`${this.#queue.toKey(id)}:lock`));
    await store.ask(() => this.#queue.remove(id));
    if (lockCount === 0) return;
    await store.ask((redis) => redis.publish(workQueueOf(endpointId).channel, id));
  }

  #leave(id: string, run: RemoteAttempt): void {
    if (this.#runs.get(id) === run) this.#runs.delete(id);
  }

  #lookLater(): void {
    if (this.#nextLook !== undefined) return;
    this.#nextLook = afterWallClock(this.#options.lookMs, () => {
      this.#nextLook = undefined;
      for (const [id, run] of this.#runs) void this.#look(id, run);
      if (this.#runs.size > 0) this.#lookLater();
    });
  }

  /** Queues a run that is not queued yet, and sees how far it is. */
  async #look(id: string, run: RemoteAttempt): Promise<void> {
    if (run.isLookedAt) return;
    run.isLookedAt = true;
    try {
      // Listens first, so that nothing is missed from the moment when the entry is there.
      await this.#listen();
      if (this.#runs.get(id) === run) await this.#see(id, run);
    } catch (error) {
      this.#options.onError(error);
    } finally {
      run.isLookedAt = false;
    }
  }

  async #see(id: string, run: RemoteAttempt): Promise<void> {
    const { store } = this.#options;
    const isNew = !run.isQueued;
    if (isNew) await this.#add(id, run.job);
    run.isQueued = true;
    const [queuedMs, endedMs] = await store.ask((redis) =>
      redis.hmget(this.#queue.toKey(id), 'timestamp', 'finishedOn'),
    );
    if (queuedMs == null) {
      const message = 'The job was removed from the queue of its workers.';
      run.end({ kind: 'error', message });
      return;
    }
    const hasEnded = endedMs != null;
    // What a worker has reported may still be on its way, so its end has to be seen twice.
    if (hasEnded && (isNew || run.wasOver)) await this.#conclude(id, run);
    run.wasOver = hasEnded;
  }

  /** Writes numbers as they were sent; BullMQ would write them as JavaScript does. */
  async #add(
    jobId: string,
    { jobId: id, input, s3Config, numberLiterals }: RemoteJob,
  ): Promise<void> {
    const { store } = this.#options;
    const entry: WorkEntry = { id, input, ...(s3Config !== undefined && { s3Config }) };
    class WrittenJob extends store.packages.bullmq.Job<WorkEntry, unknown, string> {
      override asJSON() {
        return { ...super.asJSON(), data: writeWithLiterals(entry, numberLiterals) };
      }
    }
    const kept = { age: backstopSeconds };
    const options = { jobId, removeOnComplete: kept, removeOnFail: kept };
    await store.ask(() => WrittenJob.create(this.#queue, 'job', entry, options));
  }

  async #conclude(id: string, run: RemoteAttempt): Promise<void> {
    const { store } = this.#options;
    const entry = await store.ask(() => this.#queue.getJob(id));
    const { logs } = await store.ask(() => this.#queue.getJobLogs(id, 0, mostLines - 1));
    if (entry === undefined || this.#runs.get(id) !== run) return;
    for (const line of logs) run.job.note(line);
    const { failedReason, returnvalue } = entry;
    run.end(
      failedReason === undefined
        ? { kind: 'output', output: returnvalue ?? null }
        : { kind: 'error', message: messageIn(failedReason) },
    );
  }

  /** Hears of all entries of the queue, from now on. */
  async #listen(): Promise<void> {
    this.#events ??= this.#openEvents();
    try {
      await this.#events;
    } catch (error) {
      this.#events = undefined;
      throw error;
    }
  }

  async #openEvents(): Promise<QueueEvents> {
    const { store, endpointId, onError } = this.#options;
    const { name, prefix } = workQueueOf(endpointId);
    const [last] = await store.ask((redis) =>
      redis.xrevrange(this.#queue.toKey('events'), '+', '-', 'COUNT', 1),
    );
    const events = new store.packages.bullmq.QueueEvents(name, {
      connection: store.patient,
      prefix,
      autorun: false,
      lastEventId: last?.[0] ?? '0-0',
    });
    events.on('error', (error) => onError(storeError(error)));
    events.on('progress', ({ jobId, data }, at) => {
      const run = this.#runs.get(jobId);
      if (run === undefined) return;
      run.hear(data);
      void this.#heard(at);
    });
    events.on('waiting', ({ jobId, prev }) => {
      // A worker has given it back or died: the next one begins anew.
      if (prev === 'active') this.#runs.get(jobId)?.job.dropChunks?.();
    });
    const concludeRun = ({ jobId }: { jobId: string }, at: string) => {
      const run = this.#runs.get(jobId);
      if (run === undefined) return;
      void this.#conclude(jobId, run).catch(onError);
      void this.#heard(at);
    };
    events.on('completed', concludeRun);
    events.on('failed', concludeRun);
    events.run().catch((error: unknown) => {
      // An event that cannot be read: the next look listens from the one after it.
      this.#events = undefined;
      onError(storeError(error));
      events.close().catch(onError);
    });
    return events;
  }

  /** Removes an event that was heard: it holds a part of an output, or all of it. */
  async #heard(at: string): Promise<void> {
    const { store, onError } = this.#options;
    await store.ask((redis) => redis.xdel(this.#queue.toKey('events'), at)).catch(onError);
  }
}

/** A run of a job that this process waits for. */
class RemoteAttempt {
  isQueued = false;
  isLookedAt = false;
  wasOver = false;
  readonly job: RemoteJob;
  readonly end: (outcome: TaskOutcome) => void;

  constructor(job: RemoteJob, end: (outcome: TaskOutcome) => void) {
    this.job = job;
    this.end = end;
  }

  /** Hears `{"chunk": …}`, a part of the output; `{"progress": …}`; or progress in any other form. */
  hear(data: unknown): void {
    const form = isObject(data) && Object.keys(data).length === 1 ? data : {};
    if ('chunk' in form) this.job.chunk(form.chunk);
    else this.job.progress('progress' in form ? form.progress : data);
  }
}

/** The message of an error, which BullMQ's Python package writes as JSON. */
function messageIn(reason: string): string {
  if (!reason.startsWith('"')) return reason;
  try {
    return String(JSON.parse(reason));
  } catch {
    return reason;
  }
}
