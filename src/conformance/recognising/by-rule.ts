/** Recognises an open point by the judge of the rule that the local service has chosen about it. */
import {
  type AlternativeGapId,
  type AlternativeId,
  gaps,
  type RuleOfGap,
} from '#generated/reference/tables.js';
import { clauseOf } from '../../core/sentences.ts';
import { declarationsToObserve, isRuleId, type RuleId, rules } from '../contract/rules.ts';
import type { LazyJudge } from '../judging/verdicts/judge.ts';
import { byFindings, does, doesElse, type Recogniser } from './sightings.ts';

/**
 * Findings that hold show the alternative that the rule says. Those that are broken show the other one, where there is no
 * third way; without it they show something else.
 * @param judges of a topic
 * @param unseen the alternatives that no finding shows
 */
export function byRule<Gap extends AlternativeGapId, Unseen extends AlternativeId<Gap> = never>(
  gap: Gap,
  judges: Readonly<Record<RuleOfGap<Gap>, LazyJudge>>,
  ...unseen: readonly Unseen[]
): Omit<Recogniser<Exclude<AlternativeId<Gap>, Unseen>>, 'unseen'> {
  const [rule, judge] = judgeOf(gap, judges);
  const hidden: readonly string[] = unseen;
  const isSeen = (id: string): id is Exclude<AlternativeId<Gap>, Unseen> => !hidden.includes(id);
  const alternatives = Object.keys(gaps[gap].alternatives ?? {}).filter(isSeen);
  const ruleAlternative = alternatives.find((id) => id === rules[rule].alternative);
  const [other, third] = alternatives.filter((id) => id !== ruleAlternative);
  if (ruleAlternative === undefined || third !== undefined) {
    throw new Error(`Expected that ${rule} tells the alternatives of ${gap} apart`);
  }
  const kept = clause(rules[rule].claim);
  return {
    rule,
    oneOf: declarationsToObserve(rule) ?? [],
    sightings: byFindings(judge, ({ outcome, reason, shownBy }) => {
      if (outcome === 'holds') return does(ruleAlternative, kept, shownBy);
      const broken = clause(reason);
      return other === undefined ? doesElse(broken, shownBy) : does(other, broken, shownBy);
    }),
  };
}

function judgeOf(
  gap: AlternativeGapId,
  judges: Readonly<Record<string, LazyJudge>>,
): [RuleId, LazyJudge] {
  for (const [id, judge] of Object.entries(judges)) {
    if (isRuleId(id) && rules[id].gap === gap) return [id, judge];
  }
  throw new Error(`Expected a judge of a rule about ${gap}`);
}

/** A sentence as a part of another one. */
function clause(sentence: string): string {
  const text = clauseOf(sentence);
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
