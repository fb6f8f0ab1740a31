/** The numbers of verdicts about an application, and the outcome of a check. */
import type { KnownViolation } from '../../conformance/judging/verdicts/known-violations.ts';
import { type CallerRuleId, callerRules } from '../rules.ts';
import type { CallerVerdict, CallerVerdictKind } from './verdicts.ts';

export type CallerLevel = (typeof callerRules)[CallerRuleId]['level'];

/** The levels in the order in which reports show them. */
export const callerLevels = [
  'stated',
  'follows',
  'advice',
] as const satisfies readonly CallerLevel[];

export interface CallerSummary {
  readonly counts: Readonly<Record<CallerLevel, Readonly<Record<CallerVerdictKind, number>>>>;
  /**
   * 0: conforms. 1: a rule is broken, or a known violation is stale, whether or not the application did its first work.
   * 2: the check could not run, or a part of it failed. 3: incomplete.
   */
  readonly exitStatus: 0 | 1 | 2 | 3;
  readonly headline: string;
}

interface CheckFacts {
  /** Whether advice counts like the other rules. */
  readonly isStrict: boolean;
  /** Messages about entries of the baseline that no longer apply. Default: none. */
  readonly stale?: readonly string[];
  /** Why the check could not run. Default: it could. */
  readonly obstacle?: string | undefined;
  /** What went wrong in the check itself. Default: nothing. */
  readonly errors?: readonly string[];
}

/**
 * Summarizes the verdicts of the rules that decide. An application conforms only if every rule that could be
 * judged is kept, or is a known violation. Advice never changes that.
 */
export function summarizeCaller(
  verdicts: readonly (CallerVerdict & { readonly known?: KnownViolation })[],
  { isStrict, stale = [], obstacle, errors = [] }: CheckFacts,
): CallerSummary {
  const counts = {
    stated: countVerdictsOfLevel(verdicts, 'stated'),
    follows: countVerdictsOfLevel(verdicts, 'follows'),
    advice: countVerdictsOfLevel(verdicts, 'advice'),
  };
  const deciding = callerLevels.filter((level) => isStrict || level !== 'advice');
  const sum = (kind: CallerVerdictKind, levels: readonly CallerLevel[]) =>
    levels.reduce((total, level) => total + counts[level][kind], 0);
  const open = sum('inconclusive', deciding) + sum('not run', deciding);
  const knownViolations = verdicts.filter((verdict) => verdict.known !== undefined);
  const accepted = knownViolations.filter(({ rule }) =>
    deciding.includes(callerRules[rule].level),
  ).length;
  const isBroken = sum('broken', deciding) > accepted || stale.length > 0;
  const isIncomplete = open > 0 || sum('kept', callerLevels) === 0;
  const judged = isBroken ? 1 : obstacle !== undefined ? 2 : isIncomplete ? 3 : 0;
  const exitStatus = errors.length === 0 ? judged : 2;
  const failure = obstacle === undefined ? 'The check failed in part' : 'The check could not run';
  const meaning = { 0: 'Conforms', 1: 'Does not conform', 2: failure, 3: 'Incomplete' }[exitStatus];
  const levels = callerLevels.map((level) =>
    deciding.includes(level)
      ? `${level} ${countsText(counts[level])}`
      : `${level} ${countsText(counts[level]).replace(' broken', ' not followed')}`,
  );
  const note =
    knownViolations.length === 0 ? '' : ` (${knownViolations.length} of the broken rules known)`;
  return { counts, exitStatus, headline: `${meaning}: ${levels.join('; ')}${note}` };
}

function countVerdictsOfLevel(
  verdicts: readonly CallerVerdict[],
  level: CallerLevel,
): Record<CallerVerdictKind, number> {
  const counts = { kept: 0, broken: 0, inconclusive: 0, 'not claimed': 0, 'not run': 0 };
  for (const { rule, verdict } of verdicts) {
    if (callerRules[rule].level === level) counts[verdict] += 1;
  }
  return counts;
}

function countsText(counts: Readonly<Record<CallerVerdictKind, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'none' : some.map(([kind, count]) => `${count} ${kind}`).join(', ');
}
