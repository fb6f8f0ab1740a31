/** Jobs, webhook calls and charges. */
import type { components } from '#generated/control/types.d.ts';
import { pricing } from '#generated/reference/tables.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { Job } from '../../engine/job.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Lists the jobs that the account still has, the last one first. */
export const listJobs: ControlOperation<'listJobs'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { state, endpoint: endpointId, limit = 0 } = parameters.query;
    const { total, jobs } = await account.engine.jobs({ state, endpointId, limit });
    return jsonResponse(200, {
      total,
      jobs: jobs.map(summary),
    } satisfies components['schemas']['JobList']);
  },
};

/** Field by field, so that nothing of a job is shown by chance. */
function summary(job: Job): components['schemas']['JobSummary'] {
  const { id, endpointId, submission, lowPriority, retries, queuedMs } = job;
  const { startedMs, endedMs, workerId, error } = job;
  return {
    id,
    endpointId,
    submission,
    status: job.state,
    lowPriority,
    retries,
    queuedMs,
    ...(startedMs !== undefined && { startedMs }),
    ...(endedMs !== undefined && { endedMs }),
    ...(workerId !== undefined && { workerId }),
    ...(error !== undefined && { error }),
  };
}

/** Lists the attempts to call webhooks, the last one first. */
export const listDeliveries: ControlOperation<'listDeliveries'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { job: jobId, endpoint: endpointId, limit = 0 } = parameters.query;
    const deliveries = await account.engine.deliveries({ jobId, endpointId, limit });
    return jsonResponse(200, { deliveries } satisfies components['schemas']['DeliveryList']);
  },
};

/** Answers what the account's jobs have cost. */
export const getLedger: ControlOperation<'getLedger'> = {
  about: 'account',
  async handle({ account }) {
    const { total, totals, budget } = await account.engine.ledger();
    return jsonResponse(200, {
      currency: pricing.currency,
      total,
      jobs: totals.reduce((sum, { jobs }) => sum + jobs, 0),
      totals: [...totals],
      ...(budget !== undefined && { budget }),
    } satisfies components['schemas']['Ledger']);
  },
};
