/** For how long a job may stay in each state, in milliseconds. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { SubmitOperation, SubmittedRequest } from '../job-snapshot.ts';

const { ttl } = lifecycle.timers;

/**
 * How long a job may wait in the queue.
 *
 * @rule queue-ttl-override
 */
export function queueTtlMs(request: SubmittedRequest | undefined): number {
  return request?.policy?.ttl ?? ttl.default;
}

/**
 * How long a job may be in progress; the endpoint says so for jobs that do not.
 *
 * @rule execution-timeout-override
 */
export function executionLimitMs(
  request: SubmittedRequest | undefined,
  endpointLimitMs: number,
): number {
  return request?.policy?.executionTimeout ?? endpointLimitMs;
}

/**
 * How long a job that ends now is kept; `Infinity` without limit.
 *
 * @rule retention-after-run
 * @rule retention-after-runsync
 */
export function retentionMs(submission: SubmitOperation, alternatives: Alternatives): number {
  const gap = submission === 'runJobSync' ? 'retention-after-runsync' : 'retention-after-run';
  return alternatives.id(gap) === 'unlimited'
    ? Number.POSITIVE_INFINITY
    : alternatives.parameter(gap, 'limited');
}

/** How long `runsync` waits if the request does not say so; undefined without limit. */
export function runsyncWaitMs(alternatives: Alternatives): number | undefined {
  return alternatives.id('runsync-wait') === 'unlimited'
    ? undefined
    : alternatives.parameter('runsync-wait', 'limited');
}

/** How long the address of a result works; `Infinity` without limit. */
export function resultLifetimeMs(alternatives: Alternatives): number {
  return alternatives.id('result-lifetime') === 'unlimited'
    ? Number.POSITIVE_INFINITY
    : alternatives.parameter('result-lifetime', 'limited');
}
