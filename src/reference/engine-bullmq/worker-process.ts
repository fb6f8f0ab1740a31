/** Runs the jobs of an endpoint in a process that is no replica, usually on another machine. */
import type { Job as QueueEntry, Worker } from 'bullmq';
import { type Clock, settledWithin, wallClockLimit } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { seededRandom, unpredictableDigits } from '../../core/random.ts';
import { Alternatives } from '../alternatives/account-alternatives.ts';
import type { JobTask, RealWork } from '../engine/job-worker.ts';
import { newConsumer, startConsumer } from './bullmq-consumer.ts';
import { RedisConnections } from './redis-connections.ts';
import { type WorkEntry, workQueueOf } from './redis-remote-queue.ts';
import { checkServer, type ServerNotice } from './redis-requirements.ts';
import { hasQueue } from './replica-entry.ts';

/** How a run ended here. Another worker runs a job that was given back. */
export type AttemptEnd = 'completed' | 'failed' | 'removed' | 'givenBack';

export interface WorkerProcessOptions {
  /** Such as `redis://127.0.0.1:6379`. It may contain a password. */
  readonly url: string;
  readonly endpointId: string;
  readonly worker: { begin(task: JobTask): RealWork };
  readonly concurrency: number;
  readonly clock: Clock;
  /** Real time after which a consumer without a sign of life has lost its jobs. Default: 30000. */
  readonly lockMs?: number;
  readonly onRun: (run: { jobId: string; end: AttemptEnd; durationMs: number }) => void;
  readonly onError: (error: unknown) => void;
}

interface TakenEntry {
  /** Leaves the entry, whatever its worker does. */
  readonly leave: (end: 'removed' | 'givenBack') => void;
}

type WorkQueueEntry = QueueEntry<WorkEntry, unknown, string>;

/** How often an entry may be lost by workers that died: it is started once more than that. */
const maxLosses = 2;

/** How long given back entries and connections may take at the end, in real milliseconds. */
const closeLimitMs = 2000;

/** Takes entries from the queue of an endpoint until it is closed. */
export class WorkerProcess {
  readonly notices: readonly ServerNotice[];
  readonly #options: WorkerProcessOptions;
  readonly #store: RedisConnections;
  readonly #worker: Worker<WorkEntry, unknown, string>;
  readonly #runs = new Map<string, TakenEntry>();

  private constructor(
    options: WorkerProcessOptions,
    { store, notices }: { store: RedisConnections; notices: readonly ServerNotice[] },
  ) {
    const { endpointId, concurrency, lockMs = 30_000, onError } = options;
    const { name, prefix } = workQueueOf(endpointId);
    this.#options = options;
    this.#store = store;
    this.notices = notices;
    this.#worker = newConsumer<WorkEntry>(
      { store, name, prefix, concurrency, lockMs, maxLosses, onError },
      (entry, token) => this.#process(entry, token),
    );
    // The entry was removed, or another worker has it.
    this.#worker.on('lockRenewalFailed', (ids: string[]) => {
      for (const id of ids) this.#runs.get(id)?.leave('removed');
    });
  }

  /** Connects, and takes entries. Rejects like the store of replicas. */
  static async start(options: WorkerProcessOptions): Promise<WorkerProcess> {
    const store = await RedisConnections.connect(options.url, options.onError);
    try {
      const { endpointId } = options;
      const notices = await checkServer(store);
      if (!(await hasQueue(store, endpointId))) {
        const text = `No replica has the endpoint ${endpointId} with worker: { queue: true } in its settings. The worker waits for one.`;
        notices.push({ text, isWarning: true });
      }
      const consumer = new WorkerProcess(options, { store, notices });
      const { channel } = workQueueOf(endpointId);
      await store.listen(channel, (id) => {
        if (id !== undefined) consumer.#runs.get(id)?.leave('removed');
      });
      await startConsumer(consumer.#worker, options.onError);
      return consumer;
    } catch (error) {
      store.close();
      throw error;
    }
  }

  /** Whether Redis answers now and takes changes. */
  isUsable(): Promise<boolean> {
    return this.#store.isUsable();
  }

  /**
   * Takes no more entries. Those that are not done after `graceMs` go back to the queue, for
   * another worker.
   */
  async close(graceMs: number): Promise<void> {
    const closed = this.#worker.close();
    const grace = wallClockLimit(graceMs);
    grace.signal.addEventListener('abort', () => {
      for (const run of this.#runs.values()) run.leave('givenBack');
    });
    await settledWithin(graceMs + closeLimitMs, closed);
    grace.release();
    this.#store.close();
  }

  /** Runs an entry. What it returns is the output; what it throws fails the job. */
  async #process(entry: WorkQueueEntry, token: string | undefined): Promise<unknown> {
    const { clock, worker, onRun } = this.#options;
    const { WaitingError } = this.#store.packages.bullmq;
    const { id = '' } = entry;
    const startMs = clock.now();
    const reportRun = (end: AttemptEnd) =>
      onRun({ jobId: entry.data.id, end, durationMs: clock.now() - startMs });
    let leave: TakenEntry['leave'] = () => undefined;
    const left = new Promise<'removed' | 'givenBack'>((resolve) => {
      leave = resolve;
    });
    this.#runs.set(id, { leave });
    const task = new RemoteTask(entry, this.#options.endpointId, () => leave('removed'));
    try {
      const work = worker.begin(task);
      const done = work.done.then(async (outcome) => {
        await task.reported;
        return outcome;
      });
      const outcome = await Promise.race([done, left]);
      if (outcome === 'removed' || outcome === 'givenBack') {
        work.stop();
        if (outcome === 'givenBack') await entry.moveToWait(token);
        reportRun(outcome);
        // Which is for entries that the processor has dealt with itself.
        throw new WaitingError();
      }
      if (outcome.kind === 'output') {
        reportRun('completed');
        return outcome.output;
      }
      reportRun('failed');
      throw new Error(outcome.message);
    } finally {
      this.#runs.delete(id);
    }
  }
}

/** The task of an entry. The worker's reports go to the waiting replica, in order. */
class RemoteTask implements JobTask {
  /** Workers of one's own do not look at them. */
  readonly alternatives = new Alternatives();
  readonly jobId: string;
  readonly retries = 0;
  readonly endpointId: string;
  readonly input: JobTask['input'];
  readonly s3Config: JobTask['s3Config'];
  readonly random = seededRandom(unpredictableDigits());
  /** Settles when all reports so far have arrived. */
  reported: Promise<unknown> = Promise.resolve();
  readonly #entry: WorkQueueEntry;
  readonly #onLost: () => void;

  constructor(entry: WorkQueueEntry, endpointId: string, onLost: () => void) {
    const { id, input, s3Config } = entry.data;
    this.#entry = entry;
    this.#onLost = onLost;
    this.endpointId = endpointId;
    this.jobId = id;
    this.input = isObject(input) ? input : {};
    this.s3Config = s3Config;
  }

  offer(): never {
    throw new Error('A worker on another machine offers no files.');
  }

  note(text: string): void {
    this.#report(() => this.#entry.log(text));
  }

  chunk(chunk: unknown): void {
    this.#report(() => this.#entry.updateProgress({ chunk }));
  }

  progress(value: unknown): void {
    this.#report(() => this.#entry.updateProgress({ progress: value }));
  }

  #report(say: () => Promise<unknown>): void {
    this.reported = this.reported.then(say).catch(this.#onLost);
  }
}
