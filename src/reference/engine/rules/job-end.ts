/** How a job ends: its error, its webhook, what it counts as, and what is kept of it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { JobRequest } from '../job-snapshot.ts';
import { nextState, type StateName, type TransitionName } from './job-states.ts';

/** The error of a job that is ended at its ttl. */
export const expiredError = 'The job waited in the queue for longer than its ttl.';

/** The error of a job that is ended at its execution timeout. */
export function timeoutError(limitMs: number): string {
  return `The job was in progress for longer than its execution timeout of ${limitMs} ms.`;
}

/** The number of an endpoint's health that counts jobs with this end. */
export function endCount(state: StateName): 'completed' | 'failed' | undefined {
  if (state === 'COMPLETED') return 'completed';
  return state === 'CANCELLED' ? undefined : 'failed';
}

const notifying: readonly TransitionName[] = lifecycle.webhook.on;

/**
 * The webhook to call when a job ends in this way; undefined without one.
 *
 * @rule webhook-on-completion
 * @rule webhook-only-event
 * @rule webhook-on-failure
 * @rule webhook-on-cancel
 */
export function webhookAfter(
  transition: TransitionName,
  request: JobRequest | undefined,
): string | undefined {
  return notifying.includes(transition) ? request?.webhook : undefined;
}

/** What a job counts for without its request, output and error, in bytes. */
export const jobBytes = 1024;

/**
 * What is kept of a job's request when the job has ended: all of it if the job can be retried;
 * otherwise input and policy, or nothing if the request takes more than `keptRequestBytes`.
 */
export function keptRequest(
  job: { request: JobRequest | undefined; bytes: number; chunkBytes: number },
  state: StateName,
  keptRequestBytes: number,
): JobRequest | undefined {
  const { request } = job;
  if (request === undefined || nextState(state, 'retry') !== undefined) return request;
  if (job.bytes - job.chunkBytes - jobBytes > keptRequestBytes) return undefined;
  for (const name in request) {
    if (name !== 'input' && name !== 'policy') return inputAndPolicy(request);
  }
  return request;
}

function inputAndPolicy({ input, policy }: JobRequest): JobRequest {
  return policy === undefined ? { input } : { input, policy };
}
