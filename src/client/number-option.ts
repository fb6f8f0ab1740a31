/** Throws a `RangeError` for a number that is too small or is none. */
export function atLeast(least: number, name: string, value: number): void {
  if (value >= least) return;
  const unit = name.endsWith('Ms') ? ' in milliseconds' : '';
  throw new RangeError(`Expected ${name}${unit} of at least ${least}, got ${value}.`);
}
