import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { Problem } from '../problem.ts';
import { findJob, type Operation } from './operation.ts';
import { checkRoom } from './submit-job.ts';

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
    const job = findJob(call);
    checkRoom(call, 'retryJob');
    if (!call.account.jobs.retry(job)) {
      throw new Problem(
        'jobNotRetryable',
        `Only a failed or timed-out job can be retried: it is ${job.state}.`,
      );
    }
    return jsonResponse(200, {
      id: job.id,
      status: lifecycle.transitions.retry.to,
    } satisfies components['schemas']['RetriedJob']);
  },
};
