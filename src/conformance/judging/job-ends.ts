/** How jobs ended and why, as far as the evidence shows it whatever the names of states are. */
import { lifecycle } from '#generated/reference/tables.js';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { requestMembers } from '../contract/request-schema.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from './evidence-view.ts';
import { mayBeRemoved } from './job-calls.ts';
import { fullSamples, type JobHistory, notFoundAt, type Sample } from './job-history.ts';
import { type InputKind, type JobTerms, termsOf } from './job-terms.ts';

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
  evidence.jobs.flatMap((history) => endOf(history, evidence)),
);

export function endsBy(evidence: EvidenceView, ...reasons: readonly EndReason[]): JobEnd[] {
  return endsIn(evidence).filter(({ reason }) => reasons.includes(reason));
}

function endOf(history: JobHistory, evidence: EvidenceView): JobEnd[] {
  const { submission } = history;
  const seen = lastState(history);
  if (submission === undefined || seen === undefined) return [];
  const terms = termsOf(history, evidence);
  const reason = reasonOf(history, { ...seen, terms, evidence });
  if (reason === undefined) return [];
  const { status, first, started } = seen;
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
      hasStarted: started !== undefined,
    },
  ];
}

interface LastState {
  readonly status: string | undefined;
  readonly phase: Sample['job']['phase'] | 'gone';
  /** What first showed it. */
  readonly first: Pick<Sample, 'id' | 'untilMs'>;
  /** The samples before it. */
  readonly open: readonly Sample[];
  /** The first sign that a worker has the job. */
  readonly started: Sample | undefined;
}

/** The state in which a job was last seen; undefined if it has not ended, as far as is known. */
function lastState(history: JobHistory): LastState | undefined {
  const { samples } = history;
  const last = samples.findLast(({ by }) => by !== 'runJob');
  const isOpen = last === undefined || ['waiting', 'running'].includes(last.job.phase);
  const gone = isOpen ? notFoundAt(history) : undefined;
  if (isOpen && gone === undefined) return undefined;
  if (gone !== undefined) {
    const { id, receivedMs: untilMs } = gone.exchange;
    const started = startOf(samples, samples);
    return { status: undefined, phase: 'gone', first: { id, untilMs }, open: samples, started };
  }
  if (last === undefined) return undefined;
  const { status, phase } = last.job;
  const first = samples.find(({ job, by }) => by !== 'runJob' && job.status === status) ?? last;
  const open = samples.slice(0, samples.indexOf(first));
  return { status, phase, first, open, started: startOf(open, samples) };
}

/** A job that has left the queue, or names its worker. */
function startOf(open: readonly Sample[], samples: readonly Sample[]): Sample | undefined {
  return (
    open.find(({ job }) => job.phase !== 'waiting') ??
    samples.find(({ job }) => job.phase === 'completed' || job.workerId !== undefined)
  );
}

/** Inputs that are declared to make their jobs end without a result. */
const failing: readonly InputKind[] = ['failing', 'crashing', 'errorOutput', 'otherOutput'];

type Seen = LastState & { readonly terms: JobTerms; readonly evidence: EvidenceView };

function reasonOf(history: JobHistory, seen: Seen): EndReason | undefined {
  const { phase, terms, evidence } = seen;
  if (phase === 'completed') return 'completed';
  if (wasCancelled(history, seen)) return 'cancelled';
  if (mayBeRemoved(history, evidence)) return undefined;
  const limit = limitPassed(history, seen);
  if (limit !== undefined) return limit;
  if (phase === 'gone' || !isFinal(history, seen)) return undefined;
  if (wasLeft(history)) return undefined;
  const isDeclared = failing.some((kind) => terms.is(kind)) && !terms.is('hanging');
  return isDeclared || isWithinLimits(history, seen) ? 'failed' : undefined;
}

/** Whether a caller cancelled the job before it had ended, and nobody retried it. */
function wasCancelled({ calls }: JobHistory, { first }: Seen): boolean {
  if (calls.some(({ operationId }) => operationId === 'retryJob')) return false;
  const cancelled = calls.find((call) => call.operationId === 'cancelJob' && isSuccess(call));
  return cancelled !== undefined && first.untilMs >= cancelled.exchange.sentMs;
}

/**
 * The limit that ended a job: it was seen waiting or running for half of it, and ended after it. A job that by
 * its input never ends has no other reason to end once it has started.
 */
function limitPassed(
  history: JobHistory,
  { first, open, started, terms }: Seen,
): 'terminated' | 'expired' | undefined {
  const { submission } = history;
  if (submission === undefined) return undefined;
  const { sentMs, receivedMs } = submission.exchange;
  const last = open.at(-1);
  if (started !== undefined && terms.is('hanging') && !wasLeft(history)) {
    const mostMs = first.untilMs - (lastWaiting(open)?.fromMs ?? sentMs);
    const livedMs = first.untilMs - sentMs;
    if (isOver(mostMs, terms.timeoutMs) && !isOver(livedMs, terms.ttlMs)) return 'terminated';
  }
  if (last === undefined) return undefined;
  if (started === undefined) {
    const waited = { atLeastMs: last.fromMs - receivedMs, atMostMs: first.untilMs - sentMs };
    return isAround(waited, terms.ttlMs) ? 'expired' : undefined;
  }
  const ran = {
    atLeastMs: last.fromMs - started.untilMs,
    atMostMs: first.untilMs - (lastWaiting(open)?.fromMs ?? sentMs),
  };
  const mayEnd = failing.some((kind) => terms.is(kind));
  return !mayEnd && isAround(ran, terms.timeoutMs) ? 'terminated' : undefined;
}

/** Whether its caller has hung up: a deployment may cancel such a job. */
function wasLeft({ submission }: JobHistory): boolean {
  return submission?.exchange.hangUpAfterMs !== undefined;
}

function lastWaiting(open: readonly Sample[]): Sample | undefined {
  return open.findLast(({ job, by }) => job.phase === 'waiting' && by !== 'runJob');
}

function isAround(
  { atLeastMs, atMostMs }: { atLeastMs: number; atMostMs: number },
  limitMs: number | undefined,
): boolean {
  return limitMs !== undefined && atLeastMs >= limitMs / 2 && isOver(atMostMs, limitMs);
}

/** Whether a limit may have passed. */
function isOver(mostMs: number, limitMs: number | undefined): boolean {
  return limitMs !== undefined && mostMs >= limitMs - toleranceMs('earlyTimer', limitMs);
}

/** Whether the job surely ended before any limit: what is left is that it failed by itself. */
function isWithinLimits({ submission }: JobHistory, { first, terms }: Seen): boolean {
  const { timeoutMs = shortestTimeoutMs, ttlMs = lifecycle.timers.ttl.default } = terms;
  const limitMs = Math.min(timeoutMs, ttlMs);
  const sentMs = submission?.exchange.sentMs ?? Number.NEGATIVE_INFINITY;
  return first.untilMs - sentMs < limitMs - toleranceMs('earlyTimer', limitMs);
}

/** An endpoint whose own timeout is not declared is taken to have none that a request could not ask for. */
const shortestTimeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** Whether a state is one in which the job stays: by its name, its error, or a webhook call. */
function isFinal({ samples }: JobHistory, { status, phase, terms }: Seen): boolean {
  if (phase === 'ended' || failing.some((kind) => terms.is(kind))) return true;
  return samples.some(
    ({ job, by }) =>
      job.status === status && (by === 'webhook' || (job.raw['error'] ?? undefined) !== undefined),
  );
}
