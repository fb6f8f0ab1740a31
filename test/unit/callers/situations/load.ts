/** More work than the limits allow. */
import type { Told } from '../scenes.ts';
import { broken, holds, nothing, type Situations, submitted } from './situation.ts';

/** Two pieces of work, and so many submissions, of which one is refused. */
function takes(
  submissions: number,
  ...outcomes: readonly ('success' | 'failure' | 'unfinished' | 'crashed')[]
): Told {
  const [one = 'success', other = 'success'] = outcomes;
  return {
    calls: Array.from({ length: submissions }, (_, index) =>
      submitted(index * 10, index === 0 ? { status: 429 } : {}),
    ),
    works: [{ outcome: one }, { outcome: other }],
  };
}

const unlimited: Told = {
  calls: [submitted(), submitted(10)],
  works: [{}, { outcome: 'crashed' }],
};
const single: Told = { calls: takes(13).calls ?? [], works: [{ outcome: 'crashed' }] };

export const loadSituations: Situations = {
  'finishes-under-limits': [
    holds('finishes all', takes(3)),
    holds('finishes some, and reports the others', takes(3, 'success', 'failure')),
    broken('never ends one', takes(3, 'success', 'unfinished')),
    broken('dies', takes(3, 'crashed')),
    nothing('meets no limit', unlimited),
    nothing('does a single piece of work', single),
  ],
  'requests-are-bounded': [
    holds('submits six times for each job', takes(12)),
    broken('submits more than six times for each job', takes(13)),
    nothing('meets no limit', unlimited),
    nothing('does a single piece of work', single),
  ],
};
