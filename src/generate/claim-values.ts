/** The values that claims of rules name, so that a limit is written once and read where it is claimed. */
import { isObject, type JsonObject, valueAt } from '../core/json.ts';
import { DanglingPointer } from './tables.ts';

/**
 * Repeats a document in which a pointer in braces in the claim of a rule, such as
 * `{#/x-pricing/decimals}`, is the value it names.
 * @throws {DanglingPointer} when it names neither a number nor a text
 */
export function withClaimValues(document: JsonObject): JsonObject {
  const rules = document['x-rules'];
  if (!isObject(rules)) return document;
  const filled = Object.entries(rules).map(([id, rule]) => {
    if (!isObject(rule) || typeof rule.claim !== 'string') return [id, rule];
    const claim = rule.claim.replaceAll(/\{(#\/[^}]+)\}/g, (_, pointer: string) =>
      textAt(document, pointer, id),
    );
    return [id, { ...rule, claim }];
  });
  return { ...document, 'x-rules': Object.fromEntries(filled) };
}

function textAt(document: JsonObject, pointer: string, rule: string): string {
  const value = valueAt(document, pointer);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return value.startsWith('#/') ? textAt(document, value, rule) : value;
  }
  throw new DanglingPointer(
    `The claim of ${rule} names ${pointer}, where no value stands`,
    pointer,
  );
}
