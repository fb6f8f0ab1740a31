/** What a run may cost and send: reserved before each request, so that it is never passed. */
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../../core/money.ts';
import type { Target } from '../target.ts';

/** A limit of the run leaves no room for a request; the scenario ends there. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** The limits of a run, and what is left of them. */
export class Budget {
  readonly #maxCost: bigint;
  readonly #maxRequests: number;
  #reserved = 0n;
  #requests = 0;

  constructor({ maxCost, maxRequests }: Pick<Target['limits'], 'maxCost' | 'maxRequests'>) {
    this.#maxCost = charge({ price: maxCost, per: 1 }, 1n, pricing.decimals);
    this.#maxRequests = maxRequests;
  }

  /** What has been reserved so far, in dollars as decimal text. */
  get reserved(): string {
    return formatDecimal(this.#reserved, pricing.decimals);
  }

  get requests(): number {
    return this.#requests;
  }

  /**
   * Takes a request, and the most that it can cost, out of the budget.
   * @throws BudgetSpent and takes nothing when it is too much
   */
  reserve(cost: bigint): void {
    if (this.#requests + 1 > this.#maxRequests) {
      throw new BudgetSpent(`The limit of ${this.#maxRequests} requests is reached.`);
    }
    if (this.#reserved + cost > this.#maxCost) {
      const [wanted, limit] = [cost, this.#maxCost].map((amount) =>
        formatDecimal(amount, pricing.decimals),
      );
      throw new BudgetSpent(
        `A job that can cost ${wanted} does not fit in what is left of ${limit} dollars.`,
      );
    }
    this.#requests += 1;
    this.#reserved += cost;
  }
}
