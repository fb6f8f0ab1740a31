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

export function isCallerRuleId(id: string): id is CallerRuleId {
  return Object.hasOwn(callerRules, id);
}

/** The declarations that a rule needs; empty if none. */
export function needsOf(id: CallerRuleId): readonly CallerDeclarationId[] {
  return callerRules[id].needs ?? [];
}
