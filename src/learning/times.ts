/** How long the jobs of a deployment wait and run. */
import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '../client/job.ts';
import type { EvidenceView } from '../conformance/judging/evidence-view.ts';
import { isRetriedOrCancelled, type JobHistory } from '../conformance/judging/job-history.ts';
import { isObject } from '../core/json.ts';
import { jsonDigest } from '../core/json-digest.ts';
import { groupBy, intervalIndex } from '../evidence/indexes.ts';
import type { SubjectEndpoint } from '../evidence/records.ts';
import { indistinctMs } from './distribution.ts';
import { workersOf } from './jobs-at-once.ts';

/** A time that was measured once. */
export interface Sample {
  readonly ms: number;
  /** What it surely was at least. */
  readonly leastMs: number;
  /** The evidence that shows it. */
  readonly id: number;
}

export interface JobTimes {
  readonly endpointId: string;
  /** Of its input, if that is declared to run for a certain time. */
  readonly knownLength: string | undefined;
  readonly ran: Sample | undefined;
  /** Undefined also for jobs that may have waited for other jobs. */
  readonly waited: Sample | undefined;
  /** Whether another job of the endpoint ended right before it was submitted, so that a worker may have been up. */
  readonly isWarm: boolean;
}

/** How long a worker of the local service stays up without a job, if nothing else is set, in milliseconds. */
export type IdleTimeout = number;

/**
 * The times of jobs that completed at their first attempt. Reported times count if their unit is known and they agree with what was seen from
 * outside; otherwise times count that were seen within narrow limits.
 */
export function jobTimes(
  view: EvidenceView,
  { unitMs, idleTimeoutMs }: { unitMs: number | undefined; idleTimeoutMs: IdleTimeout },
): JobTimes[] {
  const neighbours = neighboursIn(view);
  return view.jobs.flatMap((history) => {
    const { endpointId, submission } = history;
    const span = spanOf(history);
    if (endpointId === undefined || submission === undefined || span === undefined) return [];
    if (span.end.job.phase !== 'completed' || isRetriedOrCancelled(history)) return [];
    const { delayTime, executionTime } = span.end.job;
    const others = neighbours(history, span, idleTimeoutMs);
    return [
      {
        endpointId,
        knownLength: knownLength(submission.sent, view.endpoint(endpointId)),
        ran: measured(span.ran, reportedLimits(executionTime, unitMs), span.end.id),
        waited: others.areBusy
          ? undefined
          : measured(span.waited, reportedLimits(delayTime, unitMs), span.end.id),
        isWarm: others.haveJustEnded,
      },
    ];
  });
}

interface Limits {
  readonly leastMs: number;
  readonly mostMs: number;
}

interface Span {
  readonly submittedMs: number;
  readonly leftQueueMs: number;
  readonly end: JobHistory['samples'][number];
  readonly waited: Limits;
  readonly ran: Limits;
}

/** When a job was seen to wait and to run. */
function spanOf({ samples, submission }: JobHistory): Span | undefined {
  const end = samples.find(({ job }) => isFinished(job));
  if (submission === undefined || end === undefined) return undefined;
  const { sentMs, receivedMs } = submission.exchange;
  const isAnswer = end.id === submission.exchange.id;
  const left = samples.find(({ job }) => job.phase !== 'waiting') ?? end;
  const before = samples.filter(({ id }) => id !== submission.exchange.id);
  const waiting = before.findLast(
    ({ job, fromMs }) => job.phase === 'waiting' && fromMs <= left.fromMs,
  );
  const running = before.filter(({ job }) => job.phase === 'running');
  // A synchronous submission may have been accepted at any time before it was answered.
  const acceptedMs = isAnswer ? sentMs : receivedMs;
  const waitedFromMs = waiting?.fromMs ?? sentMs;
  return {
    submittedMs: sentMs,
    leftQueueMs: left.untilMs,
    end,
    waited: {
      leastMs: Math.max(0, (waiting?.fromMs ?? acceptedMs) - acceptedMs),
      mostMs: left.untilMs - sentMs,
    },
    ran: {
      leastMs: Math.max(0, (running.at(-1)?.fromMs ?? 0) - (running[0]?.untilMs ?? 0)),
      mostMs: end.untilMs - waitedFromMs,
    },
  };
}

/** By how much a report may miss what was seen from outside: a fixed time, and a share of what was seen. */
const credible = { ms: 500, share: 0.25 };

/** How far apart the limits may be between which a time was seen, as a share of it. */
const narrowShare = 0.25;

/** The middle of what a report and what was seen from outside leave possible; undefined if that is too much. */
function measured(seen: Limits, report: Limits | undefined, id: number): Sample | undefined {
  const { leastMs, mostMs } = seen;
  const slackOf = (ms: number) => credible.ms + credible.share * ms;
  const isCredible =
    report !== undefined &&
    report.mostMs >= leastMs - slackOf(leastMs) &&
    report.leastMs <= mostMs + slackOf(mostMs);
  if (isCredible) return sampleIn(common(report, seen) ?? report, id);
  const isNarrow = mostMs - leastMs <= Math.max(indistinctMs, narrowShare * mostMs);
  return isNarrow ? sampleIn(seen, id) : undefined;
}

function sampleIn(limits: Limits, id: number): Sample {
  return { ms: middleOf(limits), leastMs: limits.leastMs, id };
}

/** What a report says. One in whole seconds, or longer units, is rounded in whatever way. */
function reportedLimits(time: number | undefined, unitMs: number | undefined): Limits | undefined {
  if (time === undefined || unitMs === undefined || time < 0) return undefined;
  const roundedMs = unitMs > 1 && Number.isInteger(time) ? unitMs : 0;
  const ms = time * unitMs;
  return { leastMs: Math.max(0, ms - roundedMs), mostMs: ms + roundedMs };
}

function common(one: Limits, other: Limits): Limits | undefined {
  // A report without rounding is more exact than anything that is seen from outside.
  if (one.leastMs === one.mostMs) return one;
  const leastMs = Math.max(one.leastMs, other.leastMs);
  const mostMs = Math.min(one.mostMs, other.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : undefined;
}

function middleOf({ leastMs, mostMs }: Limits): number {
  return Math.round((leastMs + mostMs) / 2);
}

/** The digest of an input that is declared to run for a certain time, or never to end. */
function knownLength(sent: unknown, endpoint: SubjectEndpoint | undefined): string | undefined {
  const { slow, hanging, streaming } = endpoint?.inputs ?? {};
  const input = isObject(sent) ? sent['input'] : undefined;
  const isKnown = [slow?.input, hanging, streaming?.input].some(
    (declared) => declared !== undefined && isDeepStrictEqual(declared, input),
  );
  return isKnown ? jsonDigest(input) : undefined;
}

/** Finds the other jobs of an endpoint that were under way, or had just ended. */
function neighboursIn(view: EvidenceView) {
  const placeOf = workersOf(view);
  const spans = view.jobs.map((history) => ({
    history,
    from: history.submission?.exchange.sentMs ?? history.samples[0]?.fromMs ?? 0,
    to: history.samples.find(({ job }) => isFinished(job))?.untilMs ?? Number.POSITIVE_INFINITY,
  }));
  const byPlace = new Map(
    [...groupBy(spans, ({ history }) => placeOf(history))].map(([place, own]) => [
      place,
      intervalIndex(own.map((span) => ({ thing: span, from: span.from, to: span.to }))),
    ]),
  );
  return (
    history: JobHistory,
    { submittedMs, leftQueueMs }: Span,
    withinMs: number,
  ): { areBusy: boolean; haveJustEnded: boolean } => {
    const around =
      byPlace.get(placeOf(history))?.({
        before: leftQueueMs,
        beyond: submittedMs - withinMs,
      }) ?? [];
    const others = around.filter((span) => span.history !== history);
    return {
      areBusy: others.some(({ to }) => to > submittedMs),
      haveJustEnded: others.length > 0,
    };
  };
}
