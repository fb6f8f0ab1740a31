/**
 * Lines of bytes that arrive in pieces, in bounded memory and in time that follows the number of bytes:
 * whoever writes them decides how long and how many they are.
 */
import { GrowingBytes } from './growing-bytes.ts';

export interface TextLine {
  /** Without its line end, which is `\n` or `\r\n`. They may be a part of what was added. */
  readonly bytes: Uint8Array;
  /** Its first byte among all that were added. */
  readonly from: number;
  /** The first line is 1. Empty ones count, too. */
  readonly number: number;
  /** Whether the line is longer than permitted, and goes on: what follows is a line of the same number. */
  readonly isCut: boolean;
}

const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const tab = 9;

export class LineSplitter {
  readonly #mostBytes: number;
  readonly #keepsEmpty: boolean;
  #begun = new GrowingBytes();
  #from = 0;
  #number = 1;

  /**
   * @param options `mostBytes`: of a line; a longer one is cut, and never within a character of UTF-8; `keepsEmpty`:
   * also gives lines that are empty or have only spaces and tabs. Default: it leaves them out
   */
  constructor({
    mostBytes,
    keepsEmpty = false,
  }: {
    readonly mostBytes: number;
    readonly keepsEmpty?: boolean;
  }) {
    this.#mostBytes = mostBytes;
    this.#keepsEmpty = keepsEmpty;
  }

  /** What has come of a line that is not complete. */
  get begun(): Uint8Array {
    return this.#begun.bytes();
  }

  /** The lines that are complete now. */
  add(piece: Uint8Array): TextLine[] {
    const lines: TextLine[] = [];
    let start = 0;
    while (start < piece.length) {
      if (this.#begun.length === 0 && !this.#keepsEmpty) {
        const next = this.#afterEmptyLines(piece, start);
        if (next > start) {
          start = next;
          continue;
        }
      }
      const end = piece.indexOf(lineFeed, start);
      const part = piece.subarray(start, end === -1 ? undefined : end);
      start += part.length + 1;
      const whole = this.#joinLine(part, end !== -1, lines);
      if (whole === undefined) continue;
      this.#take(whole, lines);
      this.#from += whole.length + 1;
      this.#number += 1;
    }
    return lines;
  }

  /** The last line, if nothing ends it and it is not empty. */
  end(): TextLine[] {
    const lines: TextLine[] = [];
    if (this.#begun.length > 0) this.#take(this.#begun.bytes(), lines);
    this.#begun = new GrowingBytes();
    return lines;
  }

  /** Where the first line begins that is not empty. Floods of empty lines make no objects. */
  #afterEmptyLines(piece: Uint8Array, start: number): number {
    let next = start;
    for (let at = start; at < piece.length; at += 1) {
      const byte = piece[at];
      if (byte === lineFeed) {
        this.#number += 1;
        this.#from += at + 1 - next;
        next = at + 1;
      } else if (byte !== undefined && !isBlank(byte)) break;
    }
    return next;
  }

  /** The whole line; undefined until its end has come. Lines that are too long go to `lines` in parts. */
  #joinLine(part: Uint8Array, isEnd: boolean, lines: TextLine[]): Uint8Array | undefined {
    let rest = part;
    while (this.#begun.length + rest.length > this.#mostBytes) {
      const room = this.#mostBytes - this.#begun.length;
      const isJoined = this.#begun.length > 0;
      if (isJoined) this.#begun.add(rest.subarray(0, room));
      const full = isJoined ? this.#begun.bytes() : rest.subarray(0, room);
      const bytes = full.subarray(0, characterEnd(full));
      lines.push({ bytes, from: this.#from, number: this.#number, isCut: true });
      this.#from += bytes.length;
      const left = full.subarray(bytes.length);
      rest = rest.subarray(room);
      this.#begun = new GrowingBytes();
      if (left.length > 0) this.#begun.add(left);
    }
    if (isEnd && this.#begun.length === 0) return rest;
    if (rest.length > 0) this.#begun.add(rest);
    if (!isEnd) return undefined;
    const whole = this.#begun.bytes();
    this.#begun = new GrowingBytes();
    return whole;
  }

  #take(whole: Uint8Array, lines: TextLine[]): void {
    const bytes = whole.at(-1) === carriageReturn ? whole.subarray(0, -1) : whole;
    if (!this.#keepsEmpty && bytes.every(isBlank)) return;
    lines.push({ bytes, from: this.#from, number: this.#number, isCut: false });
  }
}

function isBlank(byte: number): boolean {
  return byte === space || byte === tab || byte === carriageReturn;
}

/** The end of the last character that is complete; of bytes that are no UTF-8, their end. */
function characterEnd(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= Math.max(1, bytes.length - 3); at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) break;
    // The first byte of a character says how many it has.
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return at + length > bytes.length ? at : bytes.length;
    }
  }
  return bytes.length;
}
