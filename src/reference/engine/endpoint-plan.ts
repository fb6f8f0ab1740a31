/** The plan of an endpoint. */
import type { PriceId } from '#generated/reference/tables.js';
import type { Duration } from './durations.ts';
import type { JobWorker } from './job-worker.ts';

export interface EndpointPlan {
  /** How long a job may stay in progress where the job itself does not say, in milliseconds. */
  readonly executionTimeoutMs: number;
  /** What completed jobs are charged by; undefined on serverless endpoints. */
  readonly price: PriceId | undefined;
  readonly worker: JobWorker;
  readonly workers: FleetSettings;
}

/** How a fleet scales. Times in milliseconds of the account's clock. */
export interface FleetSettings {
  readonly min: number;
  /** Workers that may be up at the same time. */
  readonly max: number;
  /** From the decision to start a worker to its first job. */
  readonly coldStartMs: Duration;
  /** How long a worker above `min` stays up without a job. */
  readonly idleTimeoutMs: number;
  /** Jobs that one worker runs at the same time. */
  readonly jobsPerWorker: number;
  /** How often a job is started at most, if the replicas that run it die. */
  readonly maxStarts: number;
}

/** A queue is full if it reaches both limits: a fixed one and one per worker. */
export interface QueueLimits {
  readonly jobs: number;
  readonly jobsPerWorker: number;
}
