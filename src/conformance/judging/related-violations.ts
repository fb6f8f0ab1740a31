/** Related violations: one defect can break several rules in the same exchanges. */
import type { RuleId } from '../contract/rules.ts';
import type { Verdict } from './verdicts.ts';

/** Links each violation to the one with the most of the same evidence; a stated rule never to a chosen one. */
export function markRelated(verdicts: readonly Verdict[]): Verdict[] {
  const violated = verdicts.filter(({ verdict }) => verdict === 'violated').map(shown);
  const leads = new Map(violated.map((one) => [one.rule, leadOf(one, violated)]));
  return verdicts.map((verdict) => {
    const lead = leads.get(verdict.rule);
    return lead === undefined ? verdict : { ...verdict, seenWith: lead };
  });
}

interface Shown {
  readonly rule: RuleId;
  readonly isStated: boolean;
  readonly by: ReadonlySet<number>;
}

function shown({ rule, level, said }: Verdict): Shown {
  return {
    rule,
    isStated: level === 'stated',
    by: new Set(said.flatMap(({ shownBy }) => shownBy)),
  };
}

/** If two violations have the same evidence, the later one is linked to the first. */
function leadOf(one: Shown, violated: readonly Shown[]): RuleId | undefined {
  if (one.by.size === 0) return undefined;
  const leads = violated.filter(
    (other, index) =>
      other !== one &&
      (other.isStated || !one.isStated) &&
      [...one.by].every((id) => other.by.has(id)) &&
      (other.by.size > one.by.size ||
        (other.isStated && !one.isStated) ||
        index < violated.indexOf(one)),
  );
  const [lead] = leads.sort(
    (left, right) => Number(right.isStated) - Number(left.isStated) || right.by.size - left.by.size,
  );
  return lead?.rule;
}

export function relatedLast(verdicts: readonly Verdict[]): Verdict[] {
  const isLed = ({ seenWith }: Verdict) => seenWith !== undefined;
  return [...verdicts.filter((verdict) => !isLed(verdict)), ...verdicts.filter(isLed)];
}
