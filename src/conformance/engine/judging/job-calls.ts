/** What was seen of a job before and after a call that was to do something to it. */
import { isFinished } from '../../../client/job.ts';
import type { Call, OperationId } from '../../../evidence/calls.ts';
import { describeBound, toleranceMs } from '../tolerances.ts';
import type { EvidenceView } from './evidence-view.ts';
import { isRetriedOrCancelled, type JobHistory, type Sample } from './job-history.ts';
import { termsOf } from './job-terms.ts';

/** A job around a call. */
export interface SamplesAround {
  /** The last sight of the job before the call was sent; undefined where there is none to rely on. */
  readonly before: Sample | undefined;
  /** All that was seen after the answer, up to the next retry. */
  readonly after: readonly Sample[];
}

/** Looks at a job around a call which names it. */
export function samplesAround({ samples, calls }: JobHistory, { exchange }: Call): SamplesAround {
  const { id, sentMs, receivedMs } = exchange;
  const retries = calls.filter(
    ({ operationId, exchange: retry }) => operationId === 'retryJob' && retry.id !== id,
  );
  const nextRetry = Math.min(
    ...retries.filter((retry) => retry.exchange.id > id).map((retry) => retry.exchange.id),
  );
  const before = samples
    .filter((sample) => sample.id < id && sample.untilMs <= sentMs)
    .sort((left, right) => left.id - right.id)
    .at(-1);
  // A retry may have changed the job whatever was answered to it.
  const isStale =
    before !== undefined &&
    retries.some((retry) => retry.exchange.id > before.id && retry.exchange.id < id);
  return {
    before: isStale ? undefined : before,
    after: samples.filter(
      (sample) =>
        // A webhook call may show what was so when it was first tried.
        sample.by !== 'webhook' &&
        sample.id > id &&
        sample.id < nextRetry &&
        sample.fromMs >= receivedMs,
    ),
  };
}

/** The calls of an operation that name a job, each with the job; none where it was not declared. */
export function callsNamingJobs(
  { subject, jobs }: EvidenceView,
  operationId: OperationId,
): { readonly history: JobHistory; readonly call: Call }[] {
  if (subject.operations?.includes(operationId) !== true) return [];
  return jobs.flatMap((history) =>
    history.calls
      .filter((call) => call.operationId === operationId && call.exchange.key === 'valid')
      .map((call) => ({ history, call })),
  );
}

/** Whether what came of a call may be due to load or to chance, so that it tells nothing. */
export function isTransient({ status }: Call): boolean {
  return status === undefined || status === 429 || status >= 500;
}

/** Says of a call that tells nothing what it was answered. */
export function transientAnswer(what: string, { status }: Call): string {
  const got = status === undefined ? 'not answered' : `answered with ${status}`;
  return `${what} was ${got}, which tells nothing; any other answer would.`;
}

/** What was seen of a job of a known running time while it must have run for the last time. */
export function lastRunOf(
  history: JobHistory,
  evidence: EvidenceView,
): { polls: readonly Sample[]; end: Sample; margin: string } | undefined {
  const { runsForMs } = termsOf(history, evidence);
  const end = history.samples.find(({ job }) => job.phase === 'completed');
  if (runsForMs === undefined || end === undefined || isRetriedOrCancelled(history))
    return undefined;
  const surelyMs = runsForMs - toleranceMs('declaredTime', runsForMs);
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
    end,
    margin: describeBound('declaredTime', { boundMs: surelyMs, seenMs, counts: 'below' }),
  };
}
