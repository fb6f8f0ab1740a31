/** Digests of JSON values: the same for the same value, whatever the order of its keys. */
import { createHash } from 'node:crypto';

/** The SHA-256 of the canonical JSON, in hexadecimal digits. */
export function jsonDigest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** JSON without spaces, keys sorted by their UTF-16 code units (as in RFC 8785, section 3.2.3). */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
