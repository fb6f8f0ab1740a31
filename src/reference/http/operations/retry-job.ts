import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { type HttpResponse, jsonResponse } from '../../../validation/http.ts';
import type { Retried } from '../../engine/engine.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { Problem } from '../problem.ts';
import { type Call, findJob, jobNamed, jobNotFound, type Operation } from './operation.ts';
import { noRoom, refuseWhen } from './submit-job.ts';

/**
 * Queues a job that failed or timed out again, under the same id and with the same input.
 *
 * @rule retry-job
 * @rule retry-of-other-job-is-409
 * @rule extended-permissions
 */
export const retryJob: Operation = {
  need: 'run',
  handle(call) {
    return andThen(findJob(call), () => {
      refuseWhen(call.stopping);
      return andThen(call.account.engine.retry(jobNamed(call)), (outcome) => answer(call, outcome));
    });
  },
};

function answer(call: Call, outcome: Retried): HttpResponse {
  const name = jobNamed(call);
  switch (outcome.kind) {
    case 'retried':
      return jsonResponse(200, {
        id: name.jobId,
        status: lifecycle.transitions.retry.to,
      } satisfies components['schemas']['RetriedJob']);
    case 'unknown':
      throw jobNotFound(name);
    case 'refused':
      throw new Problem(
        'jobNotRetryable',
        `Only a failed or timed-out job can be retried: it is ${outcome.state}.`,
      );
    default:
      throw noRoom(outcome);
  }
}
