/** Bytes and texts, in Node. `bytes.browser.ts` does the same where there is no `Buffer`. */

/** The text in UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}

/** How many bytes a text takes in UTF-8, or some bytes as they are. */
export function byteLength(content: string | Uint8Array): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.length;
}

/** The text of bytes in UTF-8; what is no UTF-8 becomes U+FFFD. */
export function textOf(bytes: Uint8Array): string {
  return view(bytes).toString();
}

/** A character for each of the first bytes: what it costs least to keep. */
export function latin1Of(bytes: Uint8Array, mostBytes: number): string {
  return view(bytes).toString('latin1', 0, mostBytes);
}

/** The reverse of `latin1Of`. */
export function latin1Bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

export function hexOf(bytes: Uint8Array): string {
  return view(bytes).toString('hex');
}

/** The bytes of hexadecimal digits without spaces. */
export function hexBytes(digits: string): Uint8Array {
  return Buffer.from(digits, 'hex');
}

/** With `=` at the end. */
export function base64Of(bytes: Uint8Array): string {
  return view(bytes).toString('base64');
}

/** For addresses (RFC 4648, section 5), without `=`. */
export function base64UrlOf(bytes: Uint8Array): string {
  return view(bytes).toString('base64url');
}

/** The reverse of `base64UrlOf`. The bytes of another text mean nothing. */
export function base64UrlBytes(text: string): Uint8Array {
  return Buffer.from(text, 'base64url');
}

/** One after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function view(bytes: Uint8Array): Buffer {
  return bytes instanceof Buffer
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
