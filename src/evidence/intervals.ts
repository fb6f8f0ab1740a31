/** Intervals of time: a recorded instant may be later than the event, because the checks were late. */
import type { DeliveryRecord, Exchange } from './record-types.ts';

/** An event happened at an instant within it. */
export interface Interval {
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface DurationBounds {
  readonly atLeastMs: number;
  readonly atMostMs: number;
}

/** How long an answer took, including the network. */
export function elapsedOf({ sentMs, receivedMs, lateMs = 0 }: Exchange): DurationBounds {
  const atMostMs = receivedMs - sentMs;
  return { atLeastMs: Math.max(0, atMostMs - lateMs), atMostMs };
}

export function arrivalOf({ receivedMs, lateMs = 0 }: DeliveryRecord): Interval {
  return { fromMs: receivedMs - lateMs, untilMs: receivedMs };
}

/**
 * When a webhook call ended: it was answered, the caller gave up, or the connection was dropped.
 * Undefined if unknown.
 */
export function deliveryEnd({
  answeredMs,
  givenUpMs,
  droppedMs,
  lateMs = 0,
}: DeliveryRecord): Interval | undefined {
  const notedMs = answeredMs ?? givenUpMs ?? droppedMs;
  return notedMs === undefined ? undefined : { fromMs: notedMs - lateMs, untilMs: notedMs };
}

export function timeBetween(earlier: Interval, later: Interval): DurationBounds {
  return {
    atLeastMs: later.fromMs - earlier.untilMs,
    atMostMs: later.untilMs - earlier.fromMs,
  };
}
