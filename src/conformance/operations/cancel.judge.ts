/** Rules about cancelling a job. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { isSuccess } from '../../evidence/calls.ts';
import { groupBy } from '../engine/indexes.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import {
  byJobCall,
  callsNamingJobs,
  isTransient,
  samplesAround,
} from '../engine/judging/job-calls.ts';
import { broken, type Finding, type Found, holds, unclear } from '../engine/judging/judge.ts';
import { indefiniteAnswer } from '../engine/judging/missing-evidence.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

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
    const seen = changed.job.status;
    return broken(`The job was cancelled, but was ${seen} afterwards.`, [id, changed.id]);
  }
  const [seen] = after;
  return seen === undefined
    ? unclear('No status request showed the job after the cancellation.', [id])
    : holds('The job was cancelled, and remained so.', [id, seen.id]);
});

const namesCancelled = byJobCall('cancelJob', ({ history, call }) => {
  const { before, after } = samplesAround(history, call);
  const { id } = call.exchange;
  if (before === undefined || isFinished(before.job) || !isSuccess(call)) return [];
  return after
    .filter(({ job }) => job.phase === 'ended' || job.phase === 'unknown')
    .map(({ job, id: seen }) =>
      job.status === cancelled
        ? holds(`The job is ${cancelled}.`, [id, seen])
        : broken(`Expected ${cancelled}, got ${job.status}.`, [id, seen]),
    );
});

function repeatsResponse(evidence: EvidenceView): Finding[] {
  const calls = callsNamingJobs(evidence, 'cancelJob');
  const byJob = groupBy(calls, ({ history }) => history);
  return calls.flatMap(({ history, call }): Found => {
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

/** By rule. */
export const cancelJudges = {
  'cancel-job': cancelsJob,
  'state-cancelled': namesCancelled,
  'cancel-again': repeatsResponse,
  'cancel-of-ended-job-is-409': refusesEnded,
} satisfies Judges;
