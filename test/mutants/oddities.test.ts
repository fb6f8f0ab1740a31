/** What is odd and legal is not flagged: the suite raises no false alarm. */
import { expect, test } from 'vitest';
import { check } from './check.ts';
import { oddities } from './oddities.ts';

test('there are at least twenty oddities, each with a name of its own', () => {
  const names = new Set(oddities.map(({ name }) => name));
  expect(names.size).toBe(oddities.length);
  expect(names.size).toBeGreaterThanOrEqual(20);
});

test.for(oddities)('$name is no violation', { timeout: 60_000 }, async (oddity) => {
  const { verdicts } = await check({ mutant: oddity, profile: 'contract' });
  const flagged = verdicts.filter(({ verdict }) => verdict === 'violated');
  expect(flagged.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
});
