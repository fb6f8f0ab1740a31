/** The attempt that the playground shows. */
import { signal } from '@preact/signals';
import type { JobDetails } from '../../client/control.ts';
import { HttpError, InvalidAnswerError } from '../../client/errors.ts';
import { accountNow, isManual, showClock } from '../account-clock.ts';
import { pauseUnlessAborted } from '../browser-clock.ts';
import type { CodeOutcome } from '../code/code-request.ts';
import { nextRevision, revision } from '../live-events.ts';
import { cancelJob, sendJob } from '../send-job.ts';
import { control, errorSentence, problemInError } from '../session.ts';
import { type EarlierAttempt, keepAttempt, remember } from './kept-attempts.ts';
import type { PlaygroundRequest } from './request-draft.ts';

/** A request that was sent, and what has become of it. */
export interface PlaygroundAttempt {
  readonly request: PlaygroundRequest;
  /** On the account's clock. */
  readonly sentMs: number;
  /** What the job was going to cost, where that was known. */
  readonly estimate?: string | undefined;
  /** The last answer to the submission, as a program gets it. Missing before, and for earlier attempts. */
  readonly response?: SeenResponse;
  /** Set while it waits to be sent again. */
  readonly wait?: RetryPause | undefined;
  /** Missing until the service has accepted it. */
  readonly job?: JobDetails;
  readonly error?: unknown;
}

export interface SeenResponse {
  readonly status: number;
  /** Unknown if the answer is not one of the contract. */
  readonly headers: Headers | undefined;
  readonly body: unknown;
}

/** A pause that the service has asked for. */
export interface RetryPause {
  readonly reason: string;
  /** On the account's clock. */
  readonly untilMs: number;
  /** Counts the requests, starting at 1. */
  readonly nextTry: number;
}

export const attempt = signal<PlaygroundAttempt | undefined>(undefined);

/** Ends the watch over the attempt that is shown, not the job. */
let watch = new AbortController();

/** Ends the wait for an answer, or for the time to send the request again. */
let patience = new AbortController();

function begin(first: PlaygroundAttempt): AbortSignal {
  watch.abort();
  watch = new AbortController();
  patience = new AbortController();
  attempt.value = first;
  return watch.signal;
}

/** Sends a request and follows its job until it ends or another attempt is shown. */
export async function startAttempt(request: PlaygroundRequest, estimate?: string): Promise<void> {
  const sentMs = accountNow.peek();
  const ending = begin({ request, sentMs, estimate });
  await reportFailure(ending, async () => {
    const { id, status } = await submitPatiently(request, { ending, patience: patience.signal });
    keepAttempt({ request, jobId: id, sentMs, status });
    if (!ending.aborted) await followJobOfAttempt(id, ending);
  });
}

/** Shows an earlier attempt with what the service still knows of it. */
export async function showEarlier({ request, jobId, sentMs }: EarlierAttempt): Promise<void> {
  const ending = begin({ request, sentMs });
  await reportFailure(ending, () => followJobOfAttempt(jobId, ending));
}

/** Shows why the work has failed, unless another attempt is shown by then. */
async function reportFailure(ending: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!ending.aborted) update({ error, wait: undefined });
  }
}

/** Whether the service does not know the job of an error: it was deleted, or the service restarted. */
export function isJobNotFound(error: unknown): boolean {
  return problemInError(error)['code'] === 'jobNotFound';
}

export async function cancelAttempt({ request, job }: PlaygroundAttempt): Promise<void> {
  if (job !== undefined) await cancelJob(request.endpointId, job.id);
}

/** Stops waiting for an answer. A request that has arrived is still carried out. */
export function stopWaiting(): void {
  patience.abort();
}

const stopped = 'You stopped waiting. If the request has arrived, its job is listed under Jobs.';

/** A request that is refused this often is not sent again. */
const mostTries = 10;

/** Submits a job, and again when the service asks for it. */
async function submitPatiently(
  { endpointId, isSync, body }: PlaygroundRequest,
  { ending, patience }: { ending: AbortSignal; patience: AbortSignal },
) {
  for (let tries = 1; ; tries += 1) {
    try {
      const job = await sendJob(endpointId, body, { isSync, signal: patience });
      const { status, headers } = job.response;
      if (!ending.aborted)
        update({ response: { status, headers, body: job.raw }, wait: undefined });
      return job;
    } catch (error) {
      if (ending.aborted) throw error;
      if (patience.aborted) throw new Error(stopped);
      if (error instanceof HttpError) update({ response: error });
      if (error instanceof InvalidAnswerError) {
        update({ response: { status: error.status, headers: undefined, body: error.body } });
      }
      if (!isToWait(error) || tries === mostTries) throw error;
      const untilMs = accountNow.peek() + (error.retryAfterMs ?? 1000 * 2 ** tries);
      update({ wait: { reason: errorSentence(error), untilMs, nextTry: tries + 1 } });
      await accountTime(untilMs, AbortSignal.any([ending, patience]));
      if (ending.aborted || patience.aborted) throw error;
    }
  }
}

function isToWait(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}

/** The time between two looks at the clock, in milliseconds. */
const lookMs = 250;

/** Resolves when the account's clock shows a time, which a manual one does when it is moved. */
async function accountTime(atMs: number, signal: AbortSignal): Promise<void> {
  while (accountNow.peek() < atMs && !signal.aborted) {
    await pauseUnlessAborted(lookMs, signal);
    // Programs move a manual clock without an event.
    if (isManual.peek() && !signal.aborted) showClock(await control.getClock({ signal }));
  }
}

/** The shortest time between two looks at a job, in milliseconds. */
const restMs = 100;

async function followJobOfAttempt(jobId: string, ending: AbortSignal): Promise<void> {
  for (;;) {
    const revisionBefore = revision.peek();
    const job = await control.getJob(jobId, { signal: ending });
    update({ job });
    if (job.endedMs !== undefined) {
      remember(job);
      return;
    }
    await pauseUnlessAborted(restMs, ending);
    await nextRevision(revisionBefore, ending);
  }
}

function update(parts: Partial<PlaygroundAttempt>): void {
  if (attempt.value !== undefined) attempt.value = { ...attempt.value, ...parts };
}

/** What a request has led to, if it is the one of the attempt. */
export function attemptOutcome(request: PlaygroundRequest): CodeOutcome | undefined {
  const { request: sent, job, response } = attempt.value ?? {};
  if (JSON.stringify(sent) !== JSON.stringify(request)) return undefined;
  if (job?.endedMs !== undefined) {
    const { status, startedMs, executionTime = 0, output, error } = job;
    const hasStarted = startedMs !== undefined;
    return { kind: 'end', status, hasStarted, executionTime, output, error };
  }
  if (response === undefined || response.status < 400) return undefined;
  const { code } = Object(response.body);
  const isText = typeof code === 'string';
  return { kind: 'answer', status: response.status, ...(isText && { code }) };
}
