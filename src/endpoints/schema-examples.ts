/** The examples of a schema. */
import { asObject, isArray, type Json, type JsonObject, valueAt } from '../core/json.ts';

export interface ListedExamples {
  readonly examples: readonly Json[];
  /** The pointer of each, in the schema: `#/examples/0`. */
  readonly pointers: readonly string[];
}

/** Those that a self-contained schema lists, or else those of what it refers to. */
export function listedExamples(schema: JsonObject): ListedExamples {
  const passed = new Set<JsonObject>();
  let place = '#';
  for (let part = schema; !passed.has(part); ) {
    passed.add(part);
    const { examples, example, $ref } = part;
    if (isArray(examples) && examples.length > 0) {
      return { examples, pointers: examples.map((_, index) => `${place}/examples/${index}`) };
    }
    if (example !== undefined) return { examples: [example], pointers: [`${place}/example`] };
    if (typeof $ref !== 'string' || !$ref.startsWith('#')) break;
    place = $ref;
    part = asObject(valueAt(schema, $ref) ?? {});
  }
  return { examples: [], pointers: [] };
}

export function examplesOf(schema: JsonObject): readonly Json[] {
  return listedExamples(schema).examples;
}
