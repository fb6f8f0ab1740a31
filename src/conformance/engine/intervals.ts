/** What noted instants say of when something really was: those who noted them may have been late. */
import type { Delivery, Exchange } from '../../evidence/records.ts';

/** Something was at an instant between these two. */
export interface Interval {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Something took a time between these two. */
export interface DurationBounds {
  readonly atLeastMs: number;
  readonly atMostMs: number;
}

/** How long the deployment took to answer, the way there and back included. */
export function elapsed({ sentMs, receivedMs, lateMs = 0 }: Exchange): DurationBounds {
  const atMostMs = receivedMs - sentMs;
  return { atLeastMs: Math.max(0, atMostMs - lateMs), atMostMs };
}

/** When a webhook call arrived. */
export function arrivalOf({ receivedMs, lateMs = 0 }: Delivery): Interval {
  return { fromMs: receivedMs - lateMs, untilMs: receivedMs };
}

/**
 * When a webhook call was over: it was answered, or nobody waited for that any more, which may have
 * been so before the answer, too. Undefined where it is not known.
 */
export function endingOf({
  answeredMs,
  givenUpMs,
  droppedMs,
  lateMs = 0,
}: Delivery): Interval | undefined {
  const notedMs = answeredMs ?? givenUpMs ?? droppedMs;
  return notedMs === undefined ? undefined : { fromMs: notedMs - lateMs, untilMs: notedMs };
}

/** What was between two instants. */
export function timeBetween(earlier: Interval, later: Interval): DurationBounds {
  return {
    atLeastMs: later.fromMs - earlier.untilMs,
    atMostMs: later.untilMs - earlier.fromMs,
  };
}
