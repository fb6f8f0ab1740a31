/** Amounts of money as answers and ledgers write them: exact, never binary floats. */

import { isLosslessNumber, parse } from 'lossless-json';
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal, type PriceTerms } from '../../core/money.ts';

/** Amounts are counted in units of 10^-40 dollars, which tell apart whatever a double prints. */
const amountDecimals = 40;

/** The smallest amount that a charge has after rounding. */
export const chargeStep = 10n ** BigInt(amountDecimals - pricing.decimals);

/** What a quantity costs, before and after it is rounded as the price list says. */
export interface Due {
  readonly exact: bigint;
  readonly rounded: bigint;
}

/** Works out what is due for a non-negative integer or decimal text of what the price is for. */
export function due(terms: PriceTerms, quantity: bigint | string): Due {
  const exact = charge(terms, quantity, amountDecimals);
  return { exact, rounded: roundedUp(exact) };
}

/** Whether an amount is what is due, before or after rounding. */
export function isDue(amount: bigint, { exact, rounded }: Due): boolean {
  return amount === exact || amount === rounded;
}

/** How many units in the last place a result of double arithmetic may be away: each operation adds half a unit. */
const doubleErrorUlps = 4n;

/**
 * Whether an amount is another one as double-precision arithmetic gives it: at most a few units in
 * the last place of a double away, and by far less than the smallest charge.
 */
export function isDoubleOf(amount: bigint, exact: bigint): boolean {
  const difference = amount > exact ? amount - exact : exact - amount;
  if (difference === 0n) return true;
  if (exact <= 0n || 2n * difference >= chargeStep) return false;
  const exponent = Math.floor(Math.log2(Number(writeAmount(exact))));
  return difference << BigInt(52 - exponent) <= doubleErrorUlps * 10n ** BigInt(amountDecimals);
}

/** What is due of which an amount is the double, before or after rounding. */
export function isDoubleOfDue(amount: bigint, { exact, rounded }: Due): boolean {
  return isDoubleOf(amount, exact) || isDoubleOf(amount, rounded);
}

/** Whether rounding up comes to another charge than the other ways to round. */
export function distinguishesRounding({ exact }: Due): boolean {
  const rest = exact % chargeStep;
  return rest > 0n && rest * 2n < chargeStep;
}

/** An amount after rounding as the price list says. */
export function roundedUp(amount: bigint): bigint {
  const rest = amount % chargeStep;
  return rest > 0n ? amount - rest + chargeStep : amount - rest;
}

/**
 * Whether an amount may come from another one by rounding, in whatever direction and after however
 * many decimals, or by imprecise arithmetic; not whether it is rounded as it should be.
 */
export function isRoundingOf(amount: bigint, exact: bigint): boolean {
  const difference = amount > exact ? amount - exact : exact - amount;
  return difference <= chargeStep || difference < lastPlace(amount);
}

/** What the last digit counts that is not 0. */
function lastPlace(amount: bigint): bigint {
  let place = 1n;
  while (amount !== 0n && amount % (place * 10n) === 0n) place *= 10n;
  return place;
}

/** An amount from the text of a JSON number; undefined for another text. */
export function readAmount(text: string): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(whole + fraction);
  // Nobody's charge; and no text may make the numbers here endless.
  const power = Math.min(Math.max(Number(exponent), -1000), 1000);
  const amount = scaled(units, power - fraction.length + amountDecimals);
  return sign === '-' ? -amount : amount;
}

/** Digits beyond those that are counted make the last one larger by one. */
function scaled(units: bigint, power: number): bigint {
  if (power >= 0) return units * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (units + divisor - 1n) / divisor;
}

/** An amount as decimal text. */
export function writeAmount(amount: bigint): string {
  return formatDecimal(amount, amountDecimals);
}

/**
 * The cost in the output of a job, from the JSON text of the job. Undefined where it has none, it is
 * no number, or the text is no JSON.
 */
export function readCost(json: string): bigint | undefined {
  const output = member(parsed(json), 'output');
  const cost = member(output, 'cost');
  return isLosslessNumber(cost) ? readAmount(cost.toString()) : undefined;
}

function parsed(json: string): unknown {
  try {
    return parse(json);
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
