/** Rates and concurrency of requests, per operation and endpoint, on the account's clock. */
import { limits as documentLimits } from '#generated/reference/tables.js';
import { exactDurationText } from '../../core/duration-text.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import { andThen, type MaybePromise } from './maybe-promise.ts';
import type { RequestCounter, RequestLimit } from './request-counter.ts';

/** How much one operation may be asked on one endpoint. */
export interface OperationLimit {
  readonly requests: number;
  /** Requests that are under way at the same time; undefined without limit. */
  readonly concurrent?: number;
}

export interface RequestLimits {
  readonly windowMs: number;
  readonly operations: Readonly<Record<string, OperationLimit>>;
}

export type Admission =
  | { readonly kind: 'admitted'; release(): void }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number; readonly reason: string };

/**
 * How much an operation may be asked on one endpoint now; undefined without limit. An alternative in the
 * settings counts before the limits of the account, but does not change how many requests may be under way.
 */
export function requestLimit(
  operationId: string,
  limits: RequestLimits | undefined,
  alternatives: Alternatives,
): RequestLimit | undefined {
  const operationLimit = limits?.operations[operationId];
  const { windowMs } = limits ?? documentLimits.rates;
  if (!alternatives.isSet('rate-limits'))
    return operationLimit && { concurrent: undefined, ...operationLimit, windowMs };
  const { concurrent } = operationLimit ?? {};
  if (alternatives.id('rate-limits') === 'limited') {
    return { requests: alternatives.parameter('rate-limits', 'limited'), windowMs, concurrent };
  }
  return concurrent === undefined
    ? undefined
    : { requests: Number.POSITIVE_INFINITY, windowMs, concurrent };
}

/** Admits requests up to the limits of an account. */
export class RequestLimiter {
  readonly #limitOf: (operationId: string) => RequestLimit | undefined;
  readonly #counter: RequestCounter;

  constructor(limitOf: (operationId: string) => RequestLimit | undefined, counter: RequestCounter) {
    this.#limitOf = limitOf;
    this.#counter = counter;
  }

  /**
   * Admits or refuses; undefined without a limit. An admitted request has to be released when it has been answered.
   *
   * @rule request-rates
   * @rule request-concurrency
   */
  admit(operationId: string, endpointId: string): MaybePromise<Admission> | undefined {
    const limit = this.#limitOf(operationId);
    if (limit === undefined) return undefined;
    const { requests, windowMs, concurrent } = limit;
    const counted = this.#counter.count(`${operationId} ${endpointId}`, limit);
    return andThen(counted, (outcome): Admission => {
      switch (outcome.kind) {
        case 'counted':
          return { kind: 'admitted', release: outcome.release };
        case 'tooManyUnderWay': {
          const reason = `more than ${concurrent} requests at the same time`;
          return { kind: 'refused', retryAfterSeconds: 1, reason };
        }
        case 'windowFull': {
          const reason = `more than ${requests} requests in ${exactDurationText(windowMs)}`;
          const retryAfterSeconds = Math.ceil(outcome.waitMs / 1000);
          return { kind: 'refused', retryAfterSeconds, reason };
        }
      }
    });
  }
}
