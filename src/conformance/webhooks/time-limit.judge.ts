import { isFinished } from '../../client/job.ts';
import { timeBetween } from '../../evidence/intervals.ts';
import type { RuleId } from '../contract/rules.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { nextCallMs } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory, ReceivedWebhook, Sample } from '../judging/jobs/job-history.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { orWhyNoCall } from '../judging/webhooks/webhook-delivery.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';

/** How long a call has to last to show whether jobs wait for its end. */
const longCallMs = toleranceMs('lateCall') + 2 * toleranceMs('transit');

/** During a call, its own job is shown as ended, and an ordinary job takes no longer than that one did. */
const delaysNothing: Judge = (evidence) =>
  evidence.webhooks.flatMap((history) =>
    history.calls.flatMap((call): Findings => {
      const { arrival, end } = call;
      if (end === undefined || timeBetween(arrival, end).atLeastMs < longCallMs) return [];
      const others = evidence.jobs.filter(
        ({ scenario, submission }) =>
          scenario === history.scenario &&
          submission?.exchange.probes?.includes('webhook-never-delays'),
      );
      return [
        ...isOwnJobShown(call, history),
        ...others.flatMap((job) => isNotDelayed(job, { call, history })),
      ];
    }),
  );

function isOwnJobShown(call: ReceivedWebhook, { job }: WebhookHistory): Finding[] {
  const { delivery } = call;
  return during(job, call).map((sample) => {
    const shownBy = [delivery.id, sample.id];
    return isFinished(sample.job)
      ? holds('The status of the job was final while its webhook was called.', shownBy)
      : broken(`The job was ${sample.job.status} while its webhook was called.`, shownBy);
  });
}

function isNotDelayed(
  job: JobHistory,
  { call, history }: { call: ReceivedWebhook; history: WebhookHistory },
): Findings {
  const { delivery } = call;
  const { sentMs = 0, receivedMs = 0 } = job.submission?.exchange ?? {};
  if (sentMs < delivery.receivedMs) return [];
  const usualMs = delivery.receivedMs - (history.submission?.exchange.sentMs ?? 0);
  const samples = during(job, call);
  const ended = samples.find((sample) => isFinished(sample.job));
  if (ended !== undefined) {
    return holds('A job ended while a webhook was called.', [delivery.id, ended.id]);
  }
  // Until it runs, a job may wait behind other jobs.
  const running = samples.filter((sample) => sample.job.phase === 'running');
  const dueMs = (running[0]?.untilMs ?? receivedMs) + usualMs + toleranceMs('lateCall', usualMs);
  const late = running.find(({ fromMs }) => fromMs > dueMs);
  if (late !== undefined) {
    return broken('A job ran longer than usual while a webhook was called.', [
      delivery.id,
      late.id,
    ]);
  }
  const last = samples.at(-1);
  return last?.job.phase === 'waiting'
    ? needsEvidence(
        {
          seen: 'A job waited while a webhook was called; it may have been behind other jobs',
          needed: 'run the checks while nobody else uses the endpoint',
        },
        [delivery.id, last.id],
      )
    : [];
}

/** The samples of a job from status requests that were surely during a call. */
function during(job: JobHistory | undefined, { arrival, end }: ReceivedWebhook) {
  const fromMs = arrival.untilMs + toleranceMs('transit');
  const untilMs = end?.fromMs ?? 0;
  return (job?.samples ?? []).filter(
    (sample) =>
      sample.by === 'getJobStatus' && sample.fromMs >= fromMs && sample.untilMs <= untilMs,
  );
}

// Rules about the webhooks of jobs that end without a result.

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

function endedJobs(evidence: EvidenceView): JobWithoutResult[] {
  return evidence.webhooks.flatMap((history): JobWithoutResult[] => {
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

function isWatched({ history: { watchedUntilMs }, end }: JobWithoutResult): boolean {
  return watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs;
}

function canArrive({ deliveries, receiver }: EvidenceView): boolean {
  return deliveries.length > 0 || receiver?.isReachable === true;
}

const isPurgeSilent: Judge = (evidence) =>
  endedJobs(evidence).flatMap((ended): Findings => {
    const { cause, history, shownBy } = ended;
    if (cause !== 'purged') return [];
    if (history.calls.length > 0) {
      return broken('The webhook of a purged job was called.', shownBy);
    }
    // If no call can arrive, a missing call shows nothing.
    return isWatched(ended) && canArrive(evidence)
      ? holds('The webhook of a purged job was not called.', shownBy)
      : unclear(
          'The webhook receiver closed too early, or no webhook call arrived at all.',
          shownBy,
        );
  });

const lateResult = 'late-result-ignored' satisfies RuleId;

/** Jobs that were cancelled while they ran; the probing status request comes after their running time. */
const isLateResultIgnored: Judge = (evidence) =>
  endedJobs(evidence).flatMap((ended): Findings => {
    const { job, before, end, history, cause, shownBy } = ended;
    if (cause !== 'cancelled' || before?.job.phase !== 'running') return [];
    const changed = job.samples.find(
      (sample) =>
        sample.id > end.id &&
        sample.fromMs >= end.untilMs &&
        (sample.job.status !== end.job.status || sample.job.phase === 'completed'),
    );
    if (changed !== undefined) {
      return broken(`The job became ${changed.job.status} after its end.`, [end.id, changed.id]);
    }
    const announced = history.calls.find((call) => call.job?.phase === 'completed');
    if (announced !== undefined) {
      return broken('A result was announced after the end of the job.', [
        end.id,
        announced.delivery.id,
      ]);
    }
    const charged = evidence.ledgers.find(
      ({ scenario, charges }) =>
        scenario === job.scenario && charges.some(({ jobId }) => jobId === job.jobId),
    );
    if (charged !== undefined) {
      return broken('The job was charged after its end.', [end.id, charged.id]);
    }
    const last = job.calls.find(({ exchange }) => exchange.probes?.includes(lateResult));
    const kept = job.samples.find(({ id }) => id === last?.exchange.id);
    return kept !== undefined && isFinished(kept.job) && isWatched(ended)
      ? holds('The job did not change after its worker would have finished.', shownBy)
      : unclear(
          'No status request was sent after the running time of the job, or the webhook receiver closed too early.',
          shownBy,
        );
  });

export const webhookTimeLimitJudges = {
  'webhook-never-delays': orWhyNoCall(delaysNothing),
  'purge-not-announced': isPurgeSilent,
  'late-result-ignored': isLateResultIgnored,
} satisfies Judges;
