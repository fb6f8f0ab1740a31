/** Waiting by a clock, until a signal ends the wait. */
import type { Timer, Timers } from './clock.ts';
import { untilAborted } from './signals.ts';

export interface PauseOptions {
  readonly clock: Timers;
  readonly signal?: AbortSignal | undefined;
}

/** Resolves after `ms`; rejects with the signal's reason if it aborts before. */
export async function pause(ms: number, { clock, signal }: PauseOptions): Promise<void> {
  let timer: Timer | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = clock.schedule(clock.now() + ms, resolve);
  });
  const end = signal === undefined ? passed : untilAborted(signal, passed);
  await end.finally(() => timer && clock.cancel(timer));
}

/**
 * Runs work whose signal aborts after `ms`, without end if that is infinite, or with the given signal. The work itself
 * has to end then: see `untilAborted`.
 */
export async function withTimeLimit<Value>(
  ms: number,
  { clock, signal }: PauseOptions,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  // Without a signal that has aborted, the reason is that of a limit.
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const timer = Number.isFinite(ms) ? clock.schedule(clock.now() + ms, abort) : undefined;
  try {
    return await work(controller.signal);
  } finally {
    signal?.removeEventListener('abort', abort);
    if (timer) clock.cancel(timer);
  }
}
