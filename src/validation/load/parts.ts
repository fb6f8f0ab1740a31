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
export interface Part {
  readonly keys: readonly string[];
  readonly value: JsonObject;
}

/**
 * Follows `$ref`s from a place until something else is there. What is beside one is ignored
 * (OpenAPI 3.1, section 4.8.23).
 * @throws DocumentError if there is nothing
 */
export function partAt(document: JsonObject, keys: readonly string[]): Part {
  return followed(document, keys, () => true);
}

/**
 * The same for a schema. A `$ref` with anything but a description beside it is not followed,
 * because its neighbours count too.
 * @throws DocumentError if there is nothing
 */
export function schemaPartAt(document: JsonObject, keys: readonly string[]): Part {
  return followed(document, keys, (schema) =>
    Object.keys(schema).every((key) => ['$ref', 'summary', 'description'].includes(key)),
  );
}

function followed(
  document: JsonObject,
  keys: readonly string[],
  isAlias: (value: JsonObject) => boolean,
): Part {
  const seen = new Set<string>();
  let place = keys;
  for (;;) {
    const pointer = pointerOf(place);
    const value = valueAt(document, pointer);
    if (!isObject(value)) throw problemAt(pointer, 'Expected an object.');
    if (seen.has(pointer)) throw problemAt(pointer, 'The reference refers back to itself.');
    seen.add(pointer);
    if (typeof value.$ref !== 'string' || !isAlias(value)) return { keys: place, value };
    place = keysOf(pointerIn(value.$ref));
  }
}

function problemAt(pointer: string, message: string): DocumentError {
  return new DocumentError([{ pointer, message }]);
}
