/** How bytes that arrive in pieces are collected, and how much of them is held in memory. */

/** A share of a room. */
export interface Hold {
  /** Whether there is room for so many bytes; reserves them, or releases the surplus. */
  resize(bytes: number): boolean;
}

/**
 * A number of bytes that many holders share. The last eighth is for holders of at most 65,536 bytes, so
 * that a few large ones do not shut out all others.
 */
export class ByteRoom {
  readonly limitBytes: number;
  #heldBytes = 0;

  constructor(limitBytes: number) {
    this.limitBytes = limitBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  hold(): Hold {
    let holdBytes = 0;
    return {
      resize: (bytes) => {
        const totalBytes = this.#heldBytes + bytes - holdBytes;
        const isSmall = bytes <= smallBytes;
        const limit = isSmall ? this.limitBytes : (this.limitBytes * 7) / 8;
        if (bytes > holdBytes && totalBytes > limit) return false;
        this.#heldBytes = totalBytes;
        holdBytes = bytes;
        return true;
      },
    };
  }
}

const smallBytes = 65_536;

/** The first buffer, in bytes: most bodies that come in pieces are longer. */
const firstBytes = 4096;

export interface GrowingBytesOptions {
  /** The most bytes that will come. Default: unknown. */
  readonly mostBytes?: number;
  /** Where the memory for them is reserved. Default: there is always room. */
  readonly hold?: Hold;
}

/**
 * Collects bytes in one buffer that doubles its size, or grows by a quarter where the room is short. To
 * keep the pieces instead would take a hundred bytes for a piece of one byte, and the sender decides how
 * long pieces are. For the same reason it never grows by less: each growth copies all bytes.
 */
export class GrowingBytes {
  readonly #mostBytes: number;
  readonly #hold: Hold | undefined;
  #buffer = new Uint8Array(0);
  #length = 0;

  constructor({ mostBytes = Number.POSITIVE_INFINITY, hold }: GrowingBytesOptions = {}) {
    this.#mostBytes = mostBytes;
    this.#hold = hold;
  }

  get length(): number {
    return this.#length;
  }

  /** False if there is no room: what has come before is still there. */
  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    if (length > this.#buffer.length && !this.#grow(length)) return false;
    this.#buffer.set(piece, this.#length);
    this.#length = length;
    return true;
  }

  /** What has come, without a copy. */
  bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Gives the memory back. */
  drop(): void {
    this.#buffer = new Uint8Array(0);
    this.#length = 0;
    this.#hold?.resize(0);
  }

  #grow(length: number): boolean {
    const has = this.#buffer.length;
    const size = [Math.max(2 * has, firstBytes), Math.ceil(1.25 * has)]
      .map((wanted) => Math.max(length, Math.min(wanted, this.#mostBytes)))
      .find((bytes) => this.#hold?.resize(bytes) ?? true);
    if (size === undefined) return false;
    const larger = new Uint8Array(size);
    larger.set(this.bytes());
    this.#buffer = larger;
    return true;
  }
}
