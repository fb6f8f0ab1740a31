/** What an application did about its jobs, from the requests of one scenario. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
  parseJson,
  stateInAnswer,
} from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord, WorkRecord } from '../../evidence/record-types.ts';
import type { Scene } from './caller-evidence.ts';
import type { Sameness } from './repeated-submissions.ts';

export function isStatusRead({ operationId }: OperationExchange): boolean {
  return operationId === 'getJobStatus';
}

/** Any 5xx. */
export function hasServerError({ exchange }: OperationExchange): boolean {
  return (exchange.response?.status ?? 0) >= 500;
}

/** Whether two requests are the same: method, target and body, however it is spelled. */
export function isSameRequest(call: OperationExchange, other: OperationExchange): boolean {
  const { request } = call.exchange;
  const { method, target, body } = other.exchange.request;
  const isSameBody =
    request.body === body || (call.sent !== undefined && isDeepStrictEqual(call.sent, other.sent));
  return request.method === method && request.target === target && isSameBody;
}

/** Whether a request began when the answer of another one had been sent. */
export function comesAfter(call: OperationExchange, earlier: OperationExchange): boolean {
  return call.exchange.sentMs >= earlier.exchange.receivedMs && call !== earlier;
}

/**
 * Whether two requests of one piece of work want the same: another attempt to submit a job, by either operation,
 * another question about the same job, or the same request.
 */
function samenessOf(
  call: OperationExchange,
  other: OperationExchange,
  { demands }: Pick<Scene, 'demands'>,
): Sameness {
  if (isSubmission(call) || isSubmission(other)) {
    return isSubmission(call) && isSubmission(other) ? demands.sameness(call, other) : 'other';
  }
  const isSame =
    isStatusRead(call) && isStatusRead(other)
      ? call.jobId === other.jobId
      : isSameRequest(call, other);
  return isSame ? 'same' : 'other';
}

/** Whether two requests of one piece of work certainly want the same. */
export function asksForSame(
  call: OperationExchange,
  other: OperationExchange,
  scene: Pick<Scene, 'demands'>,
): boolean {
  return samenessOf(call, other, scene) === 'same';
}

/** What may be further attempts at a submission. */
export interface FurtherAttempts {
  /** What certainly are. */
  readonly again: readonly OperationExchange[];
  /** Submissions that are attempts at the same or at another job. */
  readonly maybe: readonly OperationExchange[];
}

/** The submissions after one was answered. Only for a single piece of work. */
export function attemptsAfter(call: OperationExchange, scene: Scene): FurtherAttempts {
  const submitted = scene.calls.filter(isSubmission);
  const later = submitted.filter((other) => comesAfter(other, call));
  const again = later.filter((other) => asksForSame(other, call, scene));
  const maybe = later.filter((other) => samenessOf(other, call, scene) === 'unknown');
  if (again.length > 0) return { again, maybe };
  // Of equal jobs, nobody knows which one is repeated, but how many there are.
  const surplus = Math.min(maybe.length, scene.demands.surplus(call, submitted));
  const first = maybe.length - surplus;
  return { again: maybe.slice(first), maybe: maybe.slice(0, first) };
}

/** The next attempt after a call was answered; undefined if none came. Only for a single piece of work. */
export function repetitionOf(call: OperationExchange, scene: Scene): OperationExchange | undefined {
  return scene.calls.find((other) => comesAfter(other, call) && asksForSame(other, call, scene));
}

/** Whether the body of an answer is a problem, as the local service sends it. */
export function isAnsweredByProblem({ exchange }: OperationExchange): boolean {
  return (
    exchange.response?.headers['content-type']?.startsWith('application/problem+json') === true
  );
}

export const completed: string = lifecycle.transitions.complete.to;

export function isCompleted(call: OperationExchange): boolean {
  return stateInAnswer(call) === completed;
}

/** Whether an answer or a webhook call had said that a job was completed when the only piece of work ended. */
export function knowsEnd(scene: Scene): boolean {
  const endedMs = onlyWork(scene)?.endedMs ?? 0;
  return (
    scene.calls.some((call) => isCompleted(call) && call.exchange.receivedMs <= endedMs) ||
    scene.deliveries.some(
      (call) => jobInCall(call)?.['status'] === completed && call.receivedMs <= endedMs,
    )
  );
}

/** Whether the application waits for its jobs: it knows the end of its job when nothing is unusual, in the first scene. */
export function waitsForEnd([rehearsal]: readonly Scene[]): boolean {
  return rehearsal !== undefined && knowsEnd(rehearsal);
}

/** From this share of the time that an application declares on, it may give up: it may count from an earlier moment. */
const deadlineShare = 0.75;

/** Whether so much time has passed that an application may give up its job. Never if it declares no time. */
export function isAtDeadline(
  tookMs: number,
  { givesUpAfterMs = Number.POSITIVE_INFINITY }: { givesUpAfterMs?: number | undefined },
): boolean {
  return tookMs >= givesUpAfterMs * deadlineShare;
}

/** Whether a state comes before the end, by its name. */
export function isBeforeEnd(state: string | undefined): boolean {
  return Object.entries(lifecycle.states).some(([name, { final }]) => name === state && !final);
}

/** Whether a name is one of a state that the document knows. */
export function isKnownState(state: string): boolean {
  return Object.hasOwn(lifecycle.states, state);
}

/** The job in a webhook call; undefined without one. */
export function jobInCall({ body }: DeliveryRecord): Readonly<Record<string, unknown>> | undefined {
  const job = parseJson(body);
  return isObject(job) ? job : undefined;
}

/**
 * The submission that came instead of another question about a job; undefined without one. Not one of other jobs of
 * the same work.
 */
export function submittedAgainAfter(
  read: OperationExchange,
  scene: Scene,
): OperationExchange | undefined {
  const [submission] = scene.calls.filter(
    (call) => isSubmission(call) && jobInAnswer(call)?.['id'] === read.jobId,
  );
  if (submission !== undefined)
    return attemptsAfter(submission, scene).again.find((call) => comesAfter(call, read));
  return scene.demands.jobs > 1
    ? undefined
    : scene.calls.find((call) => isSubmission(call) && comesAfter(call, read));
}

/** Further submissions of a job that was accepted, by an application that never asked for the first one. */
export function submittedAgain(scene: Scene): readonly OperationExchange[] {
  const accepted = scene.calls.find(
    (call) => isSubmission(call) && jobInAnswer(call) !== undefined,
  );
  if (accepted === undefined) return [];
  const id = jobInAnswer(accepted)?.['id'];
  const isUsed =
    scene.calls.some((call) => isStatusRead(call) && call.jobId === id) ||
    scene.deliveries.some((call) => jobInCall(call)?.['id'] === id);
  return isUsed ? [] : attemptsAfter(accepted, scene).again;
}

/** The ids of jobs whose submission succeeded, in their order; with gaps for answers without an id. */
export function submittedIds({ calls }: Scene): (string | undefined)[] {
  return calls
    .filter((call) => isSubmission(call) && isSuccess(call))
    .map((call) => {
      const id = jobInAnswer(call)?.['id'];
      return typeof id === 'string' ? id : undefined;
    });
}

/** The submission of a request's job, if the request goes to another endpoint than all submissions of that job. */
export function submissionElsewhere(
  { jobId, endpointId }: OperationExchange,
  calls: readonly OperationExchange[],
): OperationExchange | undefined {
  if (jobId === undefined) return undefined;
  const submissions = calls.filter(
    (call) => isSubmission(call) && jobInAnswer(call)?.['id'] === jobId,
  );
  return submissions.some((call) => call.endpointId === endpointId) ? undefined : submissions[0];
}

/**
 * The only piece of work of a scenario; undefined if there are several, none has ended, or the application was killed
 * meanwhile: what comes of it then is a question of other rules.
 */
export function onlyWork(scene: Scene): WorkRecord | undefined {
  return wasRestarted(scene) ? undefined : onlyWorkOverRestarts(scene);
}

/** The same, also if the application was killed and started again. */
export function onlyWorkOverRestarts({ works }: Scene): WorkRecord | undefined {
  return works.length === 1 ? works[0] : undefined;
}

/** Whether the check killed the application. */
export function wasRestarted({ restart }: Pick<Scene, 'restart'>): boolean {
  return restart !== undefined;
}

/** What the application reported, as a predicate. */
export function reportedOutcomeText({ outcome, startedMs, endedMs }: WorkRecord): string {
  switch (outcome) {
    case 'success':
      return 'the application reported success';
    case 'failure':
      return 'the application reported a failure';
    case 'unfinished':
      return `the application reported nothing within ${secondsText(endedMs - startedMs)}`;
    case 'crashed':
      return 'the process of the application died';
  }
}

export function secondsText(ms: number): string {
  // Clocks of two processes may differ by a moment.
  const seconds = Math.max(0, ms) / 1000;
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
}

/** `POST /v2/echo/run`. */
export function requestText({ exchange: { request } }: OperationExchange): string {
  return `${request.method} ${request.target}`;
}
