/** The paths at which the servers of a document offer its operations. */
import { isArray, isObject, type Json, type JsonObject } from './json.ts';

/** The most spellings of one server's address that its variables may make. */
const maximumSpellings = 64;

/**
 * The path of each server, without a slash at the end; the empty text for a server at its root.
 * Variables stand for their default and for each value that they may have.
 */
export function serverPaths(servers: Json | undefined): string[] {
  if (!isArray(servers) || servers.length === 0) return [''];
  return [...new Set(servers.flatMap((server) => (isObject(server) ? pathsOf(server) : [])))];
}

function pathsOf({ url, variables }: JsonObject): string[] {
  let addresses = [String(url)];
  for (const [name, variable] of Object.entries(isObject(variables) ? variables : {})) {
    if (!isObject(variable)) continue;
    const listed = isArray(variable.enum) ? variable.enum : [];
    const values = [...new Set([variable.default ?? '', ...listed].map(String))];
    addresses = addresses
      .flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, value)))
      .slice(0, maximumSpellings);
  }
  return addresses.map((address) =>
    new URL(address, 'http://service.invalid/').pathname.replace(/\/+$/, ''),
  );
}
