/** What an account's completed jobs on public endpoints cost, exactly. */
import { type PriceId, pricing } from '#generated/reference/tables.js';
import type { Clock } from '../clock.ts';
import { charge, formatDecimal } from '../contract/money.ts';
import type { EventLog } from './event-log.ts';

const dayMs = 86_400_000;

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
    { readonly endpointId: string; readonly day: string; jobs: number; units: bigint }
  >();
  #units = 0n;
  #today = { number: Number.NaN, text: '' };

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
    const total = this.#totalOf(endpointId);
    total.jobs += 1;
    total.units += units;
    this.#units += units;
    const cost = formatDecimal(units, pricing.decimals);
    this.#events.append({
      type: 'charged',
      jobId: job.jobId,
      endpointId,
      cost,
      quantity: quantity.toString(),
    });
    return { cost: Number(cost) };
  }

  #totalOf(endpointId: string): { jobs: number; units: bigint } {
    const day = this.#day();
    const key = `${day} ${endpointId}`;
    const known = this.#totals.get(key);
    if (known !== undefined) return known;
    const total = { endpointId, day, jobs: 0, units: 0n };
    this.#totals.set(key, total);
    return total;
  }

  /** Written once a day, because it is asked for with every charge. */
  #day(): string {
    const nowMs = this.#clock.now();
    const number = Math.floor(nowMs / dayMs);
    if (number !== this.#today.number) {
      this.#today = { number, text: new Date(nowMs).toISOString().slice(0, 10) };
    }
    return this.#today.text;
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
