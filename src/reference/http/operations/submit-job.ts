/** The submit operations, and the problems of a submission. */
import { lifecycle } from '#generated/reference/tables.js';
import type { components, operations } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ValidRequest } from '../../../validation/operation-types.ts';
import type { Account } from '../../accounts/account.ts';
import type { NoRoom } from '../../engine/engine.ts';
import type { SubmitOperation, SubmittedRequest } from '../../engine/job-snapshot.ts';
import { andThen, type MaybePromise } from '../../engine/maybe-promise.ts';
import { noteJob } from '../request-record.ts';
import { waitOnClock } from '../served-callers.ts';
import { invalidRequest, Problem } from '../service-problem.ts';
import { invalidWebhook } from '../webhook-hosts.ts';
import { answerJob, jobNotFound, type Operation, type OperationRequest } from './operation.ts';
import {
  answerInstead,
  cancelIfLeft,
  holdForWebhook,
  waitLimitMs,
} from './submission-alternatives.ts';

/** Submits a job and returns its id. Throws a problem if there is no room for it. */
function submitJob(
  { account, endpointId, stopping, request: sent }: Omit<OperationRequest, 'path' | 'read'>,
  valid: Pick<ValidRequest<operations[SubmitOperation]>, 'body' | 'numberLiterals'>,
  submission: SubmitOperation,
): MaybePromise<string> {
  refuseWhen(stopping);
  const { origin } = sent;
  const { body: request, numberLiterals } = valid;
  const newJob = { endpointId, request, numberLiterals, submission, origin };
  const submitted = account.engine.submit(newJob);
  return andThen(submitted, (outcome) => {
    if (outcome.kind === 'invalidInput') {
      throw invalidRequest(outcome.problems.map((problem) => ({ in: 'body', ...problem })));
    }
    if (outcome.kind !== 'accepted') throw noRoom(outcome);
    noteJob(sent, outcome.jobId, request.s3Config);
    return outcome.jobId;
  });
}

/** Throws a problem for an address that matches the schema but cannot or must not be called. */
function checkWebhook({ webhook }: SubmittedRequest, account: Account): void {
  const invalid = webhook === undefined ? undefined : invalidWebhook(webhook, '/webhook', account);
  if (invalid !== undefined) throw invalidRequest([invalid]);
}

/** Throws a problem if the service is stopping. */
export function refuseWhen(stopping: AbortSignal): void {
  if (!stopping.aborted) return;
  const detail = 'The service is stopping and accepts no more jobs. This job was not accepted.';
  throw new Problem('serviceStopping', detail);
}

/** The problem of a submission or a retry without room. */
export function noRoom(reason: NoRoom): Problem {
  const headers = { 'retry-after': '1' };
  switch (reason.kind) {
    case 'closed':
      return new Problem('accountClosed', 'The account was reset or removed during the request.');
    case 'budgetExceeded': {
      const detail = `The account's budget of ${reason.amount} dollars is used up.`;
      return new Problem('budgetExceeded', detail);
    }
    case 'queueFull': {
      const detail = `The queue of this endpoint holds ${reason.queued} jobs already.`;
      return new Problem('queueFull', detail, { headers });
    }
    case 'memoryFull': {
      const { accountBytes, serviceBytes } = reason;
      const detail = `The account may keep ${accountBytes} bytes, and all accounts together ${serviceBytes}. Unfinished jobs, pending webhook calls and what other accounts keep leave no room for this request.`;
      return new Problem('accountFull', detail, { headers });
    }
  }
}

/**
 * Accepts a job and answers at once, with its state at acceptance. A free worker may already have
 * taken it.
 *
 * @rule run-answers-at-once
 * @rule success-is-200
 */
export const runJob: Operation<'runJob'> = {
  need: 'run',
  handle(call) {
    return andThen(call.read(), (valid) => {
      const { body } = valid;
      checkWebhook(body, call.account);
      return andThen(submitJob(call, valid, 'runJob'), (id) => {
        const { to: status } = lifecycle.transitions.submit;
        const answer = { id, status } satisfies components['schemas']['SubmittedJob'];
        return andThen(holdForWebhook(id, body, call), () => jsonResponse(200, answer));
      });
    });
  },
};

/**
 * Accepts a job and answers when it has ended, or in the profile `reference` when the wait is over.
 * The job continues if the caller disconnects.
 *
 * @rule runsync-answers-completed
 * @rule runsync-enters-queue
 * @rule runsync-answers-failed-job
 * @rule runsync-wait-limit
 * @rule runsync-unfinished-answer
 * @rule success-is-200
 * @rule hang-up-keeps-job
 */
export const runJobSync: Operation<'runJobSync'> = {
  need: 'run',
  async handle(call) {
    const valid = await call.read();
    const { parameters, body } = valid;
    const { account, endpointId } = call;
    checkWebhook(body, account);
    const name = { endpointId, jobId: await submitJob(call, valid, 'runJobSync') };
    const { signal } = call.request;
    const limitMs = waitLimitMs(parameters.query.wait, call);
    const job = await waitOnClock(account.clock, account.engine.wait(name, { limitMs, signal }));
    if (job === undefined) throw jobNotFound(name);
    await cancelIfLeft(job, call);
    await holdForWebhook(name.jobId, body, call);
    return answerInstead(job, account.alternatives) ?? answerJob(job, call);
  },
};
