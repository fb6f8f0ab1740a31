/** What submissions get where the description leaves it open, and an account does not do what the document chooses. */
import { wallClockLimit, wallClockPause } from '../../../core/clock.ts';
import { type HttpResponse, jsonResponse, problemHeaders } from '../../../validation/http.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { JobSnapshot, SubmittedRequest } from '../../engine/job-snapshot.ts';
import type { MaybePromise } from '../../engine/maybe-promise.ts';
import { runsyncWaitMs } from '../../engine/rules/deadlines.ts';
import { isFinal } from '../../engine/rules/job-states.ts';
import { waitOnClock } from '../served-callers.ts';
import { Problem } from '../service-problem.ts';
import type { OperationRequest } from './operation.ts';

type SubmissionCall = Pick<OperationRequest, 'account' | 'request'>;

/**
 * How long `runsync` waits; undefined without limit.
 * @param requestedMs the parameter of the request, or its default
 */
export function waitLimitMs(
  requestedMs: number | undefined,
  { account: { alternatives }, request: { target } }: SubmissionCall,
): number | undefined {
  if (alternatives.isChosen('runsync-wait')) return requestedMs;
  const { searchParams } = new URL(target, 'http://service');
  const queryMs = searchParams.has('wait') ? requestedMs : undefined;
  return queryMs ?? runsyncWaitMs(alternatives);
}

/** What `runsync` answers in place of a job that has not completed; undefined where it answers the job. */
export function answerInstead(
  { state, crashed }: Pick<JobSnapshot, 'state' | 'crashed'>,
  alternatives: Alternatives,
): HttpResponse | undefined {
  if (alternatives.isDefault || state === 'COMPLETED') return undefined;
  if (!isFinal(state)) return answerToWaitOver(alternatives);
  if (crashed && alternatives.id('crash-answer') === 'internal-error') {
    throw new Problem('internalError', 'The worker of the job crashed.');
  }
  return alternatives.id('runsync-failure') === 'job'
    ? undefined
    : problemWithStatus(alternatives.parameter('runsync-failure', 'error-status'), {
        title: 'Job failed',
        detail: 'The job has ended without completing.',
        code: 'jobFailed',
      });
}

/** Cancels a synchronous job whose caller has disconnected, where that ends it. */
export async function cancelIfLeft(
  { id, endpointId, state }: JobSnapshot,
  { account: { alternatives, engine }, request: { signal } }: SubmissionCall,
): Promise<void> {
  if (alternatives.id('caller-hangs-up') === 'continues') return;
  if (signal.aborted && !isFinal(state)) await engine.cancel({ endpointId, jobId: id });
}

function answerToWaitOver(alternatives: Alternatives): HttpResponse | undefined {
  switch (alternatives.id('runsync-wait-over')) {
    case 'job':
      return undefined;
    case 'connection-closed':
      return { status: 200, headers: {}, drop: true };
    case 'error-status':
      return problemWithStatus(alternatives.parameter('runsync-wait-over', 'error-status'), {
        title: 'Wait over',
        detail: 'The job has not ended within the wait. It goes on.',
        code: 'waitOver',
      });
  }
}

/** A problem with any status. */
function problemWithStatus(
  status: number,
  what: { readonly title: string; readonly detail: string; readonly code: string },
): HttpResponse {
  return jsonResponse(status, { status, ...what }, problemHeaders);
}

/** For how long an answer waits for a webhook call at most, in real milliseconds and in those of the account's clock: jobs that take longer are not short. */
const holdMs = 1000;

/** Real time between two looks at the job, in milliseconds. */
const lookMs = 5;

/** Holds the answer of a submission until its webhook was called once, where calls come before answers. */
export function holdForWebhook(
  jobId: string,
  { webhook }: SubmittedRequest,
  { account, request }: SubmissionCall,
): MaybePromise<void> {
  const isHeld =
    webhook !== undefined && account.alternatives.id('webhook-before-answer') === 'before';
  return isHeld ? waitOnClock(account.clock, firstCall(jobId, { account, request })) : undefined;
}

async function firstCall(
  jobId: string,
  { account: { clock, engine, closed }, request: { signal } }: SubmissionCall,
): Promise<void> {
  const limit = wallClockLimit(holdMs);
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + holdMs, () => late.abort());
  const ends = [limit.signal, late.signal, closed, signal];
  while (!ends.some(({ aborted }) => aborted)) {
    const call = (await engine.job(jobId))?.webhook;
    if (call === undefined || call.attempts > 0 || call.state !== 'waiting') break;
    await wallClockPause(lookMs, ends);
  }
  clock.cancel(timer);
  limit.release();
}
