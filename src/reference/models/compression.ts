/** Compression for PNG files, in Node. `compression.browser.ts` does the same without `node:zlib`. */
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const deflate = promisify<Uint8Array, zlib.ZlibOptions, Uint8Array>(zlib.deflate);

/** In the format of zlib (RFC 1950), fast rather than small. */
export function compress(bytes: Uint8Array): Promise<Uint8Array> {
  return deflate(bytes, { level: 1 });
}

/** The checksum of a chunk (PNG specification, section 5.5). */
export function crc32(bytes: Uint8Array): number {
  return zlib.crc32(bytes);
}
