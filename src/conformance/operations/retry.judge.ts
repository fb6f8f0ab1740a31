/** Rules about trying a job again. */
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import {
  callsNamingJobs,
  isTransient,
  samplesAround,
  transientAnswer,
} from '../engine/judging/job-calls.ts';
import type { JobHistory, Sample } from '../engine/judging/job-history.ts';
import { type JobTerms, termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { describeMargin, toleranceMs } from '../engine/tolerances.ts';

const retriable: readonly string[] = lifecycle.transitions.retry.from;
const queued: string = lifecycle.transitions.retry.to;

function queuesAgain(evidence: EvidenceView): Finding[] {
  return callsNamingJobs(evidence, 'retryJob').flatMap(({ history, call }): Finding[] => {
    const { before, after } = samplesAround(history, call);
    const { id } = call.exchange;
    if (before === undefined || !retriable.includes(before.job.status)) return [];
    const shownBy = [before.id, id];
    if (isTransient(call)) return [unclear(transientAnswer('The retry', call), shownBy)];
    if (!isSuccess(call)) {
      if (call.status === 404 && after.length === 0) {
        return [
          unclear(
            'The job may have been forgotten; one that is asked for sooner would tell.',
            shownBy,
          ),
        ];
      }
      const was = before.job.status;
      return [broken(`A job that was ${was} could not be retried: ${call.status}.`, shownBy)];
    }
    const answer = parseJob(call.answered);
    if (answer?.id !== history.jobId || answer.status !== queued) {
      return [broken(`The answer is not the job's id with the state ${queued}.`, shownBy)];
    }
    const terms = termsOf(history, evidence);
    const other = after.find(({ job }) => job.phase === 'completed');
    if (other !== undefined && (terms.is('failing') || terms.is('crashing'))) {
      return [broken('With the same input the job must fail again.', [id, other.id])];
    }
    const [next] = after;
    if (next !== undefined && isFinished(next.job) && isTooSoon(next, call, terms)) {
      return [broken('The job is not on its way again.', [...shownBy, next.id])];
    }
    // A job that has ended may be as it was before; one on its way is on its way again.
    const onItsWay = after.find(({ job }) => !isFinished(job) || job.raw['retries'] !== undefined);
    return onItsWay === undefined
      ? [
          unclear(
            'That the job was on its way again was not seen; a status request before its end would tell.',
            shownBy,
          ),
        ]
      : [holds('The job is on its way again.', [...shownBy, onItsWay.id])];
  });
}

/** Whether a job which outlasts every timeout cannot have reached its own since a retry. */
function isTooSoon({ untilMs }: Sample, { exchange }: Call, { is, timeoutMs }: JobTerms): boolean {
  if (!is('hanging') || timeoutMs === undefined) return false;
  return untilMs - exchange.sentMs < timeoutMs - toleranceMs('earlyTimer', timeoutMs);
}

/** What only an attempt that has come further can tell. */
function leftovers({ job }: Sample): string[] {
  const { raw, phase } = job;
  const ofTheEnd = ['error', 'executionTime', 'output'];
  switch (phase) {
    case 'waiting':
      return [...ofTheEnd, 'workerId', 'delayTime'].filter((name) => name in raw);
    case 'running':
      return ofTheEnd.filter((name) => name in raw);
    case 'completed':
      return ['error'].filter((name) => name in raw);
    case 'ended':
    case 'unknown':
      return [];
  }
}

function beginsAnew(evidence: EvidenceView): Finding[] {
  return callsNamingJobs(evidence, 'retryJob').flatMap(({ history, call }): Finding[] => {
    const { after } = samplesAround(history, call);
    const { id, sentMs } = call.exchange;
    if (!isSuccess(call)) return [];
    const stained = after.find((sample) => leftovers(sample).length > 0);
    if (stained !== undefined) {
      const found = leftovers(stained).join(', ');
      return [broken(`The job is ${stained.job.status} and has ${found}.`, [id, stained.id])];
    }
    const clean = after.find(({ job }) => job.phase === 'running' || job.phase === 'waiting');
    const terms = termsOf(history, evidence);
    const end = after.find(({ job }) => isFinished(job));
    const { timeoutMs } = terms;
    if (!terms.is('hanging') || timeoutMs === undefined || end === undefined) return [];
    const seenMs = end.untilMs - sentMs;
    const margin = describeMargin('earlyTimer', { limitMs: timeoutMs, seenMs });
    if (isTooSoon(end, call, terms)) {
      const reason = 'The job was ended before its execution timeout had passed again.';
      return [broken(reason, [id, end.id], margin)];
    }
    return clean === undefined
      ? [
          unclear(
            'The job was not seen between its retry and its end; a status request in between would tell.',
            [id, end.id],
          ),
        ]
      : [holds('The job began anew, and so did its timeout.', [id, clean.id, end.id], margin)];
  });
}

function refusesOthers(evidence: EvidenceView): Finding[] {
  return callsNamingJobs(evidence, 'retryJob').flatMap(({ history, call }): Finding[] => {
    const { before, after } = samplesAround(history, call);
    if (before === undefined || before.job.phase === 'unknown') return [];
    const { status } = before.job;
    if (retriable.includes(status)) return [];
    const shownBy = [before.id, call.exchange.id];
    if (isTransient(call)) return [unclear(transientAnswer('The retry', call), shownBy)];
    if (call.status === 409) return [holds(`A job that is ${status} is not retried.`, shownBy)];
    // What has not ended may have failed by the time of the retry.
    const isCertain = isFinished(before.job) ? true : isStillOn(after);
    if (call.status === 404 && after.length === 0) {
      return [
        unclear(
          'The job may have been forgotten; one that is asked for sooner would tell.',
          shownBy,
        ),
      ];
    }
    return isCertain
      ? [broken(`Expected 409 for a job that is ${status}, got ${call.status}.`, shownBy)]
      : [
          unclear(
            'The job may have ended before the retry; one that runs for longer would tell.',
            shownBy,
          ),
        ];
  });
}

/** Whether a job that was on its way is so still, and counts no retry. */
function isStillOn(after: readonly Sample[]): boolean {
  const [next] = after;
  return next !== undefined && !isFinished(next.job) && next.job.raw['retries'] === undefined;
}

function countsRetries(evidence: EvidenceView): Finding[] {
  const retried = new Set(callsNamingJobs(evidence, 'retryJob').map(({ history }) => history));
  return [...retried].flatMap((history) =>
    history.samples.flatMap((sample) => judgeCount(history, sample)),
  );
}

function judgeCount({ calls, submission }: JobHistory, sample: Sample): Finding[] {
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
  const told = job.raw['retries'];
  const shownBy = [...earlier.map(({ exchange }) => exchange.id), id];
  return told === count
    ? [holds(`The job tells of ${count} retries.`, shownBy)]
    : [broken(`Expected ${count} retries, got ${JSON.stringify(told) ?? 'nothing'}.`, shownBy)];
}

/** By rule. */
export const retryJudges = {
  'retry-job': queuesAgain,
  'retry-begins-anew': beginsAnew,
  'retry-of-other-job-is-409': refusesOthers,
  'retries-counted': countsRetries,
} satisfies Judges;
