/** Waiting callers: woken by the job itself, so that a thousand of them cost no polling. */
import type { Clock } from '../clock.ts';
import type { Job } from './job.ts';
import { isFinal } from './lifecycle.ts';

/** Resolves when the job has ended or, where a limit is given, after `limitMs` at the latest. */
export function waitForEnd(job: Job, clock: Clock, limitMs: number | undefined): Promise<void> {
  if (isFinal(job.state)) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = job.waiting ?? new Set();
    job.waiting = waiting;
    const limit =
      limitMs === undefined
        ? undefined
        : clock.schedule(clock.now() + limitMs, () => {
            waiting.delete(wake);
            resolve();
          });
    const wake = () => {
      if (limit !== undefined) clock.cancel(limit);
      resolve();
    };
    waiting.add(wake);
  });
}
