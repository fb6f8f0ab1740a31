/** Sends an answer with node:http, and decides what becomes of the connection. */

import { IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { wallClockLimit } from '../../core/clock.ts';
import type { HttpResponse } from '../http.ts';
import { type Connections, UnreadAnswers } from './node-connections.ts';
import type { NodeRequest } from './node-request.ts';

/** Said in place of a large answer. */
const tooMuchWaits =
  'Large answers to other requests wait for their readers and leave no room for this one; ask again later.';

/** An unread body up to this size is waited for, so that the connection can be used again. */
const skippedBodyBytes = 65_536;

/**
 * Answers a request, unless that has happened already or nobody is there any more. Nothing tells
 * how much is left of chunks, so the parser first takes those that have arrived.
 */
export function send(request: NodeRequest, answer: HttpResponse, connections: Connections): void {
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
export function refuse(
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
    const busy = connections.renderError(503, tooMuchWaits);
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
    // Both ends are destroyed when one of them fails; there is nobody left to be told.
  });
}

/** Tells the source of a stream that nobody will read it. */
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
