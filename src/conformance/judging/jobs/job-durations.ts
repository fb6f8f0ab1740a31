/** How long the jobs of a deployment wait and run. */
import { isFinished } from '../../../client/job.ts';
import { greatestDivisor } from '../../../core/greatest-divisor.ts';
import { isObject } from '../../../core/json.ts';
import { jsonDigest } from '../../../core/json-digest.ts';
import { groupBy, intervalIndex } from '../../../evidence/indexes.ts';
import type { SubjectEndpoint } from '../../../evidence/record-types.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { type CourseLimits, courseOf, endOf } from './job-course.ts';
import { isRetriedOrCancelled, type JobHistory } from './job-history.ts';
import { isRequestOf } from './job-terms.ts';
import { workersOf } from './jobs-at-once.ts';

/** A time that was measured once. */
export interface TimeSample {
  readonly ms: number;
  /** What it surely was at least. */
  readonly leastMs: number;
  /** What it surely was at most. */
  readonly mostMs: number;
  /** The unit of what was reported hides how much of it the job waited. */
  readonly isWhole?: true;
  /** The evidence that shows it. */
  readonly id: number;
}

export interface JobTimes {
  readonly endpointId: string;
  readonly submission: NonNullable<JobHistory['submission']>;
  /** Of its input, if that is declared to run for a certain time. */
  readonly knownLength: string | undefined;
  readonly ran: TimeSample | undefined;
  /** Undefined also for jobs that may have waited for other jobs. */
  readonly waited: TimeSample | undefined;
  /** Whether another job of the endpoint ended right before it was submitted, so that a worker may have been up. */
  readonly isWarm: boolean;
}

/** Times that differ by less are the same: timers and the network are no more precise. In milliseconds. */
export const indistinctMs = 50;

/**
 * The times of jobs that completed at their first attempt. Reported times count if their unit is known and they agree with what was seen from
 * outside; otherwise times count that were seen within narrow limits.
 * @param idleTimeoutMs how long a worker stays up without a job
 */
export function timesOfJobs(
  view: EvidenceView,
  { unitMs, idleTimeoutMs }: { unitMs: number | undefined; idleTimeoutMs: number },
): JobTimes[] {
  const neighbours = neighboursIn(view);
  const unit = unitOf(view, unitMs);
  return view.jobs.flatMap((history) => {
    const { endpointId, submission } = history;
    const span = spanOf(history);
    if (endpointId === undefined || submission === undefined || span === undefined) return [];
    if (span.end.job.phase !== 'completed' || isRetriedOrCancelled(history)) return [];
    const { delayTime, executionTime } = span.end.job;
    const others = neighbours(history, span, idleTimeoutMs);
    const waited = others.areBusy
      ? undefined
      : measureTime(span.waited, reportedLimits(delayTime, unit), span.end.id);
    const ran = measureTime(span.ran, reportedLimits(executionTime, unit), span.end.id);
    const isPrompt = !others.areBusy && others.haveJustEnded && unit?.stepMs !== 0;
    return [
      {
        endpointId,
        submission,
        knownLength: knownLength(submission.sent, view.endpoint(endpointId)),
        ran: ran ?? (isPrompt ? wholeOf(span, waited) : undefined),
        waited,
        isWarm: others.haveJustEnded,
      },
    ];
  });
}

interface Span {
  readonly submittedMs: number;
  readonly leftQueueMs: number;
  readonly end: JobHistory['samples'][number];
  readonly waited: CourseLimits;
  readonly ran: CourseLimits;
  /** From its submission to its end. */
  readonly whole: CourseLimits;
}

/** When a job was seen to wait and to run. */
function spanOf(history: JobHistory): Span | undefined {
  const end = endOf(history);
  const course = courseOf(history);
  if (course === undefined || end === undefined) return undefined;
  const { submission, left, waited, ran, lastedMs } = course;
  const { sentMs, receivedMs } = submission.exchange;
  const isAnswer = end.id === submission.exchange.id;
  const before = history.samples.filter(({ id }) => id !== submission.exchange.id);
  return {
    submittedMs: sentMs,
    leftQueueMs: (left ?? end).untilMs,
    end,
    waited,
    ran,
    whole: {
      // A synchronous submission is answered when its job ends.
      leastMs: isAnswer
        ? receivedMs - sentMs
        : Math.max(0, (before.findLast(({ job }) => !isFinished(job))?.fromMs ?? 0) - receivedMs),
      mostMs: lastedMs,
    },
  };
}

/** By how much a report may miss what was seen from outside: a fixed time, and a share of what was seen. */
const credible = { ms: 500, share: 0.25 };

/** How far apart the limits may be between which a time was seen, as a share of it. */
const narrowShare = 0.25;

/** How far apart the limits may be that a report in a coarse unit leaves, as a share of the time. */
const coarseShare = 0.5;

/** The middle of what a report and what was seen from outside leave possible; undefined if that is too much. */
function measureTime(
  observed: CourseLimits,
  report: CourseLimits | undefined,
  id: number,
): TimeSample | undefined {
  const { leastMs, mostMs } = observed;
  const slackOf = (ms: number) => credible.ms + credible.share * ms;
  const isCredible =
    report !== undefined &&
    report.mostMs >= leastMs - slackOf(leastMs) &&
    report.leastMs <= mostMs + slackOf(mostMs);
  const [limits, share] = isCredible
    ? [common(report, observed) ?? report, coarseShare]
    : [observed, narrowShare];
  return areNarrow(limits, share) ? sampleIn(limits, id) : undefined;
}

function areNarrow({ leastMs, mostMs }: CourseLimits, share: number): boolean {
  return mostMs - leastMs <= Math.max(indistinctMs, share * mostMs);
}

/** A time in place of a run time that the unit hides: from the submission to the end, without what the job surely waited. */
function wholeOf({ whole, end }: Span, waited: TimeSample | undefined): TimeSample | undefined {
  if (!areNarrow(whole, narrowShare)) return undefined;
  const ms = waited?.ms ?? 0;
  const limits = { leastMs: Math.max(0, whole.leastMs - ms), mostMs: whole.mostMs - ms };
  return limits.mostMs < 0 ? undefined : { ...sampleIn(limits, end.id), isWhole: true };
}

function sampleIn(limits: CourseLimits, id: number): TimeSample {
  return { ms: midpointMs(limits), ...limits, id };
}

/** The unit of reported times, and their step: in seconds, they may all be whole or half ones. 0: they are exact. */
interface Unit {
  readonly unitMs: number;
  readonly stepMs: number;
}

function unitOf({ jobs }: EvidenceView, unitMs: number | undefined): Unit | undefined {
  if (unitMs === undefined) return undefined;
  const times = jobs.flatMap(({ samples }) =>
    samples.flatMap(({ job: { delayTime, executionTime } }) => [
      delayTime ?? 0,
      executionTime ?? 0,
    ]),
  );
  const step = times.reduce(
    (common, time) => greatestDivisor(common, BigInt(Math.round(time * unitMs))),
    BigInt(unitMs),
  );
  // A time may be negative, and so the divisor.
  const stepMs = Math.abs(Number(step));
  return { unitMs, stepMs: stepMs <= 1 ? 0 : stepMs };
}

/** What a report says. It may be rounded to its step up, down or to the nearest. */
function reportedLimits(
  time: number | undefined,
  unit: Unit | undefined,
): CourseLimits | undefined {
  if (time === undefined || unit === undefined || time < 0) return undefined;
  const ms = time * unit.unitMs;
  return { leastMs: Math.max(0, ms - unit.stepMs), mostMs: ms + unit.stepMs };
}

function common(left: CourseLimits, right: CourseLimits): CourseLimits | undefined {
  // A report without rounding is more exact than anything that is seen from outside.
  if (left.leastMs === left.mostMs) return left;
  const leastMs = Math.max(left.leastMs, right.leastMs);
  const mostMs = Math.min(left.mostMs, right.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : undefined;
}

function midpointMs({ leastMs, mostMs }: CourseLimits): number {
  return Math.round((leastMs + mostMs) / 2);
}

/** The digest of an input that is declared to run for a certain time, or never to end. */
function knownLength(sent: unknown, endpoint: SubjectEndpoint | undefined): string | undefined {
  const isKnown = (['slow', 'hanging', 'streaming'] as const).some((kind) =>
    isRequestOf(sent, endpoint, kind),
  );
  return isKnown && isObject(sent) ? jsonDigest(sent['input']) : undefined;
}

/** Finds the other jobs of an endpoint that were under way, or had just ended. */
function neighboursIn(view: EvidenceView) {
  const placeOf = workersOf(view);
  const spans = view.jobs.map((history) => ({
    history,
    from: history.submission?.exchange.sentMs ?? history.samples[0]?.fromMs ?? 0,
    to: endOf(history)?.untilMs ?? Number.POSITIVE_INFINITY,
  }));
  const byPlace = new Map(
    [...groupBy(spans, ({ history }) => placeOf(history))].map(([place, placeSpans]) => [
      place,
      intervalIndex(placeSpans.map((span) => ({ thing: span, from: span.from, to: span.to }))),
    ]),
  );
  return (
    history: JobHistory,
    { submittedMs, leftQueueMs }: Span,
    withinMs: number,
  ): { areBusy: boolean; haveJustEnded: boolean } => {
    const nearby =
      byPlace.get(placeOf(history))?.({
        before: leftQueueMs,
        beyond: submittedMs - withinMs,
      }) ?? [];
    const others = nearby.filter((span) => span.history !== history);
    return {
      areBusy: others.some(({ to }) => to > submittedMs),
      haveJustEnded: others.length > 0,
    };
  };
}
