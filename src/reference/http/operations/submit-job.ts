/** What both submits have in common: the request's body, the limits, and the job's way in. */
import { limits, type OperationId } from '#generated/reference/tables.js';
import { quotedExcerpt } from '../../../validation/excerpt.ts';
import { finding } from '../../../validation/findings.ts';
import type { Job, JobRequest, Submission } from '../../engine-memory/job.ts';
import { invalidRequest, Problem } from '../problem.ts';
import type { Call } from './operation.ts';

type SubmitCall = Pick<Call, 'account' | 'endpoint' | 'stopping' | 'request'>;

/**
 * Submits a job. Throws a problem where there is no room for it: see `checkRoom`; and where the
 * account, or all accounts together, keep too many bytes already, and forgetting ended jobs does not help.
 *
 * @rule account-bytes
 */
export function submitJob(call: SubmitCall, request: JobRequest, submission: Submission): Job {
  const { account, endpoint } = call;
  checkRoom(call, submission);
  const { origin } = call.request;
  const job = account.jobs.submit(endpoint, request, { submission, origin });
  if (job !== undefined) return job;
  const { limitBytes, whole } = account.memory;
  account.events.append({ type: 'limited', operationId: submission, endpointId: endpoint.id });
  throw new Problem(
    'accountFull',
    `The account may keep ${limitBytes} bytes, and all accounts together ${whole?.limitBytes ?? limitBytes}. Unfinished jobs, pending webhook calls and what other accounts keep leave no room for this request.`,
    { headers: { 'retry-after': '1' } },
  );
}

/** Throws a problem for what a schema cannot see: an address that has the right form and cannot be called. */
export function checkWebhook({ webhook }: JobRequest): void {
  if (webhook === undefined || URL.canParse(webhook)) return;
  const expected = 'an address that can be called';
  throw invalidRequest([finding('body', '/webhook', expected, quotedExcerpt(webhook))]);
}

/**
 * Throws a problem where no further job may wait: the service is about to end, the account has been
 * closed while the request arrived, its budget is used up, or, with limits on, the queue is long both by itself and for the
 * endpoint's workers.
 *
 * @rule stopping-service-is-503
 * @rule closed-account-is-503
 * @rule queue-length
 */
export function checkRoom(
  { account, endpoint, stopping }: Pick<Call, 'account' | 'endpoint' | 'stopping'>,
  operationId: OperationId,
): void {
  if (stopping.aborted) {
    const detail = 'The service is stopping and takes no more jobs; this one was not accepted.';
    throw new Problem('serviceStopping', detail);
  }
  if (account.closed.aborted) {
    throw new Problem('accountClosed', 'The account was reset or removed meanwhile.');
  }
  const refusal = account.budget.refusal(endpoint);
  if (refusal !== undefined) throw new Problem('budgetExceeded', refusal);
  if (account.limiter === undefined) return;
  const { queued, maximum } = endpoint.fleet;
  const { jobs, jobsPerWorker } = limits.queue;
  if (queued < jobs || queued < jobsPerWorker * maximum) return;
  account.events.append({ type: 'limited', operationId, endpointId: endpoint.id });
  throw new Problem('queueFull', `The queue of this endpoint holds ${queued} jobs already.`, {
    headers: { 'retry-after': '1' },
  });
}
