/**
 * The one source of random values: the same seed gives the same numbers and identifiers. Values
 * that must stay secret, such as keys, do not use a seed.
 */

/** A stream of pseudo-random numbers. Not for secrets. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An unsigned 32-bit integer. */
  nextUint32(): number;
  /** A version 4 UUID (RFC 9562), lower case. */
  uuid(): string;
}

/** Unpredictable hexadecimal digits, two for each byte, for a seed or a key. */
export function unpredictableDigits(bytes = 8): string {
  // biome-ignore lint/style/noRestrictedGlobals: seeds and keys must not be guessable.
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => hexOfByte[byte]).join('');
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state, passes PractRand. */
export function seededRandom(seed: string | number): Random {
  const text = String(seed);
  let a = hash32(text);
  let b = hash32(text, a);
  let c = hash32(text, b);
  let counter = 1;

  function nextUint32(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  for (let round = 0; round < 12; round += 1) nextUint32();

  return {
    nextUint32,
    next: () => nextUint32() / 2 ** 32,
    uuid: () => {
      const w0 = nextUint32();
      const w1 = (nextUint32() & 0xffff0fff) | 0x4000;
      const w2 = (nextUint32() & 0x3fffffff) | 0x80000000;
      const w3 = nextUint32();
      const middle = `${hex4(w1 >>> 16)}-${hex4(w1)}-${hex4(w2 >>> 16)}`;
      return `${hex4(w0 >>> 16)}${hex4(w0)}-${middle}-${hex4(w2)}${hex4(w3 >>> 16)}${hex4(w3)}`;
    },
  };
}

/** A 32-bit FNV-1a hash of text, for seeds that are derived from content. */
export function hash32(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Two digits of every byte: looking them up costs a fraction of writing a number each time. */
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The lower 16 bits in four digits. */
function hex4(word: number): string {
  return `${hexOfByte[(word >>> 8) & 0xff]}${hexOfByte[word & 0xff]}`;
}
