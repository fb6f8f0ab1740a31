/** SHA-256 where there is no `node:crypto`. The service needs digests at once, and Web Crypto answers later. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesOf, hexOf } from './bytes.ts';
import type * as node from './digest.ts';

export const sha256: typeof node.sha256 = (text) => digest(bytesOf(text));

export const sha256Hex: typeof node.sha256Hex = (text) => hexOf(sha256(text));

export const hmacSha256Hex: typeof node.hmacSha256Hex = (key, text) =>
  hexOf(hmac(digest, bytesOf(key), bytesOf(text)));

export const isSameDigest: typeof node.isSameDigest = (first, second) => {
  let differences = first.length ^ second.length;
  for (const [index, byte] of first.entries()) differences |= byte ^ (second[index] ?? 0);
  return differences === 0;
};
