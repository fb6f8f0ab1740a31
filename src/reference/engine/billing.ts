/** What jobs cost, exactly. Pure. Sums are whole numbers of the smallest unit of the ledger. */
import { type PriceId, pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal, pricer } from '../../core/money.ts';

/** Each price is read once. */
const pricers: ReadonlyMap<string, ReturnType<typeof pricer>> = new Map(
  Object.entries(pricing.prices).map(([id, price]) => [id, pricer(price, pricing.decimals)]),
);

/** The charge for a quantity. Throws a `TypeError` for a price that is not on the list. */
export function chargeFor(price: PriceId, quantity: bigint | string): bigint {
  const charged = pricers.get(price);
  if (charged === undefined) throw new TypeError(`Expected a price of the list, got ${price}.`);
  return charged(quantity);
}

/** A sum as decimal dollars, such as `0.0025165824`. */
export function dollarsOf(units: bigint): string {
  return formatDecimal(units, pricing.decimals);
}

/** The sum that an amount in decimal dollars makes. */
export function unitsOf(dollars: string): bigint {
  return charge({ price: dollars, per: 1 }, 1n, pricing.decimals);
}
