/** How long jobs were seen in a phase that has a limit, and how that ended. */
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import {
  follows,
  type JobHistory,
  notFoundAt,
  retriedOrCancelledMs,
  type TimeInState,
  timesInState,
} from '../engine/judging/job-history.ts';
import { type JobTerms, termsOf } from '../engine/judging/job-terms.ts';
import { toleranceMs } from '../engine/tolerances.ts';

/** One of the limits: how long a job may be in a phase. */
export interface Limit {
  readonly phase: 'waiting' | 'running';
  readonly limitOf: (terms: JobTerms) => number | undefined;
  /** Whether nothing but the limit can end the phase. */
  readonly isEndless: (terms: JobTerms) => boolean;
}

/** A job that was seen in the phase, and what was seen of its end. */
export interface LimitedPeriod {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly limitMs: number;
  readonly stay: TimeInState;
  readonly end: PeriodEnd | undefined;
  /**
   * Whether the job may have ended because nobody waited for it any more: what becomes of a job when
   * `runsync` has been answered before its end is not stated.
   */
  readonly mayBeDropped: boolean;
  /** How slow everything was meanwhile: so late may a limit strike besides. */
  readonly slowMs: number;
}

/** The first look at which a job was not in the phase any more. */
export interface PeriodEnd {
  readonly id: number;
  readonly untilMs: number;
  /** The status that was shown; undefined where the job was gone. */
  readonly status: string | undefined;
  readonly phase: 'waiting' | 'running' | 'completed' | 'ended' | 'unknown' | 'gone';
  /** The phase lasted for this long at most. */
  readonly atMostMs: number;
}

/**
 * The stays of each job in the phase of a limit that applies to it, as far as nobody had asked for it
 * to be retried or called off: a run calls off what has outlasted its limit, too.
 */
export function limitedPeriods(evidence: EvidenceView, { phase, limitOf }: Limit): LimitedPeriod[] {
  return evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const terms = termsOf(history, evidence);
    const limitMs = limitOf(terms);
    if (submission === undefined || limitMs === undefined) return [];
    const interferedAtMs = retriedOrCancelledMs(history);
    const stays = timesInState(history, phase).filter(({ last }) => last.untilMs <= interferedAtMs);
    return stays.map((stay) => ({
      history,
      terms,
      limitMs,
      stay,
      end: endOfPeriod(history, stay, interferedAtMs),
      mayBeDropped: submission.operationId === 'runJobSync',
      slowMs: evidence.slowestStatusMs({ fromMs: stay.first.fromMs, untilMs: stay.last.untilMs }),
    }));
  });
}

function endOfPeriod(
  history: JobHistory,
  { first, next }: TimeInState,
  interferedAtMs: number,
): PeriodEnd | undefined {
  const gone = notFoundAt(history);
  const seen =
    next !== undefined
      ? { id: next.id, untilMs: next.untilMs, status: next.job.status, phase: next.job.phase }
      : gone !== undefined
        ? {
            id: gone.exchange.id,
            untilMs: gone.exchange.receivedMs,
            status: undefined,
            phase: 'gone' as const,
          }
        : undefined;
  if (seen === undefined || seen.untilMs > interferedAtMs) return undefined;
  // It may have begun right after the last look that showed another phase, or when it was submitted.
  const before = history.samples.findLast((sample) => follows(first, sample));
  const begunMs =
    before !== undefined && before.job.phase !== first.job.phase
      ? before.fromMs
      : (history.submission?.exchange.sentMs ?? first.fromMs);
  return { ...seen, atMostMs: seen.untilMs - begunMs };
}

/** Whether the phase surely ended before its limit. */
export function isEarly({
  limitMs,
  end,
}: Pick<LimitedPeriod, 'limitMs'> & { end: PeriodEnd }): boolean {
  return end.atMostMs < limitMs - toleranceMs('earlyTimer', limitMs);
}

/** Whether the job was over without a result, or gone. */
export function isCutOff({ phase }: PeriodEnd): boolean {
  return phase === 'ended' || phase === 'unknown' || phase === 'gone';
}
