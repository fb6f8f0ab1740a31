/** Connects a handler to node:http. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ByteRoom } from '../../../core/growing-bytes.ts';
import { reporter } from '../../../core/user-callbacks.ts';
import {
  type BodyMemoryOptions,
  defaultBodiesBytes,
  type HttpHandler,
  type HttpResponse,
} from '../../http.ts';
import { hasUnsupportedCoding, unsupportedCoding } from '../../transfer-coding.ts';
import { Connections, closeAfterWrites } from './connections.ts';
import {
  describeReadError,
  type ReadError,
  type RenderError,
  renderPlainError,
} from './read-errors.ts';
import { headerFault, NodeRequest } from './request.ts';
import { sendAnswer } from './send-answer.ts';

/** What takes longer is answered with 408; idle connections just end. */
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

/** The longest pause within a body, in milliseconds. */
const silenceMs = 15_000;

/** A server that does not listen yet, and the connections that it will have. */
export interface NodeServer {
  readonly server: Server;
  readonly connections: Connections;
}

interface NodeServerOptions extends BodyMemoryOptions {
  readonly renderError: RenderError;
  /** Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export function createNodeServer(
  handler: HttpHandler,
  {
    renderError: render,
    onError = console.error,
    bodiesBytes = defaultBodiesBytes,
  }: NodeServerOptions,
): NodeServer {
  const report = reporter(onError);
  const renderError: RenderError = (...args) => {
    try {
      return render(...args);
    } catch (error) {
      void report(error);
      return renderPlainError(...args);
    }
  };
  const arriving = { room: new ByteRoom(bodiesBytes), silenceMs };
  const leaving = new ByteRoom(bodiesBytes);
  // `Host` is looked at here, because node:http would refuse without a body.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (message, response) =>
    serve(new NodeRequest(message, response, arriving)),
  );
  // All headers are looked at: their size is limited, and what comes after a number of them would
  // be hidden from the checks.
  server.maxHeadersCount = 0;
  // A client may close its sending side as soon as it has sent its request (`nc -N`).
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = new Connections(server);

  function serve(request: NodeRequest): void {
    const { message } = request;
    // The client was told that the connection ends.
    if (connections.endsOn(message.socket)) {
      message.resume();
      return;
    }
    connections.begin(request);
    if (hasUnsupportedCoding(message.headers['transfer-encoding'])) {
      const { status, detail } = unsupportedCoding;
      const answer = renderError(status, detail, request);
      sendAnswer(request, answer, { isLast: true, room: leaving, renderError });
      return;
    }
    const fault = headerFault(message);
    try {
      const answer = fault === undefined ? handler(request) : renderError(400, fault, request);
      if (answer instanceof Promise) sendSettled(request, answer);
      else send(request, answer);
    } catch (error) {
      sendFailure(request, error);
    }
  }

  function sendSettled(request: NodeRequest, answer: Promise<HttpResponse>): void {
    answer.then(
      (settled) => {
        try {
          send(request, settled);
        } catch (error) {
          sendFailure(request, error);
        }
      },
      (error) => sendFailure(request, error),
    );
  }

  /** The handler has failed, or given what cannot be sent. */
  function sendFailure(request: NodeRequest, error: unknown): void {
    void report(error);
    if (request.response.headersSent) request.response.destroy();
    else send(request, renderError(500, 'The server failed.', request));
  }

  function send(request: NodeRequest, answer: HttpResponse): void {
    sendAnswer(request, answer, { isLast: connections.isEnding, room: leaving, renderError });
  }

  // `100 Continue` is sent only when the body is read.
  server.on('checkContinue', (message: IncomingMessage, response: ServerResponse) => {
    const request = new NodeRequest(message, response, arriving);
    request.awaitsContinue = true;
    serve(request);
  });

  server.on('checkExpectation', (message: IncomingMessage, response: ServerResponse) => {
    const request = new NodeRequest(message, response, arriving);
    request.awaitsContinue = true;
    connections.begin(request);
    const detail = 'Expected no Expect header or 100-continue, got another expectation.';
    send(request, renderError(417, detail, request));
  });

  server.on('connect', (_message: IncomingMessage, socket: Duplex) => {
    // What node:http listens to has been taken off the connection.
    socket.on('error', () => socket.destroy());
    refuseAfterAnswers(socket, 501, 'CONNECT is not supported: this server opens no tunnels.');
  });

  // An idle connection, one whose client takes nothing of a large answer, or a pause within a body.
  server.on('timeout', (socket) => {
    if (connections.latestOn(socket)?.isReceiving) handleReadError(pausedTooLong, socket);
    else socket.destroy();
  });

  server.on('clientError', handleReadError);

  function handleReadError(error: ReadError, socket: Duplex): void {
    const failure = describeReadError(error);
    // Browsers open connections ahead of need: one that never brought a byte brought no request.
    if (failure === undefined || !(socket instanceof Socket) || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    // The server has ended this connection: what the client still sends is discarded.
    if (socket.writableEnded) return;
    const { status, detail } = failure;
    const current = connections.latestOn(socket);
    if (current === undefined || current.message.complete) {
      refuseAfterAnswers(socket, status, detail);
    } else if (current.isAnswered) socket.destroySoon();
    else if (current.response.headersSent) socket.destroy();
    else {
      current.fail(error);
      sendAnswer(current, renderError(status, detail, current), {
        isLast: true,
        room: leaving,
        renderError,
      });
    }
  }

  /** Earlier requests of the same connection are answered first. */
  function refuseAfterAnswers(socket: Duplex, status: number, detail: string): void {
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    const refuse = () => {
      if (!socket.writable) return;
      socket.write(rawResponse(renderError(status, detail, undefined)));
      closeAfterWrites(socket);
    };
    const last = connections.latestOn(socket)?.response;
    if (last === undefined || last.writableFinished) refuse();
    else last.once('close', refuse);
  }

  return { server, connections };
}

const pausedTooLong: ReadError = Object.assign(new Error('The client paused for too long.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/** The answer where there is no request that node:http could answer. */
function rawResponse({ status, headers, body = '' }: HttpResponse): Buffer {
  const content = Buffer.from(body);
  const all = { ...headers, 'content-length': content.length, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), content]);
}
