/** When failures of a service (5xx) are no chance any more, but how it answers a request. */

/** How many failures of the same request, without another answer, are no chance. */
export const lastingFailures = 4;

/** Whether a status is one of a service that fails. */
export function isFailure(status: number | undefined): boolean {
  return status !== undefined && status >= 500;
}

/** Whether a request, or several alike, met nothing but failures, and often enough. */
export function isLasting(statuses: readonly (number | undefined)[]): boolean {
  return statuses.length >= lastingFailures && statuses.every(isFailure);
}
