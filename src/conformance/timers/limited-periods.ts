/** The periods in which jobs waited or ran under a limit, and how each of them ended. */
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { mayBeOver, notFoundAt } from '../judging/jobs/job-course.ts';
import {
  follows,
  type JobHistory,
  retriedOrCancelledMs,
  type TimeInState,
  timesInState,
} from '../judging/jobs/job-history.ts';
import { type JobTerms, termsOf } from '../judging/jobs/job-terms.ts';

/** A limit of the time for which a job may be in a phase. */
export interface Limit {
  readonly phase: 'waiting' | 'running';
  readonly limitOf: (terms: JobTerms) => number | undefined;
  /** Whether only the limit can end the phase. */
  readonly isEndless: (terms: JobTerms) => boolean;
}

/** A period in which a job was seen in the phase, and how it ended. */
export interface LimitedPeriod {
  readonly history: JobHistory;
  readonly terms: JobTerms;
  readonly limitMs: number;
  readonly period: TimeInState;
  /** The longest part of the period in which the job could not have left the phase unseen. */
  readonly closelySeenMs: number;
  readonly end: PeriodEnd | undefined;
  /** What becomes of a job that `runsync` returned unfinished is not stated. */
  readonly mayBeDropped: boolean;
  /** How slow the deployment was meanwhile: its limit may take effect this much later. */
  readonly slowMs: number;
}

export interface PeriodEnd {
  readonly id: number;
  readonly untilMs: number;
  /** Undefined if the job was gone. */
  readonly status: string | undefined;
  readonly phase: 'waiting' | 'running' | 'completed' | 'ended' | 'unknown' | 'gone';
  /** The phase lasted for this long at most. */
  readonly atMostMs: number;
}

/** Until somebody asked to retry or cancel the job: a run itself cancels jobs that outlast their limit. */
export function limitedPeriods(evidence: EvidenceView, { phase, limitOf }: Limit): LimitedPeriod[] {
  return evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const terms = termsOf(history, evidence);
    const limitMs = limitOf(terms);
    if (submission === undefined || limitMs === undefined) return [];
    const interferedAtMs = retriedOrCancelledMs(history);
    const periods = timesInState(history, phase).filter(
      ({ last }) => last.untilMs <= interferedAtMs,
    );
    return periods.map((period) => ({
      history,
      terms,
      limitMs,
      period,
      closelySeenMs: closelySeen(history, period, toleranceMs('pollGap', limitMs)),
      end: endOfPeriod(history, period, interferedAtMs),
      mayBeDropped: submission.operationId === 'runJobSync',
      slowMs: evidence.slowestStatusMs({
        fromMs: period.first.fromMs,
        untilMs: period.last.untilMs,
      }),
    }));
  });
}

function closelySeen(
  { samples }: JobHistory,
  { first, last }: TimeInState,
  longestGapMs: number,
): number {
  const within = samples.slice(samples.indexOf(first), samples.indexOf(last) + 1);
  let begin = first;
  let previous = first;
  let longestMs = 0;
  for (const sample of within) {
    if (sample.fromMs - previous.untilMs > longestGapMs) begin = sample;
    longestMs = Math.max(longestMs, sample.fromMs - begin.untilMs);
    previous = sample;
  }
  return longestMs;
}

/**
 * The end of a phase, not of the job as `endOf` has it: the next phase may be the run. States of unknown names between known
 * ones may belong to the period.
 */
function endOfPeriod(
  history: JobHistory,
  { first, last, next: following }: TimeInState,
  interferedAtMs: number,
): PeriodEnd | undefined {
  const missingCall = notFoundAt(history);
  const nextKnown = history.samples.find(
    (sample) => follows(sample, last) && sample.job.phase !== 'unknown',
  );
  if (nextKnown?.job.phase === first.job.phase) return undefined;
  const next = following === undefined ? undefined : (nextKnown ?? following);
  const end =
    next !== undefined
      ? { id: next.id, untilMs: next.untilMs, status: next.job.status, phase: next.job.phase }
      : missingCall !== undefined
        ? {
            id: missingCall.exchange.id,
            untilMs: missingCall.exchange.receivedMs,
            status: undefined,
            phase: 'gone' as const,
          }
        : undefined;
  // On a manual clock, a request takes no time.
  if (end === undefined || end.untilMs >= interferedAtMs) return undefined;
  // It may have begun right after the last sample of another known phase, or at submission.
  const before = history.samples.findLast(
    (sample) => follows(first, sample) && ![first.job.phase, 'unknown'].includes(sample.job.phase),
  );
  const begunMs = before?.fromMs ?? history.submission?.exchange.sentMs ?? first.fromMs;
  return { ...end, atMostMs: end.untilMs - begunMs };
}

/** Whether the phase surely ended before its limit. */
export function isEarly({
  limitMs,
  end,
}: Pick<LimitedPeriod, 'limitMs'> & { end: PeriodEnd }): boolean {
  return !mayBeOver(end.atMostMs, limitMs);
}

export function isCutOff({ phase }: PeriodEnd): boolean {
  return phase === 'ended' || phase === 'unknown' || phase === 'gone';
}
