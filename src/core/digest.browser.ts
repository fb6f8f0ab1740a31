/**
 * SHA-256 (FIPS 180-4, sections 4 to 6) where there is no `node:crypto`: Web Crypto only answers later, and the
 * service needs digests at once.
 */
import { bytesOf, hexOf, joined } from './bytes.ts';
import type * as node from './digest.ts';

const blockBytes = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, root: (value: number) => number): Int32Array {
  const primes: number[] = [];
  for (let value = 2; primes.length < count; value += 1) {
    if (primes.every((prime) => value % prime !== 0)) primes.push(value);
  }
  return Int32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const constants = rootsOfPrimes(64, Math.cbrt);
const initial = rootsOfPrimes(8, Math.sqrt);

function digest(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / blockBytes);
  const padded = new Uint8Array(blocks * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = initial.slice();
  for (let at = 0; at < padded.length; at += blockBytes) addBlock(state, view, at);
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) result.setInt32(index * 4, word);
  return new Uint8Array(result.buffer);
}

const words = new Int32Array(64);

function addBlock(state: Int32Array, view: DataView, at: number): void {
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) words[index] = view.getInt32(at + index * 4);
    else {
      const [early, late] = [word(index - 15), word(index - 2)];
      const mixed =
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
      words[index] = word(index - 16) + word(index - 7) + mixed;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const fromE = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const fromA = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const added = h + fromE + (constants[index] ?? 0) + word(index);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + fromA) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + value;
  }
}

/** Rotated to the right. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

export const sha256: typeof node.sha256 = (text) => digest(bytesOf(text));

export const sha256Hex: typeof node.sha256Hex = (text) => hexOf(sha256(text));

export const hmacSha256Hex: typeof node.hmacSha256Hex = (key, text) => {
  const bytes = bytesOf(key);
  const block = new Uint8Array(blockBytes);
  block.set(bytes.length > blockBytes ? digest(bytes) : bytes);
  const inner = digest(joined([block.map((byte) => byte ^ 0x36), bytesOf(text)]));
  return hexOf(digest(joined([block.map((byte) => byte ^ 0x5c), inner])));
};

export const isSameDigest: typeof node.isSameDigest = (one, other) => {
  let differences = one.length ^ other.length;
  for (const [index, byte] of one.entries()) differences |= byte ^ (other[index] ?? 0);
  return differences === 0;
};
