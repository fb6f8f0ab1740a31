/** Finds the operations of a document: those it takes, and the webhooks and callbacks it sends. */
import { isObject, type JsonObject, pointerOf, valueAt } from '../../core/json.ts';
import type { DocumentProblem } from '../document-error.ts';
import { type DocumentPart, resolvedPartAt } from './document-parts.ts';
import { methods } from './vocabulary.ts';

export interface OperationLocation {
  readonly path: string;
  readonly method: string;
  readonly item: DocumentPart;
  /** Of a request that the document's service sends itself: the name of its callback or webhook. */
  readonly sentAs?: string;
}

/** The operations at the document's own paths. */
export function ownOperations(document: JsonObject): OperationLocation[] {
  return namesAt(document, ['paths']).flatMap((path) =>
    operationsIn(resolvedPartAt(document, ['paths', path]), path),
  );
}

/**
 * The operations that the document's service calls elsewhere.
 * @param receives the paths at which they arrive, by the names of their webhooks and callbacks
 */
export function sentOperations(
  document: JsonObject,
  receives: Readonly<Record<string, string>>,
  problems: DocumentProblem[],
): OperationLocation[] {
  const sent = sentRequests(document);
  return Object.entries(receives).flatMap(([name, path]) => {
    const items = sent
      .filter((request) => request.name === name)
      .map(({ keys }) => resolvedPartAt(document, keys));
    const [item, ...others] = new Map(items.map((part) => [pointerOf(part.keys), part])).values();
    if (item !== undefined && others.length === 0) {
      return operationsIn(item, path).map((place) => ({ ...place, sentAs: name }));
    }
    const subject = item === undefined ? 'No webhook or callback' : 'More than one of them';
    problems.push({ pointer: '#', message: `${subject} has the name ${name}.` });
    return [];
  });
}

interface SentRequest {
  readonly kind: 'webhook' | 'callback';
  readonly name: string;
  /** Of its path item. */
  readonly keys: readonly string[];
}

export function sentRequests(document: JsonObject): SentRequest[] {
  const webhooks = namesAt(document, ['webhooks']);
  return [
    ...webhooks.map((name) => ({ kind: 'webhook' as const, name, keys: ['webhooks', name] })),
    ...ownOperations(document).flatMap(({ item, method }) => callbacksOf(document, item, method)),
  ];
}

function callbacksOf(document: JsonObject, item: DocumentPart, method: string): SentRequest[] {
  const { keys } = resolvedPartAt(document, [...item.keys, method]);
  return namesAt(document, [...keys, 'callbacks']).flatMap((name) => {
    const callback = resolvedPartAt(document, [...keys, 'callbacks', name]);
    return namesAt(document, callback.keys).map((url) => ({
      kind: 'callback',
      name,
      keys: [...callback.keys, url],
    }));
  });
}

function operationsIn(item: DocumentPart, path: string): OperationLocation[] {
  return methods
    .filter((method) => item.value[method] !== undefined)
    .map((method) => ({ path, method, item }));
}

function namesAt(document: JsonObject, keys: readonly string[]): string[] {
  const value = valueAt(document, pointerOf(keys));
  return Object.keys(isObject(value) ? value : {}).filter((name) => !name.startsWith('x-'));
}
