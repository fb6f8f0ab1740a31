/** Jobs that ended without a result, with what ended them. */
import { nextCallMs } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory, Sample } from '../judging/jobs/job-history.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';

/** What ended a job without a result. */
type Cause = 'itself' | 'cancelled' | 'purged';

interface JobWithoutResult {
  readonly history: WebhookHistory;
  readonly job: JobHistory;
  readonly before: Sample | undefined;
  readonly end: Sample;
  readonly cause: Cause;
  readonly shownBy: readonly number[];
}

export function endedJobs(evidence: EvidenceView): JobWithoutResult[] {
  return evidence.webhooks.flatMap((history): JobWithoutResult[] => {
    const { job, submission, calls } = history;
    const samples = (job?.samples ?? []).filter(({ by }) => by !== 'webhook');
    const at = samples.findIndex((sample) => sample.job.phase === 'ended');
    const [before, end] = [samples[at - 1], samples[at]];
    if (job === undefined || submission === undefined || end === undefined) return [];
    const shownBy = [submission.exchange.id, end.id, ...calls.map(({ delivery }) => delivery.id)];
    return [
      { history, job, before, end, cause: causeOfEnd({ job, before, end }, evidence), shownBy },
    ];
  });
}

/** Why a job ended. A purge cancels the jobs that wait in the queue. */
function causeOfEnd(
  { job, before, end }: Pick<JobWithoutResult, 'job' | 'before' | 'end'>,
  { callsOf }: EvidenceView,
): Cause {
  if (job.calls.some(({ operationId }) => operationId === 'cancelJob')) return 'cancelled';
  if (before?.job.phase !== 'waiting') return 'itself';
  const isPurged = callsOf('purgeQueue').some(
    ({ endpointId, exchange, status = 0 }) =>
      exchange.scenario === job.scenario &&
      endpointId === job.endpointId &&
      status >= 200 &&
      status < 300 &&
      exchange.sentMs >= before.fromMs &&
      exchange.receivedMs <= end.untilMs,
  );
  return isPurged ? 'purged' : 'itself';
}

export function isWatched({ history: { watchedUntilMs }, end }: JobWithoutResult): boolean {
  return watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs;
}
