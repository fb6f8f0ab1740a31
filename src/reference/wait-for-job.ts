/** Waiting callers: woken by the job itself, so that a thousand of them cost no polling. */
import type { Clock } from '../clock.ts';
import type { Job } from './job.ts';
import { isFinal } from './lifecycle.ts';

/** Resolves when the job has ended or, where a limit is given, after `limitMs` at the latest. */
export function waitForEnd(job: Job, clock: Clock, limitMs: number | undefined): Promise<void> {
  if (isFinal(job.state)) return Promise.resolve();
  job.waiting ??= new Set();
  return wokenFrom(job.waiting, clock, limitMs);
}

/** Resolves when a part of the output is there to be taken or the job has ended, or at the limit. */
export function waitForPart(job: Job, clock: Clock, limitMs: number): Promise<void> {
  if (isFinal(job.state) || job.chunks !== undefined) return Promise.resolve();
  job.streaming ??= new Set();
  return wokenFrom(job.streaming, clock, limitMs);
}

function wokenFrom(
  waiting: Set<() => void>,
  clock: Clock,
  limitMs: number | undefined,
): Promise<void> {
  return new Promise((resolve) => {
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
