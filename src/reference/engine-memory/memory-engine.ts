/** The engine that keeps an account's jobs in memory and runs them in this process. */
import type { Clock } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { EndpointPlan, QueueLimits } from '../engine/endpoint.ts';
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
import { type Delivery, type DeliveryQuery, deliveriesIn } from '../engine/event-log.ts';
import type { Faults } from '../engine/injected-faults.ts';
import { findJobs } from '../engine/job-search.ts';
import type { Job, JobRecord, JobRequest } from '../engine/job-snapshot.ts';
import type { MaybePromise } from '../engine/maybe-promise.ts';
import { type BudgetSettings, estimateCharge } from '../engine/rules/job-charges.ts';
import type { SendWebhook } from '../engine/send-webhook.ts';
import { Fleet } from './fleet.ts';
import type { Memory } from './kept-bytes.ts';
import type { EventLog } from './memory-event-log.ts';
import { type Endpoint, type MemoryJob, waitForEnd, waitForPart } from './memory-job.ts';
import { Jobs } from './memory-jobs.ts';
import { Budget, Ledger } from './memory-ledger.ts';
import { Webhooks, type WebhookTurns } from './memory-webhooks.ts';

/** What the engine of an account is made of. */
export interface MemoryEngineOptions {
  readonly clock: Clock;
  readonly events: EventLog;
  readonly faults: Faults;
  /** By id. The engine closes their workers. */
  readonly endpoints: ReadonlyMap<string, EndpointPlan>;
  /** For what workers draw at random. */
  readonly random: Random;
  /** For the ids of jobs and workers. */
  readonly ids: Random;
  readonly budget: BudgetSettings | undefined;
  readonly queueLimits: QueueLimits | undefined;
  /** What the account may keep, as a part of what all accounts together may. */
  readonly memory: Memory;
  readonly send: SendWebhook;
  /** Shared with other accounts. */
  readonly webhookTurns: WebhookTurns;
  /** The only hosts that are called; undefined calls any. */
  readonly webhookHosts: readonly string[] | undefined;
  /** The address of a file that a job offers until an instant. */
  readonly resultUrl: (file: string, offer: { origin: string; untilMs: number }) => string;
  /** Whether an output fails its job unless it is an object. */
  readonly objectOutputOnly: boolean;
  /** A job that is never run again keeps the input and policy of a request of up to so many bytes. */
  readonly keptRequestBytes: number;
}

/** Every answer is there at once, but for those that are waited for. */
export class MemoryEngine implements Engine {
  readonly events: EventLog;
  /** What the account keeps. */
  readonly memory: Memory;
  readonly #clock: Clock;
  readonly #endpoints: ReadonlyMap<string, Endpoint>;
  readonly #jobs: Jobs;
  readonly #ledger: Ledger;
  readonly #budget: Budget;
  readonly #webhooks: Webhooks;
  readonly #queueLimits: QueueLimits | undefined;
  #closed = false;

  constructor(options: MemoryEngineOptions) {
    const { clock, events, faults, memory, ids } = options;
    this.events = events;
    this.memory = memory;
    this.#clock = clock;
    this.#queueLimits = options.queueLimits;
    const ledger = new Ledger({ clock, events });
    const webhooks = new Webhooks({
      clock,
      events,
      faults,
      memory,
      turns: options.webhookTurns,
      send: options.send,
      hosts: options.webhookHosts,
    });
    const { random, resultUrl, objectOutputOnly, keptRequestBytes } = options;
    const jobs = new Jobs({
      clock,
      random,
      ids,
      events,
      ledger,
      memory,
      webhooks,
      faults,
      resultUrl,
      objectOutputOnly,
      keptRequestBytes,
    });
    this.#ledger = ledger;
    this.#webhooks = webhooks;
    this.#jobs = jobs;
    this.#endpoints = new Map(
      Array.from(options.endpoints, ([id, { workers, ...plan }]) => {
        const fleet = new Fleet<MemoryJob>(workers, {
          clock,
          newWorkerId: () => ids.uuid().replaceAll('-', '').slice(0, 14),
          start: (job, worker) => jobs.start(job, worker),
          changed: (type, worker) => events.append({ type, endpointId: id, workerId: worker.id }),
        });
        const counts = { completed: 0, failed: 0, retried: 0, inProgress: 0 };
        return [id, { ...plan, id, fleet, counts }];
      }),
    );
    this.#budget = new Budget(options.budget, { ledger, events });
  }

  /** Callers that wait for jobs, or for parts of their outputs. */
  get waitingCallers(): number {
    let count = 0;
    for (const { waiting, streaming } of this.#jobs.all()) {
      count += (waiting?.size ?? 0) + (streaming?.size ?? 0);
    }
    return count;
  }

  submit({ endpointId, request, submission, origin }: NewJob): Accepted | NoRoom {
    const endpoint = this.#endpoint(endpointId);
    const full = this.#noRoom(endpoint, submission);
    if (full !== undefined) return full;
    const job = this.#jobs.submit(endpoint, request, { submission, origin });
    if (job !== undefined) return { kind: 'accepted', jobId: job.id };
    this.events.append({ type: 'limited', operationId: submission, endpointId });
    const { limitBytes: accountBytes, whole } = this.memory;
    const serviceBytes = whole?.limitBytes ?? accountBytes;
    return { kind: 'memoryFull', accountBytes, serviceBytes };
  }

  find(name: JobName): Job | undefined {
    return this.#find(name)?.snapshot();
  }

  wait(name: JobName, wait: Wait): MaybePromise<Job | undefined> {
    const job = this.#find(name);
    if (job === undefined) return undefined;
    const woken = waitForEnd(job, this.#clock, wait);
    return woken === undefined ? job.snapshot() : woken.then(() => job.snapshot());
  }

  takeParts(name: JobName, { keep, ...wait }: Taking): MaybePromise<Parts | undefined> {
    const job = this.#find(name);
    if (job === undefined) return undefined;
    const take = () => ({
      state: job.state,
      parts: keep ? [...(job.chunks ?? [])] : this.#jobs.takeChunks(job),
    });
    const woken = waitForPart(job, this.#clock, wait);
    return woken === undefined ? take() : woken.then(take);
  }

  cancel(name: JobName): Cancelled {
    const job = this.#find(name);
    if (job === undefined) return { kind: 'unknown' };
    if (this.#jobs.cancel(job)) return { kind: 'cancelled' };
    return { kind: 'refused', state: job.state };
  }

  retry(name: JobName): Retried {
    const job = this.#find(name);
    if (job === undefined) return { kind: 'unknown' };
    const full = this.#noRoom(job.endpoint, 'retryJob');
    if (full !== undefined) return full;
    if (this.#jobs.retry(job)) return { kind: 'retried' };
    return { kind: 'refused', state: job.state };
  }

  purge(endpointId: string): number {
    return this.#jobs.purge(this.#endpoint(endpointId));
  }

  estimate(endpointId: string, input: JobRequest['input']): Estimate {
    return estimateCharge(this.#endpoint(endpointId), input);
  }

  health(endpointId: string): EndpointHealth {
    const { counts, fleet } = this.#endpoint(endpointId);
    return { jobs: { ...counts, inQueue: fleet.queued }, workers: fleet.workerCounts() };
  }

  jobs(query: JobQuery): JobPage {
    const { total, page } = findJobs(
      this.#jobs.all(),
      query,
      ({ endpoint }) => endpoint.price !== undefined,
    );
    return { total, jobs: page.map((job) => job.record()) };
  }

  job(jobId: string): JobRecord | undefined {
    return this.#jobs.byId(jobId)?.record();
  }

  deliveries(query: DeliveryQuery): Delivery[] {
    return deliveriesIn(this.events.list(), query);
  }

  due(limit: number): Due[] {
    return soonest(this.#due(limit), limit);
  }

  ledger(): LedgerReport {
    const { total } = this.#ledger;
    return { total, totals: this.#ledger.totals(), budget: this.#budget.report() };
  }

  close(): void {
    this.#closed = true;
    for (const { fleet } of this.#endpoints.values()) fleet.close();
    this.#jobs.close();
    this.#webhooks.close();
    for (const { worker } of this.#endpoints.values()) worker.close?.();
    this.memory.close();
  }

  *#due(limit: number): Iterable<Due> {
    yield* this.#jobs.due(limit);
    yield* this.#webhooks.due();
    for (const { id: endpointId, fleet } of this.#endpoints.values()) {
      for (const due of fleet.due()) yield { ...due, endpointId };
    }
  }

  #find({ endpointId, jobId }: JobName): MemoryJob | undefined {
    return this.#jobs.find(this.#endpoint(endpointId), jobId);
  }

  #endpoint(id: string): Endpoint {
    const endpoint = this.#endpoints.get(id);
    if (endpoint === undefined)
      throw new RangeError(`Expected an endpoint of the account, got ${id}.`);
    return endpoint;
  }

  /**
   * Why no further job of any size may wait. A limited queue is full if it reaches both the fixed
   * limit and the limit per worker.
   *
   * @rule queue-length
   */
  #noRoom(endpoint: Endpoint, operationId: string): NoRoom | undefined {
    if (this.#closed) return { kind: 'closed' };
    const amount = this.#budget.refusal(endpoint);
    if (amount !== undefined) return { kind: 'budgetExceeded', amount };
    if (this.#queueLimits === undefined) return undefined;
    const { queued, maximum } = endpoint.fleet;
    const { jobs, jobsPerWorker } = this.#queueLimits;
    if (queued < jobs || queued < jobsPerWorker * maximum) return undefined;
    this.events.append({ type: 'limited', operationId, endpointId: endpoint.id });
    return { kind: 'queueFull', queued };
  }
}

/** The first entries by time, without sorting all. */
function soonest(entries: Iterable<Due>, limit: number): Due[] {
  const first: Due[] = [];
  for (const due of entries) {
    let place = first.length;
    for (; place > 0 && (first[place - 1]?.atMs ?? due.atMs) > due.atMs; place -= 1);
    if (place === limit) continue;
    first.splice(place, 0, due);
    first.length = Math.min(first.length, limit);
  }
  return first;
}
