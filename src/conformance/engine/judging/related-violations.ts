/** Violations that the same exchanges show, so that one defect does not read like many. */
import type { RuleId } from '../rules.ts';
import type { Verdict } from './verdicts.ts';

/**
 * Names with each violation another one that everything which shows it shows, too. A stated rule is
 * named rather than a chosen one, and with a stated rule no other; of several, the one that is shown
 * by most. Each verdict stays what it is: the same exchanges may show more than one defect.
 */
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

/** Of those that the same exchanges show the first leads, or they would name each other. */
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

/** Puts what is seen with another violation behind all that is not. */
export function relatedLast(verdicts: readonly Verdict[]): Verdict[] {
  const isLed = ({ seenWith }: Verdict) => seenWith !== undefined;
  return [...verdicts.filter((verdict) => !isLed(verdict)), ...verdicts.filter(isLed)];
}
