/** The operations of a bundle, each followed by its callbacks. */
import { asObject, isArray, type JsonObject, pointerOf, valueAt } from '../core/json.ts';
import { type DocumentPart, resolvedPartAt } from '../validation/load/document-parts.ts';
import { methods } from '../validation/load/vocabulary.ts';

/** One operation, or one callback, whose id is then the callback's name. */
export interface DocumentOperation {
  readonly id: string;
  readonly kind: 'operation' | 'callback';
  /** In capitals, as in a request line. */
  readonly method: string;
  /** Path template; of a callback, the runtime expression of its URL. */
  readonly path: string;
  readonly value: JsonObject;
  readonly parameters: readonly DocumentPart[];
  readonly requestBody: DocumentPart | undefined;
  /** By status as the document writes it. */
  readonly responses: ReadonlyMap<string, DocumentPart>;
}

/**
 * Lists operations in document order, each followed by its callbacks. A callback that several
 * operations share is listed once.
 * @throws when an operation has no id, or two different ones have the same
 */
export function documentOperations(document: JsonObject): readonly DocumentOperation[] {
  const places = new Map<string, { place: string; operation: DocumentOperation }>();
  const add = (operation: DocumentOperation, place: string): void => {
    const first = places.get(operation.id);
    if (first === undefined) places.set(operation.id, { place, operation });
    else if (first.place !== place) {
      throw new Error(`${operation.id} is the id of ${first.place} and of ${place}`);
    }
  };
  for (const path of Object.keys(asObject(document.paths))) {
    for (const part of operationsOfPath(document, ['paths', path])) {
      const id = part.value.operationId;
      if (typeof id !== 'string') throw new Error(`${pointerOf(part.keys)} has no operationId`);
      add(operationFrom(document, part, { id, path, kind: 'operation' }), pointerOf(part.keys));
      for (const name of Object.keys(asObject(part.value.callbacks))) {
        const callback = resolvedPartAt(document, [...part.keys, 'callbacks', name]);
        for (const url of Object.keys(callback.value)) {
          for (const call of operationsOfPath(document, [...callback.keys, url])) {
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
  return [...places.values()].map(({ operation }) => operation);
}

function operationsOfPath(document: JsonObject, keys: readonly string[]): DocumentPart[] {
  const item = resolvedPartAt(document, keys);
  return Object.keys(item.value)
    .filter((key) => methods.includes(key))
    .map((method) => resolvedPartAt(document, [...item.keys, method]));
}

function operationFrom(
  document: JsonObject,
  part: DocumentPart,
  named: Pick<DocumentOperation, 'id' | 'path' | 'kind'>,
): DocumentOperation {
  const item = part.keys.slice(0, -1);
  const shared = parameterParts(document, item);
  const ownParameters = parameterParts(document, part.keys);
  const responses = Object.keys(asObject(part.value.responses));
  return {
    ...named,
    method: String(part.keys.at(-1)).toUpperCase(),
    value: part.value,
    // The same name in the same place: the operation's own parameter wins.
    parameters: [...new Map([...shared, ...ownParameters]).values()],
    requestBody:
      part.value.requestBody === undefined
        ? undefined
        : resolvedPartAt(document, [...part.keys, 'requestBody']),
    responses: new Map(
      responses.map((status) => [
        status,
        resolvedPartAt(document, [...part.keys, 'responses', status]),
      ]),
    ),
  };
}

function parameterParts(document: JsonObject, keys: readonly string[]): [string, DocumentPart][] {
  const list = valueAt(document, pointerOf([...keys, 'parameters'])) ?? [];
  if (!isArray(list)) throw new Error(`${pointerOf(keys)}/parameters is not a list`);
  return list.map((_, index) => {
    const part = resolvedPartAt(document, [...keys, 'parameters', String(index)]);
    return [`${part.value.in} ${part.value.name}`, part];
  });
}
