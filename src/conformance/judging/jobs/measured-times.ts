/** The times that jobs report, `delayTime` and `executionTime`, each with its bounds by the evidence. */
import { isFinished } from '../../../client/job.ts';
import { endpointKey, groupBy, intervalIndex } from '../../../evidence/indexes.ts';
import type { Interval } from '../../../evidence/intervals.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { type CourseLimits, courseOf, endOf } from './job-course.ts';
import { isRetriedOrCancelled, type JobHistory, type Sample, timesInState } from './job-history.ts';

/** A time that a job reports, and what the evidence says about it. */
export interface MeasuredTime {
  readonly member: 'delayTime' | 'executionTime';
  readonly value: number;
  readonly bounds: TimeBounds;
  readonly report: Sample;
}

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
export function hasOneRun(history: JobHistory): boolean {
  const isBack = history.samples.some(({ job }, index) => {
    const before = history.samples.slice(0, index);
    return (
      (job.phase === 'waiting' && before.some((other) => other.job.phase !== 'waiting')) ||
      (!isFinished(job) && before.some((other) => isFinished(other.job)))
    );
  });
  return !isBack && timesInState(history, 'running').length <= 1 && !isRetriedOrCancelled(history);
}

function lastFinishedSample({ samples }: JobHistory): Sample | undefined {
  return samples.findLast(({ job }) => isFinished(job));
}

/** The reported times of jobs that ran once, each with its bounds by the evidence. */
export const measuredTimes = memoize((evidence: EvidenceView): readonly MeasuredTime[] =>
  (['delayTime', 'executionTime'] as const).flatMap((member) =>
    evidence.jobs.flatMap((history): MeasuredTime[] => {
      const isDelay = member === 'delayTime';
      const report = lastFinishedSample(history);
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
