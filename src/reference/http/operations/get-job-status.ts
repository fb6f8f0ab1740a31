import { jsonResponse } from '../../../validation/http.ts';
import { jobContent, staleJobContent } from '../../engine-memory/job.ts';
import { findJob, type Operation } from './operation.ts';

/**
 * Answers a job as it is now, however it was submitted; as it was before, where a fault says so.
 *
 * @rule status-is-current
 * @rule output-at-status
 * @rule status-takes-run-id
 * @rule status-takes-sync-id
 * @rule success-is-200
 */
export const getJobStatus: Operation = {
  need: 'read',
  handle(call) {
    const job = findJob(call);
    const { faults } = call.account;
    const target = { operationId: 'getJobStatus', endpointId: job.endpoint.id, jobId: job.id };
    const stale = !faults.none && faults.strike('stale', target) !== undefined;
    return jsonResponse(200, stale ? staleJobContent(job) : jobContent(job));
  },
};
