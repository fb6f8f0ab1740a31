/** How often, and for how long, something has to be seen before it is no chance. */

/** So many failures (5xx) of the same request, without another answer, are no chance. */
export const lastingFailures = 4;

/** If they lasted this long, in milliseconds: a restart or a short overload is over sooner. */
export const lastingMs = 5000;

/** So many unfinished answers to the same synchronous submission are no matter of what else was in the queue. */
export const triesOfUnfinished = 4;

/** Whether a status is one of a service that fails. */
export function isFailure(status: number | undefined): boolean {
  return status !== undefined && status >= 500;
}
