/** The paths of the servers of a document. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import type { DocumentProblem } from '../document-error.ts';
import { shortenedJson } from './walk-schemas.ts';

/** The most spellings of one server's path that its variables may make. */
const maximumSpellings = 64;

/**
 * The path of each server, without a slash at the end; the empty text for a server at its root.
 * Each variable is replaced by its default and by each value that it may have. What cannot be read
 * is added to `problems`.
 * @param keys of the list of servers, which may be missing
 */
export function serverPaths(
  document: JsonObject,
  keys: readonly string[],
  problems: DocumentProblem[],
): string[] {
  const servers = valueAt(document, pointerOf(keys));
  if (servers !== undefined && !isArray(servers)) {
    const message = `Expected a list of servers, got ${shortenedJson(servers)}.`;
    problems.push({ pointer: pointerOf(keys), message });
  }
  if (!isArray(servers) || servers.length === 0) return [''];
  const paths = servers.flatMap((server, index) => {
    const place = [...keys, String(index)];
    const problem = (at: readonly string[], message: string) => {
      problems.push({ pointer: pointerOf(at), message });
      return [];
    };
    if (!isObject(server) || typeof server.url !== 'string') {
      return problem(place, `Expected a server with a url, got ${shortenedJson(server)}.`);
    }
    const { url, variables } = server;
    const read = pathsOf(url, isObject(variables) ? variables : {});
    return Array.isArray(read) ? read : problem([...place, 'url'], read.problem);
  });
  return [...new Set(paths)];
}

function pathsOf(url: string, variables: JsonObject): string[] | { readonly problem: string } {
  // The host does not matter for routing.
  const [host = ''] = /^([^/]*:)?\/\/[^/]*/.exec(url) ?? [];
  let paths = [url.slice(host.length)];
  for (const [name, variable] of Object.entries(variables)) {
    const values = variableValues(variable);
    const spelled = paths.flatMap((path) =>
      values.map((value) => path.replaceAll(`{${name}}`, value)),
    );
    paths = [...new Set(spelled)];
    if (paths.length > maximumSpellings) {
      return { problem: `Its variables make more than ${maximumSpellings} paths.` };
    }
  }
  const [, unknown] = /\{([^}]*)\}/.exec(paths.join('')) ?? [];
  if (unknown !== undefined) return { problem: `The variable ${unknown} is not declared.` };
  const root = 'http://service.invalid/';
  if (!paths.every((path) => isUrl(path, root))) return { problem: 'Expected a valid URL.' };
  return paths.map((path) => new URL(path, root).pathname.replace(/\/+$/, ''));
}

function variableValues(variable: Json): string[] {
  const { default: standard = '', enum: listed }: JsonObject = isObject(variable) ? variable : {};
  return [standard, ...(isArray(listed) ? listed : [])].map(String);
}
