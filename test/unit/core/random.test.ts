import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';

test('equal seeds give equal streams; different seeds give different streams', () => {
  const take = (seed: string) => {
    const random = seededRandom(seed);
    return Array.from({ length: 5 }, () => random.nextUint32());
  };
  expect(take('a')).toEqual(take('a'));
  expect(take('a')).not.toEqual(take('b'));
});

test('generates distinct version 4 UUIDs in lower case', () => {
  const random = seededRandom('ids');
  const ids = Array.from({ length: 10_000 }, () => random.uuid());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('numbers lie in [0, 1) and are evenly spread', () => {
  const random = seededRandom('spread');
  const tenths = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const number = random.next();
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
    const tenth = Math.floor(number * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.min(...tenths)).toBeGreaterThan(850);
});
