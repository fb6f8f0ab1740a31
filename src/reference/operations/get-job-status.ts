import { jobContent } from '../job.ts';
import { Problem } from '../problem.ts';
import { jsonAnswer, type Operation } from './operation.ts';

/**
 * Answers a job as it is now, however it was submitted.
 *
 * @rule status-is-current
 * @rule status-has-output
 * @rule output-at-status
 * @rule status-takes-run-id
 * @rule status-takes-sync-id
 * @rule unknown-job-is-404
 */
export const getJobStatus: Operation = {
  need: 'read',
  handle({ account, endpoint, parameters: { job_id: jobId = '' } }) {
    const job = account.job(endpoint, jobId);
    if (job === undefined) {
      throw new Problem('jobNotFound', `No job ${jobId} on this endpoint; it may have expired.`);
    }
    return jsonAnswer(jobContent(job));
  },
};
