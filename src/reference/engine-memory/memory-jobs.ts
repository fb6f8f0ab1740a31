/** The one owner of an account's jobs in memory: every change of a job's state happens here. */
import { housekeepingOf } from '../../core/skipping-clock.ts';
import { withStoppedWork } from '../engine/cancelled-work-charge.ts';
import type { DueEntry, NewJob } from '../engine/engine.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import { type ExecutionOwner, execute } from '../engine/execution.ts';
import { jobContent } from '../engine/job-snapshot.ts';
import type { JobWorker } from '../engine/job-worker.ts';
import { retentionMs } from '../engine/rules/deadlines.ts';
import { isDeletion } from '../engine/rules/deleted-on-end.ts';
import { endingBy, fieldsOfEndedJob, type JobEnding, runsAgain } from '../engine/rules/job-end.ts';
import { newJobId } from '../engine/rules/job-ids.ts';
import { nextState, type StateName, type TransitionName } from '../engine/rules/job-states.ts';
import { jobBytes } from '../engine/rules/kept-request.ts';
import { webhookBody } from '../engine/rules/present-job.ts';
import type { Worker } from './fleet.ts';
import { JobHistory } from './job-history.ts';
import { type Memory, memoryBytes } from './kept-bytes.ts';
import { Deadlines } from './memory-deadlines.ts';
import { dueEntriesOfJob, type MemoryEndpoint, MemoryJob } from './memory-job.ts';
import type { Ledger } from './memory-ledger.ts';
import { wakeAll } from './memory-waiting-callers.ts';
import type { Webhooks } from './memory-webhooks.ts';
import type { QueueTicket } from './queue.ts';
import { Retention, type RetentionDueOptions } from './retention.ts';

export interface JobsOptions
  extends Omit<ExecutionOwner<MemoryJob>, 'chunk' | 'dropChunks' | 'finish'>,
    Pick<EngineOptions, 'ids' | 'keptRequestBytes' | 'history'> {
  readonly ledger: Ledger;
  readonly memory: Memory;
  readonly webhooks: Webhooks;
}

export class Jobs {
  readonly #options: JobsOptions;
  readonly #executionOwner: ExecutionOwner<MemoryJob>;
  readonly #deadlines: Deadlines;
  readonly #jobs = new Map<string, MemoryJob>();
  /** By the time for which they keep jobs. */
  readonly #retentions = new Map<number, Retention>();
  /** Workers of endpoints that have another one by now, each with the number of its jobs. */
  readonly #formerWorkers = new Map<JobWorker, number>();
  /** Ended jobs that callers cannot read any more. */
  readonly #history: JobHistory;
  #submitted = 0;
  /** Bytes that deleting all ended jobs would free. */
  #endedBytes = 0;

  constructor(options: JobsOptions) {
    this.#options = options;
    const { clock, history } = options;
    this.#history = new JobHistory(history, (job) => this.#drop(job));
    this.#executionOwner = {
      ...options,
      chunk: (job, output) => this.#chunk(job, output),
      finish: (job, outcome) => this.#end(job, endingBy(outcome)),
    };
    this.#deadlines = new Deadlines(clock, (job, transition, error) =>
      this.#end(job, { transition, error }),
    );
  }

  /** The job with this id on this endpoint, as long as callers can read it. */
  find(endpoint: MemoryEndpoint, id: string): MemoryJob | undefined {
    const job = this.#jobs.get(id);
    return job?.endpoint === endpoint && job.forgottenMs === undefined ? job : undefined;
  }

  /** Also one that only its account sees. */
  byId(id: string): MemoryJob | undefined {
    return this.#jobs.get(id);
  }

  /** All jobs that are kept, in the order of their submission. */
  all(): Iterable<MemoryJob> {
    return this.#jobs.values();
  }

  /**
   * What is due for the jobs, in any order: all of it but what comes after `limit` of a kind. Undefined for
   * an ended job, so that whoever reads all can pause.
   */
  *due(options: RetentionDueOptions): Iterable<DueEntry | undefined> {
    for (const retention of this.#retentions.values()) yield* [...retention.due(options)];
    for (const job of this.#jobs.values()) {
      if (job.endedMs === undefined) yield* dueEntriesOfJob(job);
      else yield undefined;
    }
  }

  /**
   * Accepts a valid request: the job enters the endpoint's queue, and a free worker takes it at
   * once. If memory is short, the jobs that ended first are deleted early. Undefined if that is not
   * enough, because unfinished jobs and pending webhook calls need the memory.
   */
  submit(
    endpoint: MemoryEndpoint,
    { request, numberLiterals, submission, origin }: NewJob,
  ): MemoryJob | undefined {
    const { clock, events, ids, memory, alternatives } = this.#options;
    const bytes = jobBytes + memoryBytes(request) + memoryBytes(numberLiterals);
    // Delete nothing if the job would not fit anyway.
    if (memory.isExceededBy(bytes - this.#endedBytes)) return undefined;
    this.#makeRoom(bytes);
    this.#submitted += 1;
    const job = new MemoryJob({
      number: this.#submitted,
      id: newJobId(submission, ids, alternatives),
      endpoint,
      submission,
      request,
      numberLiterals,
      origin,
      queuedMs: clock.now(),
      bytes,
    });
    memory.add(bytes);
    this.#jobs.set(job.id, job);
    events.append({ type: 'submitted', jobId: job.id, endpointId: endpoint.id, submission });
    this.#enqueue(job);
    return job;
  }

  /** False when the job has ended already. */
  cancel(job: MemoryJob): boolean {
    return this.#end(job, { transition: 'cancel' });
  }

  /**
   * Queues a failed or timed-out job again, with the same id and input; false in any other state.
   *
   * @rule retry-begins-anew
   */
  retry(job: MemoryJob): boolean {
    if (!this.#move(job, 'retry')) return false;
    const { kept, endpoint } = job;
    job.kept = undefined;
    if (kept !== undefined) this.#release(kept);
    this.#endedBytes -= job.bytes;
    endpoint.counts.retried += 1;
    job.retries += 1;
    job.queuedMs = this.#options.clock.now();
    job.startedMs = undefined;
    job.endedMs = undefined;
    job.workerId = undefined;
    job.error = undefined;
    job.crashed = undefined;
    job.webhook = undefined;
    this.#dropChunks(job);
    this.#options.events.append({ type: 'retried', jobId: job.id, endpointId: endpoint.id });
    this.#enqueue(job);
    return true;
  }

  purge(endpoint: MemoryEndpoint): number {
    const waiting = endpoint.fleet.waiting();
    for (const job of waiting) this.#end(job, { transition: 'purge' });
    return waiting.length;
  }

  /** Cancels all jobs of an endpoint that have not ended, and returns their number. */
  cancelAll(endpoint: MemoryEndpoint): number {
    const all = [...this.#jobs.values()].filter((job) => job.endpoint === endpoint);
    // First those that wait, or they would start where others end.
    return [...endpoint.fleet.waiting(), ...all].filter((job) => this.cancel(job)).length;
  }

  /** Closes a worker that gets no more jobs when the last of its jobs has ended. */
  closeAfterJobs(worker: JobWorker): void {
    const running = [...this.#jobs.values()].filter((job) => job.execution?.worker === worker);
    if (running.length > 0) this.#formerWorkers.set(worker, running.length);
    else worker.close?.();
  }

  /** The parts of the output that no call has taken yet. This call takes them. */
  takeChunks(job: MemoryJob): readonly unknown[] {
    const { chunks = [] } = job;
    this.#dropChunks(job);
    return chunks;
  }

  close(): void {
    for (const job of this.#jobs.values()) {
      this.#deadlines.clear(job);
      this.#leaveWorker(job);
      wakeAll(job.waiting);
      wakeAll(job.streaming);
    }
    for (const retention of this.#retentions.values()) retention.close();
    this.#jobs.clear();
  }

  #enqueue(job: MemoryJob): void {
    const { fleet } = job.endpoint;
    const ticket = fleet.enqueue(job);
    job.ticket = ticket;
    fleet.staff();
    // Most jobs find a free worker, which has taken them by now.
    if (ticket.queue !== undefined) this.#deadlines.ofQueued(job);
  }

  /** A worker takes the job, which has left the queue. */
  start(job: MemoryJob, worker: Worker): void {
    const { endpoint } = job;
    if (!this.#move(job, 'start')) {
      endpoint.fleet.release(worker);
      return;
    }
    const { clock, events } = this.#options;
    const startedMs = clock.now();
    job.startedMs = startedMs;
    job.worker = worker;
    job.workerId = worker.id;
    endpoint.counts.inProgress += 1;
    const { id: jobId } = job;
    events.append({ type: 'started', jobId, endpointId: endpoint.id, workerId: worker.id });
    job.execution = execute(job, endpoint.worker, this.#executionOwner);
    this.#deadlines.ofRunning(job, startedMs);
  }

  /** Ends the attempt, if there is one, and frees its worker. */
  #leaveWorker(job: MemoryJob): void {
    const { endpoint, execution, worker } = job;
    if (execution === undefined || worker === undefined) return;
    job.execution = undefined;
    job.worker = undefined;
    execution.stop();
    endpoint.counts.inProgress -= 1;
    this.#leaveFormer(execution.worker);
    endpoint.fleet.release(worker);
  }

  #leaveFormer(worker: JobWorker): void {
    const running = this.#formerWorkers.get(worker);
    if (running === undefined) return;
    this.#formerWorkers.set(worker, running - 1);
    if (running > 1) return;
    this.#formerWorkers.delete(worker);
    worker.close?.();
  }

  #chunk(job: MemoryJob, output: unknown): void {
    job.chunks ??= [];
    job.chunks.push(output);
    const bytes = memoryBytes(output);
    job.chunkBytes += bytes;
    this.#resize(job, job.bytes + bytes);
    this.#makeRoom(0);
    this.#options.events.append({ type: 'streamed', jobId: job.id, endpointId: job.endpointId });
    wakeAll(job.streaming);
    job.streaming = undefined;
  }

  /** Compare-and-set: false, and nothing happens, when the transition may not happen any more. */
  #move(job: MemoryJob, transition: TransitionName): boolean {
    const state = nextState(job.state, transition);
    if (state !== undefined) this.#enter(job, state);
    return state !== undefined;
  }

  #enter(job: MemoryJob, state: StateName): void {
    job.previousState = job.state;
    job.state = state;
    this.#deadlines.clear(job);
  }

  /**
   * Ends a job, frees its worker, calls its webhook, answers waiting callers, and keeps the job for
   * its retention time. False, and nothing happens, when it may not end like this any more.
   *
   * @rule end-frees-worker
   */
  #end(job: MemoryJob, how: JobEnding): boolean {
    const { clock, events, ledger, webhooks, random, keptRequestBytes, alternatives } =
      this.#options;
    const { id: jobId, endpoint, endpointId, ticket, waiting, streaming } = job;
    const { worker, price } = endpoint;
    const charged = withStoppedWork(how, job, { worker, price, random, alternatives });
    const end = fieldsOfEndedJob(job, charged, {
      nowMs: clock.now(),
      price,
      keptRequestBytes,
      alternatives,
    });
    if (end === undefined) return false;
    const { charge, count, error, crashed, output, request, webhookUrl: url } = end;
    this.#enter(job, end.state);
    if (charge !== undefined) ledger.charge(charge);
    if (charge !== undefined) job.cost = charge.event.cost;
    job.output = output;
    job.error = error;
    job.crashed = crashed;
    job.endedMs = end.endedMs;
    if (count !== undefined) endpoint.counts[count] += 1;
    events.append(end.event);
    job.kept = this.#keep(job);
    this.#endedBytes += job.bytes;
    job.ticket = undefined;
    job.waiting = undefined;
    job.streaming = undefined;
    if (ticket !== undefined) endpoint.fleet.withdraw(ticket);
    this.#leaveWorker(job);
    wakeAll(waiting);
    wakeAll(streaming);
    if (request !== job.request) job.numberLiterals = undefined;
    job.request = request;
    let bytes = jobBytes + job.chunkBytes;
    for (const kept of [request, job.numberLiterals, output, error]) bytes += memoryBytes(kept);
    this.#resize(job, bytes);
    if (url !== undefined) {
      const body = webhookBody(jobContent(job, end), alternatives);
      job.webhook = webhooks.notify({ jobId, endpointId, operationId: job.submission, url, body });
    }
    if (isDeletion(how.transition, alternatives)) this.#delete(job);
    this.#makeRoom(0, job);
    if (runsAgain(how, job, alternatives)) this.#runAgain(job);
    return true;
  }

  #delete(job: MemoryJob): void {
    job.isDeleted = true;
    if (job.kept !== undefined) this.#release(job.kept);
    this.#forget(job, { early: false });
  }

  #runAgain(job: MemoryJob): void {
    const { clock } = this.#options;
    clock.schedule(clock.now(), () => {
      if (this.find(job.endpoint, job.id) === job) this.retry(job);
    });
  }

  /** For as long as is chosen now, whatever is chosen later. */
  #keep(job: MemoryJob): QueueTicket<MemoryJob> {
    const { clock, alternatives } = this.#options;
    const periodMs = retentionMs(job.submission, alternatives);
    let retention = this.#retentions.get(periodMs);
    if (retention === undefined) {
      for (const [ms, { first }] of this.#retentions) {
        if (first === undefined) this.#retentions.delete(ms);
      }
      const forget = (kept: MemoryJob) => this.#forget(kept, { early: false });
      retention = new Retention({ time: housekeepingOf(clock), forget, periodMs });
      this.#retentions.set(periodMs, retention);
    }
    return retention.keep(job);
  }

  #release(ticket: QueueTicket<MemoryJob>): void {
    for (const retention of this.#retentions.values()) if (retention.release(ticket)) return;
  }

  #dropChunks(job: MemoryJob): void {
    job.chunks = undefined;
    this.#resize(job, job.bytes - job.chunkBytes);
    job.chunkBytes = 0;
  }

  /** Counts other bytes for a job from now on. */
  #resize(job: MemoryJob, bytes: number): void {
    const more = bytes - job.bytes;
    this.#options.memory.add(more);
    if (job.kept !== undefined) this.#endedBytes += more;
    job.bytes = bytes;
  }

  /** Deletes the jobs that ended first, until there is room for this many bytes, but not `last`. */
  #makeRoom(bytes: number, last?: MemoryJob): void {
    while (this.#options.memory.isExceededBy(bytes)) {
      if (this.#history.dropFirst()) continue;
      const [oldest] = [...this.#retentions.values()]
        .flatMap(({ first }) => (first === undefined ? [] : [first]))
        .sort((a, b) => (a.endedMs ?? 0) - (b.endedMs ?? 0));
      if (oldest?.kept === undefined || oldest === last) return;
      this.#release(oldest.kept);
      this.#forget(oldest, { early: true });
    }
  }

  /** From now on, callers cannot read the job. */
  #forget(job: MemoryJob, { early }: { early: boolean }): void {
    const { clock, events } = this.#options;
    const { id: jobId, endpointId } = job;
    this.#dropChunks(job);
    job.forgottenMs = clock.now();
    if (early) this.#drop(job);
    else this.#history.add(job);
    events.append({ type: 'forgotten', jobId, endpointId, early });
  }

  #drop(job: MemoryJob): void {
    this.#jobs.delete(job.id);
    this.#endedBytes -= job.bytes;
    this.#options.memory.add(-job.bytes);
  }
}
