import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Operation } from './operation.ts';
import { checkWebhook, submitJob } from './submit-job.ts';

/**
 * Accepts a job and answers at once, with the state in which it was accepted: a free worker may
 * have taken it by now.
 *
 * @rule run-answers-at-once
 * @rule success-is-200
 */
export const runJob: Operation<'runJob'> = {
  need: 'run',
  async handle(call) {
    const { body } = await call.read();
    checkWebhook(body);
    const id = await submitJob(call, body, 'runJob');
    const { to: status } = lifecycle.transitions.submit;
    return jsonResponse(200, { id, status } satisfies components['schemas']['SubmittedJob']);
  },
};
