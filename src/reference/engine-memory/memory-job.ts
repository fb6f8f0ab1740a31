/** A job in memory, its endpoint, and the callers that wait for it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Clock, Timer } from '../../core/clock.ts';
import type { EndpointPlan } from '../engine/endpoint.ts';
import type { Due, Wait } from '../engine/engine.ts';
import type { Execution } from '../engine/execution.ts';
import type { Job, JobRecord, JobRequest, JobWebhook, Submission } from '../engine/job-snapshot.ts';
import { isFinal, type StateName } from '../engine/job-snapshot.ts';
import { hostOf } from '../engine/send-webhook.ts';
import type { Fleet, Waiting } from './fleet.ts';
import type { Place } from './queue.ts';

/** One endpoint of an account. */
export interface Endpoint extends Omit<EndpointPlan, 'workers'> {
  readonly id: string;
  readonly fleet: Fleet<MemoryJob>;
  /** Since the account began: jobs by how they ended, and retries; and those in progress now. */
  readonly counts: { completed: number; failed: number; retried: number; inProgress: number };
}

/** Callers that wait: how to wake each, and the timer that does it at the latest. */
export type Callers = Map<() => void, Timer | undefined>;

/** In place of the request of a job that is never run again: inputs may be large. */
export const spentRequest: JobRequest = { input: {} };

/**
 * A job that this engine keeps. Only `Jobs` changes it. A class, so that every job has one shape.
 */
export class MemoryJob implements Job {
  readonly id: string;
  /** Among the jobs of the account in the order of their submission, from 1. */
  readonly number: number;
  readonly endpoint: Endpoint;
  readonly submission: Submission;
  /** The request; once the job cannot run again, what is kept of it. */
  request: JobRequest;
  readonly hasStorageSettings: boolean;
  /** The origin that the caller used; results have it in their address. */
  readonly origin: string;
  queuedMs: number;
  state: StateName = lifecycle.transitions.submit.to;
  previousState: StateName | undefined;
  startedMs: number | undefined;
  endedMs: number | undefined;
  workerId: string | undefined;
  output: unknown;
  error: string | undefined;
  /** Decimal dollars. */
  cost: string | undefined;
  /** What became of the webhook since the job ended; the calls change it. */
  webhook: JobWebhook | undefined;
  retries = 0;
  /** In the queue; it may have left already. */
  place: Place<Waiting<MemoryJob>> | undefined;
  /** Among the ended jobs of the same retention time. */
  kept: Place<MemoryJob> | undefined;
  /** The one deadline of the present state: queue time, then execution time. */
  deadline: Timer | undefined;
  /** While a worker runs the job. */
  execution: Execution | undefined;
  /** While a worker runs the job: ends the attempt and frees the worker. */
  release: (() => void) | undefined;
  /** Parts of the output that no stream has taken yet. */
  chunks: unknown[] | undefined;
  /** Bytes that are counted for the job, its chunks among them. */
  bytes: number;
  chunkBytes = 0;
  /** Called once when the job ends. */
  waiting: Callers | undefined;
  /** Called once when a part of the output arrives or the job ends. */
  streaming: Callers | undefined;

  /** A job that has just been submitted. */
  constructor(known: NewMemoryJob) {
    this.id = known.id;
    this.number = known.number;
    this.endpoint = known.endpoint;
    this.submission = known.submission;
    this.request = known.request;
    this.hasStorageSettings = known.request.s3Config !== undefined;
    this.origin = known.origin;
    this.queuedMs = known.queuedMs;
    this.bytes = known.bytes;
  }

  get endpointId(): string {
    return this.endpoint.id;
  }

  get lowPriority(): boolean {
    return this.request.policy?.lowPriority === true;
  }

  /** A copy of the current job, which never changes. */
  snapshot(): Job {
    const { id, endpointId, submission, lowPriority, state, previousState } = this;
    const { queuedMs, startedMs, endedMs, workerId, output, error, retries, bytes } = this;
    return {
      id,
      endpointId,
      submission,
      lowPriority,
      state,
      previousState,
      queuedMs,
      startedMs,
      endedMs,
      workerId,
      output,
      error,
      retries,
      bytes,
    };
  }

  /** The same, with what only the account sees. */
  record(): JobRecord {
    const { number, request, webhook, cost, hasStorageSettings } = this;
    const { input, policy } = request === spentRequest ? {} : request;
    return {
      ...this.snapshot(),
      number,
      webhook: webhook === undefined ? this.#webhookToCome() : { ...webhook },
      cost,
      input,
      policy,
      hasStorageSettings,
    };
  }

  #webhookToCome(): JobWebhook | undefined {
    const { webhook: url } = this.request;
    if (url === undefined || isFinal(this.state)) return undefined;
    return { host: hostOf(url), attempts: 0, state: 'waiting' };
  }
}

type NewMemoryJob = Pick<
  MemoryJob,
  'id' | 'number' | 'endpoint' | 'submission' | 'request' | 'origin' | 'queuedMs' | 'bytes'
>;

/**
 * What is due for a job that has not ended. Running work ends or reaches its timeout, whatever comes
 * first: the other never happens.
 */
export function* dueOf(job: MemoryJob): Iterable<Due> {
  const { id: jobId, endpointId, deadline, execution } = job;
  if (deadline === undefined) return;
  const { dueMs } = deadline;
  const { endsMs = Number.POSITIVE_INFINITY, partsMs = [] } = execution ?? {};
  if (execution === undefined) yield { atMs: dueMs, kind: 'expiry', jobId, endpointId };
  else if (endsMs > dueMs) yield { atMs: dueMs, kind: 'executionTimeout', jobId, endpointId };
  else yield { atMs: endsMs, kind: 'jobEnds', jobId, endpointId };
  for (const atMs of partsMs) if (atMs <= dueMs) yield { atMs, kind: 'part', jobId, endpointId };
  for (const callers of [job.waiting, job.streaming]) {
    for (const limit of callers?.values() ?? []) {
      if (limit !== undefined) yield { atMs: limit.dueMs, kind: 'waitEnds', jobId, endpointId };
    }
  }
}

/**
 * Resolves when the job has ended, at the limit, or when the caller disconnects. Undefined if there
 * is nothing to wait for.
 */
export function waitForEnd(job: MemoryJob, clock: Clock, wait: Wait): Promise<void> | undefined {
  if (isFinal(job.state)) return undefined;
  job.waiting ??= new Map();
  return wokenFrom(job.waiting, clock, wait);
}

/** The same, and also when a part of the output is there to be taken. */
export function waitForPart(job: MemoryJob, clock: Clock, wait: Wait): Promise<void> | undefined {
  if (isFinal(job.state) || job.chunks !== undefined) return undefined;
  job.streaming ??= new Map();
  return wokenFrom(job.streaming, clock, wait);
}

function wokenFrom(
  waiting: Callers,
  clock: Clock,
  { limitMs, signal }: Wait,
): Promise<void> | undefined {
  if (signal.aborted) return undefined;
  return new Promise((resolve) => {
    const wake = () => {
      if (limit !== undefined) clock.cancel(limit);
      signal.removeEventListener('abort', wake);
      waiting.delete(wake);
      resolve();
    };
    const limit = limitMs === undefined ? undefined : clock.schedule(clock.now() + limitMs, wake);
    waiting.set(wake, limit);
    signal.addEventListener('abort', wake);
  });
}
