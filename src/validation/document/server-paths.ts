/** The paths at which the servers of a document offer its operations. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import type { DocumentFault } from './document-error.ts';

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
