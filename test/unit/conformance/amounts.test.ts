import { expect, test } from 'vitest';
import {
  due,
  isRoundingOf,
  readAmount,
  readCost,
  roundedUp,
  writeAmount,
} from '../../../src/conformance/contract/amounts.ts';

test.each([
  ['5.24288e-3', '0.00524288'],
  ['0.005242880', '0.00524288'],
  ['524288E-8', '0.00524288'],
  ['1e2', '100'],
  ['0', '0'],
  ['-0.5', '-0.5'],
])('%s is read as %s', (text, expected) => {
  expect(writeAmount(readAmount(text) ?? -1n)).toBe(expected);
});

test('digits beyond double precision are kept', () => {
  expect(readAmount('0.00524288000000000000000001')).not.toBe(readAmount('0.00524288'));
});

test('digits beyond the last counted decimal still make the amount larger', () => {
  expect(readAmount(`0.${'0'.repeat(50)}1`)).toBe(1n);
  expect(readAmount('1e-999999999')).toBe(1n);
});

test.each(['', 'NaN', '0x10', '1,5', '.5', '1.'])('%j is rejected as an amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each([
  ['{"output":{"cost":0.1000000000000000000001}}', '0.1000000000000000000001'],
  ['{"output":{"cost":1E-3,"more":[1]}}', '0.001'],
])('the cost of %s is read from the JSON text', (json, cost) => {
  expect(readCost(json)).toBe(readAmount(cost));
});

test.each(['', '<html>', 'null', '{"output":null}', '{"output":{"cost":"0.1"}}', '{"cost":0.1}'])(
  '%j has no cost',
  (json) => {
    expect(readCost(json)).toBeUndefined();
  },
);

test('the exact charge keeps all its decimals, and the rounded one is rounded up at the tenth', () => {
  const { exact, rounded } = due({ price: '0.00123', per: 1_000_000 }, 512n * 512n);
  expect(writeAmount(exact)).toBe('0.00032243712');
  expect(writeAmount(rounded)).toBe('0.0003224372');
  expect(roundedUp(rounded)).toBe(rounded);
});

test.each([
  ['0.0003224371', true],
  ['0.0003224372', true],
  ['0.00032243712', true],
  ['0.00032243712000000004', true],
  ['0.00032', true],
  ['0.01', true],
  ['0.0003224373', false],
  ['0.0003', true],
  ['0.0004', true],
  ['0.0005', false],
  ['0.00064487424', false],
])('%s can be a rounding of 0.00032243712: %s', (text, expected) => {
  const [amount = 0n, exact = 0n] = [text, '0.00032243712'].map(readAmount);
  expect(isRoundingOf(amount, exact)).toBe(expected);
});
