/** Rates and concurrency of requests, per operation and endpoint, on the account's clock. */
import type { Clock } from '../../core/clock.ts';

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

interface Usage {
  windowEndsMs: number;
  requests: number;
  concurrent: number;
}

/** Counts requests in windows of the clock that begin with the first request after the last one. */
export class RequestLimiter {
  readonly #clock: Clock;
  readonly #limits: RequestLimits;
  readonly #usage = new Map<string, Usage>();

  constructor(clock: Clock, limits: RequestLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /**
   * Admits or refuses; an admitted request has to be released when it has been answered.
   *
   * @rule request-rates
   * @rule request-concurrency
   */
  admit(operationId: string, endpointId: string): Admission {
    const limit = this.#limits.operations[operationId];
    if (limit === undefined) return { kind: 'admitted', release: () => undefined };
    const usage = this.#usageOf(`${operationId} ${endpointId}`);
    const { requests, concurrent = Number.POSITIVE_INFINITY } = limit;
    if (usage.requests >= requests) {
      const waitMs = usage.windowEndsMs - this.#clock.now();
      const reason = `more than ${requests} requests in ${this.#limits.windowMs} ms`;
      return { kind: 'refused', retryAfterSeconds: Math.ceil(waitMs / 1000), reason };
    }
    if (usage.concurrent >= concurrent) {
      const reason = `more than ${concurrent} requests at the same time`;
      return { kind: 'refused', retryAfterSeconds: 1, reason };
    }
    usage.requests += 1;
    usage.concurrent += 1;
    return {
      kind: 'admitted',
      release: () => {
        usage.concurrent -= 1;
      },
    };
  }

  #usageOf(key: string): Usage {
    const now = this.#clock.now();
    const known = this.#usage.get(key);
    const usage = known ?? { windowEndsMs: now, requests: 0, concurrent: 0 };
    if (known === undefined) this.#usage.set(key, usage);
    if (now >= usage.windowEndsMs) {
      usage.windowEndsMs = now + this.#limits.windowMs;
      usage.requests = 0;
    }
    return usage;
  }
}
