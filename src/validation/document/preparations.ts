/** Finds out which defaults may be filled in, and where a text may stand for a value of a type. */

import { isArray, isObject, type JsonObject, keysOf, pointerOf, valueAt } from '../../core/json.ts';
import type { Preparation } from '../plan.ts';
import { typesOf } from './shapes.ts';

/** What is wanted of the two. */
export interface PreparationOptions {
  /**
   * Fills in the defaults of parameters and of members of objects that a request lacks; with
   * `'parameters'` those of parameters only, and bodies stay as they are. Default: none.
   */
  readonly defaults?: boolean | 'parameters';
  /** Reads text in a body by the type of its schema, as that of a query is read. */
  readonly coercion?: boolean;
}

/**
 * The preparations of the schemas at the given pointers and of all that holds within them for sure:
 * `oneOf`, `anyOf`, `not` and the like are not looked into, because before the check nobody knows
 * which of them hold.
 * @param schemas in JSON Schema 2020-12, with their defaults
 */
export function preparationsOf(
  schemas: JsonObject,
  pointers: Iterable<string>,
  { defaults, coercion }: { readonly defaults: boolean; readonly coercion: boolean },
): Readonly<Record<string, Preparation>> {
  const found = new Map<string, Preparation>();

  const visit = (pointer: string): string => {
    const schema = valueAt(schemas, pointer);
    if (found.has(pointer) || !isObject(schema)) return pointer;
    found.set(pointer, {});
    const below = (...keys: string[]) => visit(pointerOf([...keysOf(pointer), ...keys]));
    const also = [
      ...(typeof schema.$ref === 'string' && schema.$ref.startsWith('#/')
        ? [visit(schema.$ref)]
        : []),
      ...(isArray(schema.allOf) ? schema.allOf : []).map((_, index) =>
        below('allOf', String(index)),
      ),
    ];
    const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
    const types = coercion ? typesOf(schema) : [];
    const isOpen = isObject(schema.additionalProperties) && schema.patternProperties === undefined;
    found.set(pointer, {
      ...(defaults && schema.default !== undefined ? { default: schema.default } : {}),
      ...(types.length > 0 && !types.includes('string') ? { types } : {}),
      ...(also.length > 0 ? { also } : {}),
      ...(names.length > 0
        ? { properties: Object.fromEntries(names.map((name) => [name, below('properties', name)])) }
        : {}),
      ...(isOpen ? { others: below('additionalProperties') } : {}),
      ...(isArray(schema.prefixItems)
        ? { prefixItems: schema.prefixItems.map((_, index) => below('prefixItems', String(index))) }
        : {}),
      ...(isObject(schema.items) ? { items: below('items') } : {}),
    });
    return pointer;
  };

  for (const pointer of pointers) visit(pointer);
  return Object.fromEntries([...found].filter(([, plan]) => Object.keys(plan).length > 0));
}
