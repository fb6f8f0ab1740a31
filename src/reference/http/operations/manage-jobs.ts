import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { type HttpResponse, jsonResponse } from '../../../validation/http.ts';
import type { RetryOutcome } from '../../engine/engine.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { Problem } from '../service-problem.ts';
import {
  findJob,
  jobNamed,
  jobNotFound,
  type Operation,
  type OperationRequest,
} from './operation.ts';
import { noRoom, refuseWhen } from './submit-job.ts';

/**
 * Cancels a waiting or running job. Cancelling again has no effect; a job that has ended otherwise
 * keeps its state.
 *
 * @rule cancel-job
 * @rule cancel-again
 * @rule cancel-of-ended-job-is-409
 * @rule extended-permissions
 */
export const cancelJob: Operation = {
  need: 'run',
  handle(call) {
    const name = jobNamed(call);
    return andThen(call.account.engine.cancel(name), (outcome) => {
      const { to: cancelled } = lifecycle.transitions.cancel;
      if (outcome.kind === 'unknown') throw jobNotFound(name);
      if (outcome.kind === 'refused' && outcome.state !== cancelled) {
        throw new Problem(
          'jobNotCancellable',
          `The job has ended already: it is ${outcome.state}.`,
        );
      }
      return jsonResponse(200, {
        id: name.jobId,
        status: cancelled,
      } satisfies components['schemas']['CancelledJob']);
    });
  },
};

/**
 * Queues a failed or timed-out job again, with the same id and input.
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

function answer(call: OperationRequest, outcome: RetryOutcome): HttpResponse {
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

/**
 * Cancels all waiting jobs of the endpoint; running jobs continue.
 *
 * @rule purge-queue
 * @rule extended-permissions
 */
export const purgeQueue: Operation = {
  need: 'run',
  handle({ account, endpointId }) {
    return andThen(account.engine.purge(endpointId), (removed) =>
      jsonResponse(200, {
        removed,
        status: 'completed',
      } satisfies components['schemas']['PurgedQueue']),
    );
  },
};

/**
 * Counts the endpoint's jobs and workers.
 *
 * @rule endpoint-health
 * @rule extended-permissions
 */
export const getEndpointHealth: Operation = {
  need: 'read',
  handle({ account, endpointId }) {
    return andThen(account.engine.health(endpointId), ({ jobs, workers }) =>
      jsonResponse(200, {
        jobs,
        workers: { ...workers, throttled: 0, unhealthy: 0 },
      } satisfies components['schemas']['EndpointHealth']),
    );
  },
};
