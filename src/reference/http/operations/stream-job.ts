import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { waitForPart } from '../../engine-memory/wait-for-job.ts';
import { findJob, type Operation } from './operation.ts';

/**
 * Answers the parts of the output that no earlier call has taken; waits a little where there are
 * none yet, so that a caller without a pause of its own does not spin.
 *
 * @rule stream-waits
 * @rule stream-each-part-once
 * @rule stream-end-carries-rest
 * @rule extended-permissions
 */
export const streamJob: Operation = {
  need: 'read',
  async handle(call) {
    const job = findJob(call);
    const { default: limitMs } = lifecycle.timers.streamWait;
    await waitForPart(job, call.account.clock, { limitMs, signal: call.request.signal });
    // HEAD is told of the same parts and takes none: they are still there for the next GET.
    const isLookedAt = call.request.method === 'HEAD';
    const parts = isLookedAt ? (job.chunks ?? []) : call.account.jobs.takeChunks(job);
    const stream = parts.map((output) => ({ output }));
    return jsonResponse(200, {
      status: job.state,
      stream,
    } satisfies components['schemas']['JobStream']);
  },
};
