/**
 * Jobs that timed out before any of their limits was over, anywhere in a run, and the rule that this breaks.
 */
import { lifecycle } from '#generated/reference/tables.js';
import type { RuleId } from '../contract/rules.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { mayBeRemoved } from '../judging/jobs/job-calls.ts';
import {
  courseOf,
  endOf,
  type JobCourse,
  mayBeOver,
  notFoundAt,
} from '../judging/jobs/job-course.ts';
import { type JobHistory, type Observation, observationOf } from '../judging/jobs/job-history.ts';
import { type JobTerms, mayFail, shortestAccusableMs, termsOf } from '../judging/jobs/job-terms.ts';
import { broken, type Finding } from '../judging/verdicts/judge.ts';

/** How a job ended, and how long it waited and ran, at most. */
interface CourseToEnd extends Pick<JobCourse, 'started' | 'lastedMs'> {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly end: EndObservation;
  readonly waitedMs: number;
  readonly ranMs: number;
}

interface EndObservation extends Observation {
  readonly status: string;
}

/** In place of the state of a job that is no longer known. */
const goneStatus = 'unknown (404)';

/** What jobs that were cut short break: the rule about the limit that was not kept. */
export function cutShort(rule: RuleId, evidence: EvidenceView): readonly Finding[] {
  return cutsIn(evidence).flatMap((cut) => (cut.rule === rule ? [cut.finding] : []));
}

interface CutFinding {
  readonly rule: RuleId;
  readonly finding: Finding;
}

const cutsIn = memoize((evidence: EvidenceView): readonly CutFinding[] => {
  const ended = evidence.jobs.flatMap((history) => endedJob(history, evidence));
  const isTimeout = timeoutStates(ended, evidence);
  return ended
    .filter((job) => isTimeout(job.end.status) && !mayFail(job.terms) && !isExplained(job))
    .map((job) => ({ rule: ruleOf(job), finding: findingOf(job) }));
});

/** None for a job that did not end, completed, or may have ended for another reason than its limits. */
function endedJob(history: JobHistory, evidence: EvidenceView): CourseToEnd[] {
  const { submission, samples } = history;
  const terms = termsOf(history, evidence);
  const end = endedAt(history, terms);
  if (submission === undefined || end === undefined) return [];
  const isLeft = samples.some(({ by, job }) => by === 'runJobSync' && job.phase !== 'ended');
  // What becomes of a job that `runsync` returned unfinished, or whose caller hung up, is not stated.
  if (isLeft || submission.exchange.response === undefined) return [];
  if (mayBeRemoved(history, evidence)) return [];
  const course = courseOf(history, end);
  if (course === undefined) return [];
  const { started, isBack, waited, ran, lastedMs } = course;
  // A job that went back into the queue may have waited there until its end.
  const waitedMs = isBack ? lastedMs : waited.mostMs;
  return [{ history, terms, end, started, lastedMs, waitedMs, ranMs: ran.mostMs }];
}

/**
 * The end by `endOf`, if it can be that of a limit. A job that is gone may have completed, unless it is declared never to
 * end by itself.
 */
function endedAt(history: JobHistory, terms: JobTerms): EndObservation | undefined {
  const end = endOf(history);
  if (end !== undefined) {
    const { job, fromMs, untilMs, id } = end;
    return job.phase === 'ended' ? { status: job.status, fromMs, untilMs, id } : undefined;
  }
  const missing = terms.is('hanging') ? notFoundAt(history) : undefined;
  return missing && { status: goneStatus, ...observationOf(missing) };
}

/**
 * The states of jobs that reached a limit: a name that says so, or the one in which jobs ended when a limit
 * that is known was over, and no failing job did. Where no job completes, one that is declared to fail may
 * have reached a limit as well: it counts only if there is no other.
 */
function timeoutStates(
  ended: readonly CourseToEnd[],
  { jobs }: EvidenceView,
): (status: string) => boolean {
  const completing = new Set(
    jobs
      .filter(({ samples }) => samples.some(({ job }) => job.phase === 'completed'))
      .map(({ endpointId }) => endpointId),
  );
  const failures = ended.filter(({ terms }) => mayFail(terms));
  const certain = failures.filter(({ history }) => completing.has(history.endpointId));
  const failed = new Set((certain.length > 0 ? certain : failures).map(({ end }) => end.status));
  const atLimit = new Set(ended.filter(endedAtLimit).map(({ end }) => end.status));
  return (status) =>
    /time.?out|timed|expire/i.test(status) ||
    (failed.size > 0 && atLimit.has(status) && !failed.has(status));
}

function endedAtLimit({ terms, started, ranMs, waitedMs }: CourseToEnd): boolean {
  const { askedTtlMs, timeoutMs } = terms;
  return started === undefined
    ? isJustOver(waitedMs, askedTtlMs)
    : terms.is('hanging') && isJustOver(ranMs, timeoutMs);
}

function isJustOver(seenMs: number, limitMs: number | undefined): boolean {
  if (limitMs === undefined) return false;
  return mayBeOver(seenMs, limitMs) && seenMs <= limitMs + toleranceMs('lateTimer', limitMs);
}

/** Whether one of the job's limits may have been over; the timeout of its endpoint may be unknown. */
function isExplained({ terms, waitedMs, ranMs }: CourseToEnd): boolean {
  const { timeoutMs = shortestAccusableMs, ttlMs = 0 } = terms;
  return mayBeOver(ranMs, timeoutMs) || mayBeOver(waitedMs, ttlMs);
}

/** Whether the job ended when it was as old as its ttl, which counts only the time in the queue. */
function hasRunIntoTtl({ terms: { askedTtlMs }, lastedMs, started, end }: CourseToEnd): boolean {
  if (askedTtlMs === undefined || !mayBeOver(lastedMs, askedTtlMs)) return false;
  const surelyMs = end.fromMs - (started?.untilMs ?? end.fromMs);
  return surelyMs <= askedTtlMs + toleranceMs('lateTimer', askedTtlMs);
}

function ruleOf(job: CourseToEnd): RuleId {
  const { started, terms } = job;
  const { askedTtlMs, askedTimeoutMs, ownTimeoutMs, endpoint } = terms;
  if (started === undefined) {
    return askedTtlMs === undefined ? 'queue-ttl-default' : 'queue-ttl-override';
  }
  if (hasRunIntoTtl(job)) return 'queue-ttl-override';
  if (askedTimeoutMs !== undefined) {
    const isOwn = ownTimeoutMs !== undefined && mayBeOver(job.ranMs, ownTimeoutMs);
    return isOwn ? 'execution-timeout-override' : 'timeout-terminates';
  }
  return endpoint?.timeoutMs === 'default' ? 'execution-timeout-default' : 'timeout-terminates';
}

function findingOf(job: CourseToEnd): Finding {
  const { history, terms, end, started, waitedMs, ranMs, lastedMs } = job;
  const { ttlMs = lifecycle.timers.ttl.default, timeoutMs } = terms;
  const shownBy = [history.submission?.exchange.id ?? end.id, end.id];
  const became = `The job became ${end.status}`;
  if (started === undefined) {
    const margin = describeMargin('earlyTimer', { limitMs: ttlMs, seenMs: waitedMs });
    return broken(
      `${became} in the queue, before its ttl of ${ttlMs} ms was over.`,
      shownBy,
      margin,
    );
  }
  const ids = [...new Set([...shownBy, started.id])];
  if (hasRunIntoTtl(job)) {
    const margin = describeMargin('earlyTimer', { limitMs: ttlMs, seenMs: waitedMs });
    const reason = `${became} ${lastedMs} ms after its submission, although its ttl of ${ttlMs} ms limits only the time in the queue.`;
    return broken(reason, ids, margin);
  }
  if (timeoutMs === undefined) {
    const reason = `${became} at most ${ranMs} ms after a worker may have taken it, sooner than any timeout of an endpoint.`;
    return broken(reason, ids);
  }
  const margin = describeMargin('earlyTimer', { limitMs: timeoutMs, seenMs: ranMs });
  const reason = `${became} before its execution timeout of ${timeoutMs} ms was over.`;
  return broken(reason, ids, margin);
}
