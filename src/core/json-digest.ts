/** Digests of JSON values: the same for the same value, whatever the order of its keys. */
import { sha256Hex } from './digest.ts';

/** The SHA-256 of the canonical JSON, in hexadecimal digits. */
export function jsonDigest(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** JSON without spaces, keys sorted by their UTF-16 code units (as in RFC 8785, section 3.2.3). */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
