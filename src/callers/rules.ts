/** The rules of the document for applications that call the service. */
import {
  type CallerDeclarationId,
  type CallerRuleId,
  callerDeclarations,
  callerRules,
} from '#generated/reference/tables.js';

export { type CallerDeclarationId, type CallerRuleId, callerDeclarations, callerRules };

/** In the document's order. */
export const callerRuleIds: readonly CallerRuleId[] =
  Object.keys(callerRules).filter(isCallerRuleId);

function isCallerRuleId(id: string): id is CallerRuleId {
  return Object.hasOwn(callerRules, id);
}

/** The declarations that a rule needs; empty if none. */
export function declarationsNeededBy(id: CallerRuleId): readonly CallerDeclarationId[] {
  return callerRules[id].needs ?? [];
}

/** The declarations that exempt an application from a rule; empty if none. */
export function exemptionsOf(id: CallerRuleId): readonly CallerDeclarationId[] {
  return callerRules[id].unless ?? [];
}

/** The statuses that a rule is about; empty if it is about none in particular. */
export function statusesOf(id: CallerRuleId): readonly number[] {
  return callerRules[id].statuses ?? [];
}

/** The rules that every scenario shows but the first one. */
export const rulesEverywhere: readonly CallerRuleId[] = callerRuleIds.filter(
  (id) => callerRules[id].everywhere,
);

/** The topics of the rules, in the document's order. */
export const callerTopics: readonly string[] = [
  ...new Set(callerRuleIds.map((id) => callerRules[id].topic)),
];

/** Why a rule is not claimed. */
export function notDeclared(missing: readonly CallerDeclarationId[]): string {
  return `Not declared: ${missing.map(declarationText).join(', ')}`;
}

/** Why a rule is not claimed. */
export function whyExempt(id: CallerDeclarationId): string {
  return `Declared: ${declarationText(id)}`;
}

/** What happens to those who break a rule, and when to declare what exempts from it. */
export function whyItMatters(id: CallerRuleId): string {
  const advice = exemptionsOf(id).map((exemption) => {
    const { when = 'this is meant' } = callerDeclarations[exemption];
    return `If ${when}, declare ${declarationText(exemption)}.`;
  });
  return [callerRules[id].matters, ...advice].join(' ');
}

/** Whether a library that reads the answers may decide it, whatever the application does. */
export function mayLibraryDecide(id: CallerRuleId): boolean {
  return exemptionsOf(id).includes('uses-library');
}

/** How a declaration is made in `app.yaml`, with what it says. */
export function declarationText(id: CallerDeclarationId): string {
  return `${howDeclared(id)} (${callerDeclarations[id].says})`;
}

/** How a declaration is made in `app.yaml`. */
export function howDeclared(id: CallerDeclarationId): string {
  return callerDeclarations[id].madeBy.map((member) => `\`${member}\``).join(' or ');
}
