import { expect, test } from 'vitest';
import { exceededBound } from '../../../src/validation/json-bounds.ts';

test.each([
  ['{"a":{"b":1}}', 4],
  ['[[],[[]],{}]', 5],
  ['{"a":"[{:","b\\"":[":"],"c\\\\":1}', 5],
  ['["text: [with] {everything}"]', 1],
  ['{"a":1,"a":2}', 3],
])('%s has %i parts', (text, parts) => {
  expect(exceededBound(text, { depth: 100, parts })).toBeUndefined();
  expect(exceededBound(text, { depth: 100, parts: parts - 1 })).toBe('parts');
});

test.each([
  ['[[[]]]', 3],
  ['{"[[[[":{"a":[]}}', 3],
  ['[[],[],[]]', 2],
])('%s is nested %i deep', (text, depth) => {
  expect(exceededBound(text, { depth })).toBeUndefined();
  expect(exceededBound(text, { depth: depth - 1 })).toBe('depth');
});

test('a string without end is taken as far as it goes', () => {
  expect(exceededBound('["[[[[', { depth: 1, parts: 1 })).toBeUndefined();
});
