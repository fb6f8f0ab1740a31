/** How late the checks themselves are, which is not the deployment's fault. */
import type { Clock, Timer } from '../../core/clock.ts';

export interface EventLoopLag {
  readonly totalMs: number;
  /** The maximum delay of something that is recorded now. */
  readonly recentMs: number;
}

/** For a clock that only the checks advance. */
export const noLag: EventLoopLag = { totalMs: 0, recentMs: 0 };

/** Measures from now on for which share of the time the checks had to wait for their turn. */
export function measureLateShare(
  time: { now(): number },
  lag: Pick<EventLoopLag, 'totalMs'>,
): () => number {
  const startedMs = time.now();
  const lateBeforeMs = lag.totalMs;
  return () => {
    const passedMs = time.now() - startedMs;
    return passedMs === 0 ? 0 : Math.min(1, (lag.totalMs - lateBeforeMs) / passedMs);
  };
}

const measureEveryMs = 50;

/** Timers are normally late by up to this, in milliseconds. */
const normalMs = 10;

/** The most event loop turns to accept, read and record a call; at least one lies between two measurements. */
const turnsToRecord = 4;

/** Measures the lag with a repeating timer until stopped. */
export function measureEventLoopLag(clock: Clock): EventLoopLag & { stop(): void } {
  let totalMs = 0;
  let recentLags: readonly number[] = [];
  let dueMs = 0;
  let timer: Timer;
  const lateMs = () => {
    const missedByMs = clock.now() - dueMs;
    return missedByMs > normalMs ? missedByMs : 0;
  };
  const arm = () => {
    dueMs = clock.now() + measureEveryMs;
    timer = clock.schedule(dueMs, measure);
  };
  const measure = () => {
    const ms = lateMs();
    totalMs += ms;
    recentLags = [...recentLags, ms].slice(-turnsToRecord);
    arm();
  };
  arm();
  return {
    get totalMs() {
      return totalMs + lateMs();
    },
    get recentMs() {
      return recentLags.reduce((sum, ms) => sum + ms, lateMs());
    },
    stop: () => clock.cancel(timer),
  };
}
