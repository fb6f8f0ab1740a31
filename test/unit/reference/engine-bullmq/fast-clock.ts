/** A clock that runs faster than the system's. */
import { type Clock, systemClock, type Timer } from '../../../../src/core/clock.ts';

/** When it shows the same time as the system's. */
const originMs = Date.UTC(2026, 0, 1);

/** Time passes `speed` times as fast. All processes agree on it, as it has no beginning of its own. */
export function fastClock(speed: number): Clock {
  const clock = systemClock();
  const timers = new WeakMap<Timer, Timer>();
  const toFast = (realMs: number) => originMs + (realMs - originMs) * speed;
  const toReal = (fastMs: number) => originMs + (fastMs - originMs) / speed;
  return {
    now: () => Math.floor(toFast(clock.now())),
    schedule(dueMs, run) {
      const timer = { dueMs };
      timers.set(timer, clock.schedule(Math.ceil(toReal(dueMs)), run));
      return timer;
    },
    cancel(timer) {
      const real = timers.get(timer);
      if (real !== undefined) clock.cancel(real);
    },
    hold: (work) => clock.hold(work),
    clear: () => clock.clear(),
  };
}
