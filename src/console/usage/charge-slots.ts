/** Charges by time: which slots fit, and what each model has cost in them. */
import type { Ledger } from '../../client/control.ts';

/** Charges of one model in one slot, or in all. */
export interface ModelCharges {
  readonly endpointId: string;
  readonly jobs: number;
  /** A decimal number. */
  readonly quantity: string;
  /** In dollars, exact. */
  readonly cost: string;
}

export interface SlotCharges extends ModelCharges {
  readonly fromMs: number;
}

/** The slots of a chart, the shortest first: how long they are, and how many fit. */
export const slotLengths = {
  minute: { ms: 60_000, most: 60 },
  hour: { ms: 3_600_000, most: 48 },
  day: { ms: 86_400_000, most: 60 },
} as const;

export type ChargeSlotLength = keyof typeof slotLengths;

/** A chart of few charges is not narrower than so many slots. */
const fewest = 12;

export interface ChargeTimeline {
  readonly length: ChargeSlotLength;
  readonly fromMs: number;
  readonly toMs: number;
  /** Those between the two times. */
  readonly slots: readonly SlotCharges[];
  /** Charged jobs before. */
  readonly earlierJobs: number;
}

/** Up to now, with slots of this length. */
export function chargeTimelineOf(
  ledger: Ledger,
  length: ChargeSlotLength,
  nowMs: number,
): ChargeTimeline {
  const { ms, most } = slotLengths[length];
  const all: readonly SlotCharges[] =
    length === 'day'
      ? ledger.totals.map(({ day, ...sums }) => ({ ...sums, fromMs: Date.parse(day) }))
      : (ledger.slots ?? []).filter((slot) => slot.length === length);
  // A charge can be newer than what the page knows of the time.
  const latestMs = all.reduce((latest, { fromMs }) => Math.max(latest, fromMs), nowMs);
  const toMs = Math.floor(latestMs / ms) * ms + ms;
  const slots = all.filter(({ fromMs }) => fromMs >= toMs - most * ms);
  const firstMs = slots.reduce((first, { fromMs }) => Math.min(first, fromMs), toMs - fewest * ms);
  const jobs = slots.reduce((sum, slot) => sum + slot.jobs, 0);
  return { length, fromMs: firstMs, toMs, slots, earlierJobs: ledger.jobs - jobs };
}

/** With the shortest slots in which all charges fit, or else by day. */
export function fittingTimeline(ledger: Ledger, nowMs: number): ChargeTimeline {
  const byDay = chargeTimelineOf(ledger, 'day', nowMs);
  const shorter = (['minute', 'hour'] as const).map((length) =>
    chargeTimelineOf(ledger, length, nowMs),
  );
  return shorter.find(({ earlierJobs }) => earlierJobs === 0) ?? byDay;
}

/** All charges of each model, the most expensive first. */
export function byModel({ totals }: Ledger): ModelCharges[] {
  const models = groupedBy(totals, ({ endpointId }) => endpointId);
  return [...models]
    .map(([endpointId, charges]) => ({
      endpointId,
      jobs: charges.reduce((sum, { jobs }) => sum + jobs, 0),
      quantity: exactSum(charges.map(({ quantity }) => quantity)),
      cost: exactSum(charges.map(({ cost }) => cost)),
    }))
    .sort((a, b) => Number(b.cost) - Number(a.cost) || (a.endpointId < b.endpointId ? -1 : 1));
}

/** In the order of their first items. */
export function groupedBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Of decimal numbers, without rounding. */
export function exactSum(amounts: readonly string[]): string {
  const parts = amounts.map((amount) => amount.split('.'));
  const decimals = Math.max(0, ...parts.map(([, fraction = '']) => fraction.length));
  const sum = parts.reduce(
    (all, [whole = '0', fraction = '']) => all + BigInt(whole + fraction.padEnd(decimals, '0')),
    0n,
  );
  const digits = `${sum}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
