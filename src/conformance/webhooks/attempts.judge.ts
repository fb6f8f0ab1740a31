/** Rules about the attempts to call a webhook: how far apart they are, and when they end. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Interval, timeBetween } from '../../evidence/intervals.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { mostAttempts } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { ReceivedWebhook } from '../judging/jobs/job-history.ts';
import { broken, type Finding, type Findings, holds, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { hookOf } from '../judging/webhooks/webhook-address.ts';
import {
  closedTooEarly,
  closureOf,
  isAcknowledged,
  isSilentAfter,
  orWhyNoCall,
  rejectionOf,
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
      if (!isAcknowledged(call)) return [];
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
        : broken('An acknowledged call was repeated.', shownBy);
    }
    return isSilentAfter(call, history)
      ? holds('No call followed the acknowledged one.', [id])
      : closedTooEarly('the acknowledgement', [id]);
  });
}

/** The pause between two calls, counted from one origin. */
interface Pause {
  /** As the receiver recorded it. */
  readonly seenMs: number;
  readonly missedByMs: number;
  /** By how much the checks and the deployment may have been late. */
  readonly lateMs: number;
}

/** The spacing may count from the beginning of an attempt or from its end. */
function areApart({ calls }: Attempts, evidence: EvidenceView): Findings {
  return pairsOf(calls).flatMap(([call, next]): Findings => {
    const { delivery, arrival, end } = call;
    if (isAcknowledged(call)) return [];
    const shownBy = [delivery.id, next.delivery.id];
    const origins = end === undefined ? [arrival] : [arrival, end];
    const gaps = origins.map((origin) => pauseBetween(origin, next, evidence));
    const best = gaps.reduce((left, right) => (right.missedByMs < left.missedByMs ? right : left));
    const margin = marginOf(best);
    if (best.missedByMs === 0) {
      return holds('The next call came after the stated pause.', shownBy, margin);
    }
    // The call may have ended long after it began.
    if (end === undefined && best.seenMs > webhook.spacingMs) {
      return unclear('It was not seen when the caller gave up.', shownBy, margin);
    }
    const isLossPossible =
      calls.length < mostAttempts &&
      origins.some((origin) => pauseBetween(later(origin), next, evidence).missedByMs === 0);
    return isLossPossible
      ? unclear('A call in between may have been lost in transit.', shownBy, margin)
      : broken('The next call did not come after the stated pause.', shownBy, margin);
  });
}

/** Decided only by calls so long that the end of the pause shows where it began. */
function isPauseFromFailure({ calls }: Attempts, evidence: EvidenceView): Findings {
  return pairsOf(calls).flatMap(([{ delivery, arrival, end }, next]): Findings => {
    if (end === undefined) return [];
    const gap = pauseBetween(end, next, evidence);
    if (timeBetween(arrival, end).atLeastMs - gap.lateMs < longCallMs) return [];
    const shownBy = [delivery.id, next.delivery.id];
    return gap.missedByMs === 0
      ? holds('The pause counts from the end of the call.', shownBy, marginOf(gap))
      : broken('The pause does not count from the end of the call.', shownBy, marginOf(gap));
  });
}

/** How long a call has to take to distinguish a pause that counts from its beginning. */
const longCallMs = toleranceMs('earlyTimer', webhook.spacingMs) + 2 * toleranceMs('transit');

function pauseBetween(
  origin: Interval,
  { arrival }: ReceivedWebhook,
  evidence: EvidenceView,
): Pause {
  const { atLeastMs, atMostMs } = timeBetween(origin, arrival);
  const pause = { fromMs: origin.fromMs, untilMs: arrival.untilMs };
  const slowMs = evidence.slowestStatusMs(pause);
  const early = webhook.spacingMs - toleranceMs('earlyTimer', webhook.spacingMs);
  const late = webhook.spacingMs + toleranceMs('lateCall', webhook.spacingMs);
  return {
    seenMs: arrival.untilMs - origin.untilMs,
    // The first call may have been under way for longer than the second one, or for less long.
    missedByMs: Math.max(0, early - slowMs - atMostMs, atLeastMs - slowMs - late),
    lateMs: atMostMs - atLeastMs + slowMs,
  };
}

/** The origin of a pause after one lost call. */
function later({ fromMs, untilMs }: Interval): Interval {
  return { fromMs: fromMs + webhook.spacingMs, untilMs: untilMs + webhook.spacingMs };
}

function marginOf({ seenMs, lateMs }: Pause): string {
  const limitMs = webhook.spacingMs;
  const name = seenMs < limitMs ? 'earlyTimer' : 'lateCall';
  return describeMargin(name, { limitMs, seenMs, lateMs });
}

function isGivenUp({ history, calls, last, shownBy }: Attempts): Findings {
  const isEachFailed = calls.every((call) => (rejectionOf(call) ?? closureOf(call)) !== undefined);
  if (!isEachFailed || calls.length < mostAttempts) return [];
  if (calls.length > mostAttempts) {
    return broken('A further call followed the last one.', shownBy);
  }
  const { job } = last;
  const later = history.job?.samples.findLast(
    ({ by, fromMs }) => by === 'getJobStatus' && fromMs >= last.delivery.receivedMs,
  );
  if (later === undefined || job === undefined || !isSilentAfter(last, history)) {
    return unclear(
      'No status request was sent after the last call, or the webhook receiver closed too early.',
      shownBy,
    );
  }
  const ids = [...shownBy, later.id];
  return later.job.status === job.status
    ? holds('No call followed the last one, and the job did not change.', ids)
    : broken(`After the last call the job became ${later.job.status}.`, ids);
}

function failsOn(answered: (status: number) => boolean, what: string) {
  return ({ history, calls, first, last, shownBy }: Attempts): Finding[] => {
    const { answeredStatus = 0 } = first.delivery;
    if (!answered(answeredStatus)) return [];
    if (calls.length > 1) return [holds(`A call answered with ${what} was repeated.`, shownBy)];
    return isSilentAfter(last, history)
      ? [broken(`A call answered with ${answeredStatus} was not repeated.`, shownBy)]
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

function pairsOf(calls: readonly ReceivedWebhook[]): [ReceivedWebhook, ReceivedWebhook][] {
  return calls.slice(1).flatMap((next, index) => {
    const call = calls[index];
    return call === undefined ? [] : [[call, next]];
  });
}

const isOtherSuccess = (status: number) =>
  status >= 200 && status < 300 && status !== webhook.acknowledgedBy;

export const attemptJudges = {
  'webhook-acknowledgement': orWhyNoCall(endsWithAcknowledgement),
  'webhook-spacing': orWhyNoCall(byAttempts(areApart)),
  'webhook-given-up': orWhyNoCall(byAttempts(isGivenUp)),
  'webhook-one-acknowledgement': orWhyNoCall(
    byAttempts(failsOn(isOtherSuccess, 'another 2xx status')),
  ),
  'webhook-not-redirected': orWhyNoCall(isNotRedirected),
  'webhook-spacing-from-failure': orWhyNoCall(byAttempts(isPauseFromFailure)),
} satisfies Judges;
