/** Calls that name a job, such as a cancellation, and the job before and after them. */
import { isFinished } from '../../../client/job.ts';
import { isObject } from '../../../core/json.ts';
import { endpointKey } from '../../../evidence/indexes.ts';
import type { OperationExchange, OperationId } from '../../../evidence/operation-exchange.ts';
import { isRedirect } from '../../contract/redirects.ts';
import { describeBound, toleranceMs } from '../../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import type { Findings, Judge } from '../verdicts/judge.ts';
import { isRetriedOrCancelled, type JobHistory, retriesOf, type Sample } from './job-history.ts';
import { termsOf } from './job-terms.ts';

export interface SamplesAround {
  /** The last sample before the call was sent; undefined if there is no reliable one. */
  readonly before: Sample | undefined;
  /** The samples after the answer, up to the next retry. */
  readonly after: readonly Sample[];
}

export function samplesAround(history: JobHistory, { exchange }: OperationExchange): SamplesAround {
  const { samples } = history;
  const { id, sentMs, receivedMs } = exchange;
  const retries = retriesOf(history).filter(({ exchange: retry }) => retry.id !== id);
  const nextRetry = Math.min(
    ...retries.filter((retry) => retry.exchange.id > id).map((retry) => retry.exchange.id),
  );
  const before = samples
    .filter((sample) => sample.id < id && sample.untilMs <= sentMs)
    .sort((left, right) => left.id - right.id)
    .at(-1);
  // A retry that was not refused may have changed the job.
  const isStale =
    before !== undefined &&
    retries.some((retry) => retry.exchange.id > before.id && retry.exchange.id < id);
  return {
    before: isStale ? undefined : before,
    after: samples.filter(
      (sample) =>
        // A webhook call may show the state at its first attempt.
        sample.by !== 'webhook' &&
        sample.id > id &&
        sample.id < nextRetry &&
        sample.fromMs >= receivedMs,
    ),
  };
}

export interface JobCall {
  readonly history: JobHistory;
  readonly call: OperationExchange;
}

/** The calls of operations that name a job; none of an operation that is not declared. */
export function callsNamingJobs(
  { subject, jobs }: EvidenceView,
  ...operationIds: readonly OperationId[]
): JobCall[] {
  const declared = operationIds.filter((id) => subject.operations?.includes(id));
  return declared.flatMap((operationId) =>
    jobs.flatMap((history) =>
      history.calls
        .filter(
          (call) =>
            call.operationId === operationId &&
            call.exchange.key === 'valid' &&
            call.endpointId === (history.endpointId ?? call.endpointId),
        )
        .map((call) => ({ history, call })),
    ),
  );
}

export function byJobCall(
  operationId: OperationId,
  judge: (jobCall: JobCall, evidence: EvidenceView) => Findings,
): Judge {
  return (evidence) =>
    callsNamingJobs(evidence, operationId).flatMap((jobCall) => judge(jobCall, evidence));
}

export function problemCode({ answered }: OperationExchange): unknown {
  return isObject(answered) ? answered['code'] : undefined;
}

/** Whether the answer may be caused by load or chance, or is elsewhere, so that it decides nothing. */
export function isTransient({ status }: Pick<OperationExchange, 'status'>): boolean {
  if (status === undefined || isRedirect(status)) return true;
  return status < 200 || status === 429 || status >= 500;
}

interface LastRun {
  /** While it ran, as its end shows. */
  readonly polls: readonly Sample[];
  /** The first poll that showed it in progress while it ran, as its submission and the delay that it reports show. */
  readonly earlier: Sample | undefined;
  readonly end: Sample;
  readonly margin: string;
}

/** The status polls of a job with a declared running time during its last run. */
export function lastRunOf(history: JobHistory, evidence: EvidenceView): LastRun | undefined {
  const { runsForMs } = termsOf(history, evidence);
  const end = history.samples.find(({ job }) => job.phase === 'completed');
  if (runsForMs === undefined || end === undefined || isRetriedOrCancelled(history))
    return undefined;
  const surelyMs = leastRunMs(runsForMs, { end, evidence });
  const polls = history.samples.filter(
    ({ by, job, fromMs, untilMs }) =>
      by === 'getJobStatus' &&
      !isFinished(job) &&
      untilMs <= end.fromMs &&
      fromMs > end.untilMs - surelyMs,
  );
  const seenMs = end.untilMs - (polls[0]?.fromMs ?? end.untilMs);
  return {
    polls,
    earlier: history.samples.find((sample) =>
      isRunningSurely(sample, { history, end, surelyMs, evidence }),
    ),
    end,
    margin: describeBound('declaredTime', { boundMs: surelyMs, seenMs, counts: 'below' }),
  };
}

/** Counts from the submission, because the end of a job may be seen long after it. */
function isRunningSurely(
  { by, job, fromMs, untilMs }: Sample,
  {
    history: { submission },
    end,
    surelyMs,
    evidence,
  }: { history: JobHistory; end: Sample; surelyMs: number; evidence: EvidenceView },
): boolean {
  const { delayTime } = end.job;
  const { timeUnitMs } = evidence.subject;
  if (submission === undefined || delayTime === undefined || timeUnitMs === undefined) return false;
  const { sentMs, receivedMs } = submission.exchange;
  const delayMs = delayTime * timeUnitMs;
  const startedMs = receivedMs + delayMs + toleranceMs('reportedTime', delayMs);
  const isShown = by === 'getJobStatus' && job.phase === 'running';
  return isShown && fromMs >= startedMs && untilMs <= sentMs + surelyMs;
}

/** For how long a job ran at least: a declared time is an estimate, unless the job's own report agrees. */
function leastRunMs(
  runsForMs: number,
  { end, evidence }: { end: Sample; evidence: EvidenceView },
): number {
  const estimatedMs = runsForMs - toleranceMs('declaredTime', runsForMs);
  const { executionTime } = end.job;
  const { timeUnitMs } = evidence.subject;
  if (executionTime === undefined || timeUnitMs === undefined) return estimatedMs;
  const reportedMs = Math.min(runsForMs, executionTime * timeUnitMs);
  return Math.max(estimatedMs, reportedMs - toleranceMs('reportedTime', reportedMs));
}

/** Whether a caller retried or cancelled a job, or purged its queue. */
export function mayBeRemoved(history: JobHistory, evidence: EvidenceView): boolean {
  const { submission } = history;
  const sinceMs = submission?.exchange.sentMs ?? Number.NEGATIVE_INFINITY;
  const purgedMs = lastPurges(evidence).get(endpointKey(history));
  return isRetriedOrCancelled(history) || (purgedMs !== undefined && purgedMs >= sinceMs);
}

/** When the last purge of a queue was answered, by scenario and endpoint. */
const lastPurges = memoize(({ callsOf }: EvidenceView) => {
  const lastMs = new Map<string, number>();
  for (const { endpointId, exchange } of callsOf('purgeQueue')) {
    const place = endpointKey({ scenario: exchange.scenario, endpointId });
    lastMs.set(place, Math.max(lastMs.get(place) ?? exchange.receivedMs, exchange.receivedMs));
  }
  return lastMs;
});
