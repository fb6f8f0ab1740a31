/** The budget of a run, reserved before each request so that it is never exceeded. */
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../../core/money.ts';
import type { Target } from '../target/target.ts';

/** The budget does not allow a request; the scenario ends there. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

export class Budget {
  readonly #maxCost: bigint;
  readonly #maxRequests: number;
  #reserved = 0n;
  #requests = 0;

  constructor({ maxCost, maxRequests }: Pick<Target['limits'], 'maxCost' | 'maxRequests'>) {
    this.#maxCost = charge({ price: maxCost, per: 1 }, 1n, pricing.decimals);
    this.#maxRequests = maxRequests;
  }

  /** The reserved cost, in dollars as decimal text. */
  get reserved(): string {
    return formatDecimal(this.#reserved, pricing.decimals);
  }

  /** In units of 10^-`pricing.decimals` dollars. */
  get reservedCost(): bigint {
    return this.#reserved;
  }

  get requests(): number {
    return this.#requests;
  }

  /** @throws BudgetExceeded and reserves nothing if the budget is too small */
  reserve(cost: bigint): void {
    if (this.#requests + 1 > this.#maxRequests) {
      throw new BudgetExceeded(
        `The limit of ${this.#maxRequests} requests (maxRequests) is reached.`,
      );
    }
    if (this.#reserved + cost > this.#maxCost) {
      const [wanted, limit] = [cost, this.#maxCost].map((amount) =>
        formatDecimal(amount, pricing.decimals),
      );
      throw new BudgetExceeded(
        `A job that can cost $${wanted} exceeds the rest of the limit of $${limit}.`,
      );
    }
    this.#requests += 1;
    this.#reserved += cost;
  }
}
