/** Whether `status` shows what a job does now, or what it did a while ago. */
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { jobMembers, untypedJobMembers } from '../contract/documented-members.ts';
import { stateNames } from '../contract/state-names.ts';
import { describeBound, toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { lastRunOf } from '../judging/jobs/job-calls.ts';
import { endOf } from '../judging/jobs/job-course.ts';
import {
  isRetriedOrCancelled,
  type JobHistory,
  type Sample,
  timesInState,
} from '../judging/jobs/job-history.ts';
import { declaredAs, termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const statusIsCurrent = judgeByJob((history, evidence) => {
  const stale =
    shownWithoutStatus(history) ??
    shownAfterEnd(history, evidence) ??
    shownForGood(history, evidence) ??
    shownWaitingWhileItRan(history, evidence);
  return stale ?? judgeLastRun(history, evidence);
});

/** What a job of a declared running time shows. */
function judgeLastRun(history: JobHistory, evidence: EvidenceView): Findings {
  const run = lastRunOf(history, evidence);
  if (run === undefined) return [];
  const { polls, earlier, end, margin } = run;
  const stale = shownTooLong(history, evidence);
  if (stale !== undefined) return stale;
  const late = polls.find(({ job }) => job.phase === 'waiting');
  if (late !== undefined) {
    const reason = `Expected the job to be in progress while it ran, got ${stateNames.waiting}.`;
    return broken(reason, [late.id, end.id], margin);
  }
  const running = polls.find(({ job }) => job.phase === 'running') ?? earlier;
  if (running === undefined) return unclear(whyProgressIsUnseen(history), [end.id]);
  const reason = 'The job was shown in progress while it ran, and completed afterwards.';
  return holds(reason, [running.id, end.id], margin);
}

function whyProgressIsUnseen({ samples }: JobHistory): string {
  return samples.some(({ by, job }) => by === 'getJobStatus' && job.phase === 'running')
    ? 'A status request showed the job in progress, but so long before its end was seen that it may not have run yet.'
    : 'No status request showed the job in progress.';
}

/** A job that ran for as long as declared, by its own report, was shown in progress for much longer. */
function shownTooLong(history: JobHistory, evidence: EvidenceView): Finding | undefined {
  const terms = termsOf(history, evidence);
  const { runsForMs = 0 } = terms;
  const { timeUnitMs } = evidence.subject;
  const [period] = timesInState(history, 'running');
  const { job } = history.samples.findLast((sample) => isFinished(sample.job)) ?? {};
  const { executionTime: reported, delayTime = 0 } = job ?? {};
  if (period === undefined || reported === undefined || timeUnitMs === undefined) return undefined;
  const boundMs = runsForMs + toleranceMs('declaredTime', runsForMs);
  // A worker that is still loading may count as running, and the time as delay.
  const seenMs = Math.max(0, period.atLeastMs - delayTime * timeUnitMs);
  if (reported * timeUnitMs > boundMs || seenMs <= boundMs) return undefined;
  const reason = `The job ran for ${reported * timeUnitMs} ms, as it reports, and was shown ${stateNames.running} for ${Math.round(period.atLeastMs)} ms. ${declaredAs('slow', terms)}`;
  const margin = describeBound('declaredTime', { boundMs, seenMs, counts: 'above' });
  return broken(reason, [period.first.id, period.last.id], margin);
}

/** Which members every job has is not stated, but a job's status is what `status` is asked for. */
function shownWithoutStatus({ jobId, calls, submission }: JobHistory): Finding | undefined {
  const call = calls.find(({ operationId, status, answered, exchange: { key } }) => {
    if (operationId !== 'getJobStatus' || key !== 'valid' || !isSuccess({ status })) return false;
    if (!isObject(answered) || answered['status'] !== undefined) return false;
    // An answer about no job may have its id and an error.
    const members = Object.keys(answered).filter((name) => answered[name] !== null);
    return answered['id'] === jobId
      ? members.every(isStatedMember)
      : members.some((name) => name !== 'id' && isStatedMember(name));
  });
  if (call === undefined || submission === undefined) return undefined;
  return broken('Expected the current `status` of the job, got a response without it.', [
    submission.exchange.id,
    call.exchange.id,
  ]);
}

function isStatedMember(name: string): boolean {
  return jobMembers.includes(name) && !untypedJobMembers.includes(name);
}

interface OutdatedStatus {
  /** What shows that the job had completed before. */
  readonly completed: Sample;
  readonly sample: Sample;
}

/** A status that shows a job as before its end, although another response or a webhook call has shown it completed. */
function outdatedStatus(
  history: JobHistory,
  { transitMs }: EvidenceView,
): OutdatedStatus | undefined {
  const { samples } = history;
  const completed = samples.find(
    ({ job, by }) => job.phase === 'completed' && by !== 'getJobStatus',
  );
  if (completed === undefined || isRetriedOrCancelled(history)) return undefined;
  const polls = statusSamples(history);
  const before = polls.findLast(({ untilMs }) => untilMs <= completed.fromMs);
  const sample = polls.find(({ fromMs }) => fromMs > completed.untilMs + transitMs(completed));
  if (before === undefined || sample === undefined || !isWaitingOrRunning(sample)) return undefined;
  const isSame = sample.job.status === before.job.status;
  const wasEndUnseen = !polls.some(({ job, fromMs }) => isFinished(job) && fromMs < sample.fromMs);
  return isSame && wasEndUnseen ? { completed, sample } : undefined;
}

function shownAfterEnd(history: JobHistory, evidence: EvidenceView): Finding | undefined {
  const outdated = outdatedStatus(history, evidence);
  if (outdated === undefined) return undefined;
  const { completed, sample } = outdated;
  return broken(
    `Expected the job, which was ${stateNames.completed} before, got ${sample.job.status} as before its end.`,
    [completed.id, sample.id],
  );
}

/** How many jobs must have completed unseen before a state that no job leaves counts as old. */
const fewestUnseen = 2;

/** The states that no job was seen to leave by its status, although several jobs completed. */
const staleStates = memoize((evidence: EvidenceView): ReadonlySet<string> => {
  const outdated = evidence.jobs.map(
    (history) => outdatedStatus(history, evidence)?.sample.job.status,
  );
  const states = [stateNames.waiting, stateNames.running].filter(
    (state) =>
      outdated.filter((status) => status === state).length >= fewestUnseen &&
      evidence.jobs.every((history) => {
        const statuses = statusSamples(history).map(({ job }) => job.status);
        return !statuses.includes(state) || statuses.at(-1) === state;
      }),
  );
  return new Set(states);
});

/** A job that was not seen to leave a state, as no other was. */
function shownForGood(history: JobHistory, evidence: EvidenceView): Finding | undefined {
  const samples = statusSamples(history);
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const { status } = last.job;
  if (!staleStates(evidence).has(status)) return undefined;
  return broken(
    `\`status\` showed no job that left ${status}, although others show that jobs completed.`,
    [first.id, last.id],
  );
}

/** A job that waited and ran for as long as it lasted, by its own report, was shown waiting after it had started. */
function shownWaitingWhileItRan(
  history: JobHistory,
  { subject: { timeUnitMs } }: EvidenceView,
): Finding | undefined {
  const { submission, samples } = history;
  const end = endOf(history);
  if (submission === undefined || end === undefined || timeUnitMs === undefined) return undefined;
  const { delayTime, executionTime } = end.job;
  if (delayTime === undefined || executionTime === undefined) return undefined;
  const open = statusSamples(history).filter(({ fromMs }) => fromMs < end.fromMs);
  const waiting = open.findLast(({ job }) => job.phase === 'waiting');
  const isElsewhere = samples.some(({ job }) => job.phase === 'unknown');
  if (waiting === undefined || isElsewhere || isRetriedOrCancelled(history)) return undefined;
  if (open.some(({ job, fromMs }) => job.phase === 'running' && fromMs < waiting.fromMs))
    return undefined;
  const delayMs = delayTime * timeUnitMs;
  const reportedMs = delayMs + executionTime * timeUnitMs;
  const { sentMs, receivedMs } = submission.exchange;
  const lastOpenMs = open.at(-1)?.fromMs ?? receivedMs;
  const toleratedMs = toleranceMs('reportedTime', reportedMs) + 2 * timeUnitMs;
  const isConsistent =
    reportedMs >= lastOpenMs - receivedMs - toleratedMs &&
    reportedMs <= end.untilMs - sentMs + toleratedMs;
  const seenMs = waiting.fromMs - receivedMs;
  const boundMs = delayMs + toleranceMs('outlasted', delayMs) + toleratedMs;
  if (!isConsistent || seenMs <= boundMs) return undefined;
  return broken(
    `The job waited for ${delayMs} ms and then ran, as it reports, and was shown ${stateNames.waiting} after ${Math.round(seenMs)} ms.`,
    [waiting.id, end.id],
    describeBound('outlasted', { boundMs, seenMs, counts: 'above' }),
  );
}

function statusSamples({ samples }: JobHistory): readonly Sample[] {
  return samples.filter(({ by }) => by === 'getJobStatus');
}

function isWaitingOrRunning({ job }: Sample): boolean {
  return job.phase === 'waiting' || job.phase === 'running';
}

export const currentStatusJudges = {
  'status-is-current': statusIsCurrent,
} satisfies Judges;
