import { jsonResponse } from '../../../validation/http.ts';
import { jobContent } from '../../engine-memory/job.ts';
import { waitForEnd } from '../../engine-memory/wait-for-job.ts';
import { findJob, type Operation } from './operation.ts';

/**
 * Answers a job when it has ended, or as it is when the wait is over.
 *
 * @rule status-sync-waits
 * @rule extended-permissions
 */
export const getJobStatusSync: Operation<'getJobStatusSync' | 'getJobStatusSyncByPost'> = {
  need: 'read',
  async handle(call) {
    const job = findJob(call);
    const { parameters } = await call.read();
    const { signal } = call.request;
    await waitForEnd(job, call.account.clock, { limitMs: parameters.query.wait, signal });
    return jsonResponse(200, jobContent(job));
  },
};
