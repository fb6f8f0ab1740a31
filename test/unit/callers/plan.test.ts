import { expect, test } from 'vitest';
import { callerRuleIds } from '../../../src/callers/rules.ts';
import { planCaller } from '../../../src/callers/run/plan.ts';
import type { CallerScenario } from '../../../src/callers/run/scenario.ts';

const rehearsal: CallerScenario = {
  name: 'usual',
  happens: 'Nothing unusual.',
  rules: ['sends-json'],
};
const vanished: CallerScenario = {
  name: 'vanished',
  happens: 'The job is gone.',
  rules: ['handles-vanished-jobs'],
  watchesForMs: 3000,
};
const hanging: CallerScenario = {
  name: 'hanging',
  happens: 'The job never ends.',
  rules: ['has-deadline'],
};
const all = [rehearsal, vanished, hanging];
const application = {
  declares: new Set<never>(),
  bounds: { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
  instances: 1,
};

test('the rehearsal runs before what was chosen, takes its time, and decides nothing', () => {
  const plan = planCaller(all, application, { rules: ['handles-vanished-jobs'] });
  expect(plan.scenarios).toEqual([rehearsal, vanished]);
  expect(plan.rules).toEqual(['handles-vanished-jobs']);
  const alone = planCaller(all, application, { scenarios: ['usual'] });
  expect(alone.scenarios).toEqual([rehearsal]);
  expect(plan.usualMs).toBe(2 * alone.usualMs + 3000);
});

test('nothing runs if nothing that was chosen can run', () => {
  const { scenarios, leftOut } = planCaller(all, application, { rules: ['has-deadline'] });
  expect(scenarios).toEqual([]);
  expect(leftOut).toEqual([
    {
      scenario: hanging,
      reason:
        'Not declared: `declares.givesUpAfterSeconds` (It gives up a job after a time that it names.)',
    },
  ]);
});

test('without a selection, all scenarios run that can, and all rules decide', () => {
  const { scenarios, rules } = planCaller(all, application);
  expect(scenarios).toEqual([rehearsal, vanished]);
  expect(rules).toEqual(callerRuleIds);
});
