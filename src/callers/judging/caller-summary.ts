/** The numbers of verdicts about an application, and the outcome of a check. */
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
  /** 0: conforms. 1: a rule is broken. 3: incomplete. */
  readonly exitStatus: 0 | 1 | 3;
  readonly headline: string;
}

/**
 * Summarizes the verdicts of the rules that decide. An application conforms only if every rule that could be
 * judged is kept. Advice never changes that.
 * @param isStrict whether advice counts like the other rules
 */
export function summarizeCaller(
  verdicts: readonly CallerVerdict[],
  { isStrict }: { isStrict: boolean },
): CallerSummary {
  const counts = {
    stated: countsOf(verdicts, 'stated'),
    follows: countsOf(verdicts, 'follows'),
    advice: countsOf(verdicts, 'advice'),
  };
  const deciding = callerLevels.filter((level) => isStrict || level !== 'advice');
  const sum = (kind: CallerVerdictKind, levels: readonly CallerLevel[]) =>
    levels.reduce((total, level) => total + counts[level][kind], 0);
  const open = sum('inconclusive', deciding) + sum('not run', deciding);
  const exitStatus =
    sum('broken', deciding) > 0 ? 1 : open > 0 || sum('kept', callerLevels) === 0 ? 3 : 0;
  const meaning = { 0: 'Conforms', 1: 'Does not conform', 3: 'Incomplete' }[exitStatus];
  const levels = callerLevels.map((level) => `${level} ${countsText(counts[level])}`);
  return { counts, exitStatus, headline: `${meaning}: ${levels.join('; ')}` };
}

function countsOf(
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
