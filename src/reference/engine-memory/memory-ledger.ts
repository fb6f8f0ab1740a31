/** What an account's completed jobs on public endpoints cost, exactly, and what they may cost. */
import type { PriceId } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import type { Clock } from '../../core/clock.ts';
import type { BudgetReport, LedgerTotal } from '../engine/engine.ts';
import { chargeFor, dollarsOf, unitsOf } from '../engine/job-snapshot.ts';
import type { BudgetSettings } from '../engine/rules/job-charges.ts';
import type { EventLog } from './memory-event-log.ts';
import type { Endpoint } from './memory-job.ts';

const dayMs = 86_400_000;

interface Total {
  jobs: number;
  units: bigint;
}

/** By endpoint. */
type Totals = Map<string, Total>;

/**
 * Totals by endpoint and day; single charges are in the event log, as long as it keeps them, so
 * that memory stays flat.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #events: EventLog;
  /** By day, then endpoint. */
  readonly #days = new Map<string, Totals>();
  #units = 0n;
  #today: { number: number; totals: Totals } = { number: Number.NaN, totals: new Map() };

  constructor({ clock, events }: { clock: Clock; events: EventLog }) {
    this.#clock = clock;
    this.#events = events;
  }

  /**
   * Charges a completed job for what it made, not for what was requested, and returns the cost in
   * decimal dollars. Without a price or a quantity, and on serverless endpoints, nothing is charged.
   *
   * @rule public-endpoints-charge-usage
   * @rule image-output-cost
   * @rule image-charge-actual-size
   * @rule image-charge-reported
   * @rule serverless-not-charged
   * @rule failure-not-charged
   * @rule unfinished-not-charged
   * @rule timeout-stops-consumption
   * @rule cost-is-rounded
   * @rule other-cost-reported
   * @rule serverless-output-unchanged
   */
  charge(
    job: { readonly jobId: string; readonly endpointId: string },
    price: PriceId | undefined,
    quantity: bigint | string | undefined,
  ): string | undefined {
    if (price === undefined || quantity === undefined) return undefined;
    const units = chargeFor(price, quantity);
    const { endpointId } = job;
    const total = this.#totalOf(endpointId);
    total.jobs += 1;
    total.units += units;
    this.#units += units;
    const cost = dollarsOf(units);
    this.#events.append({
      type: 'charged',
      jobId: job.jobId,
      endpointId,
      cost,
      quantity: quantity.toString(),
    });
    return cost;
  }

  #totalOf(endpointId: string): Total {
    const totals = this.#totalsOfToday();
    const known = totals.get(endpointId);
    if (known !== undefined) return known;
    const total = { jobs: 0, units: 0n };
    totals.set(endpointId, total);
    return total;
  }

  /** The day is formatted once, because every charge needs it. */
  #totalsOfToday(): Totals {
    const nowMs = this.#clock.now();
    const number = Math.floor(nowMs / dayMs);
    if (number !== this.#today.number) {
      const day = new Date(nowMs).toISOString().slice(0, 10);
      this.#today = { number, totals: new Map() };
      this.#days.set(day, this.#today.totals);
    }
    return this.#today.totals;
  }

  /** All charges together, as decimal dollars. */
  get total(): string {
    return dollarsOf(this.#units);
  }

  /** Whether all charges together have reached an amount in decimal dollars. */
  hasReached(amount: string): boolean {
    return this.#units >= unitsOf(amount);
  }

  /** By day, then endpoint. */
  totals(): LedgerTotal[] {
    return [...this.#days].flatMap(([day, totals]) =>
      [...totals]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([endpointId, { jobs, units }]) => {
          return { endpointId, day, jobs, cost: dollarsOf(units) };
        }),
    );
  }
}

/** Refuses charged jobs once the ledger has reached the budget, or notes it once. */
export class Budget {
  readonly #settings: BudgetSettings | undefined;
  readonly #ledger: Ledger;
  readonly #events: EventLog;
  #noted = false;

  constructor(
    settings: BudgetSettings | undefined,
    { ledger, events }: { ledger: Ledger; events: EventLog },
  ) {
    this.#settings = settings;
    this.#ledger = ledger;
    this.#events = events;
    if (settings?.exceeded === 'warn') {
      events.subscribe((event) => {
        if (event.type === 'charged') this.#note(settings.amount, event.endpointId);
      });
    }
  }

  /**
   * The budget if it is used up, so that the endpoint accepts no further job; otherwise undefined.
   * Jobs that were accepted earlier still run and are charged.
   *
   * @rule budget
   */
  refusal({ id: endpointId, price }: Endpoint): string | undefined {
    if (this.#settings === undefined || price === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    if (exceeded === 'warn' || !this.#ledger.hasReached(amount)) return undefined;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: true });
    return amount;
  }

  /** Undefined where the account has no budget. */
  report(): BudgetReport | undefined {
    if (this.#settings === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    return { amount, exceeded, reached: this.#ledger.hasReached(amount) };
  }

  #note(amount: string, endpointId: string): void {
    if (this.#noted || !this.#ledger.hasReached(amount)) return;
    this.#noted = true;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: false });
  }
}
