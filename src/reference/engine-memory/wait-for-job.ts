/** Waiting callers: woken by the job itself, so that a thousand of them cost no polling. */
import type { Clock } from '../../core/clock.ts';
import { isFinal } from '../engine/lifecycle.ts';
import type { Job } from './job.ts';

/** Until when to wait besides. */
export interface WaitLimits {
  /** At most so long, in milliseconds of the clock; undefined without limit. */
  readonly limitMs: number | undefined;
  /** Aborted when the caller goes away, so that nothing is kept for it. */
  readonly signal: AbortSignal;
}

/** Resolves when the job has ended, at the limit, or when the caller goes away. */
export function waitForEnd(job: Job, clock: Clock, limits: WaitLimits): Promise<void> {
  if (isFinal(job.state)) return Promise.resolve();
  job.waiting ??= new Set();
  return wokenFrom(job.waiting, clock, limits);
}

/** The same, and also when a part of the output is there to be taken. */
export function waitForPart(job: Job, clock: Clock, limits: WaitLimits): Promise<void> {
  if (isFinal(job.state) || job.chunks !== undefined) return Promise.resolve();
  job.streaming ??= new Set();
  return wokenFrom(job.streaming, clock, limits);
}

function wokenFrom(
  waiting: Set<() => void>,
  clock: Clock,
  { limitMs, signal }: WaitLimits,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      if (limit !== undefined) clock.cancel(limit);
      signal.removeEventListener('abort', wake);
      waiting.delete(wake);
      resolve();
    };
    const limit = limitMs === undefined ? undefined : clock.schedule(clock.now() + limitMs, wake);
    waiting.add(wake);
    signal.addEventListener('abort', wake);
  });
}
