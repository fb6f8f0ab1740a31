/** Exact decimal money: integers of scaled units, never binary floats. */

/** A price list entry's terms: a decimal price for every `per` units of the billed quantity. */
export interface PriceTerms {
  /** Decimal text, such as `0.0024`: a number would already have lost digits. */
  readonly price: string;
  /** How many units of the quantity the price buys, such as 1000000 pixels. A positive integer. */
  readonly per: number;
}

interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

function parseDecimal(text: string): Decimal {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) {
    throw new RangeError(`Expected a decimal number of at least 0, got ${JSON.stringify(text)}.`);
  }
  const [, whole = '', fraction = ''] = match;
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/**
 * The charge for a quantity, in units of 10^-`decimals` dollars, rounded up to a whole unit.
 * `quantity` is a non-negative integer or decimal text such as `2.5` (seconds).
 * Throws a `RangeError` for anything else.
 */
export function charge(terms: PriceTerms, quantity: bigint | string, decimals: number): bigint {
  return pricer(terms, decimals)(quantity);
}

/**
 * `charge` for many quantities of one price, which is read once.
 *
 * @rule image-charge
 * @rule usage-prorated
 * @rule charge-rounded-up
 */
export function pricer(
  { price, per }: PriceTerms,
  decimals: number,
): (quantity: bigint | string) => bigint {
  const { units, scale } = parseDecimal(price);
  const numerator = units * 10n ** BigInt(decimals);
  const denominator = 10n ** BigInt(scale) * BigInt(per);
  return (quantity) => {
    // Most quantities are whole: writing them as text to read them again would take longest of all.
    if (typeof quantity === 'bigint' && quantity >= 0n) {
      return (numerator * quantity + denominator - 1n) / denominator;
    }
    const amount = parseDecimal(quantity.toString());
    const divisor = denominator * 10n ** BigInt(amount.scale);
    return (numerator * amount.units + divisor - 1n) / divisor;
  };
}

/** A quantity, rounded up to a multiple of what the price buys. */
export function wholeUnits({ per }: Pick<PriceTerms, 'per'>, quantity: bigint | string): bigint {
  const { units, scale } = parseDecimal(quantity.toString());
  const divisor = BigInt(per) * 10n ** BigInt(scale);
  return ((units + divisor - 1n) / divisor) * BigInt(per);
}

/** Scaled units as decimal text without trailing zeros: 25165824n at 10 is `0.0025165824`. */
export function formatDecimal(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
