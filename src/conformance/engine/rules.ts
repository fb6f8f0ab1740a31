/** The rules of the document that a deployment can be judged by. */
import { type DeclarationId, type RuleId, rules } from '#generated/reference/tables.js';

export { type DeclarationId, type RuleId, rules };

/** contract: what the description of the service states. reference: what our reference chose, too. */
export type RuleProfile = 'contract' | 'reference';

/** The ids of a profile's rules, in the document's order. */
export function rulesOf(profile: RuleProfile): RuleId[] {
  return allRules.filter((id) => profile === 'reference' || rules[id].level === 'stated');
}

/** What a rule needs to be declared; undefined where it cannot be seen from outside. */
export function needsOf(id: RuleId): readonly DeclarationId[] | undefined {
  const { observable } = rules[id];
  if (observable === 'always') return [];
  return observable.when;
}

/** Why a rule cannot be seen from outside; undefined where it can. */
export function unobservable(id: RuleId): string | undefined {
  const { observable } = rules[id];
  return observable === 'always' ? undefined : observable.never;
}

/** Whether a text is the id of a rule. */
export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}

const allRules = Object.keys(rules).filter(isRuleId);

/** The places of the document that rules are enforced at, each as what a pointer to or into it begins with. */
const places = allRules.flatMap((id) =>
  (rules[id].enforcedBy ?? []).flatMap(({ document }) =>
    document === undefined ? [] : [{ id, place: `${document.replace(/^#/, '')}/` }],
  ),
);

/**
 * The rules that are enforced at a place of the document or, where there are none, at the closest
 * place around it.
 * @param pointer JSON pointer, with or without `#`
 */
export function rulesAt(pointer: string): RuleId[] {
  const keyword = `${pointer.replace(/^#/, '')}/`;
  const around = places.filter(({ place }) => keyword.startsWith(place));
  const closest = Math.max(...around.map(({ place }) => place.length));
  return around.filter(({ place }) => place.length === closest).map(({ id }) => id);
}
