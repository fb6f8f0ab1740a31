/** Rules about the times that a job reports: `delayTime` and `executionTime`. */
import { isFinished } from '../../client/job.ts';
import { endpointKey, groupBy, intervalIndex } from '../../evidence/indexes.ts';
import type { Interval } from '../../evidence/intervals.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { type CourseLimits, courseOf, endOf } from '../judging/jobs/job-course.ts';
import {
  isRetriedOrCancelled,
  type JobHistory,
  type Sample,
  timesInState,
} from '../judging/jobs/job-history.ts';
import { whereShown } from '../judging/jobs/optional-members.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

export interface TimeBounds extends CourseLimits {
  /** What a report must count in any case; without it, all of the least. */
  readonly countedMs?: number;
  /** For how long at most other jobs may have been the reason of the least. */
  readonly behindOthersMs?: () => number;
  readonly shownBy: readonly number[];
}

/** How long a job waited: at least while it was seen in the queue, at most until it was seen elsewhere. */
function waitedFor(history: JobHistory, evidence: EvidenceView): TimeBounds | undefined {
  const course = courseOf(history);
  if (course?.left === undefined) return undefined;
  const { waited, waiting, left } = course;
  const { receivedMs, id } = course.submission.exchange;
  const inQueue = { fromMs: receivedMs, untilMs: waiting?.fromMs ?? receivedMs };
  return {
    ...waited,
    countedMs: fullFor(history, evidence, { ...inQueue, periods: runningAt(evidence) }),
    behindOthersMs: () =>
      fullFor(history, evidence, { ...inQueue, periods: maybeRunningAt(evidence) }),
    shownBy: [id, ...(waiting === undefined ? [] : [waiting.id]), left.id],
  };
}

/** When jobs ran, by endpoint. */
type Periods = ReadonlyMap<string, ReturnType<typeof intervalIndex<Period>>>;

interface Period extends Interval {
  readonly place: string;
  readonly jobId: string;
}

/**
 * For how long other jobs ran on all workers of a job's endpoint. A worker that starts meanwhile may be
 * the reason of any other wait, and it is not stated whether the delay includes its start.
 */
function fullFor(
  { scenario, endpointId, jobId }: JobHistory,
  evidence: EvidenceView,
  { fromMs, untilMs, periods }: Interval & { readonly periods: Periods },
): number {
  const isSure = periods === runningAt(evidence);
  const { workers = isSure ? Number.POSITIVE_INFINITY : 1 } = evidence.endpoint(endpointId) ?? {};
  const running =
    periods.get(endpointKey({ scenario, endpointId })) ??
    periods.get(endpointKey({ scenario: '', endpointId }));
  const edges = (running?.({ before: untilMs, beyond: fromMs }) ?? [])
    .filter((ran) => ran.jobId !== jobId)
    .flatMap((ran) => [
      { atMs: Math.max(fromMs, ran.fromMs), change: 1 },
      { atMs: Math.min(untilMs, ran.untilMs), change: -1 },
    ])
    .sort((left, right) => left.atMs - right.atMs);
  let count = 0;
  let fullMs = 0;
  for (const [index, { atMs, change }] of edges.entries()) {
    count += change;
    if (count >= workers) fullMs += (edges[index + 1]?.atMs ?? atMs) - atMs;
  }
  return fullMs;
}

/** When jobs were surely running. */
const runningAt = memoize(
  ({ jobs }: EvidenceView): Periods =>
    indexPeriods(
      jobs.flatMap((history) =>
        timesInState(history, 'running').flatMap(({ first, last }) =>
          last.fromMs > first.untilMs
            ? [periodOf(history, { fromMs: first.untilMs, untilMs: last.fromMs })]
            : [],
        ),
      ),
    ),
);

/**
 * When jobs may have been running: from when they were last seen in the queue until they were seen ended. Only with the
 * control interface is it certain that scenarios have workers of their own.
 */
const maybeRunningAt = memoize(
  ({ jobs, subject }: EvidenceView): Periods =>
    indexPeriods(
      jobs.flatMap((history) => {
        const { samples, submission } = history;
        const end = endOf(history);
        const waiting = samples.findLast(({ job }) => job.phase === 'waiting');
        const fromMs = waiting?.fromMs ?? submission?.exchange.sentMs ?? 0;
        const untilMs = end?.untilMs ?? Number.MAX_SAFE_INTEGER;
        const isApart = subject.claims.includes('fault-source');
        const place = isApart ? history : { ...history, scenario: '' };
        return untilMs > fromMs ? [periodOf(place, { fromMs, untilMs })] : [];
      }),
    ),
);

function periodOf(history: JobHistory, interval: Interval): Period {
  return { place: endpointKey(history), jobId: history.jobId, ...interval };
}

function indexPeriods(periods: readonly Period[]): Periods {
  return new Map(
    [...groupBy(periods, ({ place }) => place)].map(([place, placePeriods]) => [
      place,
      intervalIndex(
        placePeriods.map((thing) => ({ thing, from: thing.fromMs, to: thing.untilMs })),
      ),
    ]),
  );
}

/** How long a job ran: at least while it was seen in progress, at most while it was not seen in the queue. */
function ranFor(history: JobHistory): TimeBounds | undefined {
  const course = courseOf(history);
  if (course === undefined) return undefined;
  const { ran, submission, end } = course;
  return { ...ran, shownBy: [submission.exchange.id, end.id] };
}

/** Whether a job ran only once; otherwise it may report its total times or the last ones. */
function hasOneRun(history: JobHistory): boolean {
  const isBack = history.samples.some(({ job }, index) => {
    const before = history.samples.slice(0, index);
    return (
      (job.phase === 'waiting' && before.some((other) => other.job.phase !== 'waiting')) ||
      (!isFinished(job) && before.some((other) => isFinished(other.job)))
    );
  });
  return !isBack && timesInState(history, 'running').length <= 1 && !isRetriedOrCancelled(history);
}

function reportOf({ samples }: JobHistory): Sample | undefined {
  return samples.findLast(({ job }) => isFinished(job));
}

/** A reported time outside its bounds breaks the rule; one with a lower bound well above 0 keeps it. */
function within(
  bounds: TimeBounds,
  {
    reportedMs,
    unitMs,
    id,
    name,
    declared,
  }: { reportedMs: number; unitMs: number; id: number; name: string; declared: string },
): Findings {
  const { leastMs, countedMs = leastMs, mostMs } = bounds;
  const shownBy = [...bounds.shownBy, id];
  // A time in whole seconds is rounded to them.
  const isShort = reportedMs < countedMs - unitMs - toleranceMs('reportedTime', countedMs);
  const isLong = reportedMs > mostMs + unitMs + toleranceMs('reportedTime', mostMs);
  const limitMs = isLong ? mostMs : countedMs;
  const margin = describeMargin('reportedTime', { limitMs, seenMs: reportedMs });
  if (isShort || isLong) {
    return broken(
      `Expected ${name} from ${countedMs} to ${mostMs} ms, got ${reportedMs} ms.${declared}`,
      shownBy,
      margin,
    );
  }
  if (reportedMs < leastMs - unitMs - toleranceMs('reportedTime', leastMs)) return [];
  return leastMs > unitMs + toleranceMs('reportedTime', leastMs)
    ? holds(`The reported ${name} agrees with the evidence.`, shownBy, margin)
    : [];
}

/** A time that a job reports, and what the evidence says about it. */
export interface MeasuredTime {
  readonly member: 'delayTime' | 'executionTime';
  readonly value: number;
  readonly bounds: TimeBounds;
  readonly report: Sample;
}

/** The reported times of jobs that ran once, each with its bounds by the evidence. */
export const measuredTimes = memoize((evidence: EvidenceView): readonly MeasuredTime[] =>
  (['delayTime', 'executionTime'] as const).flatMap((member) =>
    evidence.jobs.flatMap((history): MeasuredTime[] => {
      const isDelay = member === 'delayTime';
      const report = reportOf(history);
      const value = report?.job[member];
      // A job that never started may report any delay.
      if (report === undefined || value === undefined || hasOtherClock(history, evidence))
        return [];
      if ((isDelay && report.job.phase !== 'completed') || !hasOneRun(history)) return [];
      const bounds = isDelay ? waitedFor(history, evidence) : ranFor(history);
      return bounds === undefined ? [] : [{ member, value, bounds, report }];
    }),
  ),
);

/** With the control interface, a scenario has a clock of its own, but not for jobs that it submitted without its key. */
function hasOtherClock({ submission }: JobHistory, { subject }: EvidenceView): boolean {
  return submission?.exchange.key === 'none' && subject.claims.includes('fault-source');
}

function judgeReported(
  evidence: EvidenceView,
  {
    member,
    unitMs,
    declared = '',
  }: {
    member: MeasuredTime['member'];
    unitMs: number;
    /** The declaration that the unit relies on, as a sentence. */
    declared?: string;
  },
): Finding[] {
  return measuredTimes(evidence)
    .filter((time) => time.member === member)
    .flatMap(({ value, bounds, report }) =>
      within(bounds, {
        reportedMs: value * unitMs,
        unitMs,
        id: report.id,
        name: member === 'delayTime' ? 'delay' : 'execution time',
        declared,
      }),
    );
}

function meaningOf(member: 'delayTime' | 'executionTime'): Judge {
  return whereShown([member], (evidence) => {
    const { timeUnitMs } = evidence.subject;
    if (timeUnitMs === undefined) return [];
    const unit = timeUnitMs === 1 ? 'milliseconds' : 'seconds';
    const declared = ` \`declares.timeUnit\` says that it is in ${unit}.`;
    return judgeReported(evidence, { member, unitMs: timeUnitMs, declared });
  });
}

export const reportedTimeJudges = {
  'delay-time-meaning': meaningOf('delayTime'),
  'execution-time-meaning': meaningOf('executionTime'),
} satisfies Judges;
