import { lifecycle, type PriceId, pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal, pricer } from '../../core/money.ts';

/** The job's state machine, read from the document's lifecycle data. Pure. */
/** The states that the reference uses. The contract leaves further names open. */
export type StateName = keyof typeof lifecycle.states;

/** What can happen to a job. */
export type TransitionName = keyof typeof lifecycle.transitions;

interface Transition {
  /** `*` stands for any state, but nothing leaves a final one that way; an empty list for no job yet. */
  readonly from: readonly StateName[] | '*';
  readonly to: StateName;
}

const transitions: Readonly<Record<TransitionName, Transition>> = lifecycle.transitions;

/** Whether a state ends the job. */
export function isFinal(state: StateName): boolean {
  return lifecycle.states[state].final;
}

/**
 * The state that a transition leads to, or undefined when it may not happen from here: a late
 * result, a second completion, a timer that lost the race.
 *
 * @rule run-enters-queue
 * @rule worker-takes-job
 * @rule result-completes
 * @rule timeout-terminates
 * @rule termination-times-out
 * @rule queue-ttl
 * @rule expiry-times-out
 * @rule ended-is-final
 */
export function nextState(
  state: StateName | undefined,
  transition: TransitionName,
): StateName | undefined {
  const { from, to } = transitions[transition];
  if (state === undefined) return from.length === 0 ? to : undefined;
  const permitted = from === '*' ? !isFinal(state) : from.includes(state);
  return permitted ? to : undefined;
}

/** What jobs cost, exactly. Pure. Sums are whole numbers of the smallest unit of the ledger. */
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
