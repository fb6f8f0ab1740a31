/** The connections of a server and what they still owe: an answer, or a quiet end. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { wallClockLimit } from '../../core/clock.ts';
import type { RenderError } from './node-errors.ts';
import type { NodeRequest } from './node-request.ts';
import { UnreadAnswers, type UnreadBounds } from './node-unread.ts';

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

  /** The rest of an answered request is thrown away by node:http; the connection goes on. */
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

  /** From now on nothing that arrives on the connection is a request any more. */
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
