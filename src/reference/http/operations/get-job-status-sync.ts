import { lifecycle } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import { jobContent } from '../../engine-memory/job.ts';
import { waitForEnd } from '../../engine-memory/wait-for-job.ts';
import { invalidRequest } from '../problem.ts';
import { findJob, type Operation } from './operation.ts';
import { waitReader } from './wait-parameter.ts';

const readWait = waitReader(
  validators.getJobStatusSync.parameters,
  lifecycle.timers.statusSyncWait.default,
);

/**
 * Answers a job when it has ended, or as it is when the wait is over.
 *
 * @rule status-sync-waits
 * @rule extended-permissions
 */
export const getJobStatusSync: Operation = {
  need: 'read',
  async handle(call) {
    const job = findJob(call);
    const { waitMs, findings } = await readWait(call.request);
    if (findings.length > 0) throw invalidRequest(findings);
    const { signal } = call.request;
    await waitForEnd(job, call.account.clock, { limitMs: waitMs, signal });
    return jsonResponse(200, jobContent(job));
  },
};
