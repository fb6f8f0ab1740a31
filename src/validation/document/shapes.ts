/** How text is read: the types that a schema allows, gathered over references and combinations. */

import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import type { Shape } from '../plan.ts';
import { targetOf } from './absences.ts';

/** The deepest structure that any style can write. */
const maximumDepth = 4;

/** The shape of a schema. */
export function shapeOf(document: JsonObject, schema: Json, depth = 0): Shape {
  const parts = partsOf(document, schema, new Set());
  const types = new Set(parts.flatMap(typesOf));
  const deeper = (value: Json) => shapeOf(document, value, depth + 1);
  const properties: Record<string, Shape> = {};
  let items: Shape | undefined;
  let others: Shape | undefined;
  if (depth < maximumDepth) {
    for (const part of parts) {
      if (part.items !== undefined) items ??= deeper(part.items);
      if (isArray(part.prefixItems)) items ??= deeper({ anyOf: part.prefixItems });
      const { additionalProperties: more } = part;
      if (isObject(more) || more === true) others ??= deeper(more);
      for (const [name, property] of Object.entries(asObject(part.properties))) {
        properties[name] ??= deeper(property);
      }
    }
  }
  const hasProperties = Object.keys(properties).length > 0;
  if (types.size === 0 && (hasProperties || others !== undefined)) types.add('object');
  if (types.size === 0 && items !== undefined) types.add('array');
  return {
    types: [...types],
    ...(items === undefined ? {} : { items }),
    ...(hasProperties ? { properties } : {}),
    ...(others === undefined ? {} : { others }),
  };
}

/** A schema and all that it is combined of. */
function partsOf(document: JsonObject, schema: Json, seen: Set<Json>): JsonObject[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = targetOf(document, schema);
  const joined = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    isArray(list) ? list : [],
  );
  const conditional = [schema.then, schema.else].filter((part) => part !== undefined);
  return [
    schema,
    ...[target ?? true, ...joined, ...conditional].flatMap((part) => partsOf(document, part, seen)),
  ];
}

/** The types that a schema names by itself, or by the values that it lists. */
export function typesOf(schema: JsonObject): string[] {
  const declared = [schema.type].flat().filter((type) => typeof type === 'string');
  if (declared.length > 0) return schema.nullable === true ? [...declared, 'null'] : declared;
  const listed = isArray(schema.enum) ? schema.enum : [];
  return [...listed, ...(schema.const === undefined ? [] : [schema.const])].map(typeOfValue);
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
