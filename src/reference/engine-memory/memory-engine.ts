/** The engine that keeps an account's jobs in memory and runs them in this process. */
import type { Clock } from '../../core/clock.ts';
import { atOnce, type Steps, Turns } from '../../core/event-loop-turns.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type {
  AcceptedJob,
  CallerWait,
  CancelOutcome,
  CostEstimate,
  DueEntry,
  DueOptions,
  Engine,
  EngineSettings,
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
import type { EngineOptions } from '../engine/engine-options.ts';
import type { Faults } from '../engine/injected-faults.ts';
import { filteredJobs, jobsWithText, pageOfJobs, sumsOfJobs } from '../engine/job-search.ts';
import {
  type JobRecord,
  type JobSnapshot,
  jobRecordOf,
  type SubmittedRequest,
  snapshotOf,
} from '../engine/job-snapshot.ts';
import { inputProblemsOf } from '../engine/job-worker.ts';
import type { MaybePromise } from '../engine/maybe-promise.ts';
import { estimateCharge } from '../engine/rules/job-charges.ts';
import { hasSpendingLimit, queueLimit } from '../engine/rules/queue-and-budget-limits.ts';
import type { Memory } from './kept-bytes.ts';
import { Endpoints } from './memory-endpoints.ts';
import type { EventLog } from './memory-event-log.ts';
import type { MemoryEndpoint, MemoryJob } from './memory-job.ts';
import { Jobs } from './memory-jobs.ts';
import { Ledger } from './memory-ledger.ts';
import { waitForEnd, waitForPart } from './memory-waiting-callers.ts';
import { Webhooks, type WebhookTurns } from './memory-webhooks.ts';
import type { RetentionDueOptions } from './retention.ts';

export interface MemoryEngineOptions extends EngineOptions {
  readonly events: EventLog;
  readonly faults: Faults;
  /** What the account may keep, as a part of what all accounts together may. */
  readonly memory: Memory;
  readonly webhookTurns: WebhookTurns;
}

/** Every answer is there at once, but for those that are waited for. */
export class MemoryEngine implements Engine {
  readonly events: EventLog;
  readonly memory: Memory;
  readonly #clock: Clock;
  readonly settings: EngineSettings;
  readonly #endpoints: Endpoints;
  readonly #jobs: Jobs;
  readonly #ledger: Ledger;
  readonly #webhooks: Webhooks;
  readonly #alternatives: Alternatives;
  #closed = false;

  constructor(options: MemoryEngineOptions) {
    const { clock, events, memory, alternatives } = options;
    this.events = events;
    this.memory = memory;
    this.#clock = clock;
    const ledger = new Ledger(options.budget, { clock, events });
    const webhooks = new Webhooks(options);
    const jobs = new Jobs({ ...options, ledger, webhooks });
    this.#alternatives = alternatives;
    this.#ledger = ledger;
    this.#webhooks = webhooks;
    this.#jobs = jobs;
    const endpoints = new Endpoints({ ...options, jobs });
    this.#endpoints = endpoints;
    for (const [id, plan] of options.endpoints) endpoints.set(id, plan);
    this.settings = {
      setBudget: (budget) => ledger.setBudget(budget),
      setEndpoint: (id, plan) => endpoints.set(id, plan),
      removeEndpoint: (id) => endpoints.remove(id),
    };
  }

  get waitingCallers(): number {
    let count = 0;
    for (const { waiting, streaming } of this.#jobs.all()) {
      count += (waiting?.size ?? 0) + (streaming?.size ?? 0);
    }
    return count;
  }

  submit(newJob: NewJob): AcceptedJob | InvalidInput | NoRoom {
    const { endpointId, request, submission } = newJob;
    const endpoint = this.#endpoints.get(endpointId);
    const problems = inputProblemsOf(request.input, endpoint.worker, this.#alternatives);
    if (problems.length > 0) return { kind: 'invalidInput', problems };
    const full = this.#noRoom(endpoint, submission);
    if (full !== undefined) return full;
    const job = this.#jobs.submit(endpoint, newJob);
    if (job !== undefined) return { kind: 'accepted', jobId: job.id };
    this.events.append({ type: 'limited', operationId: submission, endpointId });
    const { limitBytes: accountBytes, whole } = this.memory;
    const serviceBytes = whole?.limitBytes ?? accountBytes;
    return { kind: 'memoryFull', accountBytes, serviceBytes };
  }

  find(name: JobName): JobSnapshot | undefined {
    const job = this.#find(name);
    return job && snapshotOf(job);
  }

  wait(name: JobName, wait: CallerWait): MaybePromise<JobSnapshot | undefined> {
    const job = this.#find(name);
    if (job === undefined) return undefined;
    const woken = waitForEnd(job, this.#clock, wait);
    if (woken === undefined) return snapshotOf(job);
    return woken.then(() => (job.isDeleted ? undefined : snapshotOf(job)));
  }

  takeParts(name: JobName, { keep, ...wait }: TakeOptions): MaybePromise<JobParts | undefined> {
    const job = this.#find(name);
    if (job === undefined) return undefined;
    const take = () => ({
      state: job.state,
      parts: keep ? [...(job.chunks ?? [])] : this.#jobs.takeChunks(job),
    });
    const woken = waitForPart(job, this.#clock, wait);
    if (woken === undefined) return take();
    return woken.then(() => (job.isDeleted ? undefined : take()));
  }

  cancel(name: JobName): CancelOutcome {
    const job = this.#find(name);
    if (job === undefined) return { kind: 'unknown' };
    if (this.#jobs.cancel(job)) return { kind: 'cancelled' };
    return { kind: 'refused', state: job.state };
  }

  retry(name: JobName): RetryOutcome {
    const job = this.#find(name);
    if (job === undefined) return { kind: 'unknown' };
    const full = this.#noRoom(job.endpoint, 'retryJob');
    if (full !== undefined) return full;
    if (this.#jobs.retry(job)) return { kind: 'retried' };
    return { kind: 'refused', state: job.state };
  }

  purge(endpointId: string): number {
    return this.#jobs.purge(this.#endpoints.get(endpointId));
  }

  estimate(endpointId: string, input: SubmittedRequest['input']): CostEstimate {
    return estimateCharge(this.#endpoints.get(endpointId), input, this.#alternatives);
  }

  health(endpointId: string): HealthCounts {
    const { counts, fleet } = this.#endpoints.get(endpointId);
    return { jobs: { ...counts, inQueue: fleet.queued }, workers: fleet.workerCounts() };
  }

  /** Without turns, at once, but for a search for a text. */
  jobs(query: JobQuery & { readonly text?: undefined; readonly turns?: undefined }): JobPage;
  jobs(query: JobQuery): MaybePromise<JobPage>;
  jobs(query: JobQuery): MaybePromise<JobPage> {
    const { turns, text } = query;
    if (text !== undefined) return this.#searchJobs(query, turns ?? new Turns());
    const steps = this.#listJobs(query);
    return turns === undefined ? atOnce(steps) : turns.run(steps);
  }

  *#listJobs(query: JobQuery): Steps<JobPage> {
    return yield* this.#page(yield* this.#filterJobs(query), query);
  }

  async #searchJobs(query: JobQuery, turns: Turns): Promise<JobPage> {
    const filtered = await turns.run(this.#filterJobs(query));
    const { jobs, unsearched } = await jobsWithText(filtered, { ...query, turns }, (some, text) =>
      Promise.all(some.map((job) => turns.run(text.isInside(jobRecordOf(job, job.webhook))))),
    );
    return { ...(await turns.run(this.#page(jobs, query))), unsearched };
  }

  #filterJobs(query: JobQuery): Steps<readonly MemoryJob[]> {
    return filteredJobs(this.#jobs.all(), query, ({ endpoint }) => endpoint.price !== undefined);
  }

  *#page(matchingJobs: readonly MemoryJob[], query: JobQuery): Steps<JobPage> {
    const page = yield* pageOfJobs(matchingJobs, query);
    const jobs = page.map((job) => jobRecordOf(job, job.webhook));
    const sums = query.sums === true ? yield* sumsOfJobs(matchingJobs) : undefined;
    return { total: matchingJobs.length, unsearched: 0, sums, jobs };
  }

  job(jobId: string): JobRecord | undefined {
    const job = this.#jobs.byId(jobId);
    return job && jobRecordOf(job, job.webhook);
  }

  due(limit: number, options?: DueOptions & { readonly turns?: undefined }): DueEntry[];
  due(limit: number, options?: DueOptions): MaybePromise<DueEntry[]>;
  due(limit: number, { turns, foldDeletions = false }: DueOptions = {}): MaybePromise<DueEntry[]> {
    const steps = soonestEntries(this.#due({ limit, foldDeletions }), limit);
    return turns === undefined ? atOnce(steps) : turns.run(steps);
  }

  ledger(): LedgerReport;
  ledger(turns?: Turns): MaybePromise<LedgerReport>;
  ledger(turns?: Turns): MaybePromise<LedgerReport> {
    const steps = this.#ledger.report();
    return turns === undefined ? atOnce(steps) : turns.run(steps);
  }

  close(): void {
    this.#closed = true;
    this.#endpoints.closeFleets();
    this.#jobs.close();
    this.#webhooks.close();
    this.#endpoints.closeWorkers();
    this.memory.close();
  }

  *#due(options: RetentionDueOptions): Iterable<DueEntry | undefined> {
    yield* this.#jobs.due(options);
    yield* this.#webhooks.due();
    yield* this.#endpoints.due();
  }

  #find({ endpointId, jobId }: JobName): MemoryJob | undefined {
    return this.#jobs.find(this.#endpoints.get(endpointId), jobId);
  }

  /** Why no further job of any size may wait. */
  #noRoom(endpoint: MemoryEndpoint, operationId: string): NoRoom | undefined {
    if (this.#closed) return { kind: 'closed' };
    const alternatives = this.#alternatives;
    const amount = hasSpendingLimit(alternatives) ? this.#ledger.refusal(endpoint) : undefined;
    if (amount !== undefined) return { kind: 'budgetExceeded', amount };
    const { queued } = endpoint.fleet;
    const full = queueLimit(endpoint.fullQueue, alternatives);
    if (full === undefined || queued < full) return undefined;
    this.events.append({ type: 'limited', operationId, endpointId: endpoint.id });
    return { kind: 'queueFull', queued };
  }
}

/** Entries that are looked at in one step, and what one costs in units of a turn. */
const stepEntries = 256;
const unitsPerEntry = 8;

/** The first entries by time, without sorting all. */
function* soonestEntries(
  entries: Iterable<DueEntry | undefined>,
  limit: number,
): Steps<DueEntry[]> {
  const first: DueEntry[] = [];
  let count = 0;
  for (const due of entries) {
    if (count % stepEntries === 0) yield stepEntries * unitsPerEntry;
    count += 1;
    if (due === undefined) continue;
    let index = first.length;
    for (; index > 0 && (first[index - 1]?.atMs ?? due.atMs) > due.atMs; index -= 1);
    if (index === limit) continue;
    first.splice(index, 0, due);
    first.length = Math.min(first.length, limit);
  }
  return first;
}
