/** What an account's completed jobs on public endpoints cost, exactly, and what they may cost. */
import type { Clock } from '../../core/clock.ts';
import type { LedgerReport } from '../engine/engine.ts';
import { type Charge, dollarsOf } from '../engine/rules/job-charges.ts';
import {
  type BudgetLimits,
  type BudgetSettings,
  budgetLimits,
  budgetReport,
} from '../engine/rules/room-limits.ts';
import type { EventLog } from './memory-event-log.ts';
import type { Endpoint } from './memory-job.ts';

const dayMs = 86_400_000;

interface Total {
  jobs: number;
  units: bigint;
}

type Totals = Map<string, Total>;

/**
 * Totals by endpoint and day; single charges are in the event log, as long as it keeps them, so
 * that memory stays flat.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #events: EventLog;
  readonly #budget: BudgetSettings | undefined;
  readonly #limits: BudgetLimits;
  #isNoted = false;
  readonly #days = new Map<string, Totals>();
  #units = 0n;
  #today: { number: number; totals: Totals } = { number: Number.NaN, totals: new Map() };

  constructor(
    budget: BudgetSettings | undefined,
    { clock, events }: { clock: Clock; events: EventLog },
  ) {
    this.#clock = clock;
    this.#events = events;
    this.#budget = budget;
    this.#limits = budgetLimits(budget);
  }

  charge({ units, event }: Charge): void {
    const { endpointId } = event;
    const total = this.#totalOf(endpointId);
    total.jobs += 1;
    total.units += units;
    this.#units += units;
    this.#events.append(event);
    const { warnAt } = this.#limits;
    if (!this.#isNoted && warnAt !== undefined && this.#units >= warnAt) {
      this.#isNoted = true;
      this.#events.append({ type: 'budgetExceeded', endpointId, refused: false });
    }
  }

  /**
   * The budget if it is used up, so that the endpoint accepts no further job; otherwise undefined.
   * Jobs that were accepted earlier still run and are charged.
   */
  refusal({ id: endpointId, price }: Pick<Endpoint, 'id' | 'price'>): string | undefined {
    const { refuseAt } = this.#limits;
    if (refuseAt === undefined || price === undefined || this.#units < refuseAt) return undefined;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: true });
    return this.#budget?.amount;
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

  report(): LedgerReport {
    const total = dollarsOf(this.#units);
    const totals = [...this.#days].flatMap(([day, ofDay]) =>
      [...ofDay]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([endpointId, { jobs, units }]) => ({
          endpointId,
          day,
          jobs,
          cost: dollarsOf(units),
        })),
    );
    return { total, totals, budget: budgetReport(this.#budget, this.#units) };
  }
}
