import { jsonResponse } from '../../../validation/http.ts';
import { jobContent, staleJobContent } from '../../engine/job.ts';
import { andThen } from '../../engine/maybe-promise.ts';
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
    return andThen(findJob(call), (job) => {
      const { faults } = call.account;
      const { id: jobId, endpointId } = job;
      const target = { operationId: 'getJobStatus', endpointId, jobId };
      const stale = !faults.none && faults.strike('stale', target) !== undefined;
      return jsonResponse(200, stale ? staleJobContent(job) : jobContent(job));
    });
  },
};
