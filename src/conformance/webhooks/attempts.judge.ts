/** Rules about the attempts to call a webhook: how many, how far apart, and when they end. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Interval, timeBetween } from '../engine/intervals.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { groupBy } from '../engine/judging/indexes.ts';
import type { WebhookCall } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import {
  failureOf,
  isAcknowledged,
  isOnLoopback,
  isReachable,
  isSilentAfter,
  notificationsOf,
  orWhyNoCall,
} from '../engine/judging/webhook-delivery.ts';
import type { WebhookHistory } from '../engine/judging/webhook-history.ts';
import { describeMargin, toleranceMs } from '../engine/tolerances.ts';
import { allCallsMs, mostAttempts } from '../engine/webhook-attempts.ts';

const { webhook } = lifecycle;

/** The attempts to announce that a job has completed, in order; at least one. */
interface Attempts {
  readonly history: WebhookHistory;
  readonly calls: readonly WebhookCall[];
  readonly first: WebhookCall;
  readonly last: WebhookCall;
  readonly shownBy: readonly number[];
}

/** Judges the attempts of every notification. */
function byAttempts(
  judge: (attempts: Attempts, evidence: EvidenceView) => readonly Finding[],
): (evidence: EvidenceView) => Finding[] {
  return (evidence) => attemptsIn(evidence).flatMap((attempts) => judge(attempts, evidence));
}

function attemptsIn(evidence: EvidenceView): Attempts[] {
  return evidence.webhooks.flatMap((history) =>
    notificationsOf(history).flatMap((calls): Attempts[] => {
      const [first, last] = [calls[0], calls.at(-1)];
      // A job that fails may be tried again and announced anew; what is stated speaks of completion.
      if (first?.job?.phase !== 'completed' || last === undefined) return [];
      return [{ history, calls, first, last, shownBy: calls.map(({ delivery }) => delivery.id) }];
    }),
  );
}

/** One acknowledgement may be lost on its way, so that a single repetition of a run proves nothing. */
function endsWithAcknowledgement(evidence: EvidenceView): Finding[] {
  const acknowledged = attemptsIn(evidence).flatMap(({ history, calls }) =>
    calls.flatMap((call, index) => {
      if (!isAcknowledged(call)) return [];
      // What was sent before the acknowledgement was seen is no repetition.
      const seenMs = (call.end?.untilMs ?? 0) + toleranceMs('webhookCall');
      const later = calls.slice(index + 1);
      const repeated = later.find(({ arrival }) => arrival.fromMs > seenMs);
      return [{ history, call, repeated }];
    }),
  );
  // Where the checks were late its caller may have given up before.
  const mayBeTooLate = ({ delivery: { lateMs = 0 } }: WebhookCall) =>
    lateMs > toleranceMs('webhookCall');
  const isSingle =
    acknowledged.filter(({ call, repeated }) => repeated !== undefined && !mayBeTooLate(call))
      .length === 1;
  return acknowledged.map(({ history, call, repeated }) => {
    const { id } = call.delivery;
    if (repeated !== undefined) {
      const shownBy = [id, repeated.delivery.id];
      if (mayBeTooLate(call)) {
        return unclear('A call was repeated that the checks were late to acknowledge.', shownBy);
      }
      return isSingle
        ? unclear(
            'A single call was repeated; its acknowledgement may have been lost. If it happens again, it was not.',
            shownBy,
          )
        : broken('A call that had been acknowledged was repeated.', shownBy);
    }
    return isSilentAfter(call, history)
      ? holds('No call followed the acknowledged one.', [id])
      : unclear(
          'Nobody watched for long enough after the acknowledgement; a receiver that stays for longer would tell.',
          [id],
        );
  });
}

/**
 * There are no more calls than the document allows. Of failed calls there may be fewer where they may
 * have been lost on their way: unless the receiver is known to be reachable, and even then a single
 * one of a run, if it did not stay on the same machine. Every kind of failure is judged for itself.
 */
function isRepeatedAsOften(evidence: EvidenceView): Finding[] {
  const attempts = attemptsIn(evidence);
  const failed = attempts.filter(
    ({ history, calls }) =>
      history.refusedUntilMs === undefined && calls.every((call) => failureOf(call) !== undefined),
  );
  const silent = failed.filter(({ history, last }) => isSilentAfter(last, history));
  const missing = silent.reduce((sum, { calls }) => sum + missingOf(calls), 0);
  const judge = (one: Attempts): Finding[] => {
    const { history, calls, first, shownBy } = one;
    if (calls.length > mostAttempts) {
      return [broken(`There were ${calls.length} calls, more than ${mostAttempts}.`, shownBy)];
    }
    if (!failed.includes(one)) return [];
    if (!silent.includes(one)) {
      return [
        unclear(
          'The webhook receiver closed too early to see a further call; keep it open longer.',
          shownBy,
        ),
      ];
    }
    const reason = `The failed call, ${failureOf(first)}, was made ${calls.length} times`;
    if (missingOf(calls) === 0) return [holds(`${reason}.`, shownBy)];
    return [
      missing === 1 && isReachable(history, evidence) && !isOnLoopback(history)
        ? unclear(
            `${reason}, not ${mostAttempts}; a single call of a run may have been lost on its way.`,
            shownBy,
          )
        : tooFew(`${reason}, not ${mostAttempts}`, { history, shownBy, evidence }),
    ];
  };
  const kinds = groupBy(attempts, ({ first }) => failureOf(first) ?? '');
  return decidedByKind([
    ...[...kinds.values()].map((alike) => alike.flatMap(judge)),
    evidence.webhooks.flatMap((one) => afterRefusal(one, evidence)),
  ]);
}

/** A kind of failure of which nothing is known leaves the rule open, however the others were judged. */
function decidedByKind(kinds: readonly (readonly Finding[])[]): Finding[] {
  const all = kinds.flat();
  if (all.some(({ outcome }) => outcome === 'broken')) return all;
  const open = kinds.filter(
    (found) => found.length > 0 && found.every(({ outcome }) => outcome === 'unclear'),
  );
  return open.length > 0 ? open.flat() : all;
}

function missingOf(calls: readonly WebhookCall[]): number {
  return Math.max(0, mostAttempts - calls.length);
}

/** A call whose connection was refused is not seen; that it was made again is. */
function afterRefusal(history: WebhookHistory, evidence: EvidenceView): Finding[] {
  const { submission, job, calls, watchedUntilMs = 0, refusedUntilMs } = history;
  if (submission === undefined || job === undefined || refusedUntilMs === undefined) return [];
  const at = job.samples.findIndex((sample) => sample.job.phase === 'completed');
  const completed = job.samples[at];
  if (completed === undefined) {
    return [
      unclear(
        'The job whose webhook refused connections was not seen to complete; one that completes soon would tell.',
        [submission.exchange.id],
      ),
    ];
  }
  const [first] = calls;
  const early = webhook.spacingMs - toleranceMs('earlyTimer', webhook.spacingMs);
  const shownBy = [submission.exchange.id, completed.id];
  if (first !== undefined) {
    const isRepetition =
      first.arrival.fromMs >=
      completed.untilMs + Math.min(early, latestFirstCallMs(history, evidence));
    const seen = [...shownBy, first.delivery.id];
    return isRepetition
      ? [holds('A call whose connection was refused was made again.', seen)]
      : [
          unclear(
            'Connections to a webhook were refused, and the call that arrived later may be the first one. To decide this, call webhooks soon after the job completes.',
            seen,
          ),
        ];
  }
  const earliestMs = job.samples[at - 1]?.fromMs ?? submission.exchange.sentMs;
  if (refusedUntilMs > earliestMs + early) {
    return [
      unclear(
        'A webhook refused connections for so long that all calls may have failed; one that is opened earlier would tell.',
        shownBy,
      ),
    ];
  }
  if (watchedUntilMs < completed.untilMs + allCallsMs) {
    return [
      unclear(
        'Nobody watched for long enough after a refused connection; a receiver that stays for longer would tell.',
        shownBy,
      ),
    ];
  }
  const reason = 'A call whose connection was refused was not made again';
  return [tooFew(reason, { history, shownBy, evidence })];
}

/**
 * How long after the end of its job a first call may come, in milliseconds, to judge by the other
 * webhooks of the run; infinite if there are none. A later call repeats one that was refused.
 */
function latestFirstCallMs(history: WebhookHistory, { webhooks }: EvidenceView): number {
  const delays = webhooks.flatMap(({ calls: [first], job, refusedUntilMs }) => {
    if (job === history.job || first === undefined || refusedUntilMs !== undefined) return [];
    const at = job?.samples.findIndex((sample) => sample.job.phase === 'completed') ?? -1;
    const lastLook = job?.samples[at - 1]?.fromMs ?? job?.submission?.exchange.sentMs;
    return at < 0 || lastLook === undefined ? [] : [first.arrival.untilMs - lastLook];
  });
  if (delays.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(webhook.spacingMs / 2, ...delays) + toleranceMs('webhookCall');
}

/** What is found where there are fewer calls than stated. */
function tooFew(
  reason: string,
  {
    history,
    shownBy,
    evidence,
  }: { history: WebhookHistory; shownBy: readonly number[]; evidence: EvidenceView },
): Finding {
  if (isReachable(history, evidence)) return broken(`${reason}.`, shownBy);
  const why = evidence.receiver === undefined ? '' : ` (${evidence.receiver.reason})`;
  return unclear(
    `${reason}; calls may have been lost on their way, because the receiver is not known to be reachable${why}. Set webhooks.publicUrl to an address that leads from the deployment to the receiver.`,
    shownBy,
  );
}

/** Where the spacing may count from, and how far it missed its mark from there. */
interface Gap {
  /** As it was noted. */
  readonly seenMs: number;
  readonly missedByMs: number;
  /** How late the checks may have been when they noted its ends, and the deployment by then. */
  readonly lateMs: number;
}

/** The spacing may count from the beginning of an attempt or from its end. */
function areApart({ calls }: Attempts, evidence: EvidenceView): Finding[] {
  return pairsOf(calls).flatMap(([call, next]): Finding[] => {
    const { delivery, arrival, end } = call;
    if (isAcknowledged(call)) return [];
    const shownBy = [delivery.id, next.delivery.id];
    const origins = end === undefined ? [arrival] : [arrival, end];
    const gaps = origins.map((origin) => gapBetween(origin, next, evidence));
    const best = gaps.reduce((left, right) => (right.missedByMs < left.missedByMs ? right : left));
    const margin = marginOf(best);
    if (best.missedByMs === 0) {
      return [holds('The next call came after the stated pause.', shownBy, margin)];
    }
    // When the call ended is not known; it may have been long after it began.
    if (end === undefined && best.seenMs > webhook.spacingMs) {
      return [
        unclear(
          'When the call was given up was not seen; a receiver that answers would tell.',
          shownBy,
          margin,
        ),
      ];
    }
    const isLossPossible =
      calls.length < mostAttempts &&
      origins.some((origin) => gapBetween(later(origin), next, evidence).missedByMs === 0);
    return [
      isLossPossible
        ? unclear(
            'A call in between may have been lost on its way; a receiver that is always reached would tell.',
            shownBy,
            margin,
          )
        : broken('The next call did not come after the stated pause.', shownBy, margin),
    ];
  });
}

/** Only where a call took so long that the end of the pause tells where it began. */
function isPauseFromFailure({ calls }: Attempts, evidence: EvidenceView): Finding[] {
  return pairsOf(calls).flatMap(([{ delivery, arrival, end }, next]): Finding[] => {
    if (end === undefined) return [];
    const gap = gapBetween(end, next, evidence);
    if (timeBetween(arrival, end).atLeastMs - gap.lateMs < tellingCallMs) return [];
    const shownBy = [delivery.id, next.delivery.id];
    return [
      gap.missedByMs === 0
        ? holds('The pause counts from the end of the call.', shownBy, marginOf(gap))
        : broken('The pause does not count from the end of the call.', shownBy, marginOf(gap)),
    ];
  });
}

/** How long a call has to take, so that a pause which counts from its beginning is seen to. */
const tellingCallMs = toleranceMs('earlyTimer', webhook.spacingMs) + 2 * toleranceMs('webhookCall');

function gapBetween(origin: Interval, { arrival }: WebhookCall, evidence: EvidenceView): Gap {
  const { atLeastMs, atMostMs } = timeBetween(origin, arrival);
  const pause = { fromMs: origin.fromMs, untilMs: arrival.untilMs };
  const slowMs = evidence.slowestStatusMs(pause);
  const early = webhook.spacingMs - toleranceMs('earlyTimer', webhook.spacingMs);
  const late = webhook.spacingMs + toleranceMs('lateTimer', webhook.spacingMs);
  return {
    seenMs: arrival.untilMs - origin.untilMs,
    missedByMs: Math.max(0, early - atMostMs, atLeastMs - slowMs - late),
    lateMs: atMostMs - atLeastMs + slowMs,
  };
}

/** What begins a pause, if a call that was lost comes between. */
function later({ fromMs, untilMs }: Interval): Interval {
  return { fromMs: fromMs + webhook.spacingMs, untilMs: untilMs + webhook.spacingMs };
}

function marginOf({ seenMs, lateMs }: Gap): string {
  const limitMs = webhook.spacingMs;
  const name = seenMs < limitMs ? 'earlyTimer' : 'lateTimer';
  return describeMargin(name, { limitMs, seenMs, lateMs });
}

function isGivenUp({ history, calls, last, shownBy }: Attempts): Finding[] {
  const isEachFailed = calls.every((call) => failureOf(call) !== undefined);
  if (!isEachFailed || calls.length < mostAttempts) return [];
  if (calls.length > mostAttempts) {
    return [broken('A further call followed the last one.', shownBy)];
  }
  const { job } = last;
  const later = history.job?.samples.findLast(
    ({ by, fromMs }) => by === 'getJobStatus' && fromMs >= last.delivery.receivedMs,
  );
  if (later === undefined || job === undefined || !isSilentAfter(last, history)) {
    return [
      unclear(
        'The job was not asked for after its last call, or not watched; both together would tell.',
        shownBy,
      ),
    ];
  }
  const seen = [...shownBy, later.id];
  return later.job.status === job.status
    ? [holds('After the last call nothing followed, and the job stayed as it was.', seen)]
    : [broken(`After the last call the job became ${later.job.status}.`, seen)];
}

/** A call that was answered in some way is made again, which shows that the answer was none. */
function failsOn(answered: (status: number) => boolean, what: string) {
  return ({ history, calls, first, last, shownBy }: Attempts): Finding[] => {
    const { answeredStatus = 0 } = first.delivery;
    if (!answered(answeredStatus)) return [];
    if (calls.length > 1) return [holds(`A call answered with ${what} was repeated.`, shownBy)];
    return isSilentAfter(last, history)
      ? [broken(`A call answered with ${answeredStatus} was not repeated.`, shownBy)]
      : [
          unclear(
            'Nobody watched for long enough after the call; a receiver that stays for longer would tell.',
            shownBy,
          ),
        ];
  };
}

/** An address that no request names is reached by way of a redirect alone. */
function isNotRedirected(evidence: EvidenceView): Finding[] {
  const redirected = attemptsIn(evidence).filter(
    ({ first }) => Math.floor((first.delivery.answeredStatus ?? 0) / 100) === 3,
  );
  const repeated = redirected.flatMap(failsOn(() => true, 'a redirect'));
  const followed = evidence.webhooks
    .filter(
      ({ submission, scenario }) =>
        submission === undefined && redirected.some(({ history }) => history.scenario === scenario),
    )
    .flatMap(({ calls }) =>
      calls.map(({ delivery }) => broken('A redirect was followed.', [delivery.id])),
    );
  return [...followed, ...repeated];
}

function pairsOf(calls: readonly WebhookCall[]): [WebhookCall, WebhookCall][] {
  return calls.slice(1).flatMap((next, index) => {
    const call = calls[index];
    return call === undefined ? [] : [[call, next]];
  });
}

const isOtherSuccess = (status: number) =>
  status >= 200 && status < 300 && status !== webhook.acknowledgedBy;

/** By rule. */
export const attemptJudges = {
  'webhook-acknowledgement': orWhyNoCall(endsWithAcknowledgement),
  'webhook-retries': orWhyNoCall(isRepeatedAsOften),
  'webhook-spacing': orWhyNoCall(byAttempts(areApart)),
  'webhook-given-up': orWhyNoCall(byAttempts(isGivenUp)),
  'webhook-one-acknowledgement': orWhyNoCall(
    byAttempts(failsOn(isOtherSuccess, 'another status of success')),
  ),
  'webhook-not-redirected': orWhyNoCall(isNotRedirected),
  'webhook-spacing-from-failure': orWhyNoCall(byAttempts(isPauseFromFailure)),
} satisfies Judges;
