/** Runs all contract checks against a variant of the grid. */
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
  /** The violated rules, or why the suite failed. */
  readonly by: readonly string[];
}

const ofContract = scenarios.filter(({ profile = 'contract' }) => profile === 'contract');

export async function outcomeOf(variant: Variant): Promise<Outcome> {
  const named = {
    breakage: variant.breakage.name,
    conditions: conditionsText(variant),
    isLegal: isLegal(variant.breakage),
  };
  const { alter, times } = alterWire(variant);
  try {
    const { verdicts } = await check({
      mutant: { alter },
      profile: 'contract',
      chosen: ofContract,
    });
    const by = verdicts.filter(({ verdict }) => verdict === 'violated').map(({ rule }) => rule);
    return { ...named, result: resultOf(variant, by, times()), by };
  } catch (error) {
    return { ...named, result: 'suite failed', by: [String(error)] };
  }
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
