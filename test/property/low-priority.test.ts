import fc from 'fast-check';
import { test } from 'vitest';
import { ManualClock } from '../../src/core/clock.ts';
import { newAccount } from '../unit/reference/engine/new-accounts.ts';
import { playPriorities, priorityPlans } from './low-priority.ts';

test('in memory, a worker starts for jobs without `lowPriority` alone, and serves them first', async () => {
  const property = fc.asyncProperty(priorityPlans, (plan) =>
    playPriorities(plan, (setup) => {
      const clock = new ManualClock();
      return { ...newAccount('demo', setup, { clock }), pass: (ms) => clock.advance(ms) };
    }),
  );
  await fc.assert(property, { numRuns: 300 });
});
