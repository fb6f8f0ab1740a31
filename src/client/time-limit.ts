/** Deadlines and signals: until when work may take, and what ends it before. */
import type { Timers } from '../core/clock.ts';
import { withTimeLimit } from '../core/clock-waits.ts';
import { untilAborted } from '../core/signals.ts';
import { AbortError, type RequestContext } from './errors.ts';

export interface TimeLimits {
  readonly clock: Timers;
  /** Numbers from 0 to 1 that spread the pauses of many clients. */
  readonly random: () => number;
  /** In milliseconds since the epoch, or infinity. */
  readonly deadlineMs: number;
  /** What the deadline was made of, for the error. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** How often a failed request is sent again. */
  readonly maxRetries: number;
}

/** Runs work with a signal. Aborts it and calls `late` if the deadline comes first, also if it goes on. A pause has no `late`. */
export function runWithinDeadline<Value, Late>(
  limits: TimeLimits,
  context: RequestContext,
  work: (signal: AbortSignal) => Promise<Value>,
  late: () => Late,
): Promise<Value | Late>;
export function runWithinDeadline(
  limits: TimeLimits,
  context: RequestContext,
  pause: () => Promise<never>,
): Promise<undefined>;
export async function runWithinDeadline<Value, Late>(
  { clock, deadlineMs, signal }: TimeLimits,
  context: RequestContext,
  work: (signal: AbortSignal) => Promise<Value>,
  late?: () => Late,
): Promise<Value | Late | undefined> {
  const throwIfAborted = (inFlight: boolean) => {
    if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight });
  };
  throwIfAborted(false);
  return withTimeLimit(deadlineMs - clock.now(), { clock, signal }, (until) =>
    untilAborted(until, work(until)).catch((error: unknown) => {
      throwIfAborted(late !== undefined);
      if (until.aborted) return late?.();
      throw error;
    }),
  );
}

/** Waits, but not beyond the deadline. */
export async function pauseWithinDeadline(
  limits: TimeLimits,
  context: RequestContext,
  ms: number,
): Promise<void> {
  const deadlineMs = Math.min(limits.clock.now() + ms, limits.deadlineMs);
  await runWithinDeadline({ ...limits, deadlineMs }, context, () => new Promise(() => undefined));
}
