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
type Cause = 'failed' | 'called off' | 'purged';

/** A job with a webhook that ended without a result. */
interface Ended {
  readonly history: WebhookHistory;
  readonly job: JobHistory;
  /** What was last seen of it before its end. */
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

/** A queue that is emptied calls off the jobs that were waiting in it. */
function causeOf(
  { job, before, end }: Pick<Ended, 'job' | 'before' | 'end'>,
  { callsOf }: EvidenceView,
): Cause {
  if (job.calls.some(({ operationId }) => operationId === 'cancelJob')) return 'called off';
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

/** Whether calls of the deployment arrive, if there are any. */
function canArrive({ deliveries, receiver }: EvidenceView): boolean {
  return deliveries.length > 0 || receiver?.isReachable === true;
}

/** A call that says that the job has ended without a result. */
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
            'Nobody watched for long enough after the end of the job; the time of all attempts would tell.',
            shownBy,
          ),
        ];
      return [
        canArrive(evidence)
          ? broken(`The job became ${end.job.status} and its webhook was not called.`, shownBy)
          : unclear(unreachable(evidence), shownBy),
      ];
    });
}

function isPurgeSilent(evidence: EvidenceView): Finding[] {
  return endedJobs(evidence).flatMap((ended): Finding[] => {
    const { cause, history, shownBy } = ended;
    if (cause !== 'purged') return [];
    if (history.calls.length > 0) {
      return [broken('The webhook of a job was called whose queue was emptied.', shownBy)];
    }
    // Where no call ever comes through, silence tells nothing.
    return isWatched(ended) && canArrive(evidence)
      ? [holds('The webhook of a job whose queue was emptied was not called.', shownBy)]
      : [
          unclear(
            'Nobody watched for long enough, or no webhook was called at all; a call for another job would tell.',
            shownBy,
          ),
        ];
  });
}

const lateResult = 'late-result-ignored' satisfies RuleId;

/**
 * Of jobs that were called off while a worker ran them. The request that was made for this rule comes
 * after the worker would have been done.
 */
function isLateResultIgnored(evidence: EvidenceView): Finding[] {
  return endedJobs(evidence).flatMap((ended): Finding[] => {
    const { job, before, end, history, cause, shownBy } = ended;
    if (cause !== 'called off' || before?.job.phase !== 'running') return [];
    const changed = job.samples.find(
      (sample) =>
        sample.id > end.id &&
        sample.fromMs >= end.untilMs &&
        (sample.job.status !== end.job.status || sample.job.phase === 'completed'),
    );
    if (changed !== undefined) {
      return [broken(`The job became ${changed.job.status} after its end.`, [end.id, changed.id])];
    }
    const told = history.calls.find((call) => call.job?.phase === 'completed');
    if (told !== undefined) {
      return [
        broken('A result was announced after the end of the job.', [end.id, told.delivery.id]),
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
      ? [holds('The job stayed as it was after its worker would have been done.', shownBy)]
      : [
          unclear(
            'Nobody looked for long enough after the end of the job; a status request after its running time would tell.',
            shownBy,
          ),
        ];
  });
}

/** By rule. */
export const unsuccessfulJobJudges = {
  'webhook-on-failure': isAnnounced('failed'),
  'webhook-on-cancel': isAnnounced('called off'),
  'purge-not-announced': isPurgeSilent,
  'late-result-ignored': isLateResultIgnored,
} satisfies Judges;
