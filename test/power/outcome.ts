/**
 * Checks a variant of the grid: a broken one first by the scenarios of the rules that it breaks, which is
 * faster, and by all only if these don't show it.
 */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from '../mutants/check-in-process.ts';
import { alterWire, type Breakage, conditionsText, type Variant } from './variant.ts';

export interface Outcome {
  readonly breakage: string;
  readonly conditions: string;
  /** Whether it is legal, so that no verdict may blame it. */
  readonly isLegal: boolean;
  /**
   * blamed otherwise: only rules are violated that the breakage is not about. not met: nothing was sent that it would
   * have changed. not flagged and flagged: of what is legal.
   */
  readonly result:
    | 'caught'
    | 'blamed otherwise'
    | 'missed'
    | 'not met'
    | 'suite failed'
    | 'not flagged'
    | 'flagged';
  /** The violated rules, first those that the breakage is about; or why the suite failed. */
  readonly by: readonly string[];
}

const ofContract = scenarios.filter(({ profile = 'contract' }) => profile === 'contract');

export async function outcomeOf(variant: Variant): Promise<Outcome> {
  const { name, rules } = variant.breakage;
  const ofRules = ofContract.filter((scenario) =>
    scenario.rules.some((rule) => rules.some((broken) => broken === rule)),
  );
  const named = {
    breakage: name,
    conditions: conditionsText(variant),
    isLegal: isLegal(variant.breakage),
  };
  try {
    const first = named.isLegal ? undefined : await checkBy(ofRules, variant);
    const { result, by } = first?.result === 'caught' ? first : await checkBy(ofContract, variant);
    return { ...named, result, by };
  } catch (error) {
    return { ...named, result: 'suite failed', by: [String(error)] };
  }
}

async function checkBy(
  chosen: readonly Scenario[],
  variant: Variant,
): Promise<Pick<Outcome, 'result' | 'by'>> {
  const { alter, times } = alterWire(variant);
  const mutant = { ...variant.breakage.deployment, alter };
  const { verdicts } = await check({ mutant, profile: 'contract', chosen });
  const violated = verdicts.filter(({ verdict }) => verdict === 'violated').map(({ rule }) => rule);
  const isRight = (rule: RuleId) => variant.breakage.rules.includes(rule);
  const by = violated.toSorted((left, right) => Number(isRight(right)) - Number(isRight(left)));
  return { result: resultOf(variant, by, times()), by };
}

/** What no rule is about. */
function isLegal({ rules }: Breakage): boolean {
  return rules.length === 0;
}

function resultOf({ breakage }: Variant, by: readonly string[], times: number): Outcome['result'] {
  if (isLegal(breakage)) return by.length === 0 ? 'not flagged' : 'flagged';
  if (by.some((rule) => breakage.rules.some((right) => right === rule))) return 'caught';
  if (by.length > 0) return 'blamed otherwise';
  return times === 0 ? 'not met' : 'missed';
}
