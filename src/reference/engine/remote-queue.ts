/** A queue in which workers on other machines find the jobs of an endpoint. */
import type { AttemptName, JobTask, TaskOutcome } from './job-worker.ts';

/** What such a worker gets of a job, and the reports that come back. */
export type RemoteJob = Pick<
  JobTask,
  | 'jobId'
  | 'retries'
  | 'input'
  | 's3Config'
  | 'numberLiterals'
  | 'note'
  | 'chunk'
  | 'dropChunks'
  | 'progress'
>;

/** Shared by all replicas, and by all accounts of a service. */
export interface RemoteQueue {
  /**
   * Queues a run, unless another replica has done so, and waits for its outcome, as the worker
   * tells it. Never rejects, and never resolves once the signal is aborted. The run stays queued
   * until `remove`.
   */
  run(job: RemoteJob, signal: AbortSignal): Promise<TaskOutcome>;
  /** The run has ended, whatever ended it: its worker should stop, and nothing of it is kept. */
  remove(run: AttemptName): void;
}
