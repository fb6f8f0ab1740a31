/** What is odd and legal is not flagged: the suite raises no false alarm. */
import { expect, test } from 'vitest';
import { oddities } from './oddities.ts';

test('there are at least twenty oddities, each with a name of its own', () => {
  const names = new Set(oddities.map(({ name }) => name));
  expect(names.size).toBe(oddities.length);
  expect(names.size).toBeGreaterThanOrEqual(20);
});
