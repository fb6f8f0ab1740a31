/** Finds a key in what an application prints, before secrets are replaced there. */
import { Secrets } from '../../core/secrets.ts';

/** Tells whether a text has the key: as it is, in Base64 or hexadecimal, and each of these in JSON or an address. */
export type KeySearch = (text: string) => boolean;

export function keySearch(apiKey: string): KeySearch {
  const secrets = new Secrets();
  secrets.add(apiKey, '', 'anywhere');
  return (text) => secrets.replaceIn(text) !== text;
}
