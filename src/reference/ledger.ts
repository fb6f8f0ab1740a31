/** What an account's completed jobs on public endpoints cost, exactly. */
import { type PriceId, pricing } from '#generated/reference/tables.js';
import type { Clock } from '../clock.ts';
import { charge, formatDecimal } from '../contract/money.ts';
import type { EventLog } from './event-log.ts';

/** What one endpoint cost on one day. */
export interface LedgerTotal {
  readonly endpointId: string;
  /** UTC day on the account's clock, such as `2026-01-31`. */
  readonly day: string;
  readonly jobs: number;
  /** Decimal dollars, such as `0.0025165824`. */
  readonly cost: string;
}

/**
 * Totals by endpoint and day; single charges are in the event log, as long as it keeps them, so
 * that memory stays flat.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #events: EventLog;
  readonly #totals = new Map<
    string,
    { endpointId: string; day: string; jobs: number; units: bigint }
  >();
  #units = 0n;

  constructor({ clock, events }: { clock: Clock; events: EventLog }) {
    this.#clock = clock;
    this.#events = events;
  }

  /**
   * Charges a completed job by what was made, not by what was asked for; only completed jobs get
   * here. The cost belongs into the job's output: a JSON number of at most 15 significant digits up
   * to 99,999 dollars, which the shortest form of a double repeats digit by digit. Nothing is
   * charged without a price, on serverless endpoints, or without a quantity.
   *
   * @rule public-endpoints-charge-usage
   * @rule image-output-cost
   * @rule image-charge-actual-size
   * @rule image-charge-reported
   * @rule serverless-not-charged
   * @rule failure-not-charged
   * @rule timeout-stops-consumption
   * @rule cost-is-rounded
   * @rule other-cost-reported
   * @rule serverless-output-unchanged
   */
  charge(
    job: { readonly jobId: string; readonly endpointId: string },
    price: PriceId | undefined,
    quantity: bigint | string | undefined,
  ): { readonly cost?: number } {
    if (price === undefined || quantity === undefined) return {};
    const units = charge(pricing.prices[price], quantity, pricing.decimals);
    const { endpointId } = job;
    const day = new Date(this.#clock.now()).toISOString().slice(0, 10);
    const key = `${day} ${endpointId}`;
    const total = this.#totals.get(key) ?? { endpointId, day, jobs: 0, units: 0n };
    this.#totals.set(key, { ...total, jobs: total.jobs + 1, units: total.units + units });
    this.#units += units;
    const cost = formatDecimal(units, pricing.decimals);
    this.#events.append({ type: 'charged', ...job, cost, quantity: quantity.toString() });
    return { cost: Number(cost) };
  }

  /** All charges together, as decimal dollars. */
  get total(): string {
    return formatDecimal(this.#units, pricing.decimals);
  }

  /** Whether all charges together have reached an amount in decimal dollars. */
  hasReached(amount: string): boolean {
    return this.#units >= charge({ price: amount, per: 1 }, 1n, pricing.decimals);
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
