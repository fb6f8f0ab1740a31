/** Rules about webhook calls that get no response for a while. */
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { timeBetween } from '../engine/intervals.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import type { JobHistory, WebhookCall } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { orWhyNoCall } from '../engine/judging/webhook-delivery.ts';
import type { WebhookHistory } from '../engine/judging/webhook-history.ts';
import { describeMargin, toleranceMs } from '../engine/tolerances.ts';

const { timeLimitMs } = lifecycle.webhook;

/** A caller that gives up has counted the call as failed, if it repeats it. */
function isCutOff(evidence: EvidenceView): Finding[] {
  return evidence.webhooks.flatMap(({ calls }) =>
    calls.flatMap((call, index): Finding[] => {
      const { delivery, arrival, end } = call;
      const { answeredMs, givenUpMs, id } = delivery;
      if (end === undefined || answeredMs !== undefined) return [];
      const { atLeastMs, atMostMs } = timeBetween(arrival, end);
      const seenMs = end.untilMs - arrival.untilMs;
      const late = timeLimitMs + toleranceMs('lateTimer', timeLimitMs);
      // The limit runs from the caller's side, before the call has arrived here.
      const early = timeLimitMs - toleranceMs('callInTransit', timeLimitMs);
      const name = seenMs < timeLimitMs ? 'callInTransit' : 'lateTimer';
      const lateMs = atMostMs - atLeastMs;
      const margin = describeMargin(name, { limitMs: timeLimitMs, seenMs, lateMs });
      if (givenUpMs === undefined) {
        return atLeastMs > late
          ? [broken('The caller still waited for a response after the time limit.', [id], margin)]
          : [];
      }
      if (atMostMs < early || atLeastMs > late) {
        return [broken('The caller gave up, but not at the time limit.', [id], margin)];
      }
      const next = calls[index + 1];
      return [
        next === undefined
          ? unclear(
              'Inconclusive: the caller gave up at the time limit, but no repeated call was seen.',
              [id],
              margin,
            )
          : holds(
              'The caller gave up at the time limit, and repeated the call.',
              [id, next.delivery.id],
              margin,
            ),
      ];
    }),
  );
}

/** How long a call has to last to show whether jobs wait for its end. */
const longCallMs = toleranceMs('lateTimer') + 2 * toleranceMs('webhookCall');

/**
 * During a call, every response shows its own job as ended, and an ordinary job takes no longer than
 * that one did.
 */
function delaysNothing(evidence: EvidenceView): Finding[] {
  return evidence.webhooks.flatMap((history) =>
    history.calls.flatMap((call): Finding[] => {
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
}

function isOwnJobShown(call: WebhookCall, { job }: WebhookHistory): Finding[] {
  const { delivery } = call;
  return during(job, call).map((sample) => {
    const shownBy = [delivery.id, sample.id];
    return isFinished(sample.job)
      ? holds('The status of the job was final while its webhook was called.', shownBy)
      : broken(`The job was ${sample.job.status} while its webhook was called.`, shownBy);
  });
}

function isNotDelayed(
  job: JobHistory,
  { call, history }: { call: WebhookCall; history: WebhookHistory },
): Finding[] {
  const { delivery } = call;
  const { sentMs = 0, receivedMs = 0 } = job.submission?.exchange ?? {};
  if (sentMs < delivery.receivedMs) return [];
  const usualMs = delivery.receivedMs - (history.submission?.exchange.sentMs ?? 0);
  const seen = during(job, call);
  const ended = seen.find((sample) => isFinished(sample.job));
  if (ended !== undefined) {
    return [holds('A job ended while a webhook was called.', [delivery.id, ended.id])];
  }
  // Until it runs, a job may wait behind other jobs.
  const running = seen.filter((sample) => sample.job.phase === 'running');
  const dueMs = (running[0]?.untilMs ?? receivedMs) + usualMs + toleranceMs('lateTimer', usualMs);
  const late = running.find(({ fromMs }) => fromMs > dueMs);
  if (late !== undefined) {
    return [
      broken('A job ran longer than usual while a webhook was called.', [delivery.id, late.id]),
    ];
  }
  const last = seen.at(-1);
  return last?.job.phase === 'waiting'
    ? [
        unclear(
          'A job waited while a webhook was called; it may have been behind other jobs. To decide this, run the checks while nobody else uses the endpoint.',
          [delivery.id, last.id],
        ),
      ]
    : [];
}

/** The samples of a job from status requests that were surely during a call. */
function during(job: JobHistory | undefined, { arrival, end }: WebhookCall) {
  const fromMs = arrival.untilMs + toleranceMs('webhookCall');
  const untilMs = end?.fromMs ?? 0;
  return (job?.samples ?? []).filter(
    (sample) =>
      sample.by === 'getJobStatus' && sample.fromMs >= fromMs && sample.untilMs <= untilMs,
  );
}

/** By rule. */
export const webhookTimeLimitJudges = {
  'webhook-time-limit': orWhyNoCall(isCutOff),
  'webhook-never-delays': orWhyNoCall(delaysNothing),
} satisfies Judges;
