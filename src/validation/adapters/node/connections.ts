/** Tracks the open connections of a server, and closes them after their last answer. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { wallClockLimit } from '../../../core/clock.ts';
import type { HttpRequest, HttpResponse } from '../../http.ts';
import type { NodeRequest } from './request.ts';

/** How much is read and thrown away of what a client sends after its refusal: 64 MiB. */
const drainBytes = 67_108_864;

/** For how long it is read. */
const drainMs = 20_000;

/** Which requests wait for an answer, and which connections take no further one. */
export class Connections {
  readonly unread: UnreadAnswers;
  /** Makes the answers of the server itself. */
  readonly renderError: RenderError;
  readonly #server: Server;
  readonly #unanswered = new Set<NodeRequest>();
  /** With the count of bytes at which each is cut. */
  readonly #closing = new Map<Socket, number>();
  /** The request of a connection that was answered before its small body had arrived. */
  readonly #skipped = new WeakMap<Socket, IncomingMessage>();
  #ending = false;

  constructor(
    server: Server,
    { renderError, unread }: { renderError: RenderError; unread?: UnreadBounds | undefined },
  ) {
    this.unread = new UnreadAnswers(unread);
    this.renderError = renderError;
    this.#server = server;
  }

  /** Remembers a request until its answer has left or its connection is gone. */
  begin(request: NodeRequest): void {
    this.#unanswered.add(request);
    request.response.on('close', () => {
      this.#unanswered.delete(request);
      this.#endIfIdle();
    });
  }

  /** The requests of a connection that wait for their answer, in the order of their arrival. */
  unansweredOn(socket: Socket): NodeRequest[] {
    return [...this.#unanswered].filter(({ message }) => message.socket === socket);
  }

  /** node:http discards the rest of an answered request; the connection stays open. */
  skip(message: IncomingMessage): void {
    this.#skipped.set(message.socket, message);
  }

  /** True while what arrives on the connection belongs to a request that has been answered. */
  isSkipping(socket: Socket): boolean {
    return this.#skipped.get(socket)?.complete === false;
  }

  /** True once the connection takes no further request. */
  isClosing(socket: Socket): boolean {
    return this.#closing.has(socket);
  }

  /** From now on the connection takes no further request. */
  announceClose(socket: Socket): void {
    if (this.#closing.has(socket) || socket.destroyed) return;
    this.#closing.set(socket, Number.POSITIVE_INFINITY);
    socket.once('close', () => this.#closing.delete(socket));
  }

  /**
   * Closes a connection whose last answer has been handed to the system. A client may still be
   * sending, and would lose the answer if its bytes were not taken (RFC 9112, section 9.6). So they
   * are read and thrown away until the client closes too, at most 64 MiB and for 20 s.
   * @param unread the request whose body the client may still be sending
   */
  linger(socket: Socket, unread?: IncomingMessage): void {
    for (const request of this.unansweredOn(socket)) this.#unanswered.delete(request);
    if (!socket.destroyed) {
      this.announceClose(socket);
      this.#closing.set(socket, socket.bytesRead + drainBytes);
      const limit = wallClockLimit(drainMs);
      limit.signal.addEventListener('abort', () => socket.destroy());
      socket.once('close', limit.release);
      socket.end();
      if (unread !== undefined) this.discard(unread);
    }
    this.#endIfIdle();
  }

  /** Throws away what is left of a message on a closing connection. */
  discard(message: IncomingMessage): void {
    const { socket } = message;
    this.noticeBytes(socket);
    message.on('data', () => this.noticeBytes(socket)).resume();
  }

  /** Cuts a closing connection on which too much has arrived. */
  noticeBytes(socket: Socket): void {
    if (socket.bytesRead > (this.#closing.get(socket) ?? Number.POSITIVE_INFINITY))
      socket.destroy();
  }

  /** True once every connection is to end after its answers. */
  get isEnding(): boolean {
    return this.#ending;
  }

  /** Ends all connections as soon as no request waits for an answer. */
  end(): void {
    this.#ending = true;
    this.#endIfIdle();
  }

  /** Connections without an unanswered request end at once: some have not sent one yet. */
  #endIfIdle(): void {
    if (!this.#ending || this.#unanswered.size > 0) return;
    for (const socket of this.#closing.keys()) socket.destroy();
    this.#server.closeAllConnections();
  }
}

/** How much may wait for readers. */
export interface UnreadBounds {
  /** Of all large answers together, in bytes. Default: 128 MiB. */
  readonly bytes?: number;
  /** How long a client may read nothing of an answer, in milliseconds. Default: 30000. */
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

  /** Closes the connection of a small answer if the client does not read it in time. */
  limitSilence(response: ServerResponse): void {
    const { socket } = response;
    const limit = (socket: Socket) => {
      // By how much of it the system has taken, also of a single piece; node:http then closes it.
      socket.setTimeout(this.#bounds.silenceMs);
      // Before node:http sets the time for the next request.
      response.prependOnceListener('finish', () => socket.setTimeout(0));
    };
    // Behind the answer to an earlier request of the connection it is not the reader who takes
    // time.
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
   * Whether a large answer may wait for its reader, too. Where too many bytes wait, the connections
   * of readers that have stalled are closed first.
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

// Answers to invalid HTTP.

/**
 * Makes the answer of an error that no handler sees: its status, and what is wrong in a sentence.
 * The request is known once its headers have been read.
 */
export type RenderError = (
  status: number,
  detail: string,
  request: HttpRequest | undefined,
) => HttpResponse;

/** The least of a problem document (RFC 9457): status and title. */
export const renderPlainError: RenderError = (status) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ status, title: STATUS_CODES[status] }),
});

/** Why a message could not be read. */
export interface ReadFailure {
  readonly status: number;
  readonly detail: string;
}

/** What node:http reports: the code of its parser or of the system, and the bytes at fault. */
export interface ReadError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
  /** Where in `rawPacket` the parser stopped. */
  readonly bytesParsed?: number;
}

const badFraming: ReadFailure = {
  status: 400,
  detail: 'Expected one Content-Length or else Transfer-Encoding: chunked, got something else.',
};

const failures: Readonly<Record<string, ReadFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request was not complete in time; send it again without a pause.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: 'Expected a target and headers of less than 16384 bytes in total, got more.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    detail: 'Expected chunk extensions of at most 16384 bytes, got more.',
  },
  HPE_INVALID_VERSION: { status: 505, detail: 'Expected HTTP/1.1 or HTTP/1.0, got another one.' },
  HPE_INVALID_CHUNK_SIZE: {
    status: 400,
    detail: 'Expected a chunked body, got a chunk without a readable size.',
  },
  HPE_INVALID_EOF_STATE: { status: 400, detail: 'The request ended before it was complete.' },
  HPE_INVALID_CONTENT_LENGTH: badFraming,
  HPE_UNEXPECTED_CONTENT_LENGTH: badFraming,
  HPE_INVALID_TRANSFER_ENCODING: badFraming,
};

const unreadable: ReadFailure = {
  status: 400,
  detail: 'Expected a request of HTTP/1.1, got something else.',
};

/** A request line whose method is a token as it should be (RFC 9112, section 3). */
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ [^ \r\n]+ HTTP\/1\.[01]\r?\n/;

/** Which status and words an error deserves; undefined where the connection itself broke. */
export function describeReadError(error: ReadError): ReadFailure | undefined {
  const { code = '' } = error;
  if (code === 'HPE_INVALID_METHOD' && requestLine.test(startOfRequest(error))) {
    return { status: 501, detail: 'The method of the request is not known here.' };
  }
  if (Object.hasOwn(failures, code)) return failures[code];
  return code.startsWith('HPE_') ? unreadable : undefined;
}

/** The beginning of the line whose method the parser stopped at: some way back from where it is. */
function startOfRequest({ rawPacket = new Uint8Array(), bytesParsed = 0 }: ReadError): string {
  const text = Buffer.from(rawPacket).toString('latin1');
  return text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
}
