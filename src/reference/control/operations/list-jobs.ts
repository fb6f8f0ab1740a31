import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Job } from '../../engine-memory/job.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Lists the jobs that the account still has, the last one first. */
export const listJobs: ControlOperation<'listJobs'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { state, endpoint: endpointId, limit = 0 } = parameters.query;
    const found: Job[] = [];
    for (const job of account.jobs.all()) {
      if (state !== undefined && job.state !== state) continue;
      if (endpointId !== undefined && job.endpoint.id !== endpointId) continue;
      found.push(job);
    }
    const jobs = found.slice(-limit).reverse().map(summary);
    return jsonResponse(200, {
      total: found.length,
      jobs,
    } satisfies components['schemas']['JobList']);
  },
};

/** Field by field, so that nothing of a job is shown by chance. */
function summary(job: Job): components['schemas']['JobSummary'] {
  const { id, endpoint, submission, request, retries, queuedMs } = job;
  const { startedMs, endedMs, workerId, error } = job;
  return {
    id,
    endpointId: endpoint.id,
    submission,
    status: job.state,
    lowPriority: request.policy?.lowPriority === true,
    retries,
    queuedMs,
    ...(startedMs !== undefined && { startedMs }),
    ...(endedMs !== undefined && { endedMs }),
    ...(workerId !== undefined && { workerId }),
    ...(error !== undefined && { error }),
  };
}
