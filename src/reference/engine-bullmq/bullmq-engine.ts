/** The engine that keeps an account's jobs in Redis, where any number of replicas share them. */

import { Turns } from '../../core/event-loop-turns.ts';
import { writeWithLiterals } from '../../core/number-literals.ts';
import type {
  AcceptedJob,
  CallerWait,
  CancelOutcome,
  CostEstimate,
  DueEntry,
  Engine,
  HealthCounts,
  InvalidInput,
  JobName,
  JobPage,
  JobParts,
  JobQuery,
  LedgerReport,
  NewJob,
  NoRoom,
  RetryOutcome,
  TakeOptions,
} from '../engine/engine.ts';
import type { SharedEngineOptions } from '../engine/engine-store.ts';
import type { Faults } from '../engine/injected-faults.ts';
import {
  type JobRecord,
  type JobSnapshot,
  jobRecordOf,
  type SubmittedRequest,
  snapshotOf,
} from '../engine/job-snapshot.ts';
import { type AttemptName, inputProblemsOf } from '../engine/job-worker.ts';
import { queueTtlMs } from '../engine/rules/deadlines.ts';
import { estimateCharge } from '../engine/rules/job-charges.ts';
import { newJobId } from '../engine/rules/job-ids.ts';
import { isFinal, isStateName } from '../engine/rules/job-states.ts';
import { hostLimit } from '../engine/rules/webhook-concurrency.ts';
import { isQueuedCall, JobQueue, type QueuedCall } from './bullmq-queue.ts';
import { DueList, readUpcoming } from './due-list.ts';
import { EndpointQueues } from './endpoint-queues.ts';
import {
  type EndingPlan,
  hookName,
  requestBytes,
  retryCommands,
  type StoredEnding,
} from './job-changes.ts';
import { listJobs } from './job-list.ts';
import type { RedisAccount } from './redis-account.ts';
import { passDeadline } from './redis-deadlines.ts';
import type { RedisEventLog } from './redis-event-log.ts';
import type { StoredJob } from './redis-job.ts';
import { type Change, RedisJobs } from './redis-jobs.ts';
import { ledgerFromHashes } from './redis-ledger.ts';
import { WaitingCallers } from './redis-waiting-callers.ts';
import { WebhookCalls } from './redis-webhooks.ts';
import type { Replicas } from './replicas.ts';
import { RunningJobs } from './running-jobs.ts';
import { Scaler } from './scaler.ts';
import { untilRedisAnswers } from './until-redis-answers.ts';
import { Upkeep } from './upkeep.ts';

export interface BullMqEngineOptions extends Omit<SharedEngineOptions, 'faultsOf'> {
  readonly account: RedisAccount;
  readonly events: RedisEventLog;
  readonly faults: Faults;
  readonly replicas: Replicas;
  readonly lookMs: number;
  readonly lockMs: number;
  readonly onError: (error: unknown) => void;
}

/** Jobs that a reset deletes at a time, so that Redis answers others in between. */
const clearedJobs = 1000;

/** Jobs of a purge that are ended at the same time. */
const purgedJobs = 100;

/** How long the replica that accepts a job has to queue it, in milliseconds. */
const enqueueMs = 5000;

export class BullMqEngine implements Engine {
  readonly events: RedisEventLog;
  readonly #options: BullMqEngineOptions;
  readonly #jobs: RedisJobs;
  readonly #runs: RunningJobs;
  readonly #waits: WaitingCallers;
  readonly #calls: WebhookCalls;
  readonly #scaler: Scaler;
  readonly #due: DueList;
  readonly #queues: EndpointQueues;
  readonly #callQueue: JobQueue<QueuedCall>;
  readonly #upkeep: Upkeep;
  #stopListening: (() => void) | undefined;
  readonly #stopWatching: () => void;
  #closing: Promise<void> | undefined;
  readonly #stopping = new AbortController();

  constructor(options: BullMqEngineOptions) {
    const { account, accountId, lookMs, lockMs, onError } = options;
    const { clock, store } = account;
    this.#options = options;
    this.events = options.events;
    const jobs = new RedisJobs(options);
    const expect = (dueMs: number) => this.#due.expect(dueMs);
    this.#jobs = jobs;
    this.#waits = new WaitingCallers(clock, lookMs);
    this.#calls = new WebhookCalls({
      ...options,
      jobs,
      hostLimit: hostLimit(options.callLimits),
      againMs: lookMs,
      enqueue: (call) => this.#callQueue.addAgain(...callEntry(call)),
      expect,
    });
    this.#scaler = new Scaler({
      jobs,
      replica: options.ids.uuid().replaceAll('-', ''),
      queueOf: (id) => this.#queues.get(id),
      expect,
      onError,
    });
    this.#runs = new RunningJobs({
      ...options,
      jobs,
      againMs: lookMs,
      end: async (job, how) => {
        await this.#end(job, how, ({ version }) => version === job.version);
      },
      expect,
      wakeScaler: (id) => this.#scaler.wake(id, { handOn: true }),
    });
    this.#queues = new EndpointQueues({
      ...options,
      process: (id, queued) => this.#runs.process(id, queued),
      abandon: (queued) => this.#background(this.#untilRedisAnswers(() => this.#abandon(queued))),
    });
    // An endpoint may have any id, so the calls are kept apart from the queues of endpoints.
    const prefix = `inference-calls:{${accountId}}`;
    this.#callQueue = new JobQueue<QueuedCall>(
      { store, name: 'webhook-calls', prefix, lockMs, processName: options.replicas.id, onError },
      {
        concurrency: options.callLimits.concurrentCalls,
        isEntry: isQueuedCall,
        process: async (call) => {
          const calling = this.#calls.call(call);
          clock.hold(calling.catch(onError));
          await calling;
          return 'done';
        },
        // The call stays due, so it is queued again.
        abandon: () => undefined,
      },
    );
    this.#due = new DueList({
      account,
      lookMs,
      onError,
      handle: (kind, name) => this.#handleDue(kind, name),
    });
    this.#upkeep = new Upkeep({
      ...options,
      queues: this.#queues,
      callQueue: this.#callQueue,
      concurrentCalls: options.callLimits.concurrentCalls,
      rescale: (id) => this.#rescale(id),
    });
    this.#stopWatching = options.replicas.onGone((id) => this.#takeBack(id));
    this.#background(this.#open());
  }

  /** Takes part in the account: listens, and takes jobs as soon as it is set how many. */
  async #open(): Promise<void> {
    const { account, callLimits } = this.#options;
    const hear = (message: string | undefined) => this.#hear(message);
    await this.#untilRedisAnswers(async () => {
      const stopListening = await account.store.listen(`${account.base}changes`, hear);
      if (this.#closing !== undefined) return stopListening();
      this.#stopListening = stopListening;
    });
    if (this.#closing !== undefined) return;
    const begin = async () => {
      await this.#callQueue.setCapacity(callLimits.concurrentCalls);
      if (this.#closing === undefined) await this.#callQueue.start();
    };
    await Promise.all([
      this.#untilRedisAnswers(begin).catch(this.#options.onError),
      ...Array.from(this.#queues.ids, (id) => this.#begin(id)),
    ]);
  }

  /** Starts a queue once its capacity is set. One that cannot start leaves the others alone. */
  #begin(endpointId: string): Promise<void> {
    const begun = this.#untilRedisAnswers(async () => {
      await this.#scaler.scale(endpointId);
      if (this.#closing === undefined) await this.#queues.get(endpointId)?.start();
    });
    return begun.catch(this.#options.onError);
  }

  #untilRedisAnswers(work: () => Promise<unknown>): Promise<void> {
    const { account, lookMs, onError } = this.#options;
    const { clock } = account;
    return untilRedisAnswers(work, {
      clock,
      againMs: lookMs,
      signal: this.#stopping.signal,
      onError,
    });
  }

  async submit({
    endpointId,
    request,
    numberLiterals,
    submission,
    origin,
  }: NewJob): Promise<AcceptedJob | InvalidInput | NoRoom> {
    if (this.#closing !== undefined) return { kind: 'closed' };
    const { account, ids, accountBytes, alternatives } = this.#options;
    const { worker, workers } = this.#jobs.endpoint(endpointId);
    const problems = inputProblemsOf(request.input, worker, alternatives);
    if (problems.length > 0) return { kind: 'invalidInput', problems };
    const { lowPriority = false, executionTimeout } = request.policy ?? {};
    const text = writeWithLiterals(request, numberLiterals);
    const limits = this.#jobs.roomLimits(endpointId);
    for (;;) {
      const nowMs = account.clock.now();
      const ttlDueMs = nowMs + queueTtlMs(request);
      const jobId = newJobId(submission, ids, this.#options.alternatives);
      const fields = {
        request: text,
        origin,
        hasStorageSettings: request.s3Config && '1',
        limitMs: executionTimeout?.toString(),
      };
      const args = {
        endpointId,
        id: jobId,
        submission,
        bytes: requestBytes(text),
        accountBytes,
        ...limits,
        ttlDueMs,
        enqueueDueMs: nowMs + enqueueMs,
        isLow: lowPriority,
        jobsPerWorker: workers.jobsPerWorker,
        max: workers.max,
      };
      const answer = await account.runBatched('submit', args, { fields, nowMs });
      const [kind, isShort]: unknown[] = Array.isArray(answer) ? answer : [];
      if (kind === 'again') continue;
      if (kind !== 'accepted') return noRoomIn(this.#jobs.readChange(answer));
      this.#due.expect(ttlDueMs);
      await this.#queues.add(endpointId, { jobId, retries: 0 });
      if (isShort === 1) this.#scaler.wake(endpointId, { handOn: true });
      return { kind: 'accepted', jobId };
    }
  }

  async find(name: JobName): Promise<JobSnapshot | undefined> {
    const job = await this.#find(name);
    return job && snapshotOf(job);
  }

  wait(name: JobName, wait: CallerWait): Promise<JobSnapshot | undefined> {
    return this.#waits.until(name.jobId, wait, async () => {
      this.#jobs.endpoint(name.endpointId);
      const job = await this.#jobs.watch(name.jobId);
      const value = job?.endpointId === name.endpointId ? snapshotOf(job) : undefined;
      return { value, isEnough: value === undefined || isFinal(value.state) };
    });
  }

  takeParts(
    { endpointId, jobId }: JobName,
    { keep, ...wait }: TakeOptions,
  ): Promise<JobParts | undefined> {
    this.#jobs.endpoint(endpointId);
    return this.#waits.until(jobId, wait, async () => {
      const answer = await this.#options.account.run('take', { id: jobId, endpointId, keep });
      const [state, list]: unknown[] = Array.isArray(answer) ? answer : [];
      if (typeof state !== 'string' || !isStateName(state) || !Array.isArray(list)) {
        return { value: undefined, isEnough: true };
      }
      const parts = list.flatMap((part) => this.#part(jobId, part));
      return { value: { state, parts }, isEnough: parts.length > 0 || isFinal(state) };
    });
  }

  #part(jobId: string, text: unknown): unknown[] {
    try {
      return [JSON.parse(`${text}`)];
    } catch {
      this.#options.onError(
        new Error(`A part of the job ${jobId} in Redis is broken. It is left out.`),
      );
      return [];
    }
  }

  async cancel(name: JobName): Promise<CancelOutcome> {
    const outcome = await this.#end(await this.#find(name), { transition: 'cancel' });
    if (outcome === undefined) return { kind: 'unknown' };
    if (outcome.ended !== undefined) return { kind: 'cancelled' };
    return { kind: 'refused', state: outcome.job.state };
  }

  /** @rule retry-begins-anew */
  async retry(name: JobName): Promise<RetryOutcome> {
    if (this.#closing !== undefined) return { kind: 'closed' };
    for (;;) {
      const job = await this.#find(name);
      if (job === undefined) return { kind: 'unknown' };
      const nowMs = this.#options.account.clock.now();
      const ttlDueMs = nowMs + queueTtlMs(job.request);
      const commands = retryCommands(job, { nowMs, ttlDueMs, enqueueDueMs: nowMs + enqueueMs });
      const change = await this.#jobs.change(job, commands ?? [], { operationId: 'retryJob' });
      if (change.kind === 'changed') continue;
      if (change.kind !== 'done') return noRoomIn(change);
      if (commands === undefined) return { kind: 'refused', state: job.state };
      this.#due.expect(ttlDueMs);
      await this.#queues.add(job.endpointId, { jobId: job.id, retries: job.retries + 1 });
      this.#scaler.wake(job.endpointId, { handOn: true });
      return { kind: 'retried' };
    }
  }

  async purge(endpointId: string): Promise<number> {
    this.#jobs.endpoint(endpointId);
    const { account } = this.#options;
    const queues = ['waiting', 'low'].map((name) =>
      account.askKey(`${name}:${endpointId}`, 'zset', (redis, key) => redis.zrange(key, '0', '-1')),
    );
    const waiting = (await Promise.all(queues)).flat();
    const purge = async (jobId: string) =>
      (await this.#end(await this.#jobs.find(jobId), { transition: 'purge' }))?.ended;
    let purged = 0;
    for (let start = 0; start < waiting.length; start += purgedJobs) {
      const ends = await Promise.all(waiting.slice(start, start + purgedJobs).map(purge));
      purged += ends.filter((ended) => ended !== undefined).length;
    }
    return purged;
  }

  estimate(endpointId: string, input: SubmittedRequest['input']): CostEstimate {
    const { alternatives } = this.#options;
    return estimateCharge(this.#jobs.endpoint(endpointId), input, alternatives);
  }

  async health(endpointId: string): Promise<HealthCounts> {
    this.#jobs.endpoint(endpointId);
    const answer = await this.#options.account.run('health', { endpointId });
    const counts: HealthCounts = JSON.parse(String(answer));
    return counts;
  }

  async jobs(query: JobQuery): Promise<JobPage> {
    const { page, ...counts } = await listJobs(this.#jobs, query);
    return { ...counts, jobs: await Promise.all(page.map((job) => this.#record(job))) };
  }

  async #record(job: StoredJob): Promise<JobRecord> {
    const hook = await this.#jobs.hook(hookName(job));
    return jobRecordOf(job, hook?.progress);
  }

  async job(jobId: string): Promise<JobRecord | undefined> {
    const job = await this.#jobs.findKept(jobId);
    return job && this.#record(job);
  }

  due(limit: number): Promise<DueEntry[]> {
    return readUpcoming(this.#jobs, limit);
  }

  async ledger(turns = new Turns()): Promise<LedgerReport> {
    const { account, budget } = this.#options;
    const sums = (name: string) => account.askKey(name, 'hash', (redis, key) => redis.hgetall(key));
    const [days, slots] = await Promise.all([sums('ledger'), sums('slots')]);
    return turns.run(ledgerFromHashes({ days, slots }, budget));
  }

  /** A replica that still has an entry of a deleted job finds no such job, and drops it. */
  async clear(): Promise<void> {
    // If this is interrupted, the jobs that are left still have their entries.
    await this.#deleteJobs({ isLast: false });
    await Promise.all([this.#queues.drain(), this.#callQueue.drain()]);
    await this.#deleteJobs({ isLast: true });
    for (const id of this.#queues.ids) this.#scaler.wake(id, { handOn: true });
  }

  async #deleteJobs({ isLast }: { isLast: boolean }): Promise<void> {
    const { account } = this.#options;
    while ((await account.run('clear', { limit: clearedJobs, isLast })) !== 1);
  }

  /** Ends this replica's part only: jobs that it runs go back to their queues, for others. */
  close(): Promise<void> {
    this.#closing ??= this.#close().catch(this.#options.onError);
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#stopping.abort();
    this.#stopListening?.();
    this.#stopWatching();
    this.#scaler.close();
    this.#due.close();
    this.#upkeep.close();
    this.#calls.close();
    this.#runs.close();
    this.#waits.close();
    this.events.close();
    for (const { worker } of this.#options.endpoints.values()) worker.close?.();
    await Promise.all([this.#queues.close(), this.#callQueue.close()]);
  }

  async #find({ endpointId, jobId }: JobName): Promise<StoredJob | undefined> {
    this.#jobs.endpoint(endpointId);
    const job = await this.#jobs.find(jobId);
    return job?.endpointId === endpointId ? job : undefined;
  }

  /** Ends a job and schedules what follows: deletion, webhook, an idle worker. */
  async #end(
    job: StoredJob | undefined,
    how: StoredEnding,
    accepts?: (job: StoredJob) => boolean,
  ): Promise<{ job: StoredJob; ended: EndingPlan | undefined } | undefined> {
    const outcome = await this.#jobs.end(job, how, accepts);
    if (outcome?.ended === undefined) return outcome;
    const { id, endpointId, state, retries } = outcome.job;
    const { forgetMs, hook, hookMs } = outcome.ended;
    const { account, endpoints } = this.#options;
    const endpoint = endpoints.get(endpointId);
    this.#due.expect(forgetMs);
    this.#due.expect(account.clock.now() + (endpoint?.workers.idleTimeoutMs ?? 0));
    if (hookMs !== undefined) this.#due.expect(hookMs);
    else if (hook !== undefined) this.#background(this.#calls.queue(hook));
    const queued = { jobId: id, retries };
    if (state === 'IN_QUEUE') this.#background(this.#queues.remove(endpointId, queued));
    else endpoint?.worker.forget?.(queued);
    if (outcome.ended.runsAgain) this.#background(this.#runAgain({ endpointId, jobId: id }));
    return outcome;
  }

  /** What follows from a change, and is done by the due list if it fails here. */
  #background(work: Promise<void> | undefined): void {
    const { account, onError } = this.#options;
    if (work !== undefined) account.clock.hold(work.catch(onError));
  }

  async #runAgain(name: JobName): Promise<void> {
    await this.#untilRedisAnswers(() => this.retry(name));
  }

  async #handleDue(kind: string, name: string): Promise<void> {
    switch (kind) {
      case 'scale':
        if (this.#queues.get(name) !== undefined) this.#scaler.wake(name, { handOn: true });
        // Only replicas with other settings can do it.
        else await this.#scaler.handOn(name);
        return;
      case 'webhook':
        if ((await this.#calls.due(name)) !== undefined) await this.#calls.queue(name);
        return;
      case 'deadline':
        await passDeadline({ ...this.#options, jobs: this.#jobs }, name, (...ending) =>
          this.#end(...ending),
        );
        return;
      case 'enqueue': {
        const job = await this.#jobs.find(name);
        if (job?.state === 'IN_QUEUE')
          await this.#queues.addAgain(job.endpointId, { jobId: name, retries: job.retries });
        else await this.#due.remove(kind, name);
      }
    }
  }

  /** The entry of a job is gone, because this replica could not give it back. */
  async #abandon({ jobId, retries }: AttemptName): Promise<void> {
    const job = await this.#jobs.find(jobId);
    if (job === undefined || job.retries !== retries || isFinal(job.state)) return;
    await this.#queues.add(job.endpointId, { jobId, retries });
  }

  /** Hands out again what a replica that has died had taken. */
  #takeBack(replica: string): void {
    this.#background(
      this.#untilRedisAnswers(async () => {
        await Promise.all([this.#queues.takeBack(replica), this.#callQueue.takeBack(replica)]);
      }),
    );
  }

  /** Hears of a change that any replica has made; `undefined` means any change. */
  #hear(message: string | undefined): void {
    const scale = 'scale:';
    if (message?.startsWith(scale) === true) {
      // A replica that is no longer elected may have set another capacity.
      this.#rescale(message.slice(scale.length));
      return;
    }
    // Redis may have crashed and lost the last capacities.
    if (message === undefined) for (const id of this.#queues.ids) this.#rescale(id);
    if (message === 'reset') this.#options.faults.reset();
    const jobId = message === 'reset' ? undefined : message;
    this.#waits.wake(jobId);
    this.#runs.recheck(jobId);
  }

  /** The capacity that this replica remembers may be outdated. */
  #rescale(endpointId: string): void {
    const queue = this.#queues.get(endpointId);
    queue?.forgetCapacity();
    if (queue !== undefined) this.#scaler.wake(endpointId, { handOn: false });
  }
}

/** An entry of a queue, with an id that BullMQ accepts. */
function callEntry(call: QueuedCall): [id: string, call: QueuedCall] {
  return [`${call.hook}:${call.attempt}`.replaceAll(':', '.'), call];
}

function noRoomIn(change: Change): NoRoom {
  switch (change.kind) {
    case 'done':
    case 'changed':
    case 'unknown':
      throw new TypeError(`Expected a reason, got ${change.kind}.`);
    default:
      return change;
  }
}
