/** The check of the control token. */
import { isSameDigest, sha256 } from '../../core/digest.ts';

/** Compares in constant time, so that timing does not reveal the secret or its length. */
export function sameAs(secret: string): (text: string | undefined) => boolean {
  const expected = sha256(secret);
  return (text) => isSameDigest(sha256(text ?? ''), expected) && text !== undefined;
}
