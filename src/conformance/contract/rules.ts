/** The rules of the document that a deployment can be judged by. */
import { type DeclarationId, type RuleId, rules } from '#generated/reference/tables.js';

export { type DeclarationId, type RuleId, rules };

/** contract: what the service description states and the owner declares. reference: also what our reference chooses. */
export type Profile = 'contract' | 'reference';

export function rulesOf(profile: Profile): RuleId[] {
  return allRules.filter((id) => profile === 'reference' || rules[id].level !== 'chosen');
}

/** The declarations that a rule needs; undefined if it cannot be observed from outside. */
export function declarationsToObserve(id: RuleId): readonly DeclarationId[] | undefined {
  const { observable } = rules[id];
  if (observable === 'always') return [];
  return observable.when;
}

/** Why a rule cannot be observed from outside; undefined if it can. */
export function whyUnobservable(id: RuleId): string | undefined {
  const { observable } = rules[id];
  return observable === 'always' ? undefined : observable.never;
}

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}

const allRules = Object.keys(rules).filter(isRuleId);

/** The places of the document that enforce rules, each as a prefix of pointers to or into it. */
const places = allRules.flatMap((id) =>
  (rules[id].enforcedBy ?? []).map((place) => ({ id, place: `${place.replace(/^#/, '')}/` })),
);

/** The rules that a place of the document (a JSON pointer) enforces, or else those of the closest place around it. */
export function rulesAt(pointer: string): RuleId[] {
  const keyword = `${pointer.replace(/^#/, '')}/`;
  const enclosing = places.filter(({ place }) => keyword.startsWith(place));
  const closest = Math.max(...enclosing.map(({ place }) => place.length));
  return enclosing.filter(({ place }) => place.length === closest).map(({ id }) => id);
}
