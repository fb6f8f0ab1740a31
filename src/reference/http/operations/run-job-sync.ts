import { jsonResponse } from '../../../validation/http.ts';
import { jobContent } from '../../engine/job.ts';
import { jobNotFound, type Operation } from './operation.ts';
import { checkWebhook, submitJob } from './submit-job.ts';

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
export const runJobSync: Operation<'runJobSync'> = {
  need: 'run',
  async handle(call) {
    const { parameters, body } = await call.read();
    checkWebhook(body);
    const { account, endpointId } = call;
    const name = { endpointId, jobId: await submitJob(call, body, 'runJobSync') };
    const { signal } = call.request;
    const job = await account.engine.wait(name, { limitMs: parameters.query.wait, signal });
    if (job === undefined) throw jobNotFound(name);
    return jsonResponse(200, jobContent(job));
  },
};
