/** Copies of bodies on their way through the proxy. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { GrowingBytes } from '../core/growing-bytes.ts';
import { type BodyHold, bodyBounds } from '../evidence/recorded-body-limits.ts';

/** A copy of a body, if there is room. */
export class BodyCopy {
  #kept: GrowingBytes | undefined;
  length = 0;

  constructor(hold: BodyHold) {
    this.#kept = new GrowingBytes({ mostBytes: bodyBounds.body, hold });
  }

  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > bodyBounds.body || this.#kept?.add(chunk) === false) this.drop();
  }

  drop(): void {
    this.#kept?.drop();
    this.#kept = undefined;
  }

  /** Undefined for a body that was not kept. */
  get bytes(): Uint8Array | undefined {
    return this.#kept?.bytes();
  }
}

/** The decompressed body; undefined if that fails. */
export function decompressCopy(
  body: Uint8Array | undefined,
  encoding = 'identity',
): Uint8Array | undefined {
  const options = { maxOutputLength: bodyBounds.body };
  try {
    if (body === undefined || body.length === 0) return body;
    const coding = encoding.trim().toLowerCase();
    if (coding === 'identity') return body;
    if (coding === 'gzip' || coding === 'x-gzip') return gunzipSync(body, options);
    if (coding === 'deflate') return inflateSync(body, options);
    return coding === 'br' ? brotliDecompressSync(body, options) : undefined;
  } catch {
    // The client gets the original bytes; evidence omits a body that cannot be decoded.
    return undefined;
  }
}
