/** Whether charges can be explained by a price whose units may be split, or begin in blocks. */

/** A job's charge, and what it is for an exact part of the unit; in the same units of money. */
export interface Charged {
  readonly amount: bigint;
  readonly exact: bigint;
}

/**
 * Whether there is any size of block, at most one unit of the price, by which each amount is a whole
 * number of blocks and less than one block away from the exact one. It is not stated how a part of
 * a unit is charged: exactly, in units begun, in units completed, or in any smaller steps.
 * @param unit what one unit costs
 */
export function fitsBlocks(charges: readonly Charged[], unit: bigint): boolean {
  const distances = charges.map(({ amount, exact }) =>
    amount > exact ? amount - exact : exact - amount,
  );
  if (distances.every((distance) => distance === 0n)) return true;
  const common = charges.reduce((divisor, { amount }) => greatestDivisor(divisor, amount), 0n);
  // Where all amounts are 0, any block fits of which none is complete.
  if (common === 0n) return distances.every((distance) => distance < unit);
  // The largest part of the common divisor that is not more than a unit.
  const parts = (common + unit - 1n) / unit;
  return distances.every((distance) => distance * parts < common);
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestDivisor(right, left % right);
}
