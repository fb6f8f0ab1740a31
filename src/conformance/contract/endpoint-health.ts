/** The workers and jobs that an answer about the health of an endpoint reports. */
import { isObject } from '../../core/json.ts';

export interface HealthAnswer {
  /** Ready or initializing. */
  readonly workers: number;
  readonly idle: number;
  /** Waiting or running. */
  readonly jobs: number;
  readonly queued: number;
}

export function readHealth(answered: unknown): HealthAnswer | undefined {
  const { workers, jobs } = isObject(answered) ? answered : {};
  if (!isObject(workers) || !isObject(jobs)) return undefined;
  const { initializing, ready, idle } = workers;
  const { inQueue, inProgress } = jobs;
  if (typeof initializing !== 'number' || typeof ready !== 'number') return undefined;
  if (typeof inQueue !== 'number' || typeof inProgress !== 'number') return undefined;
  return {
    workers: initializing + ready,
    idle: typeof idle === 'number' ? idle : 0,
    jobs: inQueue + inProgress,
    queued: inQueue,
  };
}
