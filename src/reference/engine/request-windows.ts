/** Counts requests in windows, which replicas may share. */
import type { MaybePromise } from './maybe-promise.ts';

/** How many requests a window admits. */
export interface WindowLimit {
  readonly requests: number;
  /** Length of the window, in milliseconds. */
  readonly windowMs: number;
}

/** The windows of an account, each of which begins with the first request after the last one. */
export interface RequestWindows {
  /**
   * Counts a request and returns 0; if the window is full, returns how long it still lasts, in
   * milliseconds.
   */
  take(key: string, limit: WindowLimit): MaybePromise<number>;
}
