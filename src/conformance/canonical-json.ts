/** One text for each JSON value, so that two places can tell that they have the same one. */
import { createHash } from 'node:crypto';

/** JSON without spaces, keys sorted by their UTF-16 code units. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)),
    );
  });
}

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
