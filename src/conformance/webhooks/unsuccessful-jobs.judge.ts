/** Rules about the webhooks of jobs that end without a result. */
import { isFinished } from '../../client/job.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import type { JobHistory, Sample } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { unreachable } from '../engine/judging/webhook-delivery.ts';
import type { WebhookHistory } from '../engine/judging/webhook-history.ts';
import type { RuleId } from '../engine/rules.ts';
import { nextCallMs } from '../engine/webhook-attempts.ts';

/** How a job ended without a result. */
type Cause = 'failed' | 'cancelled' | 'purged';

/** A job with a webhook that ended without a result. */
interface Ended {
  readonly history: WebhookHistory;
  readonly job: JobHistory;
  /** The last sample before its end. */
  readonly before: Sample | undefined;
  readonly end: Sample;
  readonly cause: Cause;
  readonly shownBy: readonly number[];
}

function endedJobs(evidence: EvidenceView): Ended[] {
  return evidence.webhooks.flatMap((history): Ended[] => {
    const { job, submission, calls } = history;
    const samples = (job?.samples ?? []).filter(({ by }) => by !== 'webhook');
    const at = samples.findIndex((sample) => sample.job.phase === 'ended');
    const [before, end] = [samples[at - 1], samples[at]];
    if (job === undefined || submission === undefined || end === undefined) return [];
    const shownBy = [submission.exchange.id, end.id, ...calls.map(({ delivery }) => delivery.id)];
    return [{ history, job, before, end, cause: causeOf({ job, before, end }, evidence), shownBy }];
  });
}

/** Why a job ended. A purge cancels the jobs that wait in the queue. */
function causeOf(
  { job, before, end }: Pick<Ended, 'job' | 'before' | 'end'>,
  { callsOf }: EvidenceView,
): Cause {
  if (job.calls.some(({ operationId }) => operationId === 'cancelJob')) return 'cancelled';
  if (before?.job.phase !== 'waiting') return 'failed';
  const isPurged = callsOf('purgeQueue').some(
    ({ endpointId, exchange, status = 0 }) =>
      exchange.scenario === job.scenario &&
      endpointId === job.endpointId &&
      status >= 200 &&
      status < 300 &&
      exchange.sentMs >= before.fromMs &&
      exchange.receivedMs <= end.untilMs,
  );
  return isPurged ? 'purged' : 'failed';
}

function isWatched({ history: { watchedUntilMs }, end }: Ended): boolean {
  return watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs;
}

/** Whether calls of the deployment can arrive. */
function canArrive({ deliveries, receiver }: EvidenceView): boolean {
  return deliveries.length > 0 || receiver?.isReachable === true;
}

/** A call that reports the end of a job without a result. */
function announcementOf({ history }: Ended) {
  return history.calls.find(({ job }) => job?.phase === 'ended');
}

function isAnnounced(cause: Cause) {
  return (evidence: EvidenceView): Finding[] =>
    endedJobs(evidence).flatMap((ended): Finding[] => {
      const { shownBy, end } = ended;
      if (ended.cause !== cause) return [];
      if (announcementOf(ended) !== undefined) {
        return [holds(`The webhook was called for a job that is ${end.job.status}.`, shownBy)];
      }
      if (!isWatched(ended))
        return [
          unclear(
            'The webhook receiver closed too early after the end of the job; keep it open longer.',
            shownBy,
          ),
        ];
      return [
        canArrive(evidence)
          ? broken(`The job became ${end.job.status}, but its webhook was not called.`, shownBy)
          : unclear(unreachable(evidence), shownBy),
      ];
    });
}

function isPurgeSilent(evidence: EvidenceView): Finding[] {
  return endedJobs(evidence).flatMap((ended): Finding[] => {
    const { cause, history, shownBy } = ended;
    if (cause !== 'purged') return [];
    if (history.calls.length > 0) {
      return [broken('The webhook of a purged job was called.', shownBy)];
    }
    // If no call can arrive, a missing call shows nothing.
    return isWatched(ended) && canArrive(evidence)
      ? [holds('The webhook of a purged job was not called.', shownBy)]
      : [
          unclear(
            'Inconclusive: the webhook receiver closed too early, or no webhook call arrived at all.',
            shownBy,
          ),
        ];
  });
}

const lateResult = 'late-result-ignored' satisfies RuleId;

/**
 * Judges jobs that were cancelled while a worker ran them. The status request for this rule comes after
 * the worker would have finished.
 */
function isLateResultIgnored(evidence: EvidenceView): Finding[] {
  return endedJobs(evidence).flatMap((ended): Finding[] => {
    const { job, before, end, history, cause, shownBy } = ended;
    if (cause !== 'cancelled' || before?.job.phase !== 'running') return [];
    const changed = job.samples.find(
      (sample) =>
        sample.id > end.id &&
        sample.fromMs >= end.untilMs &&
        (sample.job.status !== end.job.status || sample.job.phase === 'completed'),
    );
    if (changed !== undefined) {
      return [broken(`The job became ${changed.job.status} after its end.`, [end.id, changed.id])];
    }
    const announced = history.calls.find((call) => call.job?.phase === 'completed');
    if (announced !== undefined) {
      return [
        broken('A result was announced after the end of the job.', [end.id, announced.delivery.id]),
      ];
    }
    const charged = evidence.ledgers.find(
      ({ scenario, charges }) =>
        scenario === job.scenario && charges.some(({ jobId }) => jobId === job.jobId),
    );
    if (charged !== undefined) {
      return [broken('The job was charged after its end.', [end.id, charged.id])];
    }
    const last = job.calls.find(({ exchange }) => exchange.probes?.includes(lateResult));
    const kept = job.samples.find(({ id }) => id === last?.exchange.id);
    return kept !== undefined && isFinished(kept.job) && isWatched(ended)
      ? [holds('The job did not change after its worker would have finished.', shownBy)]
      : [
          unclear(
            'Inconclusive: no status request was sent after the running time of the job, or the webhook receiver closed too early.',
            shownBy,
          ),
        ];
  });
}

/** By rule. */
export const unsuccessfulJobJudges = {
  'webhook-on-failure': isAnnounced('failed'),
  'webhook-on-cancel': isAnnounced('cancelled'),
  'purge-not-announced': isPurgeSilent,
  'late-result-ignored': isLateResultIgnored,
} satisfies Judges;
