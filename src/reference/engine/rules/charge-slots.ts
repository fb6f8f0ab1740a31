/** Charges are added up by day, and for the last ones also by hour and minute. */
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { formatDecimal, pricer } from '../../../core/money.ts';
import { dollarsOf } from './job-charges.ts';

export type SlotLength = components['schemas']['LedgerSlot']['length'];

/** How long the slots are, and how many are kept, counted back from the last charge. */
export const slotKinds = [
  { length: 'minute', ms: 60_000, kept: limits.ledgerMinutes },
  { length: 'hour', ms: 3_600_000, kept: limits.ledgerHours },
] as const satisfies readonly ({ length: SlotLength } & SlotKind)[];

export interface SlotKind {
  readonly ms: number;
  readonly kept: number;
}

/** The beginning of the slot of an instant, and that of the oldest slot that is kept with it. */
export function slotAt(atMs: number, { ms, kept }: SlotKind): { fromMs: number; oldestMs: number } {
  const fromMs = Math.floor(atMs / ms) * ms;
  return { fromMs, oldestMs: fromMs - (kept - 1) * ms };
}

/** Decimals of summed quantities: charges count whole things, and thousandths of seconds. */
const quantityDecimals = 3;

const inThousandths = pricer({ price: '1', per: 1 }, quantityDecimals);

/** A quantity for sums, rounded up. */
export function quantityInThousandths(quantity: string): bigint {
  // Most quantities are whole.
  return /^\d+$/.test(quantity) ? BigInt(`${quantity}000`) : inThousandths(quantity);
}

export interface ChargeSums {
  readonly jobs: number;
  readonly units: bigint;
  readonly quantity: bigint;
}

/** Writing the sums of a slot costs so many units of a turn. */
export const unitsPerSlot = 32;

export function sumsContent({ jobs, units, quantity }: ChargeSums): {
  jobs: number;
  quantity: string;
  cost: string;
} {
  return { jobs, quantity: formatDecimal(quantity, quantityDecimals), cost: dollarsOf(units) };
}
