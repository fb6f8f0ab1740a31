/** Every judge, over evidence that is made up: what it finds on both sides of its thresholds. */
import { describe, expect, test } from 'vitest';
import { callerRuleIds } from '../../../src/callers/rules.ts';
import { callerScenarios } from '../../../src/callers/scenarios.ts';
import { brokenCallers } from '../../callers/broken-callers.ts';
import { brokenReasons } from '../../callers/broken-reasons.ts';
import { found } from './scenes.ts';
import { loadSituations } from './situations/load.ts';
import { paymentSituations } from './situations/payment.ts';
import { refusalSituations } from './situations/refusals.ts';
import { requestSituations } from './situations/requests.ts';
import { restartSituations } from './situations/restarts.ts';
import { resultSituations } from './situations/results.ts';
import type { Situations } from './situations/situation.ts';
import { waitingSituations } from './situations/waiting.ts';
import { webhookSituations } from './situations/webhooks.ts';

const situations: Situations = {
  ...requestSituations,
  ...refusalSituations,
  ...paymentSituations,
  ...waitingSituations,
  ...webhookSituations,
  ...resultSituations,
  ...restartSituations,
  ...loadSituations,
};

describe.each(callerRuleIds)('%s', (rule) => {
  const own = situations[rule] ?? [];

  for (const { name, finds, scenes, application } of own) {
    test(`${finds} if the application ${name}`, () => {
      const findings = found(rule, scenes, application);
      // As a verdict does: one violation outweighs all, and one proof any doubt.
      const decided = (['broken', 'holds', 'unclear'] as const).find((outcome) =>
        findings.some((text) => text.startsWith(outcome)),
      );
      expect(decided ?? 'nothing', findings.join('\n')).toBe(finds);
      for (const reason of findings.flatMap((text) => text.split(/^broken: /)[1] ?? []))
        expect(reason).toMatch(brokenReasons[rule]);
    });
  }

  test('is proven by made-up evidence, a scenario and a broken caller', () => {
    expect(own.map(({ finds }) => finds)).toEqual(expect.arrayContaining(['holds', 'broken']));
    expect(callerScenarios.filter(({ rules }) => rules.includes(rule))).not.toEqual([]);
    const callers = Object.values(brokenCallers).flatMap((callers) => Object.values(callers));
    expect(callers.filter(({ breaks }) => breaks.includes(rule))).not.toEqual([]);
  });
});
