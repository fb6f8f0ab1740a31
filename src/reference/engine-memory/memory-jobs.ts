import { identifiers, lifecycle } from '#generated/reference/tables.js';
import type { Clock } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import type { Random } from '../../core/random.ts';
import type { Due } from '../engine/engine.ts';
import { execute, kindOf } from '../engine/execution.ts';
import { brokenWorker, type Faults } from '../engine/injected-faults.ts';
import {
  type JobRequest,
  jobContent,
  nextState,
  type Submission,
  type TransitionName,
} from '../engine/job-snapshot.ts';
import type { Outcome } from '../engine/job-worker.ts';
import { withCost } from '../engine/rules/job-charges.ts';
import type { Worker } from './fleet.ts';
import { JobTask, type TaskOwner } from './job-task.ts';
import { bytesOf, type Memory } from './kept-bytes.ts';
import type { EventLog } from './memory-event-log.ts';
import { type Callers, dueOf, type Endpoint, MemoryJob, spentRequest } from './memory-job.ts';
import type { Ledger } from './memory-ledger.ts';
import type { Webhooks } from './memory-webhooks.ts';
import { Retention } from './retention.ts';

/** The one owner of an account's jobs: every change of a job's state happens here. */
const { timers, webhook } = lifecycle;
const notifying: readonly TransitionName[] = webhook.on;
/** Memory of a job without its request and output, in bytes. */
const jobBytes = 1024;

/** What the jobs of an account live in. */
export interface JobsOptions {
  readonly clock: Clock;
  /** For what workers draw at random. */
  readonly random: Random;
  /** For the ids of jobs. */
  readonly ids: Random;
  readonly events: EventLog;
  readonly ledger: Ledger;
  readonly memory: Memory;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly resultUrl: TaskOwner['resultUrl'];
  /** Whether an output fails its job unless it is an object. */
  readonly objectOutputOnly: boolean;
  /** A job that is never run again keeps the input and policy of a request of up to so many bytes. */
  readonly keptRequestBytes: number;
}

/** Jobs by id, as long as they are kept. */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #taskOwner: TaskOwner;
  readonly #jobs = new Map<string, MemoryJob>();
  readonly #retention: Readonly<Record<Submission, Retention>>;
  /** Jobs ever submitted. */
  #submitted = 0;
  /** What could be had back by forgetting every job that has ended. */
  #endedBytes = 0;

  constructor(options: JobsOptions) {
    this.#options = options;
    const { clock } = options;
    this.#taskOwner = { ...options, chunk: (job, output) => this.#chunk(job, output) };
    const forget = (job: MemoryJob) => this.#forget(job, { early: false });
    this.#retention = {
      runJob: new Retention({ clock, forget, periodMs: timers.retentionAfterRun.default }),
      runJobSync: new Retention({ clock, forget, periodMs: timers.retentionAfterRunsync.default }),
    };
  }

  /** The job with this id on this endpoint, while it is kept. */
  find(endpoint: Endpoint, id: string): MemoryJob | undefined {
    const job = this.#jobs.get(id);
    return job?.endpoint === endpoint ? job : undefined;
  }

  /** The job with this id on any endpoint, while it is kept. */
  byId(id: string): MemoryJob | undefined {
    return this.#jobs.get(id);
  }

  /** All jobs that are kept, in the order of their submission. */
  all(): Iterable<MemoryJob> {
    return this.#jobs.values();
  }

  /** What is due for the jobs, in any order: all of it but what comes after `limit` of a kind. */
  *due(limit: number): Iterable<Due> {
    for (const job of this.#jobs.values()) {
      // Only those that have ended have none.
      if (job.deadline !== undefined) yield* dueOf(job);
    }
    for (const retention of Object.values(this.#retention)) yield* retention.due(limit);
  }

  /**
   * Accepts a valid request: the job enters the endpoint's queue, and a free worker takes it at
   * once. If memory is short, the jobs that ended first are deleted early. Undefined if that is not
   * enough, because unfinished jobs and pending webhook calls need the memory.
   *
   * @rule sync-id-prefix
   * @rule async-id-form
   * @rule async-id-lower-case
   * @rule sync-id-form
   */
  submit(
    endpoint: Endpoint,
    request: JobRequest,
    { submission, origin }: { submission: Submission; origin: string },
  ): MemoryJob | undefined {
    const bytes = jobBytes + bytesOf(request);
    // Nothing is forgotten in vain.
    if (this.#options.memory.isExceededBy(bytes - this.#endedBytes)) return undefined;
    this.#forgetBeyond(bytes);
    const prefix = submission === 'runJobSync' ? identifiers.synchronousPrefix : '';
    this.#submitted += 1;
    const job = new MemoryJob({
      number: this.#submitted,
      // Joined to one string: a template would keep its pieces, which take some 380 bytes more.
      id: [prefix, this.#options.ids.uuid(), identifiers.suffix].join(''),
      endpoint,
      submission,
      request,
      origin,
      queuedMs: this.#options.clock.now(),
      bytes,
    });
    this.#options.memory.add(job.bytes);
    this.#jobs.set(job.id, job);
    const { id: endpointId } = endpoint;
    this.#options.events.append({ type: 'submitted', jobId: job.id, endpointId, submission });
    this.#enqueue(job);
    return job;
  }

  /** Calls a job off; false when it has ended already. */
  cancel(job: MemoryJob): boolean {
    if (!this.#move(job, 'cancel')) return false;
    this.#end(job, 'cancel');
    return true;
  }

  /**
   * Queues a failed or timed-out job again, with the same id and input; false in any other state.
   *
   * @rule retry-begins-anew
   */
  retry(job: MemoryJob): boolean {
    if (!this.#move(job, 'retry')) return false;
    const { kept } = job;
    job.kept = undefined;
    if (kept !== undefined) this.#retention[job.submission].release(kept);
    this.#endedBytes -= job.bytes;
    job.endpoint.counts.retried += 1;
    job.retries += 1;
    job.queuedMs = this.#options.clock.now();
    job.startedMs = undefined;
    job.endedMs = undefined;
    job.workerId = undefined;
    job.error = undefined;
    job.webhook = undefined;
    this.#dropChunks(job);
    this.#options.events.append({ type: 'retried', ...subject(job) });
    this.#enqueue(job);
    return true;
  }

  /** Calls off every job that waits on an endpoint, and says how many. */
  purge(endpoint: Endpoint): number {
    const waiting = endpoint.fleet.waiting();
    for (const job of waiting) {
      if (this.#move(job, 'purge')) this.#end(job, 'purge');
    }
    return waiting.length;
  }

  /** The parts of the output that no call has taken yet. This call takes them. */
  takeChunks(job: MemoryJob): readonly unknown[] {
    const { chunks = [] } = job;
    this.#dropChunks(job);
    return chunks;
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

  /** Deletes the jobs that ended first until there is room for this many bytes, but not `last`. */
  #forgetBeyond(bytes: number, last?: MemoryJob): void {
    while (this.#options.memory.isExceededBy(bytes)) {
      const [oldest] = Object.values(this.#retention)
        .flatMap(({ first }) => (first === undefined ? [] : [first]))
        .sort((one, other) => (one.endedMs ?? 0) - (other.endedMs ?? 0));
      if (oldest?.kept === undefined || oldest === last) return;
      this.#retention[oldest.submission].release(oldest.kept);
      this.#forget(oldest, { early: true });
    }
  }

  /** Ends all jobs without charges or webhook calls, and answers waiting callers. */
  close(): void {
    for (const job of this.#jobs.values()) {
      this.#clearDeadline(job);
      const { release, waiting, streaming } = job;
      job.release = undefined;
      release?.();
      wakeAll(waiting);
      wakeAll(streaming);
    }
    for (const retention of Object.values(this.#retention)) retention.close();
    this.#jobs.clear();
  }

  /** @rule queue-ttl-override */
  #enqueue(job: MemoryJob): void {
    const { ttl: ttlMs = timers.ttl.default, lowPriority = false } = job.request.policy ?? {};
    job.place = job.endpoint.fleet.enqueue(job, { lowPriority });
    // Most jobs find a free worker, which has taken them by now.
    if (!job.place.isIn) return;
    this.#setDeadline(job, job.queuedMs + ttlMs, () => {
      if (!this.#move(job, 'expire')) return;
      job.error = 'The job waited in the queue for longer than its ttl.';
      this.#end(job, 'expire');
    });
  }

  /**
   * A worker takes the job, which has left the queue.
   *
   * @rule endpoint-runs-worker
   * @rule execution-timeout-override
   */
  start(job: MemoryJob, worker: Worker): void {
    const { endpoint } = job;
    if (!this.#move(job, 'start')) {
      endpoint.fleet.release(worker);
      return;
    }
    const { clock, events, faults } = this.#options;
    const { id: jobId, submission: operationId } = job;
    const { id: endpointId } = endpoint;
    job.startedMs = clock.now();
    endpoint.counts.inProgress += 1;
    job.workerId = worker.id;
    events.append({ type: 'started', jobId, endpointId, workerId: worker.id });
    const fault = faults.none
      ? undefined
      : faults.strike('worker', { jobId, endpointId, operationId });
    const execution = execute(
      fault === undefined ? endpoint.worker : brokenWorker(fault.worker),
      new JobTask(job, this.#taskOwner),
      { clock, finish: (outcome) => this.#finish(job, outcome) },
    );
    job.execution = execution;
    job.release = () => {
      execution.stop();
      endpoint.counts.inProgress -= 1;
      endpoint.fleet.release(worker);
    };
    const limitMs = job.request.policy?.executionTimeout ?? endpoint.executionTimeoutMs;
    this.#setDeadline(job, job.startedMs + limitMs, () => {
      if (!this.#move(job, 'terminate')) return;
      job.error = `The job was in progress for longer than its execution timeout of ${limitMs} ms.`;
      this.#end(job, 'terminate');
    });
  }

  #chunk(job: MemoryJob, output: unknown): void {
    job.chunks ??= [];
    job.chunks.push(output);
    const bytes = bytesOf(output);
    job.chunkBytes += bytes;
    this.#resize(job, job.bytes + bytes);
    this.#forgetBeyond(0);
    this.#options.events.append({ type: 'streamed', ...subject(job) });
    wakeAll(job.streaming);
    job.streaming = undefined;
  }

  /**
   * Handles the end of a worker's attempt.
   *
   * @rule other-output-fails-job
   */
  #finish(job: MemoryJob, outcome: Outcome): void {
    switch (outcome.kind) {
      case 'output': {
        const { output, quantity } = outcome;
        if (!isObject(output) && this.#options.objectOutputOnly) {
          this.#fail(job, `Expected an object as output, the worker returned ${kindOf(output)}.`);
          return;
        }
        if (!this.#move(job, 'complete')) return;
        job.cost = this.#options.ledger.charge(subject(job), job.endpoint.price, quantity);
        job.output = isObject(output) ? withCost(output, job.cost) : output;
        this.#end(job, 'complete');
        return;
      }
      case 'error':
        this.#fail(job, outcome.message);
    }
  }

  #fail(job: MemoryJob, error: string): void {
    if (!this.#move(job, 'fail')) return;
    job.error = error;
    this.#end(job, 'fail');
  }

  /** Compare-and-set: false, and nothing happens, when the transition may not happen any more. */
  #move(job: MemoryJob, transition: TransitionName): boolean {
    const state = nextState(job.state, transition);
    if (state === undefined) return false;
    job.previousState = job.state;
    job.state = state;
    this.#clearDeadline(job);
    return true;
  }

  #setDeadline(job: MemoryJob, dueMs: number, run: () => void): void {
    job.deadline = this.#options.clock.schedule(dueMs, run);
  }

  #clearDeadline(job: MemoryJob): void {
    if (job.deadline !== undefined) this.#options.clock.cancel(job.deadline);
    job.deadline = undefined;
  }

  /**
   * After every end: frees the worker, calls the webhook, answers waiting callers, and keeps the
   * job for its retention time.
   *
   * @rule webhook-on-completion
   * @rule webhook-only-event
   * @rule webhook-on-failure
   * @rule webhook-content
   * @rule webhook-on-cancel
   * @rule end-frees-worker
   */
  #end(job: MemoryJob, transition: TransitionName): void {
    const { clock, events, webhooks } = this.#options;
    job.endedMs = clock.now();
    const { endpoint, place, release, waiting, streaming } = job;
    if (job.state === 'COMPLETED') endpoint.counts.completed += 1;
    else if (job.state !== 'CANCELLED') endpoint.counts.failed += 1;
    const { id: jobId, state: status, error } = job;
    const { id: endpointId } = endpoint;
    events.append({ type: 'ended', jobId, endpointId, status, error });
    job.kept = this.#retention[job.submission].keep(job);
    this.#endedBytes += job.bytes;
    job.place = undefined;
    job.execution = undefined;
    job.release = undefined;
    job.waiting = undefined;
    job.streaming = undefined;
    if (place !== undefined) endpoint.fleet.withdraw(place);
    release?.();
    wakeAll(waiting);
    wakeAll(streaming);
    const { webhook: url } = job.request;
    if (nextState(status, 'retry') === undefined) job.request = this.#restOf(job);
    const { request, output, chunkBytes } = job;
    this.#resize(job, jobBytes + bytesOf(request) + bytesOf(output) + bytesOf(error) + chunkBytes);
    if (url !== undefined && notifying.includes(transition)) {
      job.webhook = webhooks.notify({
        ...subject(job),
        operationId: job.submission,
        url,
        body: JSON.stringify(jobContent(job)),
      });
    }
    this.#forgetBeyond(0, job);
  }

  /** What stays of the request of a job that is never run again. */
  #restOf({ request: { input, policy }, bytes, chunkBytes }: MemoryJob): JobRequest {
    if (bytes - chunkBytes - jobBytes > this.#options.keptRequestBytes) return spentRequest;
    return policy === undefined ? { input } : { input, policy };
  }

  #forget(job: MemoryJob, { early }: { early: boolean }): void {
    this.#jobs.delete(job.id);
    this.#endedBytes -= job.bytes;
    this.#options.memory.add(-job.bytes);
    this.#options.events.append({ type: 'forgotten', ...subject(job), early });
  }
}

function wakeAll(waiting: Callers | undefined): void {
  for (const wake of waiting?.keys() ?? []) wake();
}

function subject({ id, endpoint }: MemoryJob): { jobId: string; endpointId: string } {
  return { jobId: id, endpointId: endpoint.id };
}
