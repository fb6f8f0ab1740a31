/** Counts requests in windows and those that are under way, for one process or many replicas. */
import type { MaybePromise } from './maybe-promise.ts';

export interface RequestLimit {
  readonly requests: number;
  /** Length of a window, in milliseconds. */
  readonly windowMs: number;
  /** Requests that are under way at the same time; undefined without limit. */
  readonly concurrent: number | undefined;
}

/** The outcome of a request; one that was counted has to be released when it has been answered. */
export type Counted =
  | { readonly kind: 'counted'; release(): void }
  | { readonly kind: 'tooManyUnderWay' }
  | {
      readonly kind: 'windowFull';
      /** How long the window still lasts, in milliseconds. */
      readonly waitMs: number;
    };

/** Counts an account's requests. A window begins with the first request after the last window. */
export interface RequestCounter {
  /** Counts a request of this key, if there is room. A refused request does not count. */
  count(key: string, limit: RequestLimit): MaybePromise<Counted>;
}
