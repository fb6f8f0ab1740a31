/** What jobs cost, before and after they run. */
import { type PriceId, pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal, pricer, wholeUnits } from '../../../core/money.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { EndpointPlan } from '../endpoint-plan.ts';
import type { CostEstimate } from '../engine.ts';
import type { NewEvent } from '../event-log.ts';
import type { JobTask } from '../job-worker.ts';

/** Each price is read once. */
const pricers: ReadonlyMap<string, ReturnType<typeof pricer>> = new Map(
  Object.entries(pricing.prices).map(([id, price]) => [id, pricer(price, pricing.decimals)]),
);

/**
 * The charge for what a job made, not for what was requested. Throws a `TypeError` for a price that is
 * not on the list.
 *
 * @rule public-endpoints-charge-usage
 * @rule image-charge-actual-size
 * @rule image-charge-reported
 * @rule serverless-not-charged
 * @rule failure-not-charged
 * @rule cancelled-not-charged
 * @rule timeout-stops-consumption
 * @rule cost-is-rounded
 */
function chargeFor(price: PriceId, quantity: bigint | string, alternatives: Alternatives): bigint {
  const charged = pricers.get(price);
  if (charged === undefined) throw new TypeError(`Expected a price of the list, got ${price}.`);
  return charged(billedQuantity(price, quantity, alternatives));
}

/** With the units that only begin, where the description leaves open what a part of one costs. */
function billedQuantity(
  price: PriceId,
  quantity: bigint | string,
  alternatives: Alternatives,
): bigint | string {
  if (alternatives.id('part-of-unit') !== 'whole') return quantity;
  const terms: (typeof pricing.prices)[PriceId] = pricing.prices[price];
  const isOpen = 'chosen' in terms && terms.chosen.includes('partOfUnit');
  return isOpen ? wholeUnits(terms, quantity) : quantity;
}

interface Billing {
  /** Undefined on endpoints that do not charge. */
  readonly price: PriceId | undefined;
  /** Undefined where the job has made nothing. */
  readonly quantity: bigint | string | undefined;
  readonly alternatives: Alternatives;
}

export interface Charge {
  readonly units: bigint;
  readonly event: Extract<NewEvent, { type: 'charged' }>;
}

/** The charge for a job and its event; undefined without a price or a quantity. */
export function chargeOf(
  { id: jobId, endpointId }: { readonly id: string; readonly endpointId: string },
  { price, quantity, alternatives }: Billing,
): Charge | undefined {
  if (price === undefined || quantity === undefined) return undefined;
  const units = chargeFor(price, quantity, alternatives);
  const cost = dollarsOf(units);
  return { units, event: { type: 'charged', jobId, endpointId, cost, quantity: `${quantity}` } };
}

/** Decimals with which every charge for a whole quantity is exact. */
const exactDecimals = 20;

/** The cost that an output shows of a charge; undefined where it shows none. */
export function shownCost(
  charged: Charge | undefined,
  { price, quantity, alternatives }: Billing,
): string | undefined {
  if (charged === undefined || price === undefined || quantity === undefined) return undefined;
  const terms = pricing.prices[price];
  const isImage = terms.kind === 'image';
  if (!isImage && alternatives.id('cost-of-other-models') === 'not-reported') return undefined;
  if (alternatives.id('cost-rounding') === 'rounded') return charged.event.cost;
  const billed = billedQuantity(price, quantity, alternatives);
  return formatDecimal(charge(terms, billed, exactDecimals), exactDecimals);
}

/** A sum as decimal dollars, such as `0.0025165824`. */
export function dollarsOf(units: bigint): string {
  return formatDecimal(units, pricing.decimals);
}

/** The sum that an amount in decimal dollars makes. */
export function unitsOf(dollars: string): bigint {
  return charge({ price: dollars, per: 1 }, 1n, pricing.decimals);
}

/** What a job with this input would cost on an endpoint. */
export function estimateCharge(
  { worker, price }: Pick<EndpointPlan, 'worker' | 'price'>,
  input: JobTask['input'],
  alternatives: Alternatives,
): CostEstimate {
  const nothing = { charge: undefined, reason: undefined, problems: [] };
  const forecast = price && worker.forecast?.(input, alternatives);
  if (price === undefined || forecast === undefined) {
    return { ...nothing, reason: 'Jobs of this endpoint are not charged.' };
  }
  if (forecast.kind === 'invalid') return { ...nothing, problems: forecast.problems };
  if (forecast.kind === 'unknown') return { ...nothing, reason: forecast.reason };
  const { quantity } = forecast;
  const cost = dollarsOf(chargeFor(price, quantity, alternatives));
  return { ...nothing, charge: { quantity: quantity.toString(), cost } };
}

/**
 * An output with its cost, unchanged without one. The cost is a JSON number of at most 15
 * significant digits up to 99,999 dollars, which a double represents digit by digit. Spreading two
 * objects into one would create a hidden class per job, which is slow and stays as long as the job.
 *
 * @rule image-output-cost
 * @rule other-cost-reported
 * @rule serverless-output-unchanged
 */
export function withCost(
  output: Readonly<Record<string, unknown>>,
  cost: string | undefined,
): Readonly<Record<string, unknown>> {
  return cost === undefined ? output : Object.assign({}, output, { cost: Number(cost) });
}
