import { expect, test } from 'vitest';
import { breakages } from './breakages.ts';
import { allNumbers, drawNumbers, gridVariants } from './grid.ts';
import { outcomeOf } from './outcome.ts';
import { alterWire, conditionsText } from './variant.ts';

test('every variant has another name, and conditions that its breakage can have', () => {
  const variants = gridVariants();
  const names = variants.map((variant) => `${variant.breakage.name} ${conditionsText(variant)}`);
  expect(new Set(names).size).toBe(names.length);
  // A condition that does not exist is an error.
  for (const variant of variants) expect(alterWire(variant).times()).toBe(0);
});

test('a seed draws the same variants each time, and another seed other ones', () => {
  expect(drawNumbers('a', 20)).toEqual(drawNumbers('a', 20));
  expect(drawNumbers('a', 20)).not.toEqual(drawNumbers('b', 20));
  expect(drawNumbers('a', allNumbers().length)).toEqual(allNumbers());
});

test('a variant that the checks catch is told from one that is never met', {
  timeout: 120_000,
}, async () => {
  const breakage = breakages.find(({ name }) => name === 'status-of-submission-missing');
  if (breakage === undefined) throw new Error('There is no such breakage.');
  expect(await outcomeOf({ breakage, conditions: [] })).toMatchObject({
    result: 'caught',
    by: expect.arrayContaining(['submit-answers-id-and-status']),
  });
  const never = { dimension: 'turn', value: 'never', holds: () => false };
  expect(await outcomeOf({ breakage, conditions: [never] })).toMatchObject({
    result: 'not met',
    by: [],
  });
});
