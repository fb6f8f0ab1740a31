/** How long an application must be watched after its work, so that what it does late is seen. */
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord } from '../../evidence/record-types.ts';
import { isCompleted, isStatusRead } from './application-jobs.ts';
import type { Scene } from './caller-evidence.ts';
import { betweenLabel, forgedLabel, strayLabel } from './exchange-labels.ts';

/** How much longer than before an application must be silent, as a factor, and at least, in milliseconds. */
const silenceFactor = 2;
const shortestSilenceMs = 1000;

/** Timers and networks vary, as a share of a time, and in milliseconds. */
const moreShare = 0.25;
const moreMs = 1000;

/** The number of status requests after the end that may have been under way, or confirm it. */
const mostAfterEnd = 3;

/** Calls of the service, and not those that the check has made up. */
export function isGenuine({ label }: DeliveryRecord): boolean {
  return label !== forgedLabel && label !== strayLabel && label !== betweenLabel;
}

/** How long after its work the service calls an application that does not wait for it, at most, in milliseconds. */
const calledMs = 4000;

/** Until when a call of the service may come: 0 once one came. */
export function untilCalledMs({ deliveries, works }: Scene): number {
  if (deliveries.some(isGenuine)) return 0;
  return Math.max(0, ...works.map(({ endedMs }) => endedMs)) + calledMs;
}

/** Until when the application was watched: what it did later, it did because the check ended it. */
export function watchedUntilMs({ end }: Pick<Scene, 'end'>): number {
  return end?.watchedUntilMs ?? end?.endedMs ?? 0;
}

/** The longest time after which an application asked for a job, or asked again; 0 if it was not seen. */
export function longestPauseMs({ calls }: Pick<Scene, 'calls'>, jobId: string | undefined): number {
  const submitted = calls.filter(
    (call) => isSubmission(call) && jobInAnswer(call)?.['id'] === jobId,
  );
  const reads = calls.filter((call) => isStatusRead(call) && call.jobId === jobId);
  const atMs = [
    ...submitted.map(({ exchange }) => exchange.receivedMs),
    ...reads.map(({ exchange }) => exchange.sentMs),
  ];
  return Math.max(0, ...atMs.slice(1).map((ms, index) => ms - (atMs[index] ?? 0)));
}

/** How long an application that paused so long must be silent to have stopped. */
export function enoughSilenceMs(pauseMs: number): number {
  return Math.max(pauseMs * silenceFactor, shortestSilenceMs);
}

/** Whether an application asked for a job more often after its end than requests under way or webhook calls explain. */
export function isOftenAfterEnd(
  after: readonly OperationExchange[],
  { deliveries }: Pick<Scene, 'deliveries'>,
): boolean {
  return after.length > mostAfterEnd + deliveries.length;
}

/** Until when an application that goes on asking would have asked again: 0 once it has asked often. */
export function untilSilentMs(scene: Scene): number {
  const untilMs = scene.calls.filter(isStatusRead).map(({ jobId, exchange }) => {
    const same = scene.calls.filter((call) => isStatusRead(call) && call.jobId === jobId);
    const end = same.findIndex(isCompleted);
    return end !== -1 && isOftenAfterEnd(same.slice(end + 1), scene)
      ? 0
      : exchange.sentMs + enoughSilenceMs(longestPauseMs(scene, jobId)) + moreMs / 2;
  });
  return Math.max(0, ...untilMs);
}

/**
 * When an application that acts again would have acted, if that takes as long as the first time.
 * @param actedMs when it was first seen to have acted. Default: when its work ended
 */
export function wouldHaveActedMs(scene: Scene, actedMs?: number): number {
  const { calls, deliveries, works } = scene;
  const [work] = works;
  if (work === undefined) return 0;
  const genuineMs = deliveries.filter(isGenuine).map(({ receivedMs }) => receivedMs);
  const seenMs = calls
    .filter((call) => isSuccess(call) && isCompleted(call))
    .map(({ exchange }) => exchange.receivedMs);
  const doneMs = Math.max(work.endedMs, actedMs ?? 0);
  const knownMs = Math.min(doneMs, ...genuineMs, ...seenMs);
  return Math.max(doneMs, ...genuineMs) + (doneMs - knownMs);
}

/** Until when to watch for a second act. Undefined where there is no first one yet. */
export function untilActedMs(scene: Scene, actedMs: number | undefined): number {
  const dueMs = wouldHaveActedMs(scene, actedMs);
  const doneMs = Math.max(0, ...scene.works.map(({ endedMs }) => endedMs), actedMs ?? 0);
  return dueMs + Math.max(0, dueMs - doneMs) * moreShare + moreMs;
}
