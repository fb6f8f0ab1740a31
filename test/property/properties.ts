/** What has to hold for every plan, each with the share of the runs that it gets. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { execute, type Story } from './execute-plan.ts';
import { executeLate, latePlans } from './late-results.ts';
import { type AccountId, plans, type Step } from './plan.ts';
import { Violation } from './violation.ts';

export interface Property {
  readonly name: string;
  /** How many sequences of each hundred. */
  readonly share: number;
  readonly property: fc.IAsyncProperty<[unknown]>;
}

export const properties: readonly Property[] = [
  {
    name: 'jobs go their way, whatever happens',
    share: 70,
    property: fc.asyncProperty(plans, async (plan) => {
      await execute(plan);
    }),
  },
  {
    name: 'an account is never touched by what another one does',
    share: 10,
    property: fc.asyncProperty(plans, async (plan) => {
      const steps = plan.steps.map(withoutOthersTime);
      const both = await execute({
        ...plan,
        steps: steps.filter((step) => !isIntrusion(step, 'ann')),
      });
      const alone = await execute({ ...plan, steps: steps.filter((step) => isBy('bob', step)) });
      sameStory(both.bob, alone.bob);
    }),
  },
  {
    name: 'the same seed and the same steps tell the same story',
    share: 5,
    property: fc.asyncProperty(plans, async (plan) => {
      const first = await execute(plan);
      const second = await execute(plan);
      sameStory(first.ann, second.ann);
      sameStory(first.bob, second.bob);
    }),
  },
  {
    name: 'a result that comes late changes nothing',
    share: 15,
    property: fc.asyncProperty(latePlans, executeLate),
  },
];

export function runsOf(name: string, sequences: number): number {
  const share = properties.find((each) => each.name === name)?.share ?? 0;
  return Math.ceil((sequences * share) / 100);
}

/** The next event may be another account's. */
function withoutOthersTime(step: Step): Step {
  return step.do === 'advanceToNext' ? { do: 'advance', ms: 1000 } : step;
}

/** Whether somebody else asks for an account's jobs. */
function isIntrusion(step: Step, owner: AccountId): boolean {
  return 'astray' in step && step.astray === 'account' && step.account === owner;
}

/** Whether a step is made by an account, or by time. */
function isBy(account: AccountId, step: Step): boolean {
  return !('account' in step) || (step.account === account && !isIntrusion(step, account));
}

function sameStory(one: Story, other: Story): void {
  for (const part of ['events', 'deliveries', 'answers'] as const) {
    for (const [index, entry] of one[part].entries()) {
      if (isDeepStrictEqual(entry, other[part][index])) continue;
      const texts = [entry, other[part][index]].map((each) => JSON.stringify(each));
      throw new Violation(`${part} ${index}: ${texts.join(' and not ')}`);
    }
    if (one[part].length !== other[part].length) throw new Violation(`${part} are missing`);
  }
}
