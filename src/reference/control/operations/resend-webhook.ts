import type { components } from '#generated/control/types.d.ts';
import { systemTimers } from '../../../core/clock.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { type JobRecord, jobContent } from '../../engine/job-snapshot.ts';
import { webhookBody } from '../../engine/rules/present-job.ts';
import {
  attemptOutcomeText,
  isAcknowledged,
  shownHost,
} from '../../engine/rules/webhook-attempts.ts';
import { invalidWebhook } from '../../http/webhook-hosts.ts';
import type { ControlOperation } from '../control-operation.ts';
import { ControlProblem, invalidCall } from '../control-problem.ts';
import { jobInPath } from './observe-jobs.ts';

const { now } = systemTimers();

export const resendWebhook: ControlOperation<'resendWebhook'> = {
  about: 'account',
  async handle(call) {
    const { account } = call;
    const requestedUrl = (await call.read()).body?.url;
    const invalid =
      requestedUrl === undefined ? undefined : invalidWebhook(requestedUrl, '/url', account);
    if (invalid !== undefined) throw invalidCall([invalid]);
    const job = await jobInPath(call);
    const url = requestedUrl ?? job.webhookUrl;
    refuseUnlessPossible(job, url);
    const { clock, engine, alternatives } = account;
    const [sentMs, begunMs] = [clock.now(), now()];
    const sending = account.callWebhook(url, webhookBody(jobContent(job), alternatives));
    clock.hold(sending);
    const outcome = await sending;
    const result = {
      host: shownHost(url),
      outcome: attemptOutcomeText(outcome),
      acknowledged: isAcknowledged(outcome, alternatives),
    };
    const { id: jobId, endpointId } = job;
    engine.events.append({ type: 'webhookResent', jobId, endpointId, ...result });
    return jsonResponse(200, {
      sentMs,
      durationMs: Math.round(now() - begunMs),
      ...result,
    } satisfies components['schemas']['ResentWebhook']);
  },
};

function refuseUnlessPossible(
  { state, endedMs }: JobRecord,
  url: string | undefined,
): asserts url is string {
  if (endedMs === undefined) {
    const detail = `The job is ${state}. A webhook can be called when the job has ended.`;
    throw new ControlProblem('jobNotEnded', detail);
  }
  if (url === undefined) {
    const detail = 'The job has no webhook, or its request is not kept. Give the url to call.';
    throw new ControlProblem('webhookUnknown', detail);
  }
}
