/** A server of node:http in which every answer, also to what is no request, has the service's form. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpHandler } from '../http.ts';
import {
  Connections,
  describeReadError,
  type ReadError,
  type RenderError,
  type UnreadBounds,
} from './node-connections.ts';
import { headerFault, NodeRequest } from './node-request.ts';
import { refuse, send } from './node-response.ts';

/** The time that a client has. What takes longer is answered with 408; idle connections just end. */
const timeouts = {
  /** For the request line and the headers, from the connection or the previous request on. */
  headersTimeout: 15_000,
  /** For the whole request with its body: enough for 20 MB at 1.4 Mbit/s. */
  requestTimeout: 120_000,
  /** Between an answer and the next request. Longer than common clients keep a connection. */
  keepAliveTimeout: 65_000,
  /** How often the first two are looked at, so that they last up to so much longer. */
  connectionsCheckingInterval: 5000,
} as const;

/** A server that does not listen yet, and the connections that it will have. */
export interface NodeServer {
  readonly server: Server;
  readonly connections: Connections;
}

/** Wires a handler to node:http. */
export function createNodeServer(
  handler: HttpHandler,
  { renderError, unread }: { renderError: RenderError; unread?: UnreadBounds | undefined },
): NodeServer {
  // `Host` is looked at here, because node:http would refuse without a body.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (message, response) =>
    serve(message, response, { awaitsContinue: false }),
  );
  // All headers are looked at: their size is limited, and what comes after a number of them would
  // be hidden from the checks.
  server.maxHeadersCount = 0;
  const connections = new Connections(server, { renderError, unread });
  // A client may close its sending side as soon as it has sent its request (`nc -N`).
  Object.assign(server, { httpAllowHalfOpen: true });

  function serve(
    message: IncomingMessage,
    response: ServerResponse,
    { awaitsContinue }: { awaitsContinue: boolean },
  ): void {
    if (connections.isClosing(message.socket)) {
      connections.discard(message);
      return;
    }
    const request = new NodeRequest(message, response, { awaitsContinue });
    connections.begin(request);
    const fault = headerFault(message);
    const answer = fault === undefined ? handler(request) : renderError(400, fault);
    if ('status' in answer) send(request, answer, connections);
    else void answer.then((settled) => send(request, settled, connections));
  }

  // Only who asks for the body says that it is wanted.
  server.on('checkContinue', (message: IncomingMessage, response: ServerResponse) =>
    serve(message, response, { awaitsContinue: true }),
  );

  server.on('checkExpectation', (message: IncomingMessage, response: ServerResponse) => {
    if (connections.isClosing(message.socket)) {
      connections.discard(message);
      return;
    }
    const request = new NodeRequest(message, response, { awaitsContinue: true });
    connections.begin(request);
    const detail = 'Expected no Expect header or 100-continue, got another expectation.';
    send(request, renderError(417, detail), connections);
  });

  server.on('connect', (_message: IncomingMessage, socket: Duplex) => {
    // What node:http listens to has been taken off the connection.
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket instanceof Socket && connections.noticeBytes(socket));
    refuseAfterAnswers(socket, 501, 'Nothing is tunnelled here: CONNECT is not offered.');
  });

  server.on('clientError', (error: ReadError, socket: Duplex) => {
    const failure = describeReadError(error);
    if (failure === undefined || !(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    // What comes after the last request of a connection is not looked at, so it cannot be wrong.
    connections.noticeBytes(socket);
    if (connections.isClosing(socket)) return;
    const current = connections.unansweredOn(socket).at(-1);
    if (connections.isSkipping(socket)) socket.destroy();
    else if (current === undefined || current.message.complete) {
      refuseAfterAnswers(socket, failure.status, failure.detail);
    } else if (current.response.headersSent) socket.destroy();
    else {
      current.fail(error);
      send(current, renderError(failure.status, failure.detail), connections);
    }
  });

  /** Earlier requests of the same connection are answered first. */
  function refuseAfterAnswers(socket: Duplex, status: number, detail: string): void {
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    connections.announceClose(socket);
    const last = connections.unansweredOn(socket).at(-1);
    const answer = () => refuse(socket, renderError(status, detail), connections);
    if (last === undefined) answer();
    else last.response.once('close', answer);
  }

  return { server, connections };
}
