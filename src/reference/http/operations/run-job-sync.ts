import { lifecycle } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import { jobContent } from '../../engine-memory/job.ts';
import { waitForEnd } from '../../engine-memory/wait-for-job.ts';
import type { Call, Operation } from './operation.ts';
import { readJobRequest, submitJob } from './submit-job.ts';
import { type Wait, waitReader } from './wait-parameter.ts';

const readWait = waitReader(validators.runJobSync.parameters, lifecycle.timers.runsyncWait.default);

/**
 * Accepts a job and answers when it has ended; in the reference's profile after the wait at the
 * latest, with the job as it is then. A caller that hangs up does not end the job.
 *
 * @rule runsync-answers-completed
 * @rule runsync-enters-queue
 * @rule runsync-answers-failed-job
 * @rule runsync-wait-limit
 * @rule runsync-unfinished-answer
 * @rule success-is-200
 * @rule hang-up-keeps-job
 */
export const runJobSync: Operation = {
  need: 'run',
  async handle(call) {
    const { waitMs, findings } = await waitOf(call);
    const request = await readJobRequest(call, 'runJobSync', findings);
    const job = submitJob(call, request, 'runJobSync');
    const { signal } = call.request;
    await waitForEnd(job, call.account.clock, { limitMs: waitMs, signal });
    return jsonResponse(200, jobContent(job));
  },
};

async function waitOf({ request, profile }: Call): Promise<Wait> {
  return profile === 'contract' ? { waitMs: undefined, findings: [] } : await readWait(request);
}
