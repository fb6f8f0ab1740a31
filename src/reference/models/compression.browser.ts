/** Compression for PNG files where there is no `node:zlib`. */
import type * as node from './compression.ts';

export const compress: typeof node.compress = async (bytes) => {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
};

/** The remainder of each byte (PNG specification, annex D). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

export const crc32: typeof node.crc32 = (bytes) => {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder = (remainders[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return ~remainder >>> 0;
};
