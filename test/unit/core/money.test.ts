import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, formatDecimal } from '../../../src/core/money.ts';

const megapixel = 1_000_000;

function cost(price: string, width: number, height: number): string {
  const units = charge({ price, per: megapixel }, BigInt(width) * BigInt(height), 10);
  return formatDecimal(units, 10);
}

describe('charges', () => {
  test.each([
    ['0.02', 512, 512, '0.00524288'],
    ['0.0024', 512, 512, '0.0006291456'],
    ['0.0024', 1024, 1024, '0.0025165824'],
    ['0.02', 1000, 1000, '0.02'],
    ['0.02', 0, 0, '0'],
  ])('%s per megapixel of %i x %i is %s', (price, width, height, expected) => {
    expect(cost(price, width, height)).toBe(expected);
  });

  test('rounds up any remainder after the tenth decimal', () => {
    // 0.00123 * 257 * 257 / 1000000 = 0.00008124027 needs eleven decimals.
    expect(cost('0.00123', 257, 257)).toBe('0.0000812403');
    expect(formatDecimal(charge({ price: '0.0000000001', per: 3 }, 1n, 10), 10)).toBe(
      '0.0000000001',
    );
  });

  test('accepts fractional quantities as text', () => {
    expect(formatDecimal(charge({ price: '0.5', per: 5 }, '2.5', 10), 10)).toBe('0.25');
  });

  test.each(['', '-1', '1e3', '.5', '0,5', 'NaN'])('refuses the price %j', (price) => {
    expect(() => charge({ price, per: 1 }, 1n, 10)).toThrow(RangeError);
  });

  test('is never below the exact product and less than one unit above it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.integer({ min: 1, max: megapixel }),
        (price, quantity, per) => {
          const text = formatDecimal(price, 12);
          const units = charge({ price: text, per }, quantity, 10);
          // units / 10^10 against price / 10^12 * quantity / per, multiplied out.
          const charged = units * 100n * BigInt(per);
          const exact = price * quantity;
          expect(charged >= exact).toBe(true);
          expect(charged - exact < 100n * BigInt(per)).toBe(true);
        },
      ),
    );
  });
});

describe('decimal text', () => {
  test('drops trailing zeros and keeps leading ones', () => {
    expect(formatDecimal(25165824n, 10)).toBe('0.0025165824');
    expect(formatDecimal(10n ** 10n, 10)).toBe('1');
    expect(formatDecimal(-5n, 1)).toBe('-0.5');
    expect(formatDecimal(7n, 0)).toBe('7');
  });
});
