/** The rule that webhook calls delay no job: neither their own nor others. */
import { isFinished } from '../../client/job.ts';
import { timeBetween } from '../../evidence/intervals.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { JobHistory, ReceivedWebhook } from '../judging/jobs/job-history.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { orWhyNoCall } from '../judging/webhooks/webhook-delivery.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';

/** How long a call has to last to show whether jobs wait for its end. */
const longCallMs = toleranceMs('lateCall') + 2 * toleranceMs('transit');

/** During a call, its own job is shown as ended, and an ordinary job takes no longer than that one did. */
const delaysNothing: Judge = (evidence) =>
  evidence.webhooks.flatMap((history) =>
    history.calls.flatMap((call): Findings => {
      const { arrival, end } = call;
      if (end === undefined || timeBetween(arrival, end).atLeastMs < longCallMs) return [];
      const others = evidence.jobs.filter(
        ({ scenario, submission }) =>
          scenario === history.scenario &&
          submission?.exchange.probes?.includes('webhook-never-delays'),
      );
      return [
        ...isOwnJobShown(call, history),
        ...others.flatMap((job) => isNotDelayed(job, { call, history })),
      ];
    }),
  );

function isOwnJobShown(call: ReceivedWebhook, { job }: WebhookHistory): Finding[] {
  const { delivery } = call;
  return statusRequestsDuring(job, call).map((sample) => {
    const shownBy = [delivery.id, sample.id];
    return isFinished(sample.job)
      ? holds('The status of the job was final while its webhook was called.', shownBy)
      : broken(`The job was ${sample.job.status} while its webhook was called.`, shownBy);
  });
}

function isNotDelayed(
  job: JobHistory,
  { call, history }: { call: ReceivedWebhook; history: WebhookHistory },
): Findings {
  const { delivery } = call;
  const { sentMs = 0, receivedMs = 0 } = job.submission?.exchange ?? {};
  if (sentMs < delivery.receivedMs) return [];
  const usualMs = delivery.receivedMs - (history.submission?.exchange.sentMs ?? 0);
  const samples = statusRequestsDuring(job, call);
  const ended = samples.find((sample) => isFinished(sample.job));
  if (ended !== undefined) {
    return holds('A job ended while a webhook was called.', [delivery.id, ended.id]);
  }
  // Until it runs, a job may wait behind other jobs.
  const running = samples.filter((sample) => sample.job.phase === 'running');
  const dueMs = (running[0]?.untilMs ?? receivedMs) + usualMs + toleranceMs('lateCall', usualMs);
  const late = running.find(({ fromMs }) => fromMs > dueMs);
  if (late !== undefined) {
    return broken('A job ran longer than usual while a webhook was called.', [
      delivery.id,
      late.id,
    ]);
  }
  const last = samples.at(-1);
  return last?.job.phase === 'waiting'
    ? needsEvidence(
        {
          seen: 'A job waited while a webhook was called; it may have been behind other jobs',
          needed: 'run the checks while nobody else uses the endpoint',
        },
        [delivery.id, last.id],
      )
    : [];
}

/** The samples of a job from status requests that were surely during a call. */
function statusRequestsDuring(job: JobHistory | undefined, { arrival, end }: ReceivedWebhook) {
  const fromMs = arrival.untilMs + toleranceMs('transit');
  const untilMs = end?.fromMs ?? 0;
  return (job?.samples ?? []).filter(
    (sample) =>
      sample.by === 'getJobStatus' && sample.fromMs >= fromMs && sample.untilMs <= untilMs,
  );
}

export const webhookDelayJudges = {
  'webhook-never-delays': orWhyNoCall(delaysNothing),
} satisfies Judges;
