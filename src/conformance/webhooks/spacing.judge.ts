/** Rules about the pause between two attempts to call a webhook. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Interval, timeBetween } from '../../evidence/intervals.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { mostAttempts } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { ReceivedWebhook } from '../judging/jobs/job-history.ts';
import { broken, type Findings, holds, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { isCallAcknowledged, orWhyNoCall } from '../judging/webhooks/webhook-delivery.ts';
import { type Attempts, byAttempts } from './attempts.ts';

const { webhook } = lifecycle;

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
  return consecutivePairs(calls).flatMap(([call, next]): Findings => {
    const { delivery, arrival, end } = call;
    if (isCallAcknowledged(call)) return [];
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
      origins.some(
        (origin) => pauseBetween(shiftBySpacing(origin), next, evidence).missedByMs === 0,
      );
    return isLossPossible
      ? unclear('A call in between may have been lost in transit.', shownBy, margin)
      : broken('The next call did not come after the stated pause.', shownBy, margin);
  });
}

/** Decided only by calls so long that the end of the pause shows where it began. */
function isPauseFromFailure({ calls }: Attempts, evidence: EvidenceView): Findings {
  return consecutivePairs(calls).flatMap(([{ delivery, arrival, end }, next]): Findings => {
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
function shiftBySpacing({ fromMs, untilMs }: Interval): Interval {
  return { fromMs: fromMs + webhook.spacingMs, untilMs: untilMs + webhook.spacingMs };
}

function marginOf({ seenMs, lateMs }: Pause): string {
  const limitMs = webhook.spacingMs;
  const name = seenMs < limitMs ? 'earlyTimer' : 'lateCall';
  return describeMargin(name, { limitMs, seenMs, lateMs });
}

function consecutivePairs(calls: readonly ReceivedWebhook[]): [ReceivedWebhook, ReceivedWebhook][] {
  return calls.slice(1).flatMap((next, index) => {
    const call = calls[index];
    return call === undefined ? [] : [[call, next]];
  });
}

export const spacingJudges = {
  'webhook-spacing': orWhyNoCall(byAttempts(areApart)),
  'webhook-spacing-from-failure': orWhyNoCall(byAttempts(isPauseFromFailure)),
} satisfies Judges;
