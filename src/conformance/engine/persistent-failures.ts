/** How often, and for how long, something has to be repeated before a judge takes it for lasting. */
/** The number of failures (5xx) of the same request, without another answer, that are lasting. */
export const persistentFailures = 4;

/** The time over which they are spread at least, in milliseconds: a restart or a short overload ends sooner. */
export const persistentMs = 5000;

/** The number of unfinished answers to the same synchronous submission that a busy queue does not explain. */
export const unfinishedAttempts = 4;

/** Whether a status is one of a service that fails. */
export function isServerError(status: number | undefined): boolean {
  return status !== undefined && status >= 500;
}
