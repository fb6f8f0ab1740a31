/** The timeline of a job, from its events. */
import type { AccountEvent, JobDetails } from '../../client/control.ts';

export type JobEvent = Extract<AccountEvent, { jobId?: string }>;

export interface AttemptSpan {
  readonly kind: 'queue' | 'run' | 'webhook';
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether the attempt ended in it without success. */
  readonly hasFailed: boolean;
}

export interface JobTimeline {
  readonly fromMs: number;
  readonly toMs: number;
  readonly spans: readonly AttemptSpan[];
}

/**
 * The spans of all attempts to run a job. A span without an end lasts until now. What the log has
 * dropped is taken from the job.
 */
export function timelineOfJob(
  job: JobDetails,
  events: readonly JobEvent[],
  nowMs: number,
): JobTimeline {
  const spans: AttemptSpan[] = [];
  let open: { kind: AttemptSpan['kind']; fromMs: number } | undefined;
  const next = (atMs: number, kind?: AttemptSpan['kind'], hasFailed = false) => {
    if (open !== undefined) spans.push({ ...open, toMs: atMs, hasFailed });
    open = kind === undefined ? undefined : { kind, fromMs: atMs };
  };
  for (const step of jobSteps(job, events)) {
    const { type, atMs } = step;
    if (type === 'submitted' || type === 'retried') next(atMs, 'queue');
    else if (type === 'started') next(atMs, 'run');
    else if (type === 'ended') next(atMs, undefined, isFailedStatus(step.status));
    else if (type === 'webhookAttempted' && open === undefined) {
      const fromMs = spans.at(-1)?.toMs ?? atMs;
      spans.push({ kind: 'webhook', fromMs, toMs: atMs, hasFailed: step.acknowledged === false });
    }
  }
  const isCalling = open === undefined && job.webhook?.state === 'waiting';
  const times = events.flatMap((event) => (isInTimeline(event) ? [event.atMs] : []));
  const lastMs = Math.max(job.queuedMs, ...times, job.endedMs ?? 0);
  const toMs = open === undefined && !isCalling ? lastMs : Math.max(lastMs, nowMs);
  if (isCalling) open = { kind: 'webhook', fromMs: spans.at(-1)?.toMs ?? lastMs };
  next(toMs);
  return { fromMs: spans[0]?.fromMs ?? job.queuedMs, toMs, spans };
}

/** The deletion, long after the end of a job, would leave a sliver for all else. */
export function isInTimeline({ type }: Pick<JobEvent, 'type'>): boolean {
  return type !== 'forgotten';
}

type JobStep = Pick<JobEvent, 'type' | 'atMs'> & {
  readonly status?: JobDetails['status'];
  readonly acknowledged?: boolean;
};

function isFailedStatus(status: JobDetails['status'] | undefined): boolean {
  return status === 'FAILED' || status === 'TIMED_OUT';
}

/** The events, or if the log has dropped the first of them, what the job knows of itself. */
function jobSteps(job: JobDetails, events: readonly JobEvent[]): readonly JobStep[] {
  if (events[0]?.type === 'submitted') return events;
  const { queuedMs, startedMs, endedMs } = job;
  const steps: JobStep[] = [{ type: 'submitted', atMs: queuedMs }];
  if (startedMs !== undefined) steps.push({ type: 'started', atMs: startedMs });
  if (endedMs !== undefined) steps.push({ type: 'ended', atMs: endedMs, status: job.status });
  return [...steps, ...events.filter(({ type }) => type === 'webhookAttempted')];
}
