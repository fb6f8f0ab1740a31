/** What both submits have in common: the request's body, the limits, and the job's way in. */
import { limits } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';
import type { Finding } from '../../validation/findings.ts';
import { readBody } from '../../validation/read-body.ts';
import type { Job, JobRequest, Submission } from '../job.ts';
import { invalidRequest, Problem } from '../problem.ts';
import type { Call } from './operation.ts';

/** Submits a job, unless the account's budget or the endpoint's queue is full: a problem then. */
export function submitJob(call: Call, request: JobRequest, submission: Submission): Job {
  const { account, endpoint } = call;
  checkBudget(call);
  checkQueue(call);
  return account.jobs.submit(endpoint, request, { submission, origin: call.request.origin });
}

/**
 * The valid body of a submit. Throws a problem that names everything wrong with it, and with the
 * query.
 *
 * @rule request-size
 * @rule request-depth
 */
export async function readJobRequest(
  { request }: Call,
  submission: Submission,
  queryFindings: readonly Finding[] = [],
): Promise<JobRequest> {
  const body = await readBody(request, validators[submission].requestBody.content, {
    bytes: limits.requestBodyBytes[submission],
    depth: limits.nestingDepth,
  });
  const refusedForItself = body.kind === 'refused' && body.reason !== 'invalidRequest';
  if (refusedForItself) throw new Problem(body.reason, body.detail, { findings: body.findings });
  const findings = [...queryFindings, ...(body.kind === 'refused' ? body.findings : [])];
  if (body.kind === 'valid' && findings.length === 0) return body.value;
  throw invalidRequest(findings);
}

/**
 * Charged jobs are refused, or noted, once the account's budget is used up.
 *
 * @rule budget
 */
function checkBudget({ account, endpoint }: Call): void {
  const { budget } = account.settings;
  if (budget === undefined || endpoint.price === undefined) return;
  if (!account.ledger.hasReached(budget.amount)) return;
  const refused = budget.exceeded !== 'warn';
  account.events.append({ type: 'budgetExceeded', endpointId: endpoint.id, refused });
  if (refused) {
    throw new Problem(
      'budgetExceeded',
      `The account's budget of ${budget.amount} dollars is used up.`,
    );
  }
}

/**
 * With limits on, a queue that is long both by itself and for its workers takes no further job.
 *
 * @rule queue-length
 */
function checkQueue({ account, endpoint }: Call): void {
  if (account.limiter === undefined) return;
  const { queued, maximum } = endpoint.fleet;
  const { jobs, jobsPerWorker } = limits.queue;
  if (queued < jobs || queued < jobsPerWorker * maximum) return;
  account.events.append({ type: 'limited', operationId: 'submit', endpointId: endpoint.id });
  throw new Problem('queueFull', `The queue of this endpoint holds ${queued} jobs already.`, {
    headers: { 'retry-after': '1' },
  });
}
