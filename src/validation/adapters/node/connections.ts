/** The open connections of a server, each with its latest request, and how they end. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { wallClockLimit } from '../../../core/clock.ts';
import type { NodeRequest } from './request.ts';

/** For how long a client may still send after the server has ended its side, in milliseconds. */
const lingerMs = 20_000;

export class Connections {
  readonly #latest = new Map<Socket, NodeRequest | undefined>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#latest.set(socket, undefined);
      socket.once('close', () => this.#latest.delete(socket));
    });
  }

  begin(request: NodeRequest): void {
    this.#latest.set(request.message.socket, request);
  }

  latestOn(socket: Socket): NodeRequest | undefined {
    return this.#latest.get(socket);
  }

  /** Whether the connection ends after an answer that has begun: what comes later is not served. */
  endsOn(socket: Socket): boolean {
    const response = this.#latest.get(socket)?.response;
    return response?.headersSent === true && !response.shouldKeepAlive;
  }

  /** True once every connection is to end after its next answer. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Ends idle connections now and the others after their answers. */
  end(): void {
    this.#isEnding = true;
    for (const [socket, request] of this.#latest) {
      const isIdle = request === undefined || request.isAnswered || !socket.writable;
      if (isIdle) socket.destroySoon();
      else request.response.once('close', () => socket.destroySoon());
    }
  }
}

/**
 * Closes a connection after what has been written. Closing it at once would cost a client that is
 * still sending its answer (RFC 9112, section 9.6): so its bytes are taken until it closes too.
 */
export function closeAfterWrites(socket: Socket): void {
  if (socket.destroyed) return;
  const limit = wallClockLimit(lingerMs);
  limit.signal.addEventListener('abort', () => socket.destroy());
  socket.once('close', limit.release).resume().end();
}
