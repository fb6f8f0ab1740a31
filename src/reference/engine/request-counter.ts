/** Counts requests of the last seconds and those that are under way, for one process or many replicas. */
import type { MaybePromise } from './maybe-promise.ts';

export interface RequestLimit {
  /** The most requests in any period of `windowMs`; infinite without limit. */
  readonly requests: number;
  readonly windowMs: number;
  /** Requests that are under way at the same time; undefined without limit. */
  readonly concurrent: number | undefined;
}

/** The outcome of a request; one that was counted has to be released when it has been answered. */
export type CountOutcome =
  | { readonly kind: 'counted'; release(): void }
  | { readonly kind: 'tooManyUnderWay' }
  | {
      readonly kind: 'windowFull';
      /** How long until there is room for one more, in milliseconds. */
      readonly waitMs: number;
    };

/** Counts an account's requests, each for `windowMs`: at every instant, the window is the time just before. */
export interface RequestCounter {
  /** Counts a request of this key, if there is room. A refused request does not count. */
  count(key: string, limit: RequestLimit): MaybePromise<CountOutcome>;
}
