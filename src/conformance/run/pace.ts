/** The rate limit of a run. */
import type { Clock } from '../../core/clock.ts';
import { sleep } from './time.ts';

/** Waits before each request so that on average at most `perSecond` are sent. Rejects with the signal's reason. */
export function createPace(
  perSecond: number | undefined,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): () => Promise<void> {
  if (perSecond === undefined) return () => Promise.resolve();
  let nextMs = 0;
  return () => {
    const now = clock.now();
    const turnMs = Math.max(now, nextMs);
    nextMs = turnMs + 1000 / perSecond;
    return turnMs > now ? sleep(clock, turnMs - now, signal) : Promise.resolve();
  };
}
