/** What a job may cost, before it is submitted, as far as the price list tells. */
import { pricing } from '#generated/reference/tables.js';
import { pixels, sizeAskedBy } from '../../conformance/contract/linked-files.ts';
import { charge, formatDecimal, type PriceTerms } from '../../core/money.ts';

/** A price, and what it is for. */
export interface JobPrice extends PriceTerms {
  readonly kind: string | undefined;
}

/** An entry of the price list. */
export function listedPrice(id: string): JobPrice | undefined {
  return Object.entries(pricing.prices).find(([name]) => name === id)?.[1];
}

/**
 * One line about the cost of a job with this input.
 * @param price undefined: not known
 */
export function costLine(
  price: JobPrice | undefined,
  input: Readonly<Record<string, unknown>>,
): string {
  if (price === undefined) {
    return 'Cost: unknown. For a public endpoint, --price estimates it.';
  }
  const size = price.kind === 'image' ? sizeAskedBy(input) : undefined;
  if (size === undefined) {
    return `Cost: ${rateOf(price)}. How much a job makes is known when it has ended.`;
  }
  const cost = formatDecimal(charge(price, pixels(size), pricing.decimals), pricing.decimals);
  return `Cost: $${cost} for an image of ${size.width} × ${size.height} pixels, at ${rateOf(price)}. The actual size is charged.`;
}

function rateOf({ price, per, kind }: JobPrice): string {
  const alike = Object.values(pricing.prices).find((entry) => entry.kind === kind);
  if (alike === undefined) return `$${price} per ${per} units`;
  if (kind !== 'image') return `$${price} per ${per} ${alike.unit}`;
  return `$${price} per ${per === alike.per ? alike.unit : `${per} ${alike.quantity}`}`;
}
