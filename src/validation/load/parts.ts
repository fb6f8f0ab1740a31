/** The operations of a bundle and of the callbacks in it, with every `$ref` to a part followed. */
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import type { DocumentFault } from '../document-error.ts';
import { methods } from './vocabulary.ts';
import { written } from './walk-schemas.ts';

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
 * Follows `$ref`s from a place until something else is there. What is beside one is ignored
 * (OpenAPI 3.1, section 4.8.23).
 * @throws if there is nothing
 */
export function partAt(document: JsonObject, keys: readonly string[]): Part {
  return followed(document, keys, () => true);
}

/**
 * The same for a schema. A `$ref` with anything but a description beside it is not followed,
 * because its neighbours count too.
 * @throws if there is nothing
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

// The places and paths of operations.

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
  const sent = sentRequests(document);
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

/** A request that the document's service sends. */
interface SentRequest {
  readonly kind: 'webhook' | 'callback';
  readonly name: string;
  /** Of its path item. */
  readonly keys: readonly string[];
}

/** All webhooks and callbacks. */
export function sentRequests(document: JsonObject): SentRequest[] {
  const webhooks = namesAt(document, ['webhooks']);
  return [
    ...webhooks.map((name) => ({ kind: 'webhook' as const, name, keys: ['webhooks', name] })),
    ...ownPlaces(document).flatMap(({ item, method }) => callbacksOf(document, item, method)),
  ];
}

function callbacksOf(document: JsonObject, item: Part, method: string): SentRequest[] {
  const { keys } = partAt(document, [...item.keys, method]);
  return namesAt(document, [...keys, 'callbacks']).flatMap((name) => {
    const callback = partAt(document, [...keys, 'callbacks', name]);
    return namesAt(document, callback.keys).map((url) => ({
      kind: 'callback',
      name,
      keys: [...callback.keys, url],
    }));
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

/** The most spellings of one server's path that its variables may make. */
const maximumSpellings = 64;

/**
 * The path of each server, without a slash at the end; the empty text for a server at its root.
 * Each variable is replaced by its default and by each value that it may have. What cannot be read
 * is added to `faults`.
 * @param keys of the list of servers, which may be missing
 */
export function serverPaths(
  document: JsonObject,
  keys: readonly string[],
  faults: DocumentFault[],
): string[] {
  const servers = valueAt(document, pointerOf(keys));
  if (servers !== undefined && !isArray(servers)) {
    const message = `Expected a list of servers, got ${written(servers)}.`;
    faults.push({ pointer: pointerOf(keys), message });
  }
  if (!isArray(servers) || servers.length === 0) return [''];
  const paths = servers.flatMap((server, index) => {
    const place = [...keys, String(index)];
    const fault = (at: readonly string[], message: string) => {
      faults.push({ pointer: pointerOf(at), message });
      return [];
    };
    if (!isObject(server) || typeof server.url !== 'string') {
      return fault(place, `Expected a server with a url, got ${written(server)}.`);
    }
    const { url, variables } = server;
    const read = pathsOf(url, isObject(variables) ? variables : {});
    return Array.isArray(read) ? read : fault([...place, 'url'], read.fault);
  });
  return [...new Set(paths)];
}

function pathsOf(url: string, variables: JsonObject): string[] | { readonly fault: string } {
  // The host does not matter for routing.
  const [host = ''] = /^([^/]*:)?\/\/[^/]*/.exec(url) ?? [];
  let paths = [url.slice(host.length)];
  for (const [name, variable] of Object.entries(variables)) {
    const values = valuesOf(variable);
    const spelled = paths.flatMap((path) =>
      values.map((value) => path.replaceAll(`{${name}}`, value)),
    );
    paths = [...new Set(spelled)];
    if (paths.length > maximumSpellings) {
      return { fault: `Its variables make more than ${maximumSpellings} paths.` };
    }
  }
  const [, unknown] = /\{([^}]*)\}/.exec(paths.join('')) ?? [];
  if (unknown !== undefined) return { fault: `The variable ${unknown} is not declared.` };
  const root = 'http://service.invalid/';
  if (!paths.every((path) => URL.canParse(path, root))) return { fault: 'Expected a valid URL.' };
  return paths.map((path) => new URL(path, root).pathname.replace(/\/+$/, ''));
}

function valuesOf(variable: Json): string[] {
  const { default: standard = '', enum: listed }: JsonObject = isObject(variable) ? variable : {};
  return [standard, ...(isArray(listed) ? listed : [])].map(String);
}
