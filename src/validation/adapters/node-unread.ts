/** Answers that their readers have not taken yet: bounded in time, large ones in bytes as well. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wallClockLimit } from '../../core/clock.ts';

/** How much may wait for readers. */
export interface UnreadBounds {
  /** Of all large answers together, in bytes. Default: 128 MiB. */
  readonly bytes?: number;
  /** How long a reader may take nothing of an answer of any size, in milliseconds. Default: 30000. */
  readonly silenceMs?: number;
}

/** An answer is handed to the system in pieces of so many bytes; a smaller one is not counted. */
const pieceBytes = 262_144;

/** After which time without progress a reader gives way where there is too little room. */
const stalledMs = 1000;

interface Unread {
  readonly response: ServerResponse;
  readonly bytes: number;
  isStalled: boolean;
  /** Takes the present limit of time back. */
  release: () => void;
}

/** Sends large answers piece by piece, and looks after the readers of small ones. */
export class UnreadAnswers {
  readonly #bounds: Required<UnreadBounds>;
  /** The one that has made no progress for the longest time comes first. */
  readonly #waiting = new Set<Unread>();
  #bytes = 0;

  constructor({ bytes = 134_217_728, silenceMs = 30_000 }: UnreadBounds = {}) {
    this.#bounds = { bytes, silenceMs };
  }

  /** Whether an answer is large enough to be sent here. */
  static isLarge(body: string | Uint8Array): boolean {
    return body.length > pieceBytes;
  }

  /** Closes the connection of a small answer that has been written where its reader takes nothing. */
  limitSilence(response: ServerResponse): void {
    const { socket } = response;
    const limit = (socket: Socket) => {
      // By how much of it the system has taken, also of a single piece; node:http then closes it.
      socket.setTimeout(this.#bounds.silenceMs);
      // Before node:http sets the time for the next request.
      response.prependOnceListener('finish', () => socket.setTimeout(0));
    };
    // Behind the answer to an earlier request of the connection it is not the reader who takes time.
    if (socket === null) response.once('socket', limit);
    else if (socket.writableLength > 0) limit(socket);
  }

  /**
   * Writes a body for which there is room and then calls `done`. Its reader has to take a piece now
   * and then.
   */
  send(response: ServerResponse, body: string | Uint8Array, done: () => void): void {
    const rest = typeof body === 'string' ? Buffer.from(body) : body;
    const unread: Unread = {
      response,
      bytes: rest.length,
      isStalled: false,
      release: () => undefined,
    };
    this.#bytes += unread.bytes;
    response.once('close', () => this.#forget(unread));
    let at = 0;
    const next = (error?: Error | null) => {
      if (error || response.destroyed) return;
      if (at >= rest.length) {
        this.#forget(unread);
        done();
        return;
      }
      this.#progress(unread);
      const piece = rest.subarray(at, at + pieceBytes);
      at += piece.length;
      response.write(piece, next);
    };
    next();
  }

  /**
   * Whether a large answer may wait for its reader, too. Where too many bytes wait, the connections of
   * readers that have stalled are closed first.
   */
  makeRoom(bytes: number): boolean {
    for (const unread of this.#waiting) {
      if (this.#bytes + bytes <= this.#bounds.bytes || !unread.isStalled) break;
      this.#cut(unread);
    }
    return this.#waiting.size === 0 || this.#bytes + bytes <= this.#bounds.bytes;
  }

  #progress(unread: Unread): void {
    unread.release();
    unread.isStalled = false;
    this.#waiting.delete(unread);
    this.#waiting.add(unread);
    const { silenceMs } = this.#bounds;
    const first = wallClockLimit(Math.min(stalledMs, silenceMs));
    unread.release = first.release;
    first.signal.addEventListener('abort', () => {
      unread.isStalled = true;
      const second = wallClockLimit(Math.max(0, silenceMs - stalledMs));
      unread.release = second.release;
      second.signal.addEventListener('abort', () => this.#cut(unread));
    });
  }

  #cut(unread: Unread): void {
    this.#forget(unread);
    unread.response.destroy();
  }

  #forget(unread: Unread): void {
    if (!this.#waiting.delete(unread)) return;
    unread.release();
    this.#bytes -= unread.bytes;
  }
}
