/** The engine that keeps an account's jobs in Redis, where any number of replicas share them. */
import { macrotask } from '../../core/clock.ts';
import type {
  Accepted,
  Cancelled,
  Due,
  EndpointHealth,
  Engine,
  Estimate,
  JobName,
  JobPage,
  JobQuery,
  LedgerReport,
  NewJob,
  NoRoom,
  Parts,
  Retried,
  Taking,
  Wait,
} from '../engine/engine.ts';
import type { SharedEngineOptions } from '../engine/engine-store.ts';
import { type Delivery, type DeliveryQuery, deliveriesIn } from '../engine/event-log.ts';
import type { Faults } from '../engine/injected-faults.ts';
import {
  type Job,
  type JobRecord,
  type JobRequest,
  recordOf,
  snapshotOf,
} from '../engine/job-snapshot.ts';
import { queueTtlMs } from '../engine/rules/deadlines.ts';
import { estimateCharge } from '../engine/rules/job-charges.ts';
import { expiredError, timeoutError } from '../engine/rules/job-end.ts';
import { newJobId } from '../engine/rules/job-ids.ts';
import { isFinal, isStateName, nextState } from '../engine/rules/job-states.ts';
import { JobQueue, type Processing, type QueuedCall, type QueuedJob } from './bullmq-queue.ts';
import { DueList } from './due-list.ts';
import {
  deadlineMs,
  type Ended,
  type Ending,
  hookName,
  requestBytes,
  retrying,
} from './job-changes.ts';
import { listJobs } from './job-list.ts';
import { upcoming } from './next-due.ts';
import { persist } from './persist.ts';
import type { Store } from './redis-connections.ts';
import type { StoredEventLog } from './redis-event-log.ts';
import type { StoredJob } from './redis-job.ts';
import { type Change, StoredJobs } from './redis-jobs.ts';
import { readLedger } from './redis-ledger.ts';
import { WebhookCalls } from './redis-webhooks.ts';
import { Runs } from './running-jobs.ts';
import { Scaler } from './scaler.ts';
import { Waits } from './waiting-callers.ts';

/** What the engine of an account is made of. */
export interface BullMqEngineOptions extends Omit<SharedEngineOptions, 'faultsOf'> {
  readonly store: Store;
  readonly events: StoredEventLog;
  readonly faults: Faults;
  /** The most entries that the event log keeps. */
  readonly logSize: number;
  /** How often this replica looks for what others have left and what was not announced. */
  readonly lookMs: number;
  /** Real time after which a replica without a sign of life has lost its jobs, in milliseconds. */
  readonly lockMs: number;
  /** Told of work that failed and is done again. */
  readonly onError: (error: unknown) => void;
}

/** What the keys of an account begin with. The braces keep them in one slot of a cluster. */
export function baseOf(accountId: string): string {
  return `inference:{${accountId}}:`;
}

/** Jobs that a reset deletes at a time, so that Redis answers others in between. */
const clearedJobs = 1000;

/** Jobs of a purge that are ended at the same time. */
const purgedJobs = 100;

/** For a queue whose entries this replica does not take. */
const idle: Processing<QueuedJob> = {
  concurrency: 1,
  process: async () => 'giveBack',
  abandon: () => undefined,
};

/** How long the replica that accepts a job has to queue it, in milliseconds. */
const enqueueMs = 5000;

/** This replica's part of an account. */
export class BullMqEngine implements Engine {
  readonly events: StoredEventLog;
  readonly #options: BullMqEngineOptions;
  readonly #jobs: StoredJobs;
  readonly #runs: Runs;
  readonly #waits: Waits;
  readonly #calls: WebhookCalls;
  readonly #scaler: Scaler;
  readonly #due: DueList;
  readonly #queues: ReadonlyMap<string, JobQueue<QueuedJob>>;
  readonly #callQueue: JobQueue<QueuedCall>;
  /** Entries of the due list that are done. */
  readonly #queued: string[] = [];
  #stopListening: (() => void) | undefined;
  #closing: Promise<void> | undefined;
  /** Aborted when the engine is closed. */
  readonly #stopping = new AbortController();

  constructor(options: BullMqEngineOptions) {
    const { accountId, clock, lookMs, onError } = options;
    this.#options = options;
    this.events = options.events;
    const jobs = new StoredJobs({ ...options, base: baseOf(accountId) });
    const expect = (dueMs: number) => this.#due.expect(dueMs);
    this.#jobs = jobs;
    this.#waits = new Waits(clock, lookMs);
    this.#calls = new WebhookCalls({ ...options, jobs, againMs: lookMs, expect });
    this.#scaler = new Scaler({
      jobs,
      replica: options.ids.uuid().replaceAll('-', ''),
      setCapacity: async (id, capacity) =>
        (await this.#queues.get(id)?.setCapacity(capacity)) ?? 'unchanged',
      forgetCapacity: (id) => this.#queues.get(id)?.forgetCapacity(),
      expect,
      onError,
    });
    this.#runs = new Runs({
      ...options,
      jobs,
      againMs: lookMs,
      end: async (job, how) => {
        await this.#end(job, how, ({ version }) => version === job.version);
      },
      expect,
      wakeScaler: (id) => this.#scaler.wake(id, { handOn: true }),
    });
    // An endpoint may have any id, so the calls are kept apart from the queues of endpoints.
    const callsPrefix = `inference-calls:{${accountId}}`;
    this.#queues = new Map(
      Array.from(options.endpoints, ([id, { workers }]) => [
        id,
        new JobQueue<QueuedJob>(this.#queueOptions(id), {
          // The capacity limits what all replicas run. An entry that this one has lost takes up a
          // place here until its run ends.
          concurrency: 2 * Math.max(1, workers.max * workers.jobsPerWorker),
          process: (queued) => this.#runs.process(id, queued),
          abandon: (queued) => this.#background(this.#persist(() => this.#abandon(queued))),
        }),
      ]),
    );
    this.#callQueue = new JobQueue<QueuedCall>(
      { ...this.#queueOptions('webhook-calls'), prefix: callsPrefix },
      {
        concurrency: options.concurrentCalls,
        process: async (call) => {
          const made = this.#calls.call(call);
          clock.hold(made.catch(onError));
          await made;
          return 'done';
        },
        // The call stays due, so it is queued again.
        abandon: () => undefined,
      },
    );
    this.#due = new DueList({
      ...jobs.options,
      lookMs,
      onError,
      handle: (kind, name) => this.#handleDue(kind, name),
    });
    this.#background(this.#open());
  }

  #queueOptions(endpointId: string) {
    const { store, accountId, lockMs, onError } = this.#options;
    const prefix = `inference-queue:{${accountId}:${endpointId}}`;
    return { store, prefix, name: endpointId, lockMs, onError };
  }

  /** Takes part in the account: listens, and takes jobs as soon as it is set how many. */
  async #open(): Promise<void> {
    const { store, concurrentCalls } = this.#options;
    const { base } = this.#jobs.options;
    const hear = (message: string | undefined) => this.#hear(message);
    await this.#persist(async () => {
      const stopListening = await store.listen(`${base}changes`, hear);
      if (this.#closing !== undefined) return stopListening();
      this.#stopListening = stopListening;
    });
    if (this.#closing !== undefined) return;
    const setCalls = () => this.#callQueue.setCapacity(concurrentCalls);
    await Promise.all([
      this.#begin(this.#callQueue, setCalls),
      ...Array.from(this.#queues, ([id, queue]) =>
        this.#begin(queue, () => this.#scaler.scale(id)),
      ),
    ]);
  }

  /** Starts a queue once its capacity is set. One that cannot start leaves the others alone. */
  #begin<Data>(queue: JobQueue<Data>, prepare: () => Promise<unknown>): Promise<void> {
    const begun = this.#persist(async () => {
      await prepare();
      if (this.#closing === undefined) await queue.start();
    });
    return begun.catch(this.#options.onError);
  }

  #persist(work: () => Promise<unknown>): Promise<void> {
    const { clock, lookMs, onError } = this.#options;
    return persist(work, { clock, againMs: lookMs, signal: this.#stopping.signal, onError });
  }

  async submit({ endpointId, request, submission, origin }: NewJob): Promise<Accepted | NoRoom> {
    if (this.#closing !== undefined) return { kind: 'closed' };
    const { clock, ids, accountBytes } = this.#options;
    const { workers } = this.#jobs.endpoint(endpointId);
    const { lowPriority = false, executionTimeout } = request.policy ?? {};
    const text = JSON.stringify(request);
    const limits = this.#jobs.roomLimits(endpointId);
    for (;;) {
      const nowMs = clock.now();
      const ttlDueMs = nowMs + queueTtlMs(request);
      const jobId = newJobId(submission, ids);
      const fields = [
        'request',
        text,
        'origin',
        origin,
        'state',
        nextState(undefined, 'submit') ?? '',
      ];
      if (request.s3Config !== undefined) fields.push('hasStorageSettings', '1');
      if (executionTimeout !== undefined) fields.push('limitMs', `${executionTimeout}`);
      const args = [
        ...[endpointId, jobId, submission, requestBytes(text), accountBytes, ...limits],
        ...[ttlDueMs, nowMs + enqueueMs, lowPriority ? 1 : 0],
        ...[workers.jobsPerWorker, workers.max],
      ];
      const answer = await this.#jobs.runBatched('submit', args, fields, nowMs);
      const [kind, isShort]: unknown[] = Array.isArray(answer) ? answer : [];
      if (kind === 'taken' || kind === 'again') continue;
      if (kind !== 'accepted') return reasonOf(this.#jobs.readChange(answer));
      this.#due.expect(ttlDueMs);
      await this.#enqueue(endpointId, { jobId, retries: 0 });
      if (isShort === 1) this.#scaler.wake(endpointId, { handOn: true });
      return { kind: 'accepted', jobId };
    }
  }

  async find(name: JobName): Promise<Job | undefined> {
    const job = await this.#find(name);
    return job && snapshotOf(job);
  }

  wait(name: JobName, wait: Wait): Promise<Job | undefined> {
    return this.#waits.until(name.jobId, wait, async () => {
      this.#jobs.endpoint(name.endpointId);
      const job = await this.#jobs.watch(name.jobId);
      const value = job?.endpointId === name.endpointId ? snapshotOf(job) : undefined;
      return { value, isEnough: value === undefined || isFinal(value.state) };
    });
  }

  takeParts({ endpointId, jobId }: JobName, { keep, ...wait }: Taking): Promise<Parts | undefined> {
    this.#jobs.endpoint(endpointId);
    return this.#waits.until(jobId, wait, async () => {
      const answer = await this.#jobs.run('take', [jobId, endpointId, keep ? 1 : 0]);
      const [state, list]: unknown[] = Array.isArray(answer) ? answer : [];
      if (typeof state !== 'string' || !isStateName(state) || !Array.isArray(list)) {
        return { value: undefined, isEnough: true };
      }
      const parts: unknown[] = list.map((part) => JSON.parse(`${part}`));
      return { value: { state, parts }, isEnough: parts.length > 0 || isFinal(state) };
    });
  }

  async cancel(name: JobName): Promise<Cancelled> {
    const outcome = await this.#end(await this.#find(name), { transition: 'cancel' });
    if (outcome === undefined) return { kind: 'unknown' };
    if (outcome.ended !== undefined) return { kind: 'cancelled' };
    return { kind: 'refused', state: outcome.job.state };
  }

  /** @rule retry-begins-anew */
  async retry(name: JobName): Promise<Retried> {
    if (this.#closing !== undefined) return { kind: 'closed' };
    for (;;) {
      const job = await this.#find(name);
      if (job === undefined) return { kind: 'unknown' };
      const nowMs = this.#options.clock.now();
      const ttlDueMs = nowMs + queueTtlMs(job.request);
      const commands = retrying(job, { nowMs, ttlDueMs, enqueueDueMs: nowMs + enqueueMs });
      const change = await this.#jobs.change(job, commands ?? [], { operationId: 'retryJob' });
      if (change.kind === 'changed') continue;
      if (change.kind !== 'done') return reasonOf(change);
      if (commands === undefined) return { kind: 'refused', state: job.state };
      this.#due.expect(ttlDueMs);
      await this.#enqueue(job.endpointId, { jobId: job.id, retries: job.retries + 1 });
      this.#scaler.wake(job.endpointId, { handOn: true });
      return { kind: 'retried' };
    }
  }

  async purge(endpointId: string): Promise<number> {
    this.#jobs.endpoint(endpointId);
    const { store, base } = this.#jobs.options;
    const waiting = await store.ask((redis) =>
      redis.zrange(`${base}waiting:${endpointId}`, '0', '-1'),
    );
    const purge = async (jobId: string) =>
      (await this.#end(await this.#jobs.find(jobId), { transition: 'purge' }))?.ended;
    let purged = 0;
    for (let start = 0; start < waiting.length; start += purgedJobs) {
      const ends = await Promise.all(waiting.slice(start, start + purgedJobs).map(purge));
      purged += ends.filter((ended) => ended !== undefined).length;
    }
    return purged;
  }

  estimate(endpointId: string, input: JobRequest['input']): Estimate {
    return estimateCharge(this.#jobs.endpoint(endpointId), input);
  }

  async health(endpointId: string): Promise<EndpointHealth> {
    this.#jobs.endpoint(endpointId);
    const answer = await this.#jobs.run('health', [endpointId]);
    const counts: number[] = Array.isArray(answer) ? answer.map(Number) : [];
    const [completed = 0, failed = 0, retried = 0, inProgress = 0, ...now] = counts;
    const [inQueue = 0, initializing = 0, ready = 0, running = 0] = now;
    return {
      jobs: { completed, failed, retried, inProgress, inQueue },
      workers: { initializing, ready, idle: ready - running, running },
    };
  }

  async jobs(query: JobQuery): Promise<JobPage> {
    const { total, page } = await listJobs(this.#jobs, query);
    return { total, jobs: await Promise.all(page.map((job) => this.#record(job))) };
  }

  async #record(job: StoredJob): Promise<JobRecord> {
    const hook = await this.#jobs.hook(hookName(job));
    return recordOf(job, hook?.progress);
  }

  async job(jobId: string): Promise<JobRecord | undefined> {
    const job = await this.#jobs.find(jobId);
    return job && this.#record(job);
  }

  async deliveries(query: DeliveryQuery): Promise<Delivery[]> {
    return deliveriesIn(await this.events.list(), query);
  }

  due(limit: number): Promise<Due[]> {
    return upcoming(this.#jobs, limit);
  }

  async ledger(): Promise<LedgerReport> {
    const { store, base, budget } = this.#jobs.options;
    return readLedger(await store.ask((redis) => redis.hgetall(`${base}ledger`)), budget);
  }

  /** A replica that still has an entry of a deleted job finds no such job, and drops it. */
  async clear(): Promise<void> {
    // If this is interrupted, the jobs that are left still have their entries.
    await this.#deleteJobs({ isLast: false });
    await Promise.all([...this.#queues.values(), this.#callQueue].map((queue) => queue.drain()));
    await this.#deleteJobs({ isLast: true });
    for (const id of this.#queues.keys()) this.#scaler.wake(id, { handOn: true });
  }

  async #deleteJobs({ isLast }: { isLast: boolean }): Promise<void> {
    while ((await this.#jobs.run('clear', [clearedJobs, isLast ? 1 : 0])) !== 1);
  }

  /** Ends this replica's part only: jobs that it runs go back to their queues, for others. */
  close(): Promise<void> {
    this.#closing ??= this.#close().catch(this.#options.onError);
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#stopping.abort();
    this.#stopListening?.();
    this.#scaler.close();
    this.#due.close();
    this.#calls.close();
    this.#runs.close();
    this.#waits.close();
    this.events.close();
    for (const { worker } of this.#options.endpoints.values()) worker.close?.();
    await Promise.all([...this.#queues.values(), this.#callQueue].map((queue) => queue.close()));
  }

  async #find({ endpointId, jobId }: JobName): Promise<StoredJob | undefined> {
    this.#jobs.endpoint(endpointId);
    const job = await this.#jobs.find(jobId);
    return job?.endpointId === endpointId ? job : undefined;
  }

  /** Ends a job, and sees to what follows. */
  async #end(
    job: StoredJob | undefined,
    how: Omit<Ending, 'nowMs'>,
    accepts?: (job: StoredJob) => boolean,
  ): Promise<{ job: StoredJob; ended: Ended | undefined } | undefined> {
    const outcome = await this.#jobs.end(job, how, accepts);
    if (outcome?.ended === undefined) return outcome;
    const { id, endpointId, state, retries } = outcome.job;
    const { forgetMs, hook } = outcome.ended;
    const { clock, endpoints } = this.#options;
    const endpoint = endpoints.get(endpointId);
    this.#due.expect(forgetMs);
    this.#due.expect(clock.now() + (endpoint?.workers.idleTimeoutMs ?? 0));
    if (hook !== undefined) this.#background(this.#queueCall({ hook, attempt: 1 }));
    if (state === 'IN_QUEUE') {
      const entry = entryId({ jobId: id, retries });
      this.#background(this.#withQueue(endpointId, (queue) => queue.remove(entry)));
    } else endpoint?.worker.ended?.({ jobId: id, retries });
    return outcome;
  }

  /** What follows from a change, and is done by the due list if it fails here. */
  #background(work: Promise<void> | undefined): void {
    const { clock, onError } = this.#options;
    if (work !== undefined) clock.hold(work.catch(onError));
  }

  /** Queues an accepted job. If that fails, the due list does it. */
  async #enqueue(endpointId: string, queued: QueuedJob): Promise<void> {
    try {
      await this.#withQueue(endpointId, (queue) => queue.add(entryId(queued), queued));
      this.#noteQueued(queued.jobId);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Uses the queue of an endpoint, which the settings may lack: then only for this once. */
  async #withQueue(
    endpointId: string,
    use: (queue: JobQueue<QueuedJob>) => Promise<void>,
  ): Promise<void> {
    const own = this.#queues.get(endpointId);
    if (own !== undefined) return use(own);
    const foreign = new JobQueue<QueuedJob>(this.#queueOptions(endpointId), idle);
    await use(foreign).finally(() => foreign.close());
  }

  /** Takes a job from the due list, with the others that were queued at the same time. */
  #noteQueued(jobId: string): void {
    this.#queued.push(`enqueue:${jobId}`);
    if (this.#queued.length > 1) return;
    const { store, base } = this.#jobs.options;
    const remove = async () => {
      await macrotask();
      const entries = this.#queued.splice(0);
      await store.ask((redis) => redis.zrem(`${base}due`, ...entries));
    };
    this.#background(remove());
  }

  async #queueCall(call: QueuedCall): Promise<void> {
    await this.#callQueue.add(`${call.hook}:${call.attempt}`.replaceAll(':', '.'), call);
  }

  async #handleDue(kind: string, name: string): Promise<void> {
    switch (kind) {
      case 'scale':
        if (this.#queues.has(name)) this.#scaler.wake(name, { handOn: true });
        // Only replicas with other settings can do it.
        else await this.#scaler.handOn(name);
        return;
      case 'webhook': {
        const attempt = await this.#calls.due(name);
        if (attempt !== undefined) await this.#queueCall({ hook: name, attempt });
        return;
      }
      case 'deadline':
        await this.#handleDeadline(name);
        return;
      case 'enqueue': {
        const job = await this.#jobs.find(name);
        if (job !== undefined)
          await this.#enqueue(job.endpointId, { jobId: name, retries: job.retries });
      }
    }
  }

  /** The deadline of a job's present state has come, unless the state has just changed. */
  async #handleDeadline(jobId: string): Promise<void> {
    const { clock } = this.#options;
    const job = await this.#jobs.find(jobId);
    const dueMs = job === undefined ? 0 : deadlineMs(job);
    if (clock.now() < dueMs) return;
    if (job === undefined || isFinal(job.state)) {
      await this.#jobs.run('forget', [jobId, job?.version ?? '']);
      return;
    }
    const sameAttempt = ({ state, retries }: StoredJob) =>
      state === job.state && retries === job.retries;
    if (job.startedMs === undefined) {
      await this.#end(job, { transition: 'expire', error: expiredError }, sameAttempt);
      return;
    }
    const error = timeoutError(dueMs - job.startedMs);
    await this.#end(job, { transition: 'terminate', error }, sameAttempt);
  }

  /** BullMQ no longer hands a job out, because its replicas died or could not reach Redis. */
  async #abandon({ jobId, retries }: QueuedJob): Promise<void> {
    const job = await this.#jobs.find(jobId);
    if (job === undefined || job.retries !== retries) return;
    if (job.state === 'IN_QUEUE') await this.#enqueue(job.endpointId, { jobId, retries });
    else await this.#end(job, { transition: 'fail', error: 'The worker stopped responding.' });
  }

  /** Hears of a change that any replica has made; `undefined` stands for any change. */
  #hear(message: string | undefined): void {
    const scale = 'scale:';
    if (message?.startsWith(scale) === true) {
      // A replica that is no longer elected may have set another capacity.
      this.#rescale(message.slice(scale.length));
      return;
    }
    // Redis may have crashed and lost the last capacities.
    if (message === undefined) for (const id of this.#queues.keys()) this.#rescale(id);
    if (message === 'reset') this.#options.faults.reset();
    const jobId = message === 'reset' ? undefined : message;
    this.#waits.wake(jobId);
    this.#runs.recheck(jobId);
  }

  /** What this replica knows of a capacity may be wrong. */
  #rescale(endpointId: string): void {
    const queue = this.#queues.get(endpointId);
    queue?.forgetCapacity();
    if (queue !== undefined) this.#scaler.wake(endpointId, { handOn: false });
  }
}

/** The reason why a change was not made. */
function reasonOf(change: Change): NoRoom {
  switch (change.kind) {
    case 'done':
    case 'changed':
    case 'unknown':
      throw new TypeError(`Expected a reason, got ${change.kind}.`);
    default:
      return change;
  }
}

/** The id of a job's entry in its queue, one for each attempt. */
function entryId({ jobId, retries }: QueuedJob): string {
  return `${jobId}.${retries}`;
}
