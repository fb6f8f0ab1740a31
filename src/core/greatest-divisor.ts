/** The greatest number that divides both; negative at most if one of them is. */
export function greatestDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestDivisor(right, left % right);
}
