import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from '../../../src/core/json-pieces.ts';

test('the pieces are what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 40 }), (value, length) => {
      expect([...jsonPieces(value, length)].join('')).toBe(JSON.stringify(value));
    }),
  );
  const members = { a: undefined, b: [], c: {}, d: '\ud83d\ude00"\\'.repeat(20_000) };
  expect([...jsonPieces(members)].join('')).toBe(JSON.stringify(members));
});

test('no piece is much longer than asked for', () => {
  const value = {
    ...{ text: 'x'.repeat(500_000), list: Array.from({ length: 50_000 }, () => 1) },
    ['name'.repeat(100_000)]: 1,
  };
  expect([...jsonPieces(value, 10_000)].join('')).toBe(JSON.stringify(value));
  for (const piece of jsonPieces(value, 10_000)) expect(piece.length).toBeLessThan(30_000);
});
