import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { pricing } from '#generated/reference/tables.js';
import type { WithUndefined } from '../../../core/defined-members.ts';
import { jsonStart } from '../../../core/json-start.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { type JobRecord, jobContent } from '../../engine/job-snapshot.ts';
import type { AccountRequest, ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import { loggedEvents } from '../logged-events.ts';

type Schemas = components['schemas'];

/** A job in a list, as it is before it is written as JSON. */
type JobSummaryRow = WithUndefined<Schemas['JobSummary']>;

export const listJobs: ControlOperation<'listJobs'> = {
  about: 'account',
  async handle({ read, account, turns, request: { signal } }) {
    const { parameters } = await read();
    const { endpoint: endpointId, limit = 0, outputStarts = false, ...filter } = parameters.query;
    const { searchedBytes } = limits;
    const query = { ...filter, endpointId, limit, searchedBytes, signal, turns };
    const { total, unsearched, sums, jobs } = await account.engine.jobs(query);
    const list = {
      total,
      unsearched: unsearched > 0 ? unsearched : undefined,
      sums,
      jobs: jobs.map(outputStarts ? summaryWithOutput : summary),
    } satisfies WithUndefined<Omit<Schemas['JobList'], 'jobs'>> & { jobs: JobSummaryRow[] };
    return jsonInTurns(list, turns);
  },
};

/** Characters of the start of an output. */
const outputStartLength = 100;

/** Field by field, so that nothing else of a job is exposed by accident. */
function summary(job: JobRecord): JobSummaryRow {
  const { id, number, endpointId, submission, lowPriority, retries, queuedMs } = job;
  const { startedMs, endedMs, forgottenMs, workerId, error, webhook, cost } = job;
  const { delayTime, executionTime } = jobContent(job);
  return {
    id,
    number,
    endpointId,
    submission,
    status: job.state,
    lowPriority,
    retries,
    queuedMs,
    startedMs,
    endedMs,
    forgottenMs,
    delayTime,
    executionTime,
    workerId,
    error,
    webhook,
    cost,
  };
}

function summaryWithOutput(job: JobRecord): JobSummaryRow {
  const { output } = job;
  if (output === undefined) return summary(job);
  return { ...summary(job), outputStart: jsonStart(output, outputStartLength) };
}

export const getJob: ControlOperation<'getJob'> = {
  about: 'account',
  async handle(call) {
    const job = await jobInPath(call);
    const { input, output, policy, hasStorageSettings } = job;
    const details = {
      ...summary(job),
      input,
      output,
      policy,
      hasStorageSettings,
    } satisfies WithUndefined<Schemas['JobDetails']>;
    return jsonInTurns(details, call.turns);
  },
};

/** The job in the path. */
export async function jobInPath({
  account,
  path: { job_id: id = '' },
}: Pick<AccountRequest<'getJob'>, 'account' | 'path'>): Promise<JobRecord> {
  const job = await account.engine.job(id);
  if (job !== undefined) return job;
  throw new ControlProblem('jobNotFound', `No job ${excerpt(id)}; it may have expired.`);
}

export const listDeliveries: ControlOperation<'listDeliveries'> = {
  about: 'account',
  async handle({ read, account, turns }) {
    const { parameters } = await read();
    const { job: jobId, endpoint: endpointId, limit = 0 } = parameters.query;
    const deliveries: WithUndefined<Schemas['Delivery']>[] = [];
    for await (const event of loggedEvents(account.engine, { turns })) {
      if (event.type !== 'webhookAttempted') continue;
      if (jobId !== undefined && event.jobId !== jobId) continue;
      if (endpointId !== undefined && event.endpointId !== endpointId) continue;
      const { type: _, ...delivery } = event;
      deliveries.push(delivery);
    }
    const list = { deliveries: deliveries.reverse().slice(0, limit) };
    return jsonInTurns(list, turns);
  },
};

export const getLedger: ControlOperation<'getLedger'> = {
  about: 'account',
  async handle({ read, account, turns }) {
    const { parameters } = await read();
    const { total, totals, slots, budget } = await account.engine.ledger(turns);
    const ledger = {
      currency: pricing.currency,
      total,
      jobs: totals.reduce((sum, { jobs }) => sum + jobs, 0),
      totals,
      slots: parameters.query.slots === true ? [...slots] : undefined,
      budget,
    } satisfies WithUndefined<Schemas['Ledger']>;
    return jsonInTurns(ledger, turns);
  },
};
