/** How many jobs may wait. */
import type { QueueLimits } from '../endpoint.ts';

/**
 * From how many waiting jobs on a queue takes no more: it has to reach a fixed limit and one that
 * grows with the workers. Undefined without limits.
 *
 * @rule queue-length
 */
export function fullQueue(
  limits: QueueLimits | undefined,
  { max }: { readonly max: number },
): number | undefined {
  return limits && Math.max(limits.jobs, limits.jobsPerWorker * max);
}
