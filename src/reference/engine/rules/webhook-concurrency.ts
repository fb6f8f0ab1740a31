/** How many webhook calls are made at the same time. */
export interface CallLimits {
  readonly concurrentCalls: number;
  /** Of an account, to the same host and port. */
  readonly concurrentCallsPerHost: number;
}

/** One host never takes all turns, so that a call to another host need not wait for it. */
export function hostLimit({ concurrentCalls, concurrentCallsPerHost }: CallLimits): number {
  return Math.max(1, Math.min(concurrentCallsPerHost, concurrentCalls - 1));
}
