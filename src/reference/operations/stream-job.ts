import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../validation/http.ts';
import { findJob, type Operation } from './operation.ts';

/**
 * Answers the parts of the output that no earlier call has taken.
 *
 * @rule stream-each-part-once
 * @rule stream-end-carries-rest
 * @rule extended-permissions
 */
export const streamJob: Operation = {
  need: 'read',
  handle(call) {
    const job = findJob(call);
    const stream = call.account.jobs.takeChunks(job).map((output) => ({ output }));
    return jsonResponse(200, {
      status: job.state,
      stream,
    } satisfies components['schemas']['JobStream']);
  },
};
