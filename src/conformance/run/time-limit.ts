/** A limit for what a deployment may take, which does not count that this process had to wait for its turn. */
import type { Clock } from '../../core/clock.ts';
import { measureEventLoopLag } from './event-loop-lag.ts';

/** However late this process is, a limit lasts no longer than this many times as long. */
const longestFactor = 5;

/** The signal is aborted with the reason when the limit is over. Call `end` in any case. */
export function limitTime(
  limitMs: number,
  reason: string,
  clock: Clock,
): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const lag = measureEventLoopLag(clock);
  const startedMs = clock.now();
  const check = () => {
    const dueMs = startedMs + Math.min(limitMs + lag.totalMs, longestFactor * limitMs);
    if (clock.now() >= dueMs) controller.abort(new Error(reason));
    else timer = clock.schedule(dueMs, check);
  };
  let timer = clock.schedule(startedMs + limitMs, check);
  return {
    signal: controller.signal,
    end() {
      lag.stop();
      clock.cancel(timer);
    },
  };
}
