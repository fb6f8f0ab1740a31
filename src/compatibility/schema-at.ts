/** Schemas at their places in one of two documents, and whether two of them say the same. */
import {
  escapeToken,
  isArray,
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
  pointerIn,
  valueAt,
} from '../core/json.ts';
import { holdingOf, wording } from '../validation/load/vocabulary.ts';

/** A JSON Schema 2020-12 in an object that holds all schemas of its document at their pointers. */
export interface SchemaAt {
  readonly schema: Json;
  readonly pointer: string;
  readonly root: JsonObject;
  /** Whether the comparison made it, so that its place does not identify it. */
  readonly isMade?: true;
}

/** A schema that stands for what another one means in a certain case. */
export function madeSchema(at: SchemaAt, schema: Json): SchemaAt {
  return { ...at, schema, isMade: true };
}

/** The schema at keys below another one. */
export function schemaBelow(at: SchemaAt, schema: Json, ...keys: readonly string[]): SchemaAt {
  return { ...at, schema, pointer: [at.pointer, ...keys.map(escapeToken)].join('/') };
}

/** What a reference leads to; undefined for one by a name (`$id`, `$anchor`), and for one that leads nowhere. */
export function referencedFrom({ root }: SchemaAt, reference: Json): SchemaAt | undefined {
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) return undefined;
  const pointer = pointerIn(reference);
  const schema = valueAt(root, pointer);
  return schema === undefined ? undefined : { schema, pointer, root };
}

/** Whether two schemas have the same keywords, with references followed. */
export function isSameSchema(left: SchemaAt, right: SchemaAt): boolean {
  return isSame(left, right, new Map());
}

/** Keywords that say nothing about values. */
const silent: ReadonlySet<string> = new Set([wording, '$anchor', '$defs', 'definitions']);

/** @param pairs of schemas that are being compared, or were found to be the same */
function isSame(left: SchemaAt, right: SchemaAt, pairs: Map<Json, Set<Json>>): boolean {
  const [schema, other] = [left.schema, right.schema];
  if (!isObject(schema) || !isObject(other)) return schema === other;
  const partners = pairs.get(schema) ?? new Set();
  if (partners.has(other)) return true;
  pairs.set(schema, partners.add(other));
  const keywords = new Set(
    [...Object.keys(schema), ...Object.keys(other)].filter((key) => !silent.has(key)),
  );
  return [...keywords].every((keyword) => {
    const [value, otherValue] = [schema[keyword], other[keyword]];
    if (value === undefined || otherValue === undefined) return false;
    if (keyword === '$ref') {
      const [target, otherTarget] = [
        referencedFrom(left, value),
        referencedFrom(right, otherValue),
      ];
      // A name means what it means in its own document.
      return (
        target !== undefined && otherTarget !== undefined && isSame(target, otherTarget, pairs)
      );
    }
    switch (holdingOf('3.1', keyword)) {
      case 'schema':
        return isSame(
          schemaBelow(left, value, keyword),
          schemaBelow(right, otherValue, keyword),
          pairs,
        );
      case 'list':
      case 'map': {
        const entries = Object.entries(isArray(value) || isObject(value) ? value : {});
        const others = new Map(
          Object.entries(isArray(otherValue) || isObject(otherValue) ? otherValue : {}),
        );
        return (
          entries.length === others.size &&
          entries.every(([key, item]) => {
            const otherItem = others.get(key);
            return (
              otherItem !== undefined &&
              isSame(
                schemaBelow(left, item, keyword, key),
                schemaBelow(right, otherItem, keyword, key),
                pairs,
              )
            );
          })
        );
      }
      default:
        return keyword !== '$dynamicRef' && isSameJson(value, otherValue);
    }
  });
}
