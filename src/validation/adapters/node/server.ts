/** Sends an answer with node:http, and decides what becomes of the connection. */
import {
  createServer,
  IncomingMessage,
  type OutgoingHttpHeader,
  type Server,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, pipeline, Readable } from 'node:stream';
import { wallClockLimit } from '../../../core/clock.ts';
import type { HttpHandler, HttpResponse } from '../../http.ts';
import {
  Connections,
  describeReadError,
  type ReadError,
  type RenderError,
  UnreadAnswers,
  type UnreadBounds,
} from './connections.ts';
import { headerFault, NodeRequest } from './request.ts';

/** Said in place of a large answer. */
const tooMuchWaits =
  'Large answers to other requests wait for their readers and leave no room for this one; ask again later.';

/** An unread body up to this size is waited for, so that the connection can be used again. */
const skippedBodyBytes = 65_536;

/**
 * Answers a request, unless it has an answer or the client is gone. The size of a chunked body is
 * unknown, so the parser first takes the chunks that have arrived.
 */
function send(request: NodeRequest, answer: HttpResponse, connections: Connections): void {
  const { message, failed } = request;
  if (message.complete || failed || message.headers['transfer-encoding'] === undefined) {
    sendNow(request, answer, connections);
    return;
  }
  const turn = wallClockLimit(0);
  turn.signal.addEventListener('abort', () => sendNow(request, answer, connections));
}

function sendNow(request: NodeRequest, answer: HttpResponse, connections: Connections): void {
  const { message, response } = request;
  const { status, headers, stream, drop } = answer;
  if (response.headersSent || response.destroyed) {
    discard(stream);
    return;
  }
  if (drop) {
    discard(stream);
    response.destroy();
    return;
  }
  // Says so with `Connection: close`.
  if (connections.isEnding) response.shouldKeepAlive = false;
  const rest = restOf(request);
  const closing = rest === 'much';
  if (closing) connections.announceClose(message.socket);
  if (rest === 'little') connections.skip(message);
  if (stream === undefined) sendWhole(request, answer, { closing, connections });
  else {
    response.writeHead(status, closing ? { ...headers, connection: 'close' } : headers);
    sendStream(request, stream);
  }
}

/** Answers a client of whose message no request could be made, and closes the connection. */
function refuse(
  socket: Socket,
  { status, headers, body = '' }: HttpResponse,
  connections: Connections,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  connections.announceClose(socket);
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.write(body, () => connections.linger(socket));
}

/** With `closing` the connection ends after the answer, whatever the client still sends. */
function sendWhole(
  request: NodeRequest,
  answer: HttpResponse,
  { closing, connections }: { closing: boolean; connections: Connections },
): void {
  const { message, response } = request;
  const { status, headers, body = '' } = answer;
  const bodiless = status === 204 || status === 304;
  const withoutBody = bodiless || message.method === 'HEAD';
  const length = Buffer.byteLength(body);
  const isLarge = !withoutBody && UnreadAnswers.isLarge(body);
  if (isLarge && !connections.unread.makeRoom(length)) {
    const busy = connections.renderError(503, tooMuchWaits, request);
    const headers = { ...busy.headers, 'retry-after': '1' };
    sendWhole(request, { ...busy, headers }, { closing, connections });
    return;
  }
  // Names and values in turn: node:http takes them as they are, and no object is made anew.
  const lines: OutgoingHttpHeader[] = [];
  for (const name in headers) lines.push(name, headers[name] ?? '');
  if (!bodiless) lines.push('content-length', length);
  if (!closing) {
    response.writeHead(status, lines);
    if (isLarge) {
      connections.unread.send(response, body, () => response.end());
      return;
    }
    if (!withoutBody && body.length > 0) {
      // Sent at once: an end that finds it waiting adds an empty piece, for which node:http takes
      // the slower way of sending several.
      response.write(body);
      message.socket.uncork();
    }
    response.end();
    connections.unread.limitSilence(response);
    return;
  }
  response.writeHead(status, [...lines, 'connection', 'close']);
  // Not ended: node:http would close the connection on a client that is still sending.
  const linger = () => connections.linger(message.socket, message);
  if (isLarge) {
    connections.unread.send(response, body, linger);
    return;
  }
  if (withoutBody || body.length === 0) response.end();
  else response.write(body, linger);
  connections.unread.limitSilence(response);
}

function sendStream(request: NodeRequest, stream: AsyncIterable<string>): void {
  const { message, response } = request;
  if (message.method === 'HEAD') {
    discard(stream);
    response.end();
    return;
  }
  message.resume();
  if (message.socket.readableEnded) request.abort();
  pipeline(Readable.from(stream), response, () => {
    // Both ends are destroyed when one of them fails, so there is nothing left to do.
  });
}

/** Ends the source of a stream that will not be read. */
function discard(stream: AsyncIterable<string> | undefined): void {
  void stream?.[Symbol.asyncIterator]().return?.();
}

/**
 * What has not arrived yet of a request that is being answered. After much of it the connection
 * cannot go on; little is skipped, as small bodies are often still on their way at a refusal.
 */
function restOf(request: NodeRequest): 'nothing' | 'little' | 'much' {
  const { message, response, awaitsContinue, failed } = request;
  if (message.complete) return 'nothing';
  const { 'content-length': length = '0', 'transfer-encoding': coding } = message.headers;
  if (coding === undefined && Number(length) === 0) return 'nothing';
  const isLittle = coding === undefined && Number(length) <= skippedBodyBytes;
  return isLittle && response.shouldKeepAlive && !awaitsContinue && !failed ? 'little' : 'much';
}

// The server.

/**
 * The time that a client has. What takes longer is answered with 408; idle connections just end.
 */
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
    const answer = fault === undefined ? handler(request) : renderError(400, fault, request);
    if ('status' in answer) send(request, answer, connections);
    else void answer.then((settled) => send(request, settled, connections));
  }

  // `100 Continue` is sent only when the body is read.
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
    send(request, renderError(417, detail, request), connections);
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
      send(current, renderError(failure.status, failure.detail, current), connections);
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
    const answer = () => refuse(socket, renderError(status, detail, undefined), connections);
    if (last === undefined) answer();
    else last.response.once('close', answer);
  }

  return { server, connections };
}
