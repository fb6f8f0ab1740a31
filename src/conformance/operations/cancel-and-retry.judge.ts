/** Rules about cancelling and retrying a job. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, type Job, parseJob } from '../../client/job.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import {
  byJobCall,
  callsNamingJobs,
  isTransient,
  samplesAround,
} from '../judging/jobs/job-calls.ts';
import type { JobHistory, Sample } from '../judging/jobs/job-history.ts';
import { type JobTerms, termsOf } from '../judging/jobs/job-terms.ts';
import { broken, type Finding, type Findings, holds, unclear } from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const cancelled: string = lifecycle.transitions.cancel.to;

const cancelsJob = byJobCall('cancelJob', ({ history, call }) => {
  const { before, after } = samplesAround(history, call);
  const { id } = call.exchange;
  if (before === undefined || isFinished(before.job)) return [];
  if (isTransient(call)) return indefiniteAnswer('The cancellation', call, [id]);
  const changed = after.find(({ job }) => job.status !== cancelled);
  if (!isSuccess(call)) {
    const unfinished = after.find(({ job }) => !isFinished(job));
    if (unfinished === undefined)
      return unclear('The job may have ended before the cancellation.', [id]);
    return broken(
      `Expected a job that was ${before.job.status} to be cancelled, got status ${call.status}.`,
      [before.id, id, unfinished.id],
    );
  }
  const answer = parseJob(call.answered);
  if (answer?.id !== history.jobId || answer.status !== cancelled) {
    return broken(`Expected the job's id with the state ${cancelled}, got something else.`, [id]);
  }
  if (changed !== undefined) {
    const status = changed.job.status;
    return broken(`The job was cancelled, but was ${status} afterwards.`, [id, changed.id]);
  }
  const [later] = after;
  return later === undefined
    ? unclear('No status request showed the job after the cancellation.', [id])
    : holds('The job was cancelled, and remained so.', [id, later.id]);
});

function repeatsResponse(evidence: EvidenceView): Finding[] {
  const calls = callsNamingJobs(evidence, 'cancelJob');
  const byJob = groupBy(calls, ({ history }) => history);
  return calls.flatMap(({ history, call }): Findings => {
    const { before } = samplesAround(history, call);
    const first = byJob
      .get(history)
      ?.findLast(
        (other) =>
          other.call.exchange.id < call.exchange.id &&
          other.call.exchange.receivedMs <= call.exchange.sentMs &&
          isSuccess(other.call),
      )?.call;
    if (first === undefined || before === undefined || before.id < first.exchange.id) return [];
    const shownBy = [first.exchange.id, call.exchange.id];
    if (isTransient(call)) return indefiniteAnswer('The repeated cancellation', call, shownBy);
    const isSame = first.status === call.status && isDeepStrictEqual(first.answered, call.answered);
    return isSame
      ? holds('The repeated cancellation got the same response as the first one.', shownBy)
      : broken(
          `Expected the same response to the repeated cancellation, got another one with status ${call.status}.`,
          shownBy,
        );
  });
}

const refusesEnded = byJobCall('cancelJob', ({ history, call }) => {
  const { before, after } = samplesAround(history, call);
  if (before === undefined || !isFinished(before.job) || before.job.status === cancelled) {
    return [];
  }
  const shownBy = [before.id, call.exchange.id];
  const { status } = before.job;
  if (isTransient(call)) return indefiniteAnswer('The cancellation', call, shownBy);
  if (call.status === 409) return holds(`A job that is ${status} is not cancelled.`, shownBy);
  if (call.status === 404 && after.length === 0) {
    return unclear('The job may have been removed before the cancellation.', shownBy);
  }
  return broken(`Expected 409 for a job that is ${status}, got ${call.status}.`, shownBy);
});

// Rules about retrying a job.

const retriable: readonly string[] = lifecycle.transitions.retry.from;
const queued: string = lifecycle.transitions.retry.to;

const queuesAgain = byJobCall('retryJob', ({ history, call }, evidence) => {
  const { before, after } = samplesAround(history, call);
  const { id } = call.exchange;
  if (before === undefined || !retriable.includes(before.job.status)) return [];
  const shownBy = [before.id, id];
  if (isTransient(call)) return indefiniteAnswer('The retry', call, shownBy);
  if (!isSuccess(call)) {
    if (call.status === 404 && after.length === 0) {
      return unclear('The job may have been removed before the retry.', shownBy);
    }
    const was = before.job.status;
    return broken(
      `Expected a job that was ${was} to be retried, got status ${call.status}.`,
      shownBy,
    );
  }
  const answer = parseJob(call.answered);
  if (answer?.id !== history.jobId || answer.status !== queued) {
    return broken(`Expected the job's id with the state ${queued}, got something else.`, shownBy);
  }
  const missingCall = history.missing.findLast(({ exchange }) => exchange.id > id);
  if (after.length === 0 && missingCall !== undefined) {
    return broken(`Expected the retried job, got status ${missingCall.status}.`, [
      ...shownBy,
      missingCall.exchange.id,
    ]);
  }
  const terms = termsOf(history, evidence);
  const other = after.find(({ job }) => job.phase === 'completed');
  if (other !== undefined && (terms.is('failing') || terms.is('crashing'))) {
    return broken(`Expected the job to fail again with the same input, got ${other.job.status}.`, [
      id,
      other.id,
    ]);
  }
  const [next] = after;
  if (next !== undefined && isFinished(next.job) && isTooSoon(next, call, terms)) {
    return broken(
      `Expected the job to be in the queue or in progress again, got ${next.job.status}.`,
      [...shownBy, next.id],
    );
  }
  // A sample of an ended job may show the earlier attempt; one of an unfinished job shows the retry.
  const requeued = after.find(({ job }) => !isFinished(job) || countOfRetries(job) !== undefined);
  return requeued === undefined
    ? unclear('No status request showed the retried job before its end.', shownBy)
    : holds('The job was queued again.', [...shownBy, requeued.id]);
});

/** Whether a hanging job ended before it can have reached its execution timeout since a retry. */
function isTooSoon(
  { untilMs }: Sample,
  { exchange }: OperationExchange,
  { is, timeoutMs }: JobTerms,
): boolean {
  if (!is('hanging') || timeoutMs === undefined) return false;
  return untilMs - exchange.sentMs < timeoutMs - toleranceMs('earlyTimer', timeoutMs);
}

/** The fields of a job that only a later phase can have. */
function leftovers({ job }: Sample): string[] {
  const { raw, phase } = job;
  const resultFields = ['error', 'executionTime', 'output'];
  switch (phase) {
    case 'waiting':
      return [...resultFields, 'workerId', 'delayTime'].filter((name) => name in raw);
    case 'running':
      return resultFields.filter((name) => name in raw);
    case 'completed':
      return ['error'].filter((name) => name in raw);
    case 'ended':
    case 'unknown':
      return [];
  }
}

const beginsAnew = byJobCall('retryJob', ({ history, call }, evidence) => {
  const { after } = samplesAround(history, call);
  const { id, sentMs } = call.exchange;
  if (!isSuccess(call)) return [];
  const stale = after.find((sample) => leftovers(sample).length > 0);
  if (stale !== undefined) {
    const members = leftovers(stale).join(', ');
    return broken(`The job is ${stale.job.status}, but still has ${members}.`, [id, stale.id]);
  }
  const clean = after.find(({ job }) => job.phase === 'running' || job.phase === 'waiting');
  const terms = termsOf(history, evidence);
  const end = after.find(({ job }) => isFinished(job));
  const { timeoutMs } = terms;
  if (!terms.is('hanging') || timeoutMs === undefined) return [];
  if (end === undefined) return judgeRun(after, { id, timeoutMs, evidence });
  const seenMs = end.untilMs - sentMs;
  const margin = describeMargin('earlyTimer', { limitMs: timeoutMs, seenMs });
  if (isTooSoon(end, call, terms)) {
    const reason = 'The job ended before its execution timeout was over again.';
    return broken(reason, [id, end.id], margin);
  }
  return clean === undefined
    ? unclear('No status request showed the job between its retry and its end.', [id, end.id])
    : holds('The job started again, and so did its timeout.', [id, clean.id, end.id], margin);
});

/** A retried job that runs for longer than its execution timeout has lost the settings of its request. */
function judgeRun(
  after: readonly Sample[],
  { id, timeoutMs, evidence }: { id: number; timeoutMs: number; evidence: EvidenceView },
): Findings {
  const running = after.filter(({ job }) => job.phase === 'running');
  const [first] = running;
  const last = running.at(-1);
  if (first === undefined || last === undefined) return [];
  const seenMs = last.fromMs - first.untilMs;
  const lateMs = evidence.slowestStatusMs({ fromMs: first.fromMs, untilMs: last.untilMs });
  if (seenMs <= timeoutMs + toleranceMs('lateTimer', timeoutMs) + lateMs) return [];
  const margin = describeMargin('lateTimer', { limitMs: timeoutMs, seenMs, lateMs });
  const reason = 'The retried job outlasted its execution timeout.';
  return broken(reason, [id, first.id, last.id], margin);
}

const refusesOthers = byJobCall('retryJob', ({ history, call }) => {
  const { before, after } = samplesAround(history, call);
  if (before === undefined || before.job.phase === 'unknown') return [];
  const { status } = before.job;
  if (retriable.includes(status)) return [];
  const shownBy = [before.id, call.exchange.id];
  if (isTransient(call)) return indefiniteAnswer('The retry', call, shownBy);
  if (call.status === 409) return holds(`A job that is ${status} is not retried.`, shownBy);
  // An unfinished job may have failed by the time of the retry.
  const isCertain = isFinished(before.job) ? true : isUnfinishedNext(after);
  if (call.status === 404 && after.length === 0) {
    return unclear('The job may have been removed before the retry.', shownBy);
  }
  return isCertain
    ? broken(`Expected 409 for a job that is ${status}, got ${call.status}.`, shownBy)
    : unclear('The job may have ended before the retry.', shownBy);
});

function isUnfinishedNext(after: readonly Sample[]): boolean {
  const [next] = after;
  return next !== undefined && !isFinished(next.job) && countOfRetries(next.job) === undefined;
}

/** What a job says of how often it was retried; undefined if nothing. */
function countOfRetries({ raw }: Job): unknown {
  return raw['retries'] ?? undefined;
}

function countsRetries(evidence: EvidenceView): Finding[] {
  const retried = new Set(callsNamingJobs(evidence, 'retryJob').map(({ history }) => history));
  return [...retried].flatMap((history) =>
    history.samples.flatMap((sample) => judgeCount(history, sample)),
  );
}

function judgeCount({ calls, submission }: JobHistory, sample: Sample): Findings {
  const { job, id, by, fromMs } = sample;
  if (by !== 'getJobStatus' || submission === undefined) return [];
  const earlier = calls.filter(
    ({ operationId, exchange }) => operationId === 'retryJob' && exchange.id < id,
  );
  const isCertain = earlier.every(
    (call) => !isTransient(call) && call.exchange.receivedMs <= fromMs,
  );
  const count = earlier.filter(isSuccess).length;
  if (count === 0 || !isCertain) return [];
  const reported = countOfRetries(job);
  const shownBy = [...earlier.map(({ exchange }) => exchange.id), id];
  return reported === count
    ? holds(`The job reports ${count} retries.`, shownBy)
    : broken(`Expected ${count} retries, got ${JSON.stringify(reported) ?? 'nothing'}.`, shownBy);
}

export const cancelAndRetryJudges = {
  'cancel-job': cancelsJob,
  'cancel-again': repeatsResponse,
  'cancel-of-ended-job-is-409': refusesEnded,
  'retry-job': queuesAgain,
  'retry-begins-anew': beginsAnew,
  'retry-of-other-job-is-409': refusesOthers,
  'retries-counted': countsRetries,
} satisfies Judges;
