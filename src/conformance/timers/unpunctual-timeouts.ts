/**
 * Execution timeouts by what the jobs themselves report. How precise timers are is not stated; but where half the jobs end
 * when their timeouts are over, a job that ran for much longer or shorter had another timeout than its own, and timers that
 * are merely late do not end jobs at whole seconds.
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
import { reportedTimeJudges } from './reported-times.judge.ts';

/** A job that its execution timeout ended, and what it reports. */
interface TerminatedJob {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly end: Sample;
  readonly limitMs: number;
  readonly ranMs: number;
}

/** The fewest timeouts that have to be kept before a job counts as an exception, or have to be rounded alike. */
const fewestTimeouts = 2;

/** The fewest reported times that are not whole seconds in a service that does not count in seconds. */
const fewestFractions = 2;

/** How far from its timeout a job ends that ends in time, in milliseconds. */
const punctualMs = 100;

/** How far from a whole second a job ends whose timeout is rounded, in milliseconds. */
const roundedMs = 20;

/** What jobs that end far from their timeouts break. */
export function unpunctualTimeouts(rule: RuleId, evidence: EvidenceView): readonly Finding[] {
  return unpunctualIn(evidence)
    .filter((job) => rule === ruleOfTimeout(job))
    .map(unpunctualFinding);
}

const unpunctualIn = memoize((evidence: EvidenceView): readonly TerminatedJob[] => {
  // Where jobs report wrong times, another rule says so.
  const meaning = reportedTimeJudges['execution-time-meaning'](evidence);
  if (meaning.some(({ outcome }) => outcome === 'broken')) return [];
  const all = terminatedJobs(evidence);
  return [
    ...new Set([
      ...exceptionsIn(all, evidence),
      ...(hasWholeSeconds(evidence) ? [] : roundedIn(all)),
    ]),
  ];
});

function missOf({ ranMs, limitMs }: TerminatedJob): number {
  return Math.abs(ranMs - limitMs);
}

/** Jobs that end far from their timeouts where at least half the jobs of their endpoint end in time. */
function exceptionsIn(all: readonly TerminatedJob[], evidence: EvidenceView): TerminatedJob[] {
  return all.filter((job) => {
    const { limitMs, end, history } = job;
    const slowMs = evidence.slowestStatusMs({ fromMs: end.fromMs - limitMs, untilMs: end.untilMs });
    if (missOf(job) <= toleranceMs('reportedTime', limitMs) + slowMs) return false;
    // Those of endpoints and those of requests may have different timers.
    const alike = all.filter(
      (other) => other.history.endpointId === history.endpointId && isAsked(other) === isAsked(job),
    );
    const punctual = alike.filter((other) => missOf(other) <= punctualMs);
    // Timers that fire every few seconds may be in time for jobs that start together with the same timeout.
    const limits = new Set(punctual.map((other) => other.limitMs));
    return limits.size >= fewestTimeouts && 2 * punctual.length >= alike.length;
  });
}

/** Jobs that end at whole seconds, unlike their timeouts, as all do that do not end in time. */
function roundedIn(all: readonly TerminatedJob[]): readonly TerminatedJob[] {
  const far = all.filter((job) => missOf(job) > punctualMs);
  const limits = new Set(far.map(({ limitMs }) => limitMs));
  return limits.size >= fewestTimeouts && far.every(({ ranMs }) => isWhole(ranMs)) ? far : [];
}

function isWhole(ms: number): boolean {
  return Math.abs(ms - Math.round(ms / 1000) * 1000) <= roundedMs;
}

/** Whether a deployment may start and end jobs at whole seconds: no job reports anything else. */
function hasWholeSeconds({ jobs, subject: { timeUnitMs = 1 } }: EvidenceView): boolean {
  const times = jobs.flatMap((history) => endOf(history)?.job.executionTime ?? []);
  return times.filter((time) => !isWhole(time * timeUnitMs)).length < fewestFractions;
}

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
    const hasOneRun =
      timesInState(history, 'running').length <= 1 && !isRetriedOrCancelled(history);
    return phase === 'ended' && executionTime !== undefined && hasOneRun
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
    `Expected the job to end at its execution timeout of ${limitMs} ms, but it reports that it ran for ${ranMs} ms. ${declaredAs('hanging', terms)}`,
    [history.submission?.exchange.id ?? end.id, end.id],
    describeMargin('reportedTime', { limitMs, seenMs: ranMs }),
  );
}
