/** Rates and concurrency of requests, per operation and endpoint, on the account's clock. */
import type { Clock } from '../../core/clock.ts';
import type { MaybePromise } from '../engine/maybe-promise.ts';
import type { RequestWindows, WindowLimit } from '../engine/request-windows.ts';

/** How much one operation may be asked on one endpoint. */
export interface OperationLimit {
  /** Requests in a window. */
  readonly requests: number;
  /** Requests that are under way at the same time; undefined without limit. */
  readonly concurrent?: number;
}

/** The limits that are in force. */
export interface RequestLimits {
  /** Length of a window, in milliseconds. */
  readonly windowMs: number;
  readonly operations: Readonly<Record<string, OperationLimit>>;
}

/** Whether a request may go on. */
export type Admission =
  | { readonly kind: 'admitted'; release(): void }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number; readonly reason: string };

/** Admits requests up to the limits of an account. Without `windows`, this process counts alone. */
export class RequestLimiter {
  readonly #limits: RequestLimits;
  readonly #windows: RequestWindows;
  /** Requests of this process that are under way. */
  readonly #concurrent = new Map<string, number>();

  constructor(
    clock: Clock,
    limits: RequestLimits,
    windows: RequestWindows = new OwnWindows(clock),
  ) {
    this.#limits = limits;
    this.#windows = windows;
  }

  /**
   * Admits or refuses; an admitted request has to be released when it has been answered.
   *
   * @rule request-rates
   * @rule request-concurrency
   */
  admit(operationId: string, endpointId: string): MaybePromise<Admission> {
    const limit = this.#limits.operations[operationId];
    if (limit === undefined) return { kind: 'admitted', release: () => undefined };
    const key = `${operationId} ${endpointId}`;
    const { requests, concurrent = Number.POSITIVE_INFINITY } = limit;
    const { windowMs } = this.#limits;
    const underWay = this.#concurrent.get(key) ?? 0;
    if (underWay >= concurrent) {
      const reason = `more than ${concurrent} requests at the same time`;
      return { kind: 'refused', retryAfterSeconds: 1, reason };
    }
    this.#concurrent.set(key, underWay + 1);
    const release = () => {
      this.#concurrent.set(key, (this.#concurrent.get(key) ?? 0) - 1);
    };
    const decide = (waitMs: number): Admission => {
      if (waitMs === 0) return { kind: 'admitted', release };
      release();
      const reason = `more than ${requests} requests in ${windowMs} ms`;
      return { kind: 'refused', retryAfterSeconds: Math.ceil(waitMs / 1000), reason };
    };
    const waitMs = this.#windows.take(key, { requests, windowMs });
    if (!(waitMs instanceof Promise)) return decide(waitMs);
    return waitMs.then(decide, (error: unknown) => {
      release();
      throw error;
    });
  }
}

/** Windows of this process, on a clock. */
class OwnWindows implements RequestWindows {
  readonly #clock: Clock;
  readonly #windows = new Map<string, { endsMs: number; requests: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(key: string, { requests, windowMs }: WindowLimit): number {
    const now = this.#clock.now();
    const window = this.#windows.get(key);
    if (window === undefined || now >= window.endsMs) {
      this.#windows.set(key, { endsMs: now + windowMs, requests: 1 });
      return 0;
    }
    if (window.requests >= requests) return window.endsMs - now;
    window.requests += 1;
    return 0;
  }
}
