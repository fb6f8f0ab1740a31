/** For how long a job may stay in each state, in milliseconds. */
import { lifecycle } from '#generated/reference/tables.js';
import type { JobRequest, Submission } from '../job-snapshot.ts';

const { ttl, retentionAfterRun, retentionAfterRunsync } = lifecycle.timers;

/**
 * How long a job may wait in the queue.
 *
 * @rule queue-ttl-override
 */
export function queueTtlMs(request: JobRequest | undefined): number {
  return request?.policy?.ttl ?? ttl.default;
}

/**
 * How long a job may be in progress; the endpoint says so for jobs that do not.
 *
 * @rule execution-timeout-override
 */
export function executionLimitMs(request: JobRequest | undefined, endpointLimitMs: number): number {
  return request?.policy?.executionTimeout ?? endpointLimitMs;
}

/**
 * How long an ended job is kept.
 *
 * @rule retention-after-run
 * @rule retention-after-runsync
 */
export function retentionMs(submission: Submission): number {
  return submission === 'runJobSync' ? retentionAfterRunsync.default : retentionAfterRun.default;
}
