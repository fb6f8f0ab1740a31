import { jsonResponse } from '../../../validation/http.ts';
import { jobContent } from '../../engine/job.ts';
import { findJob, jobNamed, jobNotFound, type Operation } from './operation.ts';

/**
 * Answers a job when it has ended, or as it is when the wait is over.
 *
 * @rule status-sync-waits
 * @rule extended-permissions
 */
export const getJobStatusSync: Operation<'getJobStatusSync' | 'getJobStatusSyncByPost'> = {
  need: 'read',
  async handle(call) {
    await findJob(call);
    const { parameters } = await call.read();
    const name = jobNamed(call);
    const { signal } = call.request;
    const job = await call.account.engine.wait(name, { limitMs: parameters.query.wait, signal });
    if (job === undefined) throw jobNotFound(name);
    return jsonResponse(200, jobContent(job));
  },
};
