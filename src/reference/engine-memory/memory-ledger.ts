/** What an account's completed jobs on public endpoints cost, exactly, and what they may cost. */
import type { Clock } from '../../core/clock.ts';
import type { LedgerReport } from '../engine/engine.ts';
import {
  type ChargeSums,
  type SlotKind,
  slotAt,
  slotKinds,
  summable,
  sumsContent,
} from '../engine/rules/charge-slots.ts';
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

type Sums = { -readonly [Name in keyof ChargeSums]: ChargeSums[Name] };

/**
 * Totals by endpoint and time; single charges are in the event log, as long as it keeps them, so
 * that memory stays flat.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #events: EventLog;
  #budget: BudgetSettings | undefined;
  #limits: BudgetLimits;
  #isNoted = false;
  #units = 0n;
  readonly #days = new Slots({ ms: dayMs, kept: Number.POSITIVE_INFINITY });
  readonly #slots = slotKinds.map((kind) => ({ length: kind.length, slots: new Slots(kind) }));

  constructor(
    budget: BudgetSettings | undefined,
    { clock, events }: { clock: Clock; events: EventLog },
  ) {
    this.#clock = clock;
    this.#events = events;
    this.#budget = budget;
    this.#limits = budgetLimits(budget);
  }

  /** What was charged so far counts. */
  setBudget(budget: BudgetSettings | undefined): void {
    this.#budget = budget;
    this.#limits = budgetLimits(budget);
    const { warnAt } = this.#limits;
    this.#isNoted = warnAt !== undefined && this.#units >= warnAt;
  }

  charge({ units, event }: Charge): void {
    const { endpointId } = event;
    const nowMs = this.#clock.now();
    const quantity = summable(event.quantity);
    this.#days.add(nowMs, endpointId, { jobs: 1, units, quantity });
    for (const { slots } of this.#slots) slots.add(nowMs, endpointId, { jobs: 1, units, quantity });
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

  report(): LedgerReport {
    return {
      total: dollarsOf(this.#units),
      totals: this.#days.list().map(({ fromMs, endpointId, sums }) => ({
        endpointId,
        day: new Date(fromMs).toISOString().slice(0, 10),
        ...sumsContent(sums),
      })),
      slots: this.#slots.flatMap(({ length, slots }) =>
        slots.list().map(({ sums, ...slot }) => ({ length, ...slot, ...sumsContent(sums) })),
      ),
      budget: budgetReport(this.#budget, this.#units),
    };
  }
}

/** Sums by time and endpoint. */
class Slots {
  readonly #kind: SlotKind;
  readonly #byStart = new Map<number, Map<string, Sums>>();

  constructor(kind: SlotKind) {
    this.#kind = kind;
  }

  add(atMs: number, endpointId: string, { jobs, units, quantity }: ChargeSums): void {
    const { fromMs, oldestMs } = slotAt(atMs, this.#kind);
    let slot = this.#byStart.get(fromMs);
    if (slot === undefined) {
      slot = new Map();
      this.#byStart.set(fromMs, slot);
      for (const start of this.#byStart.keys()) if (start < oldestMs) this.#byStart.delete(start);
    }
    const sums = slot.get(endpointId) ?? { jobs: 0, units: 0n, quantity: 0n };
    slot.set(endpointId, sums);
    sums.jobs += jobs;
    sums.units += units;
    sums.quantity += quantity;
  }

  /** By time and endpoint, in this order. */
  list(): { fromMs: number; endpointId: string; sums: ChargeSums }[] {
    return [...this.#byStart].flatMap(([fromMs, slot]) =>
      [...slot]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([endpointId, sums]) => ({ fromMs, endpointId, sums })),
    );
  }
}
