/** Deadlines and signals: until when work may take, and what ends it before. */
import type { Timers } from '../core/clock.ts';
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
): Promise<Value | 'late'> {
  if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight: false });
  const controller = new AbortController();
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  let late = false;
  const timer = Number.isFinite(deadlineMs)
    ? clock.schedule(deadlineMs, () => {
        late = true;
        controller.abort();
      })
    : undefined;
  try {
    return await untilAborted(controller.signal, work(controller.signal));
  } catch (error) {
    if (signal?.aborted) throw new AbortError(context, { reason: signal.reason, inFlight: true });
    if (late) return 'late';
    throw error;
  } finally {
    signal?.removeEventListener('abort', forward);
    if (timer !== undefined) clock.cancel(timer);
  }
}

/** Waits, but not beyond the deadline. */
export function pause(
  { clock, deadlineMs, signal }: TimeLimits,
  context: RequestContext,
  ms: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new AbortError(context, { reason: signal?.reason, inFlight: false }));
    if (signal?.aborted) return fail();
    const timer = clock.schedule(Math.min(clock.now() + ms, deadlineMs), () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    const abort = () => {
      clock.cancel(timer);
      fail();
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
