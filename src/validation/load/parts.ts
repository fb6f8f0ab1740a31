/** The operations of a bundle and of the callbacks in it, with every `$ref` to a part followed. */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { methods } from './methods.js';

/** A part of a document together with the keys that lead to it. */
export interface Part {
  readonly keys: readonly string[];
  readonly value: JsonObject;
}

/** One operation, or one callback, whose id is then the callback's name. */
export interface DocumentOperation {
  readonly id: string;
  readonly kind: 'operation' | 'callback';
  /** In capitals, as in a request line. */
  readonly method: string;
  /** Path template; of a callback, the runtime expression of its URL. */
  readonly path: string;
  readonly value: JsonObject;
  readonly parameters: readonly Part[];
  readonly requestBody: Part | undefined;
  /** By status as the document writes it. */
  readonly responses: ReadonlyMap<string, Part>;
}

/**
 * Lists operations in document order, each followed by its callbacks. A callback that several
 * operations share is listed once.
 * @throws when an operation has no id, or two different ones have the same
 */
export function documentOperations(document: JsonObject): readonly DocumentOperation[] {
  const found = new Map<string, { place: string; operation: DocumentOperation }>();
  const add = (operation: DocumentOperation, place: string): void => {
    const known = found.get(operation.id);
    if (known === undefined) found.set(operation.id, { place, operation });
    else if (known.place !== place) {
      throw new Error(`${operation.id} is the id of ${known.place} and of ${place}`);
    }
  };
  for (const path of Object.keys(asObject(document.paths))) {
    for (const part of operationsOf(document, ['paths', path])) {
      const id = part.value.operationId;
      if (typeof id !== 'string') throw new Error(`${pointerOf(part.keys)} has no operationId`);
      add(operationFrom(document, part, { id, path, kind: 'operation' }), pointerOf(part.keys));
      for (const name of Object.keys(asObject(part.value.callbacks))) {
        const callback = partAt(document, [...part.keys, 'callbacks', name]);
        for (const url of Object.keys(callback.value)) {
          for (const call of operationsOf(document, [...callback.keys, url])) {
            const operation = operationFrom(document, call, {
              id: name,
              path: url,
              kind: 'callback',
            });
            add(operation, pointerOf(call.keys));
          }
        }
      }
    }
  }
  return [...found.values()].map(({ operation }) => operation);
}

/**
 * Follows `$ref`s from a place until something else stands there. What stands beside one is ignored
 * (OpenAPI 3.1, section 4.8.23).
 * @throws when nothing stands there
 */
export function partAt(document: JsonObject, keys: readonly string[]): Part {
  return followed(document, keys, () => true);
}

/**
 * The same for a schema. A `$ref` beside which anything but a description stands is not followed,
 * because its neighbours count too.
 * @throws when nothing stands there
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
    if (!isObject(value)) throw new Error(`No object stands at ${pointer}`);
    if (seen.has(pointer)) throw new Error(`The reference at ${pointer} leads back to itself`);
    seen.add(pointer);
    if (typeof value.$ref !== 'string' || !isAlias(value)) return { keys: place, value };
    place = keysOf(value.$ref);
  }
}

function operationsOf(document: JsonObject, keys: readonly string[]): Part[] {
  const item = partAt(document, keys);
  return Object.keys(item.value)
    .filter((key) => methods.includes(key))
    .map((method) => partAt(document, [...item.keys, method]));
}

function operationFrom(
  document: JsonObject,
  part: Part,
  named: Pick<DocumentOperation, 'id' | 'path' | 'kind'>,
): DocumentOperation {
  const item = part.keys.slice(0, -1);
  const shared = parametersAt(document, item);
  const own = parametersAt(document, part.keys);
  const responses = Object.keys(asObject(part.value.responses));
  return {
    ...named,
    method: String(part.keys.at(-1)).toUpperCase(),
    value: part.value,
    // The same name in the same place: the operation's own parameter wins.
    parameters: [...new Map([...shared, ...own]).values()],
    requestBody:
      part.value.requestBody === undefined
        ? undefined
        : partAt(document, [...part.keys, 'requestBody']),
    responses: new Map(
      responses.map((status) => [status, partAt(document, [...part.keys, 'responses', status])]),
    ),
  };
}

function parametersAt(document: JsonObject, keys: readonly string[]): [string, Part][] {
  const list = valueAt(document, pointerOf([...keys, 'parameters'])) ?? [];
  if (!isArray(list)) throw new Error(`${pointerOf(keys)}/parameters is not a list`);
  return list.map((_, index) => {
    const part = partAt(document, [...keys, 'parameters', String(index)]);
    return [`${part.value.in} ${part.value.name}`, part];
  });
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
