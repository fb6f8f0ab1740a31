/**
 * How late the checks themselves are. On a starved machine an arrival is noted long after it came,
 * and a request leaves long after it was made: that is no lateness of the deployment.
 */
import type { Clock, Timer } from '../../../core/clock.ts';

/** For how long the process of the checks got no turn. */
export interface EventLoopLag {
  /** In all, so far. */
  readonly totalMs: number;
  /** Of that, by how much at most something was there before it could be noted now. */
  readonly recentMs: number;
}

/** Of time that stands still unless the checks move it. */
export const noLag: EventLoopLag = { totalMs: 0, recentMs: 0 };

/** How often the process looks whether it gets its turn, in milliseconds. */
const lookEveryMs = 50;

/** A pause that is no longer, in milliseconds, is how timers work. */
const usualMs = 10;

/**
 * How many turns of the event loop it takes at most until a call has been accepted, read and noted.
 * Between two looks there is one turn at least.
 */
const turnsToNote = 4;

/** Looks at the clock every now and then until it is stopped: a look that is late was kept waiting. */
export function measureEventLoopLag(clock: Clock): EventLoopLag & { stop(): void } {
  let totalMs = 0;
  let lastLooks: readonly number[] = [];
  let dueMs = 0;
  let timer: Timer;
  const lateMs = () => {
    const missedByMs = clock.now() - dueMs;
    return missedByMs > usualMs ? missedByMs : 0;
  };
  const arm = () => {
    dueMs = clock.now() + lookEveryMs;
    timer = clock.schedule(dueMs, look);
  };
  const look = () => {
    const ms = lateMs();
    totalMs += ms;
    lastLooks = [...lastLooks, ms].slice(-turnsToNote);
    arm();
  };
  arm();
  return {
    get totalMs() {
      return totalMs + lateMs();
    },
    get recentMs() {
      return lastLooks.reduce((sum, ms) => sum + ms, lateMs());
    },
    stop: () => clock.cancel(timer),
  };
}
