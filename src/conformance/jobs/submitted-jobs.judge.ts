/** Rules about the responses to submissions, and about finding the jobs afterwards. */
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { elapsedOf } from '../../evidence/intervals.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { stateNames } from '../contract/state-names.ts';
import {
  describeBound,
  isException,
  lateSubmissions,
  toleranceMs,
} from '../contract/tolerances.ts';
import { repeatedIds } from '../judging/answers/submissions.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { mayBeRemoved } from '../judging/jobs/job-calls.ts';
import type { JobHistory } from '../judging/jobs/job-history.ts';
import { termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holdingOnlyIf,
  holds,
  type Judge,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const runEntersQueue: Judge = (evidence) => {
  const { calls, jobs } = evidence;
  const repeated = new Map(
    repeatedIds(evidence).map((repetition) => [repetition.again.call, repetition]),
  );
  const submittedBy = new Map(jobs.map((job) => [job.submission, job]));
  return calls.flatMap((call): Findings => {
    const { exchange, answered, operationId, sent } = call;
    if (operationId !== 'runJob' || !isSuccess(call) || !isObject(answered)) return [];
    if (requestErrors('runJob', sent).length > 0) return [];
    const { id, status } = answered;
    if (typeof id !== 'string' || typeof status !== 'string') return [];
    const other = repeated.get(call)?.first;
    if (other !== undefined) {
      const shownBy = [other.id, exchange.id];
      return broken(`Expected a new job, got the id of another one: ${id}.`, shownBy);
    }
    if (status !== stateNames.waiting) {
      return broken(`Expected the new job to be ${stateNames.waiting}, got ${status}.`, [
        exchange.id,
      ]);
    }
    const later = submittedBy.get(call)?.samples.find(({ by }) => by === 'getJobStatus');
    return later === undefined
      ? unclear('No status request showed the job after its submission.', [exchange.id])
      : holds('A new job was queued.', [exchange.id, later.id]);
  });
};

const runAnswersAtOnce: Judge = (evidence) => {
  const late = lateSubmissionsIn(evidence);
  // Where some came late, the others do not show that all come at once.
  return [...late, ...holdingOnlyIf(late.length === 0, answersWithoutWaiting(evidence))];
};

/** Responses to `run` that came much later than any status response of the run; none if so few of many may be chance. */
function lateSubmissionsIn({ callsOf }: EvidenceView): Finding[] {
  const submissions = callsOf('runJob').filter(isSuccess);
  const statusMs = callsOf('getJobStatus').map(({ exchange }) => elapsedOf(exchange).atMostMs);
  if (statusMs.length === 0) return [];
  const limitMs = statusMs.reduce((slowestMs, ms) => Math.max(slowestMs, ms), 0);
  const latestMs = limitMs + toleranceMs('promptAnswer');
  const late = submissions.filter(({ exchange }) => elapsedOf(exchange).atLeastMs > latestMs);
  if (isException(late.length, submissions.length)) return [];
  const judgeLate = late.length < lateSubmissions ? unclear : broken;
  return late.map(({ exchange }) =>
    judgeLate(
      `${late.length} of ${submissions.length} responses to \`run\` came much later than every response to \`status\`.`,
      [exchange.id],
      describeBound('promptAnswer', {
        boundMs: latestMs,
        seenMs: elapsedOf(exchange).atLeastMs,
        counts: 'above',
      }),
    ),
  );
}

/**
 * A response that came before its job ended did not wait for it. All responses may be slow: a response
 * waited for its job only if the job had ended by then and other responses came much faster.
 */
function answersWithoutWaiting(evidence: EvidenceView): Finding[] {
  const quick = quickCalls(evidence);
  return evidence.jobs.flatMap((history): Findings => {
    const { submission, samples } = history;
    if (submission?.operationId !== 'runJob') return [];
    const { receivedMs, id } = submission.exchange;
    const next = samples.find(
      ({ by, fromMs }) => by !== 'webhook' && by !== 'runJob' && fromMs >= receivedMs,
    );
    if (next === undefined) return [];
    const shownBy = [id, next.id];
    const { phase } = next.job;
    if (phase === 'waiting' || phase === 'running') {
      return holds('The response came before the job had ended.', shownBy);
    }
    const { runsForMs } = termsOf(history, evidence);
    if (runsForMs === undefined || !isFinished(next.job)) return [];
    const untilAnswered = { fromMs: submission.exchange.sentMs, untilMs: receivedMs };
    const others = slowestOf(quick.get(history.scenario) ?? [], submission);
    const usualMs = Math.max(evidence.slowestStatusMs(untilAnswered), others?.ms ?? 0);
    const extraMs = elapsedOf(submission.exchange).atLeastMs - usualMs;
    const boundMs = runsForMs - toleranceMs('declaredTime', runsForMs);
    const margin = describeBound('declaredTime', { boundMs, seenMs: extraMs, counts: 'above' });
    const isLate = others !== undefined && extraMs >= boundMs;
    return isLate
      ? broken('The response came as late as if it had waited for the job.', shownBy, margin)
      : unclear(
          'The job had ended when the response came, but the response was no slower than others.',
          shownBy,
        );
  });
}

/** Calls that have no slow job to wait for, the slowest first, by scenario. */
function quickCalls(evidence: EvidenceView): ReadonlyMap<string, readonly OperationExchange[]> {
  const statusCalls = evidence.callsOf('getJobStatus');
  const submitted = evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const terms = termsOf(history, evidence);
    return submission?.operationId === 'runJob' && terms.is('ordinary') ? [submission] : [];
  });
  const slowestFirst = [...statusCalls, ...submitted].sort(
    (left, right) => elapsedOf(right.exchange).atMostMs - elapsedOf(left.exchange).atMostMs,
  );
  return groupBy(slowestFirst, ({ exchange }) => exchange.scenario);
}

/** How long the slowest call except one took, in milliseconds; undefined if there is no other. */
function slowestOf(
  slowestFirst: readonly OperationExchange[],
  but: OperationExchange,
): { ms: number } | undefined {
  const slowest = slowestFirst.find((call) => call !== but);
  return slowest && { ms: elapsedOf(slowest.exchange).atMostMs };
}

const statusTakesRunId = judgeByJob((history, evidence) => {
  const { submission, samples, jobId } = history;
  if (submission?.operationId !== 'runJob') return [];
  const statusSamples = samples.filter(({ by }) => by === 'getJobStatus');
  const other = statusSamples.find(({ job }) => job.id !== jobId);
  if (other !== undefined) {
    return broken(`Expected job ${jobId}, got ${other.job.id}.`, [other.id]);
  }
  const [first] = statusSamples;
  if (first !== undefined) return holds('The job was found by its id.', [first.id]);
  const refused = callsWithoutJob(history);
  const again = refused.find(
    ({ exchange }) => exchange.sentMs >= submission.exchange.receivedMs + toleranceMs('unknownJob'),
  );
  if (again === undefined || mayBeRemoved(history, evidence)) return [];
  const seenMs = again.exchange.receivedMs - submission.exchange.sentMs;
  const boundMs = toleranceMs('retainedJob');
  if (seenMs > boundMs) return [];
  const reason = `Expected the job that was submitted, got status ${again.status}.`;
  const shownBy = [submission, ...refused.slice(0, 1 + refused.indexOf(again))].map(
    ({ exchange }) => exchange.id,
  );
  const margin = describeBound('retainedJob', { boundMs, seenMs, counts: 'below' });
  // With another key, the job may be that of another account.
  if (again.exchange.key === 'unknown') return unclear(reason, shownBy, margin);
  return again === refused[0]
    ? unclear(
        `${reason} No status request was sent right after the submission; it may have found the job.`,
        shownBy,
        margin,
      )
    : broken(reason, shownBy, margin);
});

/** A job may become visible late and be removed after its end; a caller who polls from the start has to find it. */
function callsWithoutJob({ calls, missing }: JobHistory): OperationExchange[] {
  return calls.filter(
    (call) =>
      call.operationId === 'getJobStatus' &&
      (call.exchange.key === 'valid' || call.exchange.key === 'unknown') &&
      (call.status === 405 || missing.includes(call)),
  );
}

export const submissionJudges = {
  'run-enters-queue': runEntersQueue,
  'run-answers-at-once': runAnswersAtOnce,
  'status-takes-run-id': statusTakesRunId,
} satisfies Judges;
