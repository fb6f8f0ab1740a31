/** The time of this machine, and pauses. Accounts have clocks of their own. */
import { systemTimers } from '../core/clock.ts';
import { pause as pauseFor } from '../core/clock-waits.ts';

const clock = systemTimers();

export function now(): number {
  return Date.now();
}

/** Resolves after a time, or at once when the signal aborts. */
export function pauseUnlessAborted(ms: number, signal?: AbortSignal): Promise<void> {
  return pauseFor(ms, { clock, signal }).catch(() => undefined);
}
