/** Waiting callers: woken by the job itself, so that a thousand of them cost no polling. */
import type { Clock } from '../../core/clock.ts';
import type { Wait } from '../engine/engine.ts';
import { isFinal } from '../engine/lifecycle.ts';
import type { MemoryJob } from './job.ts';

/**
 * Resolves when the job has ended, at the limit, or when the caller goes away. Undefined where there
 * is nothing to wait for.
 */
export function waitForEnd(job: MemoryJob, clock: Clock, wait: Wait): Promise<void> | undefined {
  if (isFinal(job.state)) return undefined;
  job.waiting ??= new Set();
  return wokenFrom(job.waiting, clock, wait);
}

/** The same, and also when a part of the output is there to be taken. */
export function waitForPart(job: MemoryJob, clock: Clock, wait: Wait): Promise<void> | undefined {
  if (isFinal(job.state) || job.chunks !== undefined) return undefined;
  job.streaming ??= new Set();
  return wokenFrom(job.streaming, clock, wait);
}

function wokenFrom(
  waiting: Set<() => void>,
  clock: Clock,
  { limitMs, signal }: Wait,
): Promise<void> | undefined {
  if (signal.aborted) return undefined;
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
