/**
 * Execution timeouts by what the jobs themselves report. How precise timers are is not stated; but where most jobs end
 * when their timeouts are over, a job that ran for much longer or shorter had another timeout than its own.
 */
import type { RuleId } from '../contract/rules.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { endOf } from '../judging/jobs/job-course.ts';
import {
  isRetriedOrCancelled,
  type JobHistory,
  type Sample,
  timesInState,
} from '../judging/jobs/job-history.ts';
import { declaredAs, type JobTerms, termsOf } from '../judging/jobs/job-terms.ts';
import { broken, type Finding } from '../judging/verdicts/judge.ts';

/** A job that its execution timeout ended, and what it reports. */
interface TerminatedJob {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly end: Sample;
  readonly limitMs: number;
  readonly ranMs: number;
}

/** The fewest jobs that have to end in time before another one counts as an exception. */
const fewestPunctual = 2;

/** How far from its timeout a job ends that ends in time, in milliseconds. */
const punctualMs = 100;

/** What jobs that end far from their timeouts break, while others end in time. */
export function unpunctualTimeouts(rule: RuleId, evidence: EvidenceView): readonly Finding[] {
  return unpunctualIn(evidence)
    .filter((job) => rule === ruleOfTimeout(job))
    .map(unpunctualFinding);
}

const unpunctualIn = memoize((evidence: EvidenceView): readonly TerminatedJob[] => {
  const terminated = terminatedJobs(evidence);
  const missOf = ({ ranMs, limitMs }: TerminatedJob) => Math.abs(ranMs - limitMs);
  const punctual = terminated.filter((job) => missOf(job) <= punctualMs);
  return terminated.filter((job) => {
    const { limitMs, end } = job;
    const slowMs = evidence.slowestStatusMs({ fromMs: end.fromMs - limitMs, untilMs: end.untilMs });
    const isFar = missOf(job) > toleranceMs('reportedTime', limitMs) + slowMs;
    // Those of endpoints and those of requests may have different timers.
    const isOfTheseTimers = punctual.some((other) => isAsked(other) === isAsked(job));
    return isFar && isOfTheseTimers && punctual.length >= fewestPunctual;
  });
});

/** Jobs that are declared never to end by themselves, in the state in which most of them ended. */
function terminatedJobs(evidence: EvidenceView): TerminatedJob[] {
  const { timeUnitMs } = evidence.subject;
  if (timeUnitMs === undefined) return [];
  return evidence.jobs.flatMap((history): TerminatedJob[] => {
    const terms = termsOf(history, evidence);
    const end = endOf(history);
    const { timeoutMs: limitMs } = terms;
    if (end === undefined || limitMs === undefined || !terms.is('hanging')) return [];
    const { phase, executionTime } = end.job;
    const isWhole = timesInState(history, 'running').length <= 1 && !isRetriedOrCancelled(history);
    return phase === 'ended' && executionTime !== undefined && isWhole
      ? [{ history, terms, end, limitMs, ranMs: executionTime * timeUnitMs }]
      : [];
  });
}

function isAsked({ terms }: Pick<TerminatedJob, 'terms'>): boolean {
  return terms.askedTimeoutMs !== undefined;
}

function ruleOfTimeout(job: TerminatedJob): RuleId {
  return isAsked(job) ? 'execution-timeout-override' : 'timeout-terminates';
}

function unpunctualFinding({ history, terms, end, limitMs, ranMs }: TerminatedJob): Finding {
  return broken(
    `Expected the job to end at its execution timeout of ${limitMs} ms as other jobs do, but it reports that it ran for ${ranMs} ms. ${declaredAs('hanging', terms)}`,
    [history.submission?.exchange.id ?? end.id, end.id],
    describeMargin('reportedTime', { limitMs, seenMs: ranMs }),
  );
}
