import { expect, test } from 'vitest';
import { fewest } from './smallest-failure.ts';

const all = Array.from({ length: 90 }, (_, index) => index);

test.for([[[]], [[40]], [[0, 89]], [[7, 8, 50]]])('finds %j among 90', async ([needed = []]) => {
  let tries = 0;
  const fails = async (left: readonly number[]) => {
    tries += 1;
    return needed.every((one) => left.includes(one));
  };
  expect(await fewest(all, fails, 80)).toEqual(needed);
  expect(tries).toBeLessThan(40);
});

test('ends after the most tries, with something that fails', async () => {
  let tries = 0;
  const fails = async (left: readonly number[]) => {
    tries += 1;
    return left.length >= 30;
  };
  const found = await fewest(all, fails, 5);
  expect(tries).toBe(5);
  expect(found.length).toBeGreaterThanOrEqual(30);
});
