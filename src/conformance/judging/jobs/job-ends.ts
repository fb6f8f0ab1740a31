/** How jobs ended and why, as far as the evidence shows it whatever the names of states are. */
import { lifecycle } from '#generated/reference/tables.js';
import { isSuccess } from '../../../evidence/operation-exchange.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { mayBeRemoved } from './job-calls.ts';
import {
  type CourseLimits,
  courseOf,
  type JobCourse,
  mayBeOver,
  notFoundAt,
} from './job-course.ts';
import {
  fullSamples,
  type JobHistory,
  type Observation,
  observationOf,
  retriesOf,
  type Sample,
} from './job-history.ts';
import { type JobTerms, mayFail, shortestAskedMs, termsOf } from './job-terms.ts';

/**
 * Why a job ended.
 * - completed: with a result.
 * - failed: by itself, without one.
 * - cancelled: its caller cancelled it.
 * - terminated: it ran for too long.
 * - expired: it waited for too long.
 */
export type EndReason = 'completed' | 'failed' | 'cancelled' | 'terminated' | 'expired';

export interface JobEnd {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly reason: EndReason;
  /** The state at the end; undefined if the job was no longer found. */
  readonly status: string | undefined;
  /** When it was first seen ended. */
  readonly firstId: number;
  readonly untilMs: number;
  /** The samples that show the whole job after its end. */
  readonly samples: readonly Sample[];
  /** Whether a worker was seen to have the job. */
  readonly hasStarted: boolean;
}

/** The jobs whose end was seen, and the reason of which is certain. */
export const endsIn = memoize((evidence: EvidenceView): readonly JobEnd[] =>
  evidence.jobs.flatMap((history) => judgedEnd(history, evidence)),
);

export function endsBy(evidence: EvidenceView, ...reasons: readonly EndReason[]): JobEnd[] {
  return endsIn(evidence).filter(({ reason }) => reasons.includes(reason));
}

function judgedEnd(history: JobHistory, evidence: EvidenceView): JobEnd[] {
  const { submission } = history;
  const state = lastState(history);
  if (submission === undefined || state === undefined) return [];
  const terms = termsOf(history, evidence);
  const reason = endReasonOf(history, { ...state, terms, evidence });
  if (reason === undefined) return [];
  const { status, first, course } = state;
  return [
    {
      history,
      terms,
      reason,
      status,
      firstId: first.id,
      untilMs: first.untilMs,
      samples:
        status === undefined ? [] : fullSamples(history).filter(({ job }) => job.status === status),
      hasStarted: course?.started !== undefined,
    },
  ];
}

interface LastState {
  readonly status: string | undefined;
  readonly phase: Sample['job']['phase'] | 'gone';
  /** What first showed it. */
  readonly first: Observation;
  /** The samples before it. */
  readonly open: readonly Sample[];
  /** How it went until then; undefined without a submission. */
  readonly course: JobCourse | undefined;
}

/**
 * The state in which a job was last seen; undefined if it has not ended, as far as is known. Unlike `endOf`, a state of an
 * unknown name counts, and of several states the last: what the job ended with may differ from what first showed an end.
 */
function lastState(history: JobHistory): LastState | undefined {
  const { samples } = history;
  const last = samples.findLast(({ by }) => by !== 'runJob');
  const isOpen = last === undefined || ['waiting', 'running'].includes(last.job.phase);
  const notFound = isOpen ? notFoundAt(history) : undefined;
  if (isOpen && notFound === undefined) return undefined;
  if (notFound !== undefined) {
    const first = observationOf(notFound);
    const course = courseOf(history, first);
    return { status: undefined, phase: 'gone', first, open: samples, course };
  }
  if (last === undefined) return undefined;
  const { status, phase } = last.job;
  const first = samples.find(({ job, by }) => by !== 'runJob' && job.status === status) ?? last;
  const open = samples.slice(0, samples.indexOf(first));
  return { status, phase, first, open, course: courseOf(history, first) };
}

type JudgedState = LastState & { readonly terms: JobTerms; readonly evidence: EvidenceView };

function endReasonOf(history: JobHistory, state: JudgedState): EndReason | undefined {
  const { phase, terms, evidence } = state;
  if (phase === 'completed') return 'completed';
  if (wasCancelled(history, state)) return 'cancelled';
  if (mayBeRemoved(history, evidence)) return undefined;
  const limit = limitPassed(history, state);
  if (limit !== undefined) return limit;
  if (phase === 'gone' || !isLastingState(history, state)) return undefined;
  if (callerHungUp(history)) return undefined;
  const isDeclared = mayFail(terms) && !terms.is('hanging');
  return isDeclared || isWithinLimits(state) ? 'failed' : undefined;
}

/** Whether a caller cancelled the job before it had ended, and nobody retried it. */
function wasCancelled(history: JobHistory, { first }: JudgedState): boolean {
  if (retriesOf(history).length > 0) return false;
  const cancelled = history.calls.find(
    (call) => call.operationId === 'cancelJob' && isSuccess(call),
  );
  return cancelled !== undefined && first.untilMs >= cancelled.exchange.sentMs;
}

/**
 * The limit that ended a job: it was seen waiting or running for half of it, and ended after it. A job that by
 * its input never ends has no other reason to end once it has started.
 */
function limitPassed(
  history: JobHistory,
  { open, course, terms }: JudgedState,
): 'terminated' | 'expired' | undefined {
  if (course === undefined) return undefined;
  const { started, waited, lastRan, lastedMs } = course;
  if (started !== undefined && terms.is('hanging') && !callerHungUp(history)) {
    if (isLimitOver(lastRan.mostMs, terms.timeoutMs) && !isLimitOver(lastedMs, terms.ttlMs)) {
      return 'terminated';
    }
  }
  const last = open.at(-1);
  if (last === undefined) return undefined;
  if (started === undefined) return isAround(waited, terms.ttlMs) ? 'expired' : undefined;
  // A state of an unknown name may be one in which it runs.
  const ran = { leastMs: last.fromMs - started.untilMs, mostMs: lastRan.mostMs };
  return !mayFail(terms) && isAround(ran, terms.timeoutMs) ? 'terminated' : undefined;
}

/** Whether its caller has hung up: a deployment may cancel such a job. */
function callerHungUp({ submission }: JobHistory): boolean {
  return submission?.exchange.hangUpAfterMs !== undefined;
}

function isAround({ leastMs, mostMs }: CourseLimits, limitMs: number | undefined): boolean {
  return limitMs !== undefined && leastMs >= limitMs / 2 && mayBeOver(mostMs, limitMs);
}

function isLimitOver(mostMs: number, limitMs: number | undefined): boolean {
  return limitMs !== undefined && mayBeOver(mostMs, limitMs);
}

/** Whether the job surely ended before any limit: what is left is that it failed by itself. */
function isWithinLimits({ course, terms }: JudgedState): boolean {
  const { timeoutMs = shortestAskedMs, ttlMs = lifecycle.timers.ttl.default } = terms;
  return course !== undefined && !mayBeOver(course.lastedMs, Math.min(timeoutMs, ttlMs));
}

/** Whether a state is one in which the job stays: by its name, its error, or a webhook call. */
function isLastingState({ samples }: JobHistory, { status, phase, terms }: JudgedState): boolean {
  if (phase === 'ended' || mayFail(terms)) return true;
  return samples.some(
    ({ job, by }) =>
      job.status === status && (by === 'webhook' || (job.raw['error'] ?? undefined) !== undefined),
  );
}
