/** Recognises what `runsync` returns, and when. */

import { gaps } from '#generated/reference/tables.js';
import { isFinished, type Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import { elapsedOf } from '../../evidence/intervals.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { askedWait } from '../contract/wait-parameter.ts';
import { isRefusalStatus } from '../judging/answers/submissions.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { endsIn } from '../judging/jobs/job-ends.ts';
import { jobIn } from '../judging/jobs/job-history.ts';
import { isRequestOf, mayBeCutShort, termsOf } from '../judging/jobs/job-terms.ts';
import { byRule } from '../recognising/by-rule.ts';
import {
  does,
  doesElse,
  type Recognisers,
  type Sighting,
  unending,
} from '../recognising/sightings.ts';
import { waitingJudges } from './waiting.judge.ts';

/** A valid `runsync` request that nobody gave up, and how it ended. */
interface WaitingCall {
  readonly call: OperationExchange;
  readonly id: number;
  /**
   * - ended: with a job that has ended.
   * - open: with a job that has not.
   * - error: with an error.
   * - closed: without a response.
   */
  readonly outcome: 'ended' | 'open' | 'error' | 'closed';
  readonly atLeastMs: number;
  readonly atMostMs: number;
  /** Whether the request says how long to wait. */
  readonly isAsked: boolean;
  /** Whether the job surely goes on: its input is declared to run for longer. */
  readonly isUnfinished: boolean;
}

const waitedFor = memoize((evidence: EvidenceView): readonly WaitingCall[] =>
  evidence.callsOf('runJobSync').flatMap((call): WaitingCall[] => {
    const { exchange, sent, status } = call;
    const { id, key, hangUpAfterMs, isUnsent, isGivenUp } = exchange;
    if ((key !== 'valid' && key !== 'unknown') || hangUpAfterMs !== undefined) return [];
    if (isUnsent || isGivenUp || status === 429) return [];
    if (requestErrors('runJobSync', sent).length > 0) return [];
    const wait = askedWait(exchange.request.target);
    const outcome = waitOutcome(call, evidence);
    if (outcome === undefined || wait.kind === 'outside') return [];
    const { atLeastMs, atMostMs } = elapsedOf(exchange);
    return [
      {
        call,
        id,
        outcome,
        atLeastMs,
        atMostMs,
        isAsked: wait.kind !== 'nothing',
        isUnfinished: outcome === 'open' || outlasts(call, atMostMs, evidence),
      },
    ];
  }),
);

function waitOutcome(
  call: OperationExchange,
  evidence: EvidenceView,
): WaitingCall['outcome'] | undefined {
  if (call.status === undefined) return call.exchange.response === undefined ? 'closed' : undefined;
  if (!isSuccess(call)) return 'error';
  const job = jobIn(call, { finalStates: evidence.subject.finalStates });
  if (job === undefined) return undefined;
  if (isFinished(job) || endStates(evidence).has(endKey(job))) return 'ended';
  return job.phase === 'unknown' ? undefined : 'open';
}

/** The states in which jobs ended, as far as it is certain, declared or not. */
const endStates = memoize(
  (evidence: EvidenceView): ReadonlySet<string> =>
    new Set(
      endsIn(evidence).flatMap(({ history: { jobId: id }, status }) =>
        status === undefined ? [] : [endKey({ id, status })],
      ),
    ),
);

function endKey({ id, status }: Pick<Job, 'id' | 'status'>): string {
  return JSON.stringify([id, status]);
}

/** Whether the job of a request was declared to run for longer than the request took. */
function outlasts(call: OperationExchange, tookMs: number, evidence: EvidenceView): boolean {
  const terms = termsOf({ submission: call, endpointId: call.endpointId }, evidence);
  if (mayBeCutShort(call, evidence)) return false;
  const { runsForMs = 0 } = terms;
  return terms.is('hanging') || tookMs < runsForMs - toleranceMs('declaredTime', runsForMs);
}

/** Whether a request ended because its wait was over: an answer at once did not wait. */
function isWaitOver({ outcome, isUnfinished, atMostMs }: WaitingCall): boolean {
  return outcome !== 'ended' && isUnfinished && atMostMs >= toleranceMs('shortWait');
}

/** A lower bound comes from each request that waited longer, whatever for. */
function sightWaits(evidence: EvidenceView): Sighting<'limited'>[] {
  return waitedFor(evidence)
    .filter(({ isAsked }) => !isAsked)
    .flatMap((waitingCall) => {
      const { id, outcome, atLeastMs, atMostMs } = waitingCall;
      if (isWaitOver(waitingCall)) {
        const bounds = { atLeast: Math.floor(atLeastMs), atMost: Math.ceil(atMostMs) };
        return does('limited', '`runsync` ended before its job', [id], { bounds });
      }
      if (outcome !== 'ended') return [];
      const bounds = { atLeast: Math.floor(atLeastMs) };
      const saw = '`runsync` waited until its job had ended';
      return does('limited', saw, [id], { bounds, isPartial: true });
    });
}

function sightWaitOver(
  evidence: EvidenceView,
): Sighting<'job' | 'error-status' | 'connection-closed'>[] {
  return waitedFor(evidence)
    .filter(isWaitOver)
    .flatMap(({ id, outcome, call: { status = 0 } }) => {
      if (outcome === 'open') {
        const saw = `\`runsync\` returned ${status} and an unfinished job`;
        return status === 200 ? does('job', saw, [id]) : doesElse(saw, [id]);
      }
      if (outcome === 'closed') {
        const saw = '`runsync` closed the connection before its job had ended';
        return does('connection-closed', saw, [id]);
      }
      const saw = `\`runsync\` was answered with ${status} before its job had ended`;
      return does('error-status', saw, [id], { parameter: status });
    });
}

/** The responses to inputs that are declared to fail, and to any other request whose job did not complete. */
function sightFailures(evidence: EvidenceView): Sighting<'job' | 'error-status'>[] {
  const accepted = new Set(
    evidence.jobs.flatMap(({ submission }) =>
      submission?.operationId === 'runJob' ? [inputKey(submission)] : [],
    ),
  );
  return waitedFor(evidence).flatMap(({ call, id, outcome }) => {
    const { status = 0, sent, endpointId } = call;
    const endpoint = evidence.endpoint(endpointId);
    if (outcome === 'ended') {
      const job = jobIn(call, { finalStates: evidence.subject.finalStates });
      if (job === undefined || job.phase === 'completed') return [];
      const saw = `\`runsync\` returned ${status} and a job that did not complete`;
      return status === 200 ? does('job', saw, [id]) : doesElse(saw, [id]);
    }
    // A refused input is not a failed job, and another gap asks about a crash.
    if (outcome !== 'error' || !isRequestOf(sent, endpoint, 'failing')) return [];
    if (status < 500 && !(isRefusalStatus(status) && accepted.has(inputKey(call)))) return [];
    const saw = `\`runsync\` was answered with ${status} when its job failed`;
    return does('error-status', saw, [id], { parameter: status });
  });
}

function inputKey({ endpointId, sent }: OperationExchange): string {
  return JSON.stringify([endpointId, isObject(sent) ? sent['input'] : undefined]);
}

/** An answer that every failed job gets tells nothing about crashes. */
const failureStatuses: readonly unknown[] =
  gaps['runsync-failure'].alternatives?.['error-status']?.parameter?.enum ?? [];

function sightCrashes(evidence: EvidenceView): Sighting<'job-fails' | 'internal-error'>[] {
  const usual = new Set(sightFailures(evidence).map(({ parameter }) => parameter));
  return waitedFor(evidence).flatMap(({ call, id, outcome }) => {
    const { status, sent, endpointId } = call;
    if (!isRequestOf(sent, evidence.endpoint(endpointId), 'crashing')) return [];
    if (outcome === 'ended') {
      return does('job-fails', '`runsync` returned the job whose worker crashed', [id]);
    }
    if (outcome !== 'error' || usual.has(status)) return [];
    const saw = `\`runsync\` was answered with ${status} when the worker crashed`;
    // Each failed job may get such a status, unless another one was seen to get something else.
    if (failureStatuses.includes(status) && (status !== 500 || usual.size === 0)) return [];
    return status === 500 ? does('internal-error', saw, [id]) : doesElse(saw, [id]);
  });
}

export const waitingRecognisers = {
  'caller-hangs-up': byRule('caller-hangs-up', waitingJudges),
  'status-of-synchronous-job': byRule('status-of-synchronous-job', waitingJudges),
  'runsync-wait': {
    needs: 'a `runsync` request without `wait` whose job runs for longer than the service waits',
    precision: { late: 'lateAnswer', early: 'earlyAnswer' },
    declarations: ['slow-input'],
    unseen: { unlimited: unending },
    sightings: sightWaits,
  },
  'runsync-wait-over': {
    needs: 'a `runsync` request whose job runs for longer than the service waits',
    declarations: ['slow-input'],
    sightings: sightWaitOver,
  },
  'runsync-failure': {
    needs: 'a `runsync` request whose job fails',
    declarations: ['failing-input'],
    // A crash shows nothing where every failed job gets an error.
    sightings: sightFailures,
  },
  'crash-answer': {
    needs: 'a `runsync` request whose worker crashes',
    declarations: ['crashing-input'],
    sightings: sightCrashes,
  },
} satisfies Recognisers;
