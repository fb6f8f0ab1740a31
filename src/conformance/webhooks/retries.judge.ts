/** Rules about how often a webhook call is repeated if it fails. */
/** Rules about how often a webhook call is made that fails, and what follows the last one. */
import { lifecycle } from '#generated/reference/tables.js';
import { groupBy } from '../../evidence/indexes.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { allCallsMs, mostAttempts } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { ReceivedWebhook } from '../judging/jobs/job-history.ts';
import {
  broken,
  brokenInTime,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import {
  closedTooEarly,
  closureOf,
  findReceiverUnreachable,
  isOnLoopback,
  isReachable,
  isSilentAfter,
  orWhyNoCall,
  rejectionOf,
} from '../judging/webhooks/webhook-delivery.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';
import { type Attempts, attemptsIn, byAttempts } from './attempts.ts';

const { webhook } = lifecycle;

/** There are no more calls than the document allows, and no fewer if the receiver rejected each. */
const isRetriedAsStated: Judge = (evidence) => {
  const tooMany = attemptsIn(evidence).filter(({ calls }) => calls.length > mostAttempts);
  return decidedByKind([
    tooMany.map(({ calls: { length }, shownBy }) =>
      broken(`Expected at most ${mostAttempts} calls, got ${length}.`, shownBy),
    ),
    ...repeatedByKind(rejectionOf, evidence),
  ]);
};

/** Whoever closes or refuses a connection fails the call. */
const isRepeatedAfterLostConnection: Judge = (evidence) =>
  decidedByKind([
    ...repeatedByKind(closureOf, evidence),
    evidence.webhooks.flatMap((history) => afterRefusal(history, evidence)),
  ]);

/**
 * There may be fewer failed calls where some may have been lost in transit: if the receiver is not
 * known to be reachable, and otherwise a single call of a run, unless it was made on the same machine.
 * Each kind of failure is judged separately.
 */
function repeatedByKind(
  failureOf: (call: ReceivedWebhook) => string | undefined,
  evidence: EvidenceView,
): Finding[][] {
  const failed = attemptsIn(evidence).filter(
    ({ history, calls }) =>
      history.refusedUntilMs === undefined &&
      calls.length <= mostAttempts &&
      calls.every((call) => failureOf(call) !== undefined),
  );
  const silent = failed.filter(({ history, last }) => isSilentAfter(last, history));
  const missing = silent.reduce((sum, { calls }) => sum + missingOf(calls), 0);
  const judge = (attempts: Attempts): Finding => {
    const { history, calls, first, shownBy } = attempts;
    if (!silent.includes(attempts)) return closedTooEarly('the last call', shownBy);
    const reason = `The failed call, ${failureOf(first)}, was made ${calls.length} times`;
    if (missingOf(calls) === 0) return holds(`${reason}.`, shownBy);
    return missing === 1 && isReachable(history, evidence) && !isOnLoopback(history)
      ? unclear(
          `${reason}, not ${mostAttempts}; a single call of a run may have been lost in transit.`,
          shownBy,
        )
      : judgeTooFewCalls(`${reason}, not ${mostAttempts}`, { history, shownBy, evidence });
  };
  const kinds = groupBy(failed, ({ first }) => failureOf(first) ?? '');
  return [...kinds.values()].map((alike) => alike.map(judge));
}

/** A kind of failure without a verdict leaves the rule open, unless another kind breaks it. */
function decidedByKind(kinds: readonly (readonly Finding[])[]): Finding[] {
  const all = kinds.flat();
  if (all.some(({ outcome }) => outcome === 'broken')) return all;
  const open = kinds.filter(
    (findings) => findings.length > 0 && findings.every(({ outcome }) => outcome === 'unclear'),
  );
  return open.length > 0 ? open.flat() : all;
}

function missingOf(calls: readonly ReceivedWebhook[]): number {
  return Math.max(0, mostAttempts - calls.length);
}

/** A call whose connection was refused is not seen, but its repetition is. */
function afterRefusal(history: WebhookHistory, evidence: EvidenceView): Findings {
  const { submission, job, calls, watchedUntilMs = 0, refusedUntilMs } = history;
  if (submission === undefined || job === undefined || refusedUntilMs === undefined) return [];
  const at = job.samples.findIndex((sample) => sample.job.phase === 'completed');
  const completed = job.samples[at];
  if (completed === undefined) {
    return unclear('The job whose webhook refused connections was not seen to complete.', [
      submission.exchange.id,
    ]);
  }
  const [first] = calls;
  const early = webhook.spacingMs - toleranceMs('earlyTimer', webhook.spacingMs);
  const shownBy = [submission.exchange.id, completed.id];
  if (first !== undefined) {
    const usualMs = latestFirstCallMs(history, evidence);
    // A first call comes as late as others did, a repetition no earlier than the pause: in between, halfway decides.
    const soonestMs = usualMs !== undefined && usualMs >= early ? usualMs + early : early;
    const repeatedMs = usualMs === undefined ? early : (usualMs + soonestMs) / 2;
    const isRepetition = first.arrival.fromMs >= completed.untilMs + repeatedMs;
    const ids = [...shownBy, first.delivery.id];
    return isRepetition
      ? holds('A call was repeated after its connection had been refused.', ids)
      : needsEvidence(
          {
            seen: 'Connections to a webhook were refused, and the call that arrived later may be the first one',
            needed: 'call webhooks soon after the job completes',
          },
          ids,
        );
  }
  const earliestMs = job.samples[at - 1]?.fromMs ?? submission.exchange.sentMs;
  if (refusedUntilMs > earliestMs + early) {
    return unclear(
      'A webhook refused connections for so long that all calls may have failed.',
      shownBy,
    );
  }
  if (watchedUntilMs < completed.untilMs + allCallsMs) {
    return closedTooEarly('a refused connection', shownBy);
  }
  const reason = 'A call was not repeated after its connection had been refused';
  return judgeTooFewCalls(reason, { history, shownBy, evidence });
}

/**
 * How long after their jobs were seen to complete the first calls of the other webhooks of the run came;
 * undefined without any. A job that was seen late to complete does not show that its call was late.
 */
function latestFirstCallMs(
  history: WebhookHistory,
  { webhooks }: EvidenceView,
): number | undefined {
  const delays = webhooks.flatMap(({ calls: [first], job, refusedUntilMs }) => {
    if (job === history.job || first === undefined || refusedUntilMs !== undefined) return [];
    const completed = job?.samples.find((sample) => sample.job.phase === 'completed');
    return completed === undefined ? [] : [first.arrival.untilMs - completed.untilMs];
  });
  return delays.length === 0 ? undefined : Math.max(0, ...delays);
}

function judgeTooFewCalls(
  reason: string,
  {
    history,
    shownBy,
    evidence,
  }: { history: WebhookHistory; shownBy: readonly number[]; evidence: EvidenceView },
): Finding {
  if (isReachable(history, evidence)) return brokenInTime(`${reason}.`, shownBy);
  return findReceiverUnreachable(
    evidence,
    shownBy,
    `${reason}; calls may have been lost in transit`,
  );
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

export const retryJudges = {
  'webhook-retries': orWhyNoCall(isRetriedAsStated),
  'webhook-given-up': orWhyNoCall(byAttempts(isGivenUp)),
  'webhook-lost-connection': orWhyNoCall(isRepeatedAfterLostConnection),
} satisfies Judges;
