import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { readJobRequest } from './job-request.ts';
import { jsonAnswer, type Operation } from './operation.ts';

/**
 * Accepts a job and answers at once, with the state in which it was accepted: a free worker may
 * have taken it by now.
 *
 * @rule run-answers-at-once
 */
export const runJob: Operation = {
  need: 'run',
  async handle(call) {
    const request = await readJobRequest(call, 'runJob');
    const { origin } = call.request;
    const { id } = call.account.submit(call.endpoint, request, {
      submission: 'runJob',
      origin,
    });
    return jsonAnswer({
      id,
      status: lifecycle.transitions.submit.to,
    } satisfies components['schemas']['SubmittedJob']);
  },
};
