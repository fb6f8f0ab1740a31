/** Repeats work while Redis is away. */
import type { Clock } from '../../core/clock.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';

export interface RetryOptions {
  readonly clock: Clock;
  /** After how long, in milliseconds. */
  readonly againMs: number;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/**
 * Tries at least once, then until the store answers or the signal is aborted. Rejects with any
 * other error.
 */
export async function untilRedisAnswers(
  work: () => Promise<unknown>,
  options: RetryOptions,
): Promise<void> {
  do {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      options.onError(error);
    }
    await waitToTryAgain(options);
  } while (!options.signal.aborted);
}

/** Resolves when it is time to try again, or at once when the signal is aborted. */
export function waitToTryAgain({
  clock,
  againMs,
  signal,
}: Omit<RetryOptions, 'onError'>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clock.cancel(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.schedule(clock.now() + againMs, end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
