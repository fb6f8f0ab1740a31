/** Parts of a document, with every `$ref` to one followed. */
import {
  isObject,
  type JsonObject,
  keysOf,
  pointerIn,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { DocumentError } from '../document-error.ts';

/** A part of a document together with the keys that lead to it. */
export interface DocumentPart {
  readonly keys: readonly string[];
  readonly value: JsonObject;
}

/**
 * Follows `$ref`s from a place until something else is there. What is beside one is ignored
 * (OpenAPI 3.1, section 4.8.23).
 * @throws DocumentError if there is nothing
 */
export function resolvedPartAt(document: JsonObject, keys: readonly string[]): DocumentPart {
  return followAliases(document, keys, () => true);
}

/**
 * The same for a schema. A `$ref` with anything but a description beside it is not followed,
 * because its neighbours count too.
 * @throws DocumentError if there is nothing
 */
export function schemaPartAt(document: JsonObject, keys: readonly string[]): DocumentPart {
  return followAliases(document, keys, (schema) =>
    Object.keys(schema).every((key) => ['$ref', 'summary', 'description'].includes(key)),
  );
}

/** Where a pointer leads, also through `$ref`s that stand on its way. Undefined if there is nothing. */
export function pointerThrough(document: JsonObject, pointer: string): string | undefined {
  const left = new Map<unknown, number>();
  let through = pointer;
  while (valueAt(document, through) === undefined) {
    const keys = keysOf(through);
    const pointers = keys.map((_, index) => pointerOf(keys.slice(0, index + 1)));
    const depth = pointers.findIndex((candidate) => valueAt(document, candidate) === undefined);
    const holder = valueAt(document, pointerOf(keys.slice(0, depth)));
    const reference = isObject(holder) ? holder.$ref : undefined;
    if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) return undefined;
    const rest = keys.slice(depth);
    // Whoever comes back with no fewer keys never arrives.
    if (rest.length >= (left.get(holder) ?? Number.POSITIVE_INFINITY)) return undefined;
    left.set(holder, rest.length);
    through = pointerOf([...keysOf(pointerIn(reference)), ...rest]);
  }
  return through;
}

function followAliases(
  document: JsonObject,
  keys: readonly string[],
  isAlias: (value: JsonObject) => boolean,
): DocumentPart {
  const visited = new Set<string>();
  let place = keys;
  for (;;) {
    const pointer = pointerOf(place);
    const value = valueAt(document, pointer);
    if (!isObject(value)) throw problemAt(pointer, 'Expected an object.');
    if (visited.has(pointer)) throw problemAt(pointer, 'The reference refers back to itself.');
    visited.add(pointer);
    if (typeof value.$ref !== 'string' || !isAlias(value)) return { keys: place, value };
    place = keysOf(pointerIn(value.$ref));
  }
}

function problemAt(pointer: string, message: string): DocumentError {
  return new DocumentError([{ pointer, message }]);
}
