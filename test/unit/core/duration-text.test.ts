/** Durations as people read them, without rounding. */
import { expect, test } from 'vitest';
import { exactDurationText } from '../../../src/core/duration-text.ts';

test.each([
  [0, '0 ms'],
  [20, '20 ms'],
  [5001, '5001 ms'],
  [10_000, '10 s'],
  [90_000, '90 s'],
  [600_000, '10 min'],
  [86_400_000, '24 h'],
  [604_800_000, '7 d'],
])('%i ms is %s', (ms, text) => {
  expect(exactDurationText(ms)).toBe(text);
});
