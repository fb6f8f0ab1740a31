/** SHA-256, in Node. `digest.browser.ts` does the same where there is no `node:crypto`. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The SHA-256 of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/** The same in hexadecimal digits. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The HMAC of a text with a key (RFC 2104), in hexadecimal digits. */
export function hmacSha256Hex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares digests in constant time. */
export function isSameDigest(first: Uint8Array, second: Uint8Array): boolean {
  return timingSafeEqual(first, second);
}
