/** Tells a clock that skips who is served, so that it skips only while all of them wait for it. */
import type { Clock } from '../../core/clock.ts';
import { type ServedCaller, SkippingClock } from '../../core/skipping-clock.ts';

/** Serves a caller. Callers who only look do not delay a skip any further. */
export function serveCaller<Answer>(
  clock: Clock,
  caller: ServedCaller,
  serve: () => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  if (!(clock instanceof SkippingClock)) return serve();
  const leave = clock.serve(caller);
  let answer: Answer | Promise<Answer>;
  try {
    answer = serve();
  } catch (error) {
    leave();
    throw error;
  }
  if (answer instanceof Promise) return answer.finally(leave);
  leave();
  return answer;
}

/** A caller who is served waits for something that takes time on the clock. */
export function waitOnClock<Value>(
  clock: Clock,
  work: Value | Promise<Value>,
): Value | Promise<Value> {
  const isSkipped = clock instanceof SkippingClock && work instanceof Promise;
  return isSkipped ? clock.whileWaiting(work) : work;
}
