/** Rules about what acknowledges a webhook call: status 200 alone, and no call follows it. */
import { lifecycle } from '#generated/reference/tables.js';
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { ReceivedWebhook } from '../judging/jobs/job-history.ts';
import { broken, brokenInTime, type Finding, holds, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { hookOf } from '../judging/webhooks/webhook-address.ts';
import {
  closedTooEarly,
  isCallAcknowledged,
  isSilentAfter,
  orWhyNoCall,
} from '../judging/webhooks/webhook-delivery.ts';
import { type Attempts, attemptsIn, byAttempts } from './attempts.ts';

const { webhook } = lifecycle;

/**
 * An acknowledgement may be lost in transit, so a single repeated call in a run decides nothing; but calls
 * that were not repeated do not outweigh it either.
 */
function endsWithAcknowledgement(evidence: EvidenceView): Finding[] {
  const acknowledged = attemptsIn(evidence).flatMap(({ history, calls }) =>
    calls.flatMap((call, index) => {
      if (!isCallAcknowledged(call)) return [];
      // A call sent before the acknowledgement arrived is not a repetition.
      const { end = call.arrival } = call;
      const seenMs = end.untilMs + evidence.transitMs(end);
      const later = calls.slice(index + 1);
      const repeated = later.find(({ arrival }) => arrival.fromMs > seenMs);
      return [{ history, call, repeated }];
    }),
  );
  // If the checks responded late, the caller may have given up before.
  const mayBeTooLate = ({ delivery: { lateMs = 0 } }: ReceivedWebhook) =>
    lateMs > toleranceMs('callerPatience');
  const repetitions = acknowledged.flatMap(({ call, repeated }) =>
    repeated === undefined || mayBeTooLate(call) ? [] : [[call.delivery.id, repeated.delivery.id]],
  );
  const [single] = repetitions;
  if (single !== undefined && repetitions.length === 1) {
    return [
      unclear(
        'A single acknowledged call was repeated; its acknowledgement may have been lost.',
        single,
      ),
    ];
  }
  return acknowledged.map(({ history, call, repeated }) => {
    const { id } = call.delivery;
    if (repeated !== undefined) {
      const shownBy = [id, repeated.delivery.id];
      return mayBeTooLate(call)
        ? unclear('A call was repeated that the checks acknowledged late.', shownBy)
        : brokenInTime('An acknowledged call was repeated.', shownBy);
    }
    return isSilentAfter(call, history)
      ? holds('No call followed the acknowledged one.', [id])
      : closedTooEarly('the acknowledgement', [id]);
  });
}

function failsOn(answered: (status: number) => boolean, what: string) {
  return ({ history, calls, first, last, shownBy }: Attempts): Finding[] => {
    const { answeredStatus = 0 } = first.delivery;
    if (!answered(answeredStatus)) return [];
    if (calls.length > 1) return [holds(`A call answered with ${what} was repeated.`, shownBy)];
    return isSilentAfter(last, history)
      ? [brokenInTime(`A call answered with ${answeredStatus} was not repeated.`, shownBy)]
      : [closedTooEarly('the call', shownBy)];
  };
}

export const redirectFollowed = 'A redirect was followed.';

/** Only a redirect leads to an address that no request names. */
function isNotRedirected(evidence: EvidenceView): Finding[] {
  const redirected = attemptsIn(evidence).filter(
    ({ first }) => Math.floor((first.delivery.answeredStatus ?? 0) / 100) === 3,
  );
  const repeated = redirected.flatMap(failsOn(() => true, 'a redirect'));
  const named = new Set(evidence.calls.map(hookOf));
  const followed = evidence.webhooks
    .filter(
      ({ hook, scenario }) =>
        !named.has(hook) && redirected.some(({ history }) => history.scenario === scenario),
    )
    .flatMap(({ calls }) => calls.map(({ delivery }) => broken(redirectFollowed, [delivery.id])));
  return [...followed, ...repeated];
}

const isOtherSuccess = (status: number) =>
  status >= 200 && status < 300 && status !== webhook.acknowledgedBy;

export const acknowledgementJudges = {
  'webhook-acknowledgement': orWhyNoCall(endsWithAcknowledgement),
  'webhook-one-acknowledgement': orWhyNoCall(
    byAttempts(failsOn(isOtherSuccess, 'another 2xx status')),
  ),
  'webhook-not-redirected': orWhyNoCall(isNotRedirected),
} satisfies Judges;
