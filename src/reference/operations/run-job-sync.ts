import { lifecycle } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';
import { readQuery } from '../../validation/read-query.ts';
import { jobContent } from '../job.ts';
import { Problem } from '../problem.ts';
import { readJobRequest } from './job-request.ts';
import { type Call, jsonAnswer, type Operation } from './operation.ts';

/**
 * Accepts a job and answers when it has ended; in the reference's profile after the wait at the
 * latest, with the job as it is then. A caller that hangs up does not end the job.
 *
 * @rule runsync-answers-completed
 * @rule runsync-enters-queue
 * @rule runsync-answers-failed-job
 * @rule runsync-wait-limit
 * @rule runsync-unfinished-answer
 */
export const runJobSync: Operation = {
  need: 'run',
  async handle(call) {
    const request = await readJobRequest(call, 'runJobSync');
    const waitMs = readWait(call);
    const { account, endpoint } = call;
    const job = account.submit(endpoint, request, {
      submission: 'runJobSync',
      origin: call.request.origin,
    });
    await account.untilEnded(job, waitMs);
    return jsonAnswer(jobContent(job));
  },
};

function readWait({ request, profile }: Call): number | undefined {
  if (profile === 'contract') return undefined;
  const { values, findings } = readQuery(request, validators.runJobSync.parameters);
  if (findings.length > 0) {
    const detail = findings.map((each) => each.detail).join(' ');
    throw new Problem('invalidRequest', detail, { findings });
  }
  return typeof values.wait === 'number' ? values.wait : lifecycle.timers.runsyncWait.default;
}
