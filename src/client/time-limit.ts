/** Deadlines and signals: until when work may take, and what ends it before. */
import type { Timers } from '../core/clock.ts';
import { withTimeLimit } from '../core/clock-waits.ts';
import { untilAborted } from '../core/signals.ts';
import type { DebugEvent } from './api-request.ts';
import { AbortError, type RequestContext } from './errors.ts';

export interface TimeLimits {
  readonly clock: Timers;
  /** Numbers from 0 to 1 that spread the pauses of many clients. */
  readonly random: () => number;
  readonly debug: (event: DebugEvent) => void;
  /** In milliseconds since the epoch, or infinity. */
  readonly deadlineMs: number;
  /** What the deadline was made of, for the error. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Runs work with a signal. Aborts it and returns `late` if the deadline comes first, also if it goes on. */
export async function within<Value>(
  { clock, deadlineMs, signal }: TimeLimits,
  context: RequestContext,
  work: (signal: AbortSignal) => Promise<Value>,
  { inFlight = true } = {},
): Promise<Value | 'late'> {
  if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight: false });
  let limited: AbortSignal | undefined;
  try {
    return await withTimeLimit(deadlineMs - clock.now(), { clock, signal }, (until) => {
      limited = until;
      return untilAborted(until, work(until));
    });
  } catch (error) {
    if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight });
    if (limited?.aborted) return 'late';
    throw error;
  }
}

/** Waits, but not beyond the deadline. */
export async function pause(
  limits: TimeLimits,
  context: RequestContext,
  ms: number,
): Promise<void> {
  const deadlineMs = Math.min(limits.clock.now() + ms, limits.deadlineMs);
  const endless = () => new Promise<never>(() => undefined);
  await within({ ...limits, deadlineMs }, context, endless, { inFlight: false });
}
