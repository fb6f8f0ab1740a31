/** That what is found without a look at everything is what a look at everything finds. */
import { expect, test } from 'vitest';
import { intervalIndex, partitionPoint } from '../../../src/evidence/indexes.ts';

/** Pairs of small numbers, some of which are the same, and some that end before they begin. */
const spans = Array.from({ length: 37 }, (_, index) => ({
  thing: index,
  from: (index * 17) % 23,
  to: (index * 29) % 31,
}));
const places = Array.from({ length: 33 }, (_, index) => index - 1);

test('finds intervals that start before one position and end after another, in the given order', () => {
  const find = intervalIndex(spans);
  for (const before of places) {
    for (const beyond of places) {
      const expected = spans.filter(({ from, to }) => from < before && to > beyond);
      expect(find({ before, beyond })).toEqual(expected.map(({ thing }) => thing));
    }
  }
  expect(intervalIndex([])({ before: 1, beyond: 1 })).toEqual([]);
});

test('counts the elements before the first one that fails the predicate', () => {
  const inOrder = [1, 2, 2, 5, 8];
  for (const bound of places) {
    const below = inOrder.filter((one) => one < bound).length;
    expect(partitionPoint(inOrder, (one) => one < bound)).toBe(below);
  }
  expect(partitionPoint([], () => true)).toBe(0);
});
