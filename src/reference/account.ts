/** An account's world: its endpoints and jobs, on its own clock, with its own chance. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Clock } from '../clock.ts';
import { createEndpoint, type Endpoint, type EndpointSettings } from './endpoint.ts';
import type { Worker } from './fleet.ts';
import { type Job, type JobRequest, jobContent, type Submission } from './job.ts';
import { Ledger } from './ledger.ts';
import { isFinal, nextState, type TransitionName } from './lifecycle.ts';
import type { Random } from './random.ts';
import { resultUrl } from './results.ts';
import { deliver, type SendWebhook } from './webhooks.ts';
import type { Outcome, SimulatedWork, Task, WorkerHandler } from './workers/worker.ts';

const { timers, webhook } = lifecycle;
const retentionMs: Readonly<Record<Submission, number>> = {
  runJob: timers.retentionAfterRun.default,
  runJobSync: timers.retentionAfterRunsync.default,
};
const notifying: readonly TransitionName[] = webhook.on;

/** What an account is made of. */
export interface AccountOptions {
  readonly id: string;
  readonly endpoints: Readonly<Record<string, EndpointSettings>>;
  readonly clock: Clock;
  readonly random: Random;
  readonly send: SendWebhook;
}

/** Owns its jobs: every change of a job's state is a compare-and-set in `#move`. */
export class Account {
  readonly id: string;
  readonly clock: Clock;
  readonly ledger = new Ledger();
  readonly #send: SendWebhook;
  readonly #random: Random;
  readonly #endpoints: ReadonlyMap<string, Endpoint>;
  readonly #jobs = new Map<string, Job>();

  constructor({ id, endpoints, clock, random, send }: AccountOptions) {
    this.id = id;
    this.#send = send;
    this.clock = clock;
    this.#random = random;
    const owner = {
      clock,
      newWorkerId: () => random.uuid().replaceAll('-', '').slice(0, 14),
      start: (job: Job, worker: Worker) => this.#start(job, worker),
    };
    this.#endpoints = new Map(
      Object.entries(endpoints).map(([name, settings]) => [
        name,
        createEndpoint(name, settings, owner),
      ]),
    );
  }

  /**
   * The endpoint of that id.
   *
   * @rule endpoint-id-identifies
   */
  endpoint(id: string): Endpoint | undefined {
    return this.#endpoints.get(id);
  }

  /** The job of that id on that endpoint, as long as it is kept. */
  job(endpoint: Endpoint, id: string): Job | undefined {
    const job = this.#jobs.get(id);
    return job?.endpointId === endpoint.id ? job : undefined;
  }

  /**
   * Accepts a valid request: the job enters the endpoint's queue, where a free worker takes it at
   * once.
   *
   * @rule queue-ttl-override
   */
  submit(
    endpoint: Endpoint,
    request: JobRequest,
    { submission, origin }: { submission: Submission; origin: string },
  ): Job {
    const now = this.clock.now();
    const prefix = submission === 'runJobSync' ? 'sync-' : '';
    const job: Job = {
      id: `${prefix}${this.#random.uuid()}-u1`,
      endpointId: endpoint.id,
      submission,
      request,
      origin,
      submittedMs: now,
      state: lifecycle.transitions.submit.to,
      startedMs: undefined,
      endedMs: undefined,
      workerId: undefined,
      output: undefined,
      error: undefined,
      place: undefined,
      deadline: undefined,
      waiting: undefined,
    };
    this.#jobs.set(job.id, job);
    const ttlMs = request.policy?.ttl ?? timers.ttl.default;
    job.deadline = this.clock.schedule(now + ttlMs, () => this.#expire(job));
    endpoint.fleet.enqueue(job);
    return job;
  }

  /** Resolves when the job has ended or, where a limit is given, after `limitMs` at the latest. */
  untilEnded(job: Job, limitMs: number | undefined): Promise<void> {
    if (isFinal(job.state)) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = job.waiting ?? new Set();
      job.waiting = waiting;
      const limit =
        limitMs === undefined
          ? undefined
          : this.clock.schedule(this.clock.now() + limitMs, () => {
              waiting.delete(wake);
              resolve();
            });
      const wake = () => {
        if (limit !== undefined) this.clock.cancel(limit);
        resolve();
      };
      waiting.add(wake);
    });
  }

  /** Drops everything that is pending. */
  close(): void {
    this.clock.clear();
  }

  #endpointOf({ endpointId }: Job): Endpoint {
    const endpoint = this.#endpoints.get(endpointId);
    if (endpoint === undefined) throw new Error(`A job of ${endpointId}, which is no endpoint.`);
    return endpoint;
  }

  /** Compare-and-set: false, and nothing happens, when the transition may not happen any more. */
  #move(job: Job, transition: TransitionName): boolean {
    const state = nextState(job.state, transition);
    if (state === undefined) return false;
    job.state = state;
    if (job.deadline !== undefined) this.clock.cancel(job.deadline);
    job.deadline = undefined;
    return true;
  }

  /**
   * A worker takes the job out of the queue. Of the job it sees the input and the storage settings,
   * which go nowhere else.
   *
   * @rule endpoint-runs-worker
   * @rule execution-timeout-override
   * @rule storage-reaches-worker
   */
  #start(job: Job, worker: Worker): void {
    const endpoint = this.#endpointOf(job);
    if (!this.#move(job, 'start')) {
      endpoint.fleet.release(worker);
      return;
    }
    const now = this.clock.now();
    job.startedMs = now;
    job.workerId = worker.id;
    const { durationMs, outcome } = attempt(endpoint.work, {
      input: job.request.input,
      s3Config: job.request.s3Config,
      random: this.#random,
      offer: (picture) =>
        resultUrl(picture, {
          origin: job.origin,
          accountId: this.id,
          untilMs: this.clock.now() + timers.resultLifetime.default,
        }),
    });
    const work = this.clock.schedule(now + durationMs, () => this.#finish(job, worker, outcome));
    const limitMs = job.request.policy?.executionTimeout ?? endpoint.executionTimeoutMs;
    job.deadline = this.clock.schedule(now + limitMs, () => {
      if (!this.#move(job, 'terminate')) return;
      this.clock.cancel(work);
      job.error = `The job was in progress for longer than its execution timeout of ${limitMs} ms.`;
      this.#end(job, 'terminate');
      this.#endpointOf(job).fleet.release(worker);
    });
  }

  /**
   * The worker has come to an end: nothing happens where the job has ended before.
   *
   * @rule output-is-result
   */
  #finish(job: Job, worker: Worker, outcome: Outcome): void {
    const transition = outcome.kind === 'output' ? 'complete' : 'fail';
    if (!this.#move(job, transition)) return;
    switch (outcome.kind) {
      case 'output':
        job.output = { ...outcome.output, ...this.#cost(job, outcome.quantity) };
        break;
      case 'error':
        job.error = outcome.message;
        break;
    }
    this.#end(job, transition);
    this.#endpointOf(job).fleet.release(worker);
  }

  /**
   * The charge, which belongs into the output of public endpoints: by what was made, not by what was
   * asked for. Only completed jobs get here.
   *
   * @rule public-endpoints-charge-usage
   * @rule image-output-cost
   * @rule image-charge-actual-size
   * @rule image-charge-reported
   * @rule serverless-not-charged
   * @rule failure-not-charged
   * @rule timeout-stops-consumption
   */
  #cost(job: Job, quantity: bigint | string | undefined): { cost?: number } {
    const { id, price } = this.#endpointOf(job);
    if (price === undefined || quantity === undefined) return {};
    const nowMs = this.clock.now();
    return { cost: this.ledger.charge(id, { price, quantity, nowMs }) };
  }

  #expire(job: Job): void {
    if (!this.#move(job, 'expire')) return;
    this.#endpointOf(job).fleet.withdraw(job);
    job.error = 'The job waited in the queue for longer than its ttl.';
    this.#end(job, 'expire');
  }

  /**
   * What follows every end: the webhook is told, the callers that wait are answered, and the job is
   * kept for a while.
   *
   * @rule webhook-on-completion
   * @rule webhook-only-event
   * @rule webhook-on-failure
   * @rule webhook-content
   * @rule retention-after-run
   * @rule retention-after-runsync
   */
  #end(job: Job, transition: TransitionName): void {
    const now = this.clock.now();
    job.endedMs = now;
    job.deadline = this.clock.schedule(now + retentionMs[job.submission], () =>
      this.#jobs.delete(job.id),
    );
    const { webhook: url } = job.request;
    if (url !== undefined && notifying.includes(transition)) {
      const body = JSON.stringify(jobContent(job));
      deliver({ url, body }, { clock: this.clock, send: this.#send });
    }
    const { waiting } = job;
    job.waiting = undefined;
    for (const wake of waiting ?? []) wake();
  }
}

/**
 * A handler that throws fails its job, and so does one whose output has an error; neither reaches
 * the caller of the service as an error of the service.
 *
 * @rule worker-error-fails-job
 * @rule crash-fails-job
 */
function attempt(work: WorkerHandler, task: Task): SimulatedWork {
  try {
    const { durationMs, outcome } = work(task);
    if (outcome.kind === 'error' || outcome.output.error === undefined)
      return { durationMs, outcome };
    const { error } = outcome.output;
    const message = typeof error === 'string' ? error : JSON.stringify(error);
    return { durationMs, outcome: { kind: 'error', message } };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The worker failed.';
    return { durationMs: 0, outcome: { kind: 'error', message } };
  }
}
