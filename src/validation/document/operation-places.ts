/** Where in a document the operations stand that a plan is for, and at which paths they are. */

import { isObject, type JsonObject, pointerOf, valueAt } from '../../core/json.ts';
import type { DocumentFault } from './document-error.ts';
import { methods } from './methods.js';
import { type Part, partAt } from './parts.ts';

/** An operation to be planned. */
export interface OperationPlace {
  readonly path: string;
  readonly method: string;
  readonly item: Part;
  /** Of a request that the document's service sends itself: the name of its callback or webhook. */
  readonly sentAs?: string;
}

/** The operations at the document's own paths. */
export function ownPlaces(document: JsonObject): OperationPlace[] {
  return namesAt(document, ['paths']).flatMap((path) =>
    placesOf(partAt(document, ['paths', path]), path),
  );
}

/**
 * The operations that the document's service calls elsewhere.
 * @param receives the paths at which they arrive, by the names of their webhooks and callbacks
 */
export function sentPlaces(
  document: JsonObject,
  receives: Readonly<Record<string, string>>,
  faults: DocumentFault[],
): OperationPlace[] {
  const sent = [
    ...namesAt(document, ['webhooks']).map((name) => ({ name, keys: ['webhooks', name] })),
    ...ownPlaces(document).flatMap(({ item, method }) => callbacksOf(document, item, method)),
  ];
  return Object.entries(receives).flatMap(([name, path]) => {
    const items = sent.filter((one) => one.name === name).map(({ keys }) => partAt(document, keys));
    const [item, ...others] = new Map(items.map((part) => [pointerOf(part.keys), part])).values();
    if (item !== undefined && others.length === 0) {
      return placesOf(item, path).map((place) => ({ ...place, sentAs: name }));
    }
    const found = item === undefined ? 'No webhook or callback' : 'More than one of them';
    faults.push({ pointer: '#', message: `${found} has the name ${name}.` });
    return [];
  });
}

function callbacksOf(document: JsonObject, item: Part, method: string) {
  const { keys } = partAt(document, [...item.keys, method]);
  return namesAt(document, [...keys, 'callbacks']).flatMap((name) => {
    const callback = partAt(document, [...keys, 'callbacks', name]);
    return namesAt(document, callback.keys).map((url) => ({ name, keys: [...callback.keys, url] }));
  });
}

function placesOf(item: Part, path: string): OperationPlace[] {
  return methods
    .filter((method) => item.value[method] !== undefined)
    .map((method) => ({ path, method, item }));
}

function namesAt(document: JsonObject, keys: readonly string[]): string[] {
  const value = valueAt(document, pointerOf(keys));
  return Object.keys(isObject(value) ? value : {}).filter((name) => !name.startsWith('x-'));
}
