/** Callers that wait for a job: for its end, or for a part of its output. */
import type { Clock } from '../../core/clock.ts';
import type { CallerWait } from '../engine/engine.ts';
import { isFinal } from '../engine/rules/job-states.ts';
import type { Callers, MemoryJob } from './memory-job.ts';

/**
 * Resolves when the job has ended, at the limit, or when the caller disconnects. Undefined if there
 * is nothing to wait for.
 */
export function waitForEnd(
  job: MemoryJob,
  clock: Clock,
  wait: CallerWait,
): Promise<void> | undefined {
  if (isFinal(job.state)) return undefined;
  job.waiting ??= new Map();
  return wokenFrom(job.waiting, clock, wait);
}

/** The same, and also when a part of the output is available. */
export function waitForPart(
  job: MemoryJob,
  clock: Clock,
  wait: CallerWait,
): Promise<void> | undefined {
  if (isFinal(job.state) || job.chunks !== undefined) return undefined;
  job.streaming ??= new Map();
  return wokenFrom(job.streaming, clock, wait);
}

export function wakeAll(callers: Callers | undefined): void {
  if (callers !== undefined) for (const wake of callers.keys()) wake();
}

function wokenFrom(
  callers: Callers,
  clock: Clock,
  { limitMs, signal }: CallerWait,
): Promise<void> | undefined {
  if (signal.aborted) return undefined;
  return new Promise((resolve) => {
    const wake = () => {
      if (limit !== undefined) clock.cancel(limit);
      signal.removeEventListener('abort', wake);
      callers.delete(wake);
      resolve();
    };
    const limit = limitMs === undefined ? undefined : clock.schedule(clock.now() + limitMs, wake);
    callers.set(wake, limit);
    signal.addEventListener('abort', wake);
  });
}
