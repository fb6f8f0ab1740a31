/** The errors of jobs that end without their worker. */
import { exactDurationText } from '../../../core/duration-text.ts';

/** The error of a job that is ended at its ttl. */
export const expiredError = 'The job waited in the queue for longer than its ttl.';

/** The error of a job that was started so often, and whose worker was lost with its replica each time. */
export function lostWorkerError(starts: number): string {
  return `The worker stopped responding. The job was started ${starts === 1 ? 'once' : `${starts} times`}.`;
}

/** The error of a job that is ended at its execution timeout. */
export function timeoutError(limitMs: number): string {
  return `The job was in progress for longer than its execution timeout of ${exactDurationText(limitMs)}.`;
}
