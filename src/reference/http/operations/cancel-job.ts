import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { Problem } from '../problem.ts';
import { jobNamed, jobNotFound, type Operation } from './operation.ts';

/**
 * Cancels a job that waits or runs. Cancelling it again is fine; a job that has ended otherwise keeps
 * its state.
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
