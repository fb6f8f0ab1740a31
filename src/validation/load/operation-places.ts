/** Where in a document the operations stand that a plan is for, and at which paths they are. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
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

/** The most spellings of one server's path that its variables may make. */
const maximumSpellings = 64;

/**
 * The path of each server, without a slash at the end; the empty text for a server at its root.
 * Variables stand for their default and for each value that they may have. What cannot be read is
 * added to `faults`.
 * @param keys of the list of servers, which may be missing
 */
export function serverPaths(
  document: JsonObject,
  keys: readonly string[],
  faults: DocumentFault[],
): string[] {
  const servers = valueAt(document, pointerOf(keys));
  if (!isArray(servers) || servers.length === 0) return [''];
  const paths = servers.flatMap((server, index) => {
    const { url, variables }: JsonObject = isObject(server) ? server : {};
    const read = pathsOf(String(url), isObject(variables) ? variables : {});
    if (Array.isArray(read)) return read;
    faults.push({ pointer: pointerOf([...keys, String(index), 'url']), message: read.fault });
    return [];
  });
  return [...new Set(paths)];
}

function pathsOf(url: string, variables: JsonObject): string[] | { readonly fault: string } {
  // Hosts may come in any number, and no request is told by them.
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
  if (!paths.every((path) => URL.canParse(path, root))) return { fault: 'This is no address.' };
  return paths.map((path) => new URL(path, root).pathname.replace(/\/+$/, ''));
}

function valuesOf(variable: Json): string[] {
  const { default: standard = '', enum: listed }: JsonObject = isObject(variable) ? variable : {};
  return [standard, ...(isArray(listed) ? listed : [])].map(String);
}
