/** What an account's completed jobs on public endpoints cost, exactly. */
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../contract/money.ts';

/** The price list's entries, by name. */
export type PriceId = keyof typeof pricing.prices;

/** What one endpoint cost on one day. */
export interface LedgerTotal {
  readonly endpointId: string;
  /** UTC day on the account's clock, such as `2026-01-31`. */
  readonly day: string;
  readonly jobs: number;
  /** Decimal dollars, such as `0.0025165824`. */
  readonly cost: string;
}

/** Totals by endpoint and day; single charges are not kept, so that memory stays flat. */
export class Ledger {
  readonly #totals = new Map<
    string,
    { endpointId: string; day: string; jobs: number; units: bigint }
  >();

  /**
   * Charges a completed job and gives the charge as a JSON number: at most 15 significant digits
   * up to 99,999 dollars a job, which the shortest form of a double repeats digit by digit.
   *
   * @rule cost-is-rounded
   */
  charge(
    endpointId: string,
    { price, quantity, nowMs }: { price: PriceId; quantity: bigint | string; nowMs: number },
  ): number {
    const units = charge(pricing.prices[price], quantity, pricing.decimals);
    const day = new Date(nowMs).toISOString().slice(0, 10);
    const key = `${day} ${endpointId}`;
    const total = this.#totals.get(key) ?? { endpointId, day, jobs: 0, units: 0n };
    this.#totals.set(key, { ...total, jobs: total.jobs + 1, units: total.units + units });
    return Number(formatDecimal(units, pricing.decimals));
  }

  /** By day, then endpoint. */
  totals(): LedgerTotal[] {
    return [...this.#totals.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { endpointId, day, jobs, units }]) => ({
        endpointId,
        day,
        jobs,
        cost: formatDecimal(units, pricing.decimals),
      }));
  }
}
