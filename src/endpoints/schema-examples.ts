/** The examples of a schema. */
import { asObject, isArray, type Json, type JsonObject, valueAt } from '../core/json.ts';

/** Those that a self-contained schema lists, or else those of what it refers to. */
export function examplesOf(schema: JsonObject): readonly Json[] {
  const passed = new Set<JsonObject>();
  for (let part = schema; !passed.has(part); ) {
    passed.add(part);
    const { examples, example, $ref } = part;
    if (isArray(examples) && examples.length > 0) return examples;
    if (example !== undefined) return [example];
    if (typeof $ref !== 'string' || !$ref.startsWith('#')) return [];
    part = asObject(valueAt(schema, $ref) ?? {});
  }
  return [];
}
