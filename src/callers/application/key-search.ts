/** Finds a key in what an application prints or sends, before secrets are replaced there. */
import { Secrets } from '../../core/secrets.ts';

/**
 * Tells whether a text has the key, or most of it: as it is, in Base64 or hexadecimal, and each of these in JSON or an
 * address, also on two lines.
 */
export type KeySearch = (text: string) => boolean;

/** Who has so much of a key can guess the rest, as a share; of a short key, all of it is looked for. */
const mostOfKey = 0.75;
const shortestPart = 16;

export function keySearch(apiKey: string): KeySearch {
  const secrets = new Secrets();
  for (const part of partsOf(apiKey)) secrets.add(part, '', 'anywhere');
  const isIn = (text: string) => secrets.replaceIn(text) !== text;
  return (text) => isIn(text) || (text.includes('\n') && isIn(text.replaceAll(/\s+/g, '')));
}

function partsOf(apiKey: string): string[] {
  const length = Math.max(shortestPart, Math.ceil(apiKey.length * mostOfKey));
  const count = apiKey.length - length + 1;
  return count <= 0
    ? [apiKey]
    : Array.from({ length: count }, (_, from) => apiKey.slice(from, from + length));
}
