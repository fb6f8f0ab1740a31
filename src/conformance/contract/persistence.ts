/** How often and for how long a failure must repeat before it counts as persistent. */

/** The number of consecutive failures (5xx) of the same request that count as persistent. */
export const persistentFailures = 4;

/** The minimum time that they span, in milliseconds; a restart or a short overload ends sooner. */
export const persistentMs = 5000;

/** The number of unfinished answers to the same synchronous submission that a busy queue no longer explains. */
export const unfinishedAttempts = 4;

export function isServerError(status: number | undefined): boolean {
  return status !== undefined && status >= 500;
}
