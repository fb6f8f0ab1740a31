import { expect, test } from 'vitest';
import { exceededBound } from '../../../src/validation/json-bounds.ts';

test.each([
  ['1', 1],
  ['{"a":{"b":1}}', 3],
  ['[[],[[]],{}]', 5],
  [' [ [ ] , { } , "" , null ]\n', 5],
  ['{"a":"[{:,","b\\"":[":"],"c\\\\":1}', 5],
  ['["text, [with, the rest] {of, it}"]', 2],
  ['{"a":1,"a":2}', 3],
  ['[1e400,1e400,1e400]', 4],
  ['["","",""]', 4],
])('%s has %i values', (text, parts) => {
  expect(exceededBound(text, { depth: 100, parts })).toBeUndefined();
  expect(exceededBound(text, { depth: 100, parts: parts - 1 })).toBe('parts');
});

test('white space and long strings do not count as values', () => {
  const text = `{"a":["${' '.repeat(1000)}"],"b":1}${' '.repeat(1000)}`;
  expect(exceededBound(text, { depth: 2, parts: 4 })).toBeUndefined();
  expect(exceededBound(text, { depth: 2, parts: 3 })).toBe('parts');
  expect(exceededBound(text, { depth: 1, parts: 4 })).toBe('depth');
});

test.each([
  ['[[[]]]', 3],
  ['{"[[[[":{"a":[]}}', 3],
  ['[[],[],[]]', 2],
])('%s is nested %i deep', (text, depth) => {
  expect(exceededBound(text, { depth })).toBeUndefined();
  expect(exceededBound(text, { depth: depth - 1 })).toBe('depth');
});

test('an unterminated string is measured up to its end', () => {
  expect(exceededBound('["[[[[', { depth: 1, parts: 2 })).toBeUndefined();
});
