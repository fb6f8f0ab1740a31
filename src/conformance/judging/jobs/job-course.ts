/** How a job went, as far as the evidence shows it: within which limits it waited and ran, and what first shows its end. */
import { isFinished } from '../../../client/job.ts';
import type { OperationExchange } from '../../../evidence/operation-exchange.ts';
import { toleranceMs } from '../../contract/tolerances.ts';
import { type JobHistory, type Observation, type Sample, timesInState } from './job-history.ts';

/** A time that was not seen exactly. */
export interface CourseLimits {
  readonly leastMs: number;
  readonly mostMs: number;
}

export interface JobCourse {
  readonly submission: NonNullable<JobHistory['submission']>;
  readonly end: Observation;
  /** The first sample that does not show it waiting; undefined if it ended unseen. */
  readonly left: Sample | undefined;
  /** The last sample that shows it waiting before that. */
  readonly waiting: Sample | undefined;
  /** The first sample that shows that a worker has or had the job; undefined if it was only seen to wait. */
  readonly started: Sample | undefined;
  /** Whether it was seen to wait again after it had left the queue. */
  readonly isBack: boolean;
  /** From its submission until it first left the queue. */
  readonly waited: CourseLimits;
  /** At least for as long as it was seen to run at first; at most from when it first left the queue until its end. */
  readonly ran: CourseLimits;
  /** As `ran`, but at most from when it last left the queue. */
  readonly lastRan: CourseLimits;
  /** For how long it was there at most: from its submission until its end. */
  readonly lastedMs: number;
}

/** The first sample in a final state. */
export function endOf({ samples }: JobHistory): Sample | undefined {
  return samples.find(({ job }) => isFinished(job));
}

/** The first status request that did not find the job, if no later one did. */
export function notFoundAt({ missing, samples }: JobHistory): OperationExchange | undefined {
  const lastSeenMs = samples
    .filter(({ by }) => by !== 'webhook')
    .reduce((latestMs, { untilMs }) => Math.max(latestMs, untilMs), Number.NEGATIVE_INFINITY);
  return missing.find(({ exchange }) => exchange.sentMs >= lastSeenMs);
}

/**
 * Undefined without a submission or an end.
 * @param end what first showed that the job had ended, or was gone
 */
export function courseOf(
  history: JobHistory,
  end: Observation | undefined = endOf(history),
): JobCourse | undefined {
  const { samples, submission } = history;
  if (submission === undefined || end === undefined) return undefined;
  const { sentMs, receivedMs } = submission.exchange;
  const isWaiting = ({ job }: Sample) => job.phase === 'waiting';
  const left = samples.find((sample) => !isWaiting(sample));
  const leftMs = left?.fromMs ?? end.fromMs;
  const waiting = samples.findLast((sample) => isWaiting(sample) && sample.fromMs <= leftMs);
  const ended = samples.findIndex(({ id }) => id === end.id);
  const open = ended === -1 ? samples : samples.slice(0, ended);
  const lastWaiting = open.findLast(isWaiting);
  const isBack =
    left !== undefined && samples.some((sample) => isWaiting(sample) && sample.fromMs > leftMs);
  const ranMs = seenRunningMs({ ...history, samples: open }, isBack);
  return {
    submission,
    end,
    left,
    waiting,
    started: open.find((sample) => !isWaiting(sample)) ?? samples.find(hasWorker),
    isBack,
    waited: {
      leastMs: Math.max(0, (waiting?.fromMs ?? receivedMs) - receivedMs),
      mostMs: (left ?? end).untilMs - sentMs,
    },
    ran: { leastMs: ranMs, mostMs: end.untilMs - (waiting?.fromMs ?? sentMs) },
    lastRan: { leastMs: ranMs, mostMs: end.untilMs - (lastWaiting?.fromMs ?? sentMs) },
    lastedMs: end.untilMs - sentMs,
  };
}

/** For how long a job was seen to run. Between two samples in progress, states of unknown names are part of the run, but not the queue. */
function seenRunningMs(open: JobHistory, isBack: boolean): number {
  const [first] = timesInState(open, 'running');
  if (first === undefined || isBack) return first?.atLeastMs ?? 0;
  const last = open.samples.findLast(({ job }) => job.phase === 'running') ?? first.last;
  return Math.max(0, last.fromMs - first.first.untilMs);
}

function hasWorker({ job: { phase, workerId, executionTime = 0 } }: Sample): boolean {
  return phase === 'completed' || workerId !== undefined || executionTime > 0;
}

/** Whether a limit may have been over for a job that waited or ran for this long at most. */
export function mayBeOver(mostMs: number, limitMs: number): boolean {
  return mostMs >= limitMs - toleranceMs('earlyTimer', limitMs);
}
