/** Rules about the times that a job reports: `delayTime` and `executionTime`. */
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { fullSamples } from '../judging/jobs/job-history.ts';
import {
  hasOneRun,
  type MeasuredTime,
  measuredTimes,
  type TimeBounds,
} from '../judging/jobs/measured-times.ts';
import { whereShown } from '../judging/jobs/optional-members.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

/** A reported time outside its bounds breaks the rule; one with a lower bound well above 0 keeps it. */
function judgeReportedTime(
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
      judgeReportedTime(bounds, {
        reportedMs: value * unitMs,
        unitMs,
        id: report.id,
        name: member === 'delayTime' ? 'delay' : 'execution time',
        declared,
      }),
    );
}

/** Responses about the same run of a completed job whose times are further apart than rounding explains. */
function findContradictions(
  { jobs }: EvidenceView,
  { member, unitMs }: { member: MeasuredTime['member']; unitMs: number },
): Finding[] {
  return jobs.filter(hasOneRun).flatMap((history): Findings => {
    const reports = fullSamples(history)
      .filter(({ job }) => job.phase === 'completed' && job.workerId !== undefined)
      .flatMap(({ id, job }) => {
        const value = job[member];
        return value === undefined ? [] : [{ id, workerId: job.workerId, ms: value * unitMs }];
      })
      .sort((left, right) => left.ms - right.ms);
    const [least] = reports;
    const most = reports.at(-1);
    if (least === undefined || most === undefined) return [];
    const seenMs = most.ms - least.ms;
    const isSameRun = reports.every(({ workerId }) => workerId === most.workerId);
    if (!isSameRun || seenMs <= 2 * (unitMs + toleranceMs('reportedTime', most.ms))) return [];
    return broken(
      `Responses about the same run of the job report a \`${member}\` of ${least.ms} and of ${most.ms} ms.`,
      [least.id, most.id],
      describeMargin('reportedTime', { limitMs: most.ms, seenMs: least.ms }),
    );
  });
}

/** A time below 0 is no duration, in any unit. Before a job has ended, it may mean that there is none yet. */
function findNegativeTimes({ jobs }: EvidenceView, member: MeasuredTime['member']): Finding[] {
  return jobs.flatMap((history) => {
    const report = fullSamples(history).find(
      ({ job }) => job.phase === 'completed' && (job[member] ?? 0) < 0,
    );
    if (report === undefined) return [];
    return [broken(`Expected a time of at least 0, got ${report.job[member]}.`, [report.id])];
  });
}

function meaningOf(member: 'delayTime' | 'executionTime'): Judge {
  return whereShown([member], (evidence) => {
    const { timeUnitMs } = evidence.subject;
    const negative = findNegativeTimes(evidence, member);
    if (timeUnitMs === undefined) return negative;
    const unit = timeUnitMs === 1 ? 'milliseconds' : 'seconds';
    const declared = ` \`declares.timeUnit\` says that it is in ${unit}.`;
    return [
      ...negative,
      ...judgeReported(evidence, { member, unitMs: timeUnitMs, declared }),
      ...findContradictions(evidence, { member, unitMs: timeUnitMs }),
    ];
  });
}

export const reportedTimeJudges = {
  'delay-time-meaning': meaningOf('delayTime'),
  'execution-time-meaning': meaningOf('executionTime'),
} satisfies Judges;
