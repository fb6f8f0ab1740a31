/** What an account's completed jobs on public endpoints cost, exactly, and what they may cost. */
import type { components } from '#generated/control/types.d.ts';
import type { Clock } from '../../core/clock.ts';
import type { Steps } from '../../core/event-loop-turns.ts';
import { sortedInSteps } from '../../core/sorting.ts';
import type { LedgerReport } from '../engine/engine.ts';
import {
  type ChargeSums,
  quantityInThousandths,
  type SlotKind,
  slotAt,
  slotKinds,
  sumsContent,
  unitsPerSlot,
} from '../engine/rules/charge-slots.ts';
import { type Charge, dollarsOf } from '../engine/rules/job-charges.ts';
import {
  type BudgetLimits,
  type BudgetSettings,
  budgetLimits,
  budgetReport,
} from '../engine/rules/queue-and-budget-limits.ts';
import type { EventLog } from './memory-event-log.ts';
import type { MemoryEndpoint } from './memory-job.ts';

type Schemas = components['schemas'];

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
    const quantity = quantityInThousandths(event.quantity);
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
  refusal({ id: endpointId, price }: Pick<MemoryEndpoint, 'id' | 'price'>): string | undefined {
    const { refuseAt } = this.#limits;
    if (refuseAt === undefined || price === undefined || this.#units < refuseAt) return undefined;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: true });
    return this.#budget?.amount;
  }

  *report(): Steps<LedgerReport> {
    const budget = budgetReport(this.#budget, this.#units);
    const total = dollarsOf(this.#units);
    const totals = yield* this.#days.list(({ fromMs, endpointId, sums }) => ({
      endpointId,
      day: new Date(fromMs).toISOString().slice(0, 10),
      ...sumsContent(sums),
    }));
    const slots: Schemas['LedgerSlot'][] = [];
    for (const { length, slots: kept } of this.#slots) {
      const listed = yield* kept.list(({ sums, ...slot }) => ({
        length,
        ...slot,
        ...sumsContent(sums),
      }));
      for (const slot of listed) slots.push(slot);
    }
    return { total, totals, slots, budget };
  }
}

/** Slots that are listed in one step. */
const stepSlots = 64;

interface Slot {
  readonly fromMs: number;
  readonly endpointId: string;
  readonly sums: ChargeSums;
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
  *list<Listed>(content: (slot: Slot) => Listed): Steps<Listed[]> {
    const listed: Listed[] = [];
    for (const [fromMs, slot] of this.#byStart) {
      const byEndpoint = yield* sortedInSteps([...slot], ([a], [b]) => (a < b ? -1 : 1));
      for (const [endpointId, sums] of byEndpoint) {
        if (listed.length % stepSlots === 0) yield stepSlots * unitsPerSlot;
        listed.push(content({ fromMs, endpointId, sums }));
      }
    }
    return listed;
  }
}
