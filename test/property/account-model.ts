/** What the events and webhook calls of one account say, checked as they happen. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import type { EndpointSettings } from '../../src/reference/accounts/account-options.ts';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';
import type { JobSnapshot, SubmittedRequest } from '../../src/reference/engine/job-snapshot.ts';
import { arrived, attempted, givenUp } from './announcement-model.ts';
import { FleetModel } from './fleet-model.ts';
import {
  change,
  deadlineMs,
  expectedContent,
  isEnded,
  type JobModel,
  newJob,
  unitsOf,
} from './job-model.ts';
import { endedAsTold } from './work-model.ts';
import type { Delivery, Watched } from './world.ts';

interface EndpointModel {
  readonly fleet: FleetModel;
  readonly settings: EndpointSettings;
  readonly executionTimeoutMs: number;
  readonly counts: { completed: number; failed: number; retried: number };
}

type Event<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>;

/** Follows an account and collects what may not have happened. */
export class AccountModel {
  readonly violations: string[] = [];
  readonly events: AccountEvent[] = [];
  readonly deliveries: Delivery[] = [];
  readonly jobs = new Map<string, JobModel>();
  readonly endpoints: ReadonlyMap<string, EndpointModel>;
  /** Why jobs may be cancelled now. */
  callingOff: 'cancelJob' | 'purgeQueue' | undefined;
  /** What is being submitted just now. */
  submitting: SubmittedRequest | undefined;
  readonly #account: Watched;
  /** Ten-billionths of a dollar. */
  #charged = 0n;
  #isWarned = false;

  constructor(account: Watched, endpoints: Readonly<Record<string, EndpointSettings>>) {
    this.#account = account;
    this.endpoints = new Map(
      Object.entries(endpoints).map(([id, settings]) => [
        id,
        {
          fleet: new FleetModel({ ...defaults.WorkersSettings, ...settings.workers }, (text) =>
            this.violate(text),
          ),
          settings,
          executionTimeoutMs:
            settings.executionTimeoutMs ?? lifecycle.timers.executionTimeout.default,
          counts: { completed: 0, failed: 0, retried: 0 },
        },
      ]),
    );
  }

  violate(text: string): void {
    this.violations.push(`${this.#account.id} at ${this.#account.clock.now()}: ${text}`);
  }

  endpoint(id: string): EndpointModel {
    return known(this.endpoints.get(id), id);
  }

  /** Jobs of an endpoint that are in a state and not forgotten. */
  count(endpointId: string, state: JobModel['state']): number {
    let count = 0;
    for (const job of this.jobs.values()) {
      if (job.endpointId === endpointId && job.state === state && !job.forgotten) count += 1;
    }
    return count;
  }

  follow(event: AccountEvent): void {
    this.events.push(event);
    const { atMs, sequence } = event;
    if (sequence !== this.events.length) this.violate(`event ${sequence} is told out of order`);
    switch (event.type) {
      case 'submitted':
        this.#submitted(event);
        break;
      case 'started':
        this.#started(event);
        break;
      case 'ended':
        this.#ended(event);
        break;
      case 'retried':
        this.#retried(event);
        break;
      case 'forgotten':
        this.#forgotten(event);
        break;
      case 'charged':
        this.#job(event.jobId).charges += 1;
        this.#charged += unitsOf(event.cost);
        break;
      case 'webhookAttempted':
        this.#attempted(event);
        break;
      case 'webhookGivenUp':
        if (givenUp(this.#job(event.jobId).announcements)) break;
        this.violate(`the webhook of ${event.jobId} is given up too early`);
        break;
      case 'faultInjected':
        this.#faultInjected(event);
        break;
      case 'workerStarting':
      case 'workerReady':
      case 'workerStopped':
        this.endpoint(event.endpointId).fleet[event.type](event.workerId, atMs);
        break;
      case 'budgetExceeded':
        if (!event.refused && this.#isWarned) this.violate('the budget is noted twice');
        this.#isWarned ||= !event.refused;
        break;
      default:
    }
  }

  /** Never before the end, always what the status says, and not more often than attempted. */
  arrived(delivery: Delivery): void {
    this.deliveries.push(delivery);
    const content = JSON.parse(delivery.body);
    const announcements = this.jobs.get(content.id)?.announcements ?? [];
    if (!arrived(announcements, content)) this.violate(`nobody expected ${delivery.body}`);
  }

  /** What holds whenever nothing is under way but the callers that wait. */
  check(waiting: number): void {
    const { engine, clock } = this.#account;
    let kept = 0;
    for (const job of this.jobs.values()) {
      const found = this.#find(job);
      if (found?.state !== (job.forgotten ? undefined : job.state)) {
        this.violate(`${job.id} is ${found?.state} and has to be ${job.state}`);
      }
      if (job.forgotten) continue;
      kept += 1;
      if (clock.now() >= deadlineMs(job, this.endpoint(job.endpointId).executionTimeoutMs)) {
        this.violate(`${job.id} is still ${job.state}`);
      }
    }
    const { waitingCallers: remembered } = engine;
    if (remembered > waiting) this.violate(`${remembered} callers are remembered, ${waiting} wait`);
    if (engine.jobs({ limit: 0 }).total !== kept)
      this.violate('there are jobs that nobody submitted');
    for (const [id, { fleet, counts }] of this.endpoints) {
      fleet.check();
      const inProgress = this.count(id, 'IN_PROGRESS');
      const counted = { ...counts, inProgress, inQueue: fleet.queued.length };
      if (!isDeepStrictEqual(engine.health(id).jobs, counted)) this.violate(`${id} miscounts`);
    }
    const { total } = engine.ledger();
    if (unitsOf(total) !== this.#charged) this.violate(`the ledger says ${total}`);
  }

  /** What holds when everything has come to its end. */
  checkOver(): void {
    for (const { id, forgotten, announcements, tampered } of this.jobs.values()) {
      if (!forgotten) this.violate(`${id} is never forgotten`);
      for (const { nextMs, arrivals, attempts } of announcements) {
        if (nextMs !== undefined) this.violate(`${id} is not announced to the end`);
        if (tampered ? arrivals > 2 * attempts : arrivals !== attempts) {
          this.violate(`${id} was announced ${arrivals} times in ${attempts} attempts`);
        }
      }
    }
    for (const [id, { fleet }] of this.endpoints) {
      if (fleet.queued.length > 0 || fleet.size !== fleet.minimum) {
        this.violate(`${id} has ${fleet.size} workers and ${fleet.queued.length} jobs at the end`);
      }
    }
  }

  #find({ id: jobId, endpointId }: Pick<JobModel, 'id' | 'endpointId'>): JobSnapshot | undefined {
    return this.#account.engine.find({ endpointId, jobId });
  }

  #job(id: string): JobModel {
    return known(this.jobs.get(id), id);
  }

  #submitted({ jobId: id, endpointId, submission, atMs }: Event<'submitted'>): void {
    const { submitting: request } = this;
    if (
      request === undefined ||
      this.#find({ id, endpointId }) === undefined ||
      this.jobs.has(id)
    ) {
      this.violate(`${id} is submitted and not there, or there twice, or nobody asked for it`);
      return;
    }
    this.jobs.set(id, newJob({ id, endpointId, submission, request, queuedMs: atMs }));
    this.#enqueue(this.#job(id));
  }

  #enqueue({ id, endpointId, request }: JobModel): void {
    const lowPriority = request.policy?.lowPriority === true;
    this.endpoint(endpointId).fleet.enqueue(id, { lowPriority });
  }

  #started({ jobId, workerId, atMs }: Event<'started'>): void {
    const job = this.#job(jobId);
    if (job.state !== 'IN_QUEUE') this.violate(`${jobId} starts and is ${job.state}`);
    this.endpoint(job.endpointId).fleet.start(jobId, workerId, atMs);
    change(job, 'IN_PROGRESS');
    Object.assign(job, { startedMs: atMs, workerId });
  }

  #ended({ jobId, status, error, atMs }: Event<'ended'>): void {
    const job = this.#job(jobId);
    const { fleet, settings, executionTimeoutMs, counts } = this.endpoint(job.endpointId);
    const isRunning = job.state === 'IN_PROGRESS';
    const isLast = atMs === deadlineMs(job, executionTimeoutMs);
    const calledOff = this.callingOff !== undefined && (isRunning ? 'cancelJob' : true);
    const permitted =
      !isEnded(job) &&
      {
        COMPLETED: isRunning,
        FAILED: isRunning,
        TIMED_OUT: isLast,
        CANCELLED: calledOff === true || calledOff === this.callingOff,
        IN_QUEUE: false,
        IN_PROGRESS: false,
      }[status];
    if (!permitted) this.violate(`${jobId} was ${job.state} and is now ${status}`);
    if (isRunning && job.workerId !== undefined) fleet.release(job.workerId, atMs);
    else fleet.withdraw(jobId);
    change(job, status);
    if (status === 'COMPLETED') counts.completed += 1;
    if (status === 'FAILED' || status === 'TIMED_OUT') counts.failed += 1;
    if (job.charges !== (status === 'COMPLETED' && settings.kind === 'public' ? 1 : 0)) {
      this.violate(`${jobId} is ${status} and was charged ${job.charges} times`);
    }
    const output = this.#find(job)?.output;
    if ((output !== undefined) !== (status === 'COMPLETED')) {
      this.violate(`${jobId} is ${status} and has the output ${JSON.stringify(output)}`);
    }
    Object.assign(job, { endedMs: atMs, error, output });
    const endsByItself = status === 'COMPLETED' || status === 'FAILED';
    if (endsByItself && !job.broken && !endedAsTold(job, settings)) {
      this.violate(`${jobId} is ${status} at ${atMs} and was told otherwise`);
    }
    if (job.request.webhook === undefined || this.callingOff === 'purgeQueue') return;
    const content = expectedContent(job);
    job.announcements.push({ content, attempts: 0, arrivals: 0, nextMs: atMs });
  }

  #retried({ jobId, atMs }: Event<'retried'>): void {
    const job = this.#job(jobId);
    if (job.state !== 'FAILED' && job.state !== 'TIMED_OUT') {
      this.violate(`${jobId} is retried and was ${job.state}`);
    }
    this.endpoint(job.endpointId).counts.retried += 1;
    change(job, 'IN_QUEUE');
    Object.assign(job, {
      broken: false,
      queuedMs: atMs,
      startedMs: undefined,
      endedMs: undefined,
      workerId: undefined,
      error: undefined,
      retries: job.retries + 1,
      parts: [],
    });
    this.#enqueue(job);
  }

  #forgotten({ jobId, atMs }: Event<'forgotten'>): void {
    const job = this.#job(jobId);
    if (!isEnded(job) || atMs !== deadlineMs(job, 0)) this.violate(`${jobId} is forgotten`);
    job.forgotten = true;
  }

  #attempted(event: Event<'webhookAttempted'>): void {
    const { announcements } = this.#job(event.jobId);
    if (!attempted(announcements, event)) this.violate(`nobody expected ${JSON.stringify(event)}`);
    if (event.acknowledged !== (event.outcome === 'status 200')) this.violate(event.outcome);
  }

  #faultInjected({ fault, jobId }: Event<'faultInjected'>): void {
    const job = jobId === undefined ? undefined : this.jobs.get(jobId);
    if (fault === 'webhook' && job !== undefined) job.tampered = true;
    if (fault === 'worker' && job !== undefined) job.broken = true;
  }
}

function known<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`Expected ${id} to be known.`);
  return value;
}
