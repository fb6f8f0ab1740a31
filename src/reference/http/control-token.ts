/** The check of the control token. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that timing does not reveal the secret or its length. */
export function sameAs(secret: string): (text: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text ?? ''), expected) && text !== undefined;
}
