/**
 * Checks a variant of the grid: a broken one first by the scenarios of the rules that it breaks, which is faster, and by
 * all only if these don't show it.
 */
import { demo } from '#generated/service-settings/demo.js';
import { checkApplication, planApplication } from '../../src/callers/check-caller.ts';
import { type CallerRuleId, rulesEverywhere } from '../../src/callers/rules.ts';
import { startService } from '../../src/callers/run/local-service.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { Outcome } from '../power/outcome.ts';
import { brokenApplication } from './broken-application.ts';
import { callerConditionsText } from './caller-grid.ts';
import type { CallerVariant } from './defect.ts';

export async function callerOutcomeOf(variant: CallerVariant): Promise<Outcome> {
  const { name, rules } = variant.defect;
  const isLegal = rules.length === 0;
  const named = { breakage: name, conditions: callerConditionsText(variant), isLegal };
  try {
    // All scenarios show the others.
    const special = rules.filter((rule) => !rulesEverywhere.includes(rule));
    const first = special.length === 0 ? undefined : await checkBy(variant, special);
    const { result, by } = first?.result === 'caught' ? first : await checkBy(variant);
    return { ...named, result, by };
  } catch (error) {
    return { ...named, result: 'suite failed', by: [String(error)] };
  }
}

async function checkBy(
  variant: CallerVariant,
  rules?: readonly CallerRuleId[],
): Promise<Pick<Outcome, 'result' | 'by'>> {
  const { application, times } = brokenApplication(variant);
  const service = await startService(demo);
  const clock = systemClock();
  try {
    const { signal } = new AbortController();
    const plan = planApplication(application, { rules });
    const context = { application, service, clock, signal, isStrict: false };
    const { verdicts, obstacle } = await checkApplication(plan, context);
    const broken = verdicts.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule);
    const isRight = (rule: CallerRuleId) => variant.defect.rules.includes(rule);
    const by = broken.toSorted((left, right) => Number(isRight(right)) - Number(isRight(left)));
    // What does not work when nothing unusual happens is not judged, and the report says so.
    const blamed = obstacle === undefined ? by : [...by, 'rehearsal'];
    return { result: resultOf(variant, blamed, times()), by: blamed };
  } finally {
    await service.close();
    clock.clear();
  }
}

function resultOf(
  { defect: { rules } }: CallerVariant,
  by: readonly string[],
  times: number,
): Outcome['result'] {
  if (rules.length === 0 && by.length > 0) return 'flagged';
  if (rules.length === 0) return times === 0 ? 'not met' : 'not flagged';
  if (by.some((rule) => rules.some((right) => right === rule))) return 'caught';
  if (by.length > 0) return 'blamed otherwise';
  return times === 0 ? 'not met' : 'missed';
}
