/** What a worker is given of a job in memory. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Clock } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { Task } from '../engine/job-worker.ts';
import type { EventLog } from './memory-event-log.ts';
import type { MemoryJob } from './memory-job.ts';

/** What the tasks of an account have in common. */
export interface TaskOwner {
  readonly clock: Clock;
  readonly random: Random;
  readonly events: EventLog;
  /** The address of a file that a job offers until an instant. */
  readonly resultUrl: (file: string, offer: { origin: string; untilMs: number }) => string;
  /** Reports a part of a job's output. */
  chunk(job: MemoryJob, output: unknown): void;
}

/** A class, as one is made for every job: its functions are made once. */
export class JobTask implements Task {
  readonly jobId: string;
  readonly retries: number;
  readonly endpointId: string;
  readonly input: Task['input'];
  readonly s3Config: Task['s3Config'];
  readonly random: Random;
  readonly #job: MemoryJob;
  readonly #owner: TaskOwner;

  constructor(job: MemoryJob, owner: TaskOwner) {
    const { input, s3Config } = job.request;
    this.jobId = job.id;
    this.retries = job.retries;
    this.endpointId = job.endpoint.id;
    this.input = input;
    this.s3Config = s3Config;
    this.random = owner.random;
    this.#job = job;
    this.#owner = owner;
  }

  offer(file: string): string {
    const { clock, resultUrl } = this.#owner;
    const untilMs = clock.now() + lifecycle.timers.resultLifetime.default;
    return resultUrl(file, { origin: this.#job.origin, untilMs });
  }

  note(text: string): void {
    const { jobId, endpointId } = this;
    this.#owner.events.append({ type: 'noted', jobId, endpointId, text });
  }

  chunk(output: unknown): void {
    this.#owner.chunk(this.#job, output);
  }

  progress(progress: unknown): void {
    const { jobId, endpointId } = this;
    this.#owner.events.append({ type: 'progressed', jobId, endpointId, progress });
  }
}
