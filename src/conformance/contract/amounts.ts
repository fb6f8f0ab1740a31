/** Amounts of money in answers and ledgers: exact decimals, never binary floats. */
import { isLosslessNumber, parse } from 'lossless-json';
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal, type PriceTerms } from '../../core/money.ts';

/** Amounts are counted in units of 10^-40 dollars, fine enough for every digit that a double prints. */
const amountDecimals = 40;

/** The smallest step between rounded charges. */
export const chargeStep = 10n ** BigInt(amountDecimals - pricing.decimals);

/** The cost of a quantity, before and after rounding by the price list. */
export interface AmountDue {
  readonly exact: bigint;
  readonly rounded: bigint;
}

/** Computes the cost of a quantity: a non-negative integer or decimal text in the unit of the price. */
export function due(terms: PriceTerms, quantity: bigint | string): AmountDue {
  const exact = charge(terms, quantity, amountDecimals);
  return { exact, rounded: roundedUp(exact) };
}

export function isDue(amount: bigint, { exact, rounded }: AmountDue): boolean {
  return amount === exact || amount === rounded;
}

/** The rounding error of double arithmetic, in units in the last place: each operation adds half a unit. */
const doubleErrorUlps = 4n;

/** Whether an amount differs by a few units in the last place of a double, and far less than the smallest charge. */
export function isDoubleOf(amount: bigint, exact: bigint): boolean {
  const difference = amount > exact ? amount - exact : exact - amount;
  if (difference === 0n) return true;
  if (exact <= 0n || 2n * difference >= chargeStep) return false;
  const exponent = Math.floor(Math.log2(Number(writeAmount(exact))));
  return difference << BigInt(52 - exponent) <= doubleErrorUlps * 10n ** BigInt(amountDecimals);
}

export function isDoubleOfDue(amount: bigint, { exact, rounded }: AmountDue): boolean {
  return isDoubleOf(amount, exact) || isDoubleOf(amount, rounded);
}

/** Whether rounding up gives another charge than other rounding modes. */
export function distinguishesRounding({ exact }: AmountDue): boolean {
  const rest = exact % chargeStep;
  return rest > 0n && rest * 2n < chargeStep;
}

export function roundedUp(amount: bigint): bigint {
  const rest = amount % chargeStep;
  return rest > 0n ? amount - rest + chargeStep : amount - rest;
}

/** Whether an amount may result from another one by any rounding, right or wrong, or by imprecise arithmetic. */
export function isRoundingOf(amount: bigint, exact: bigint): boolean {
  const difference = amount > exact ? amount - exact : exact - amount;
  return difference <= chargeStep || difference < lastPlace(amount);
}

/** The place value of the last digit that is not 0. */
function lastPlace(amount: bigint): bigint {
  let place = 1n;
  while (amount !== 0n && amount % (place * 10n) === 0n) place *= 10n;
  return place;
}

/** Reads the text of a JSON number; undefined for other texts. */
export function readAmount(text: string): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(whole + fraction);
  // Bounds the exponent, so that a text cannot make the numbers here huge.
  const power = Math.min(Math.max(Number(exponent), -1000), 1000);
  const amount = scaleUp(units, power - fraction.length + amountDecimals);
  return sign === '-' ? -amount : amount;
}

/** Digits beyond the last counted place round up. */
function scaleUp(units: bigint, power: number): bigint {
  if (power >= 0) return units * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (units + divisor - 1n) / divisor;
}

export function writeAmount(amount: bigint): string {
  return formatDecimal(amount, amountDecimals);
}

/** Reads the cost in the output of a job from its JSON text; undefined if there is none. */
export function readCost(json: string): bigint | undefined {
  const output = member(parseLossless(json), 'output');
  const cost = member(output, 'cost');
  return isLosslessNumber(cost) ? readAmount(cost.toString()) : undefined;
}

function parseLossless(json: string): unknown {
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
