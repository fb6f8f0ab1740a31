/** Sends an answer with node:http. */
import type { IncomingMessage, OutgoingHttpHeader } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { HttpResponse } from '../../http.ts';
import { hangUp } from './connections.ts';
import type { NodeRequest } from './request.ts';

/** A larger body that nobody reads costs more than a new connection. */
const skippedBodyBytes = 65_536;

/**
 * Answers a request, unless it has an answer or the client is gone.
 * @param options with `isLast`, the connection takes no further request
 */
export function sendAnswer(
  request: NodeRequest,
  answer: HttpResponse,
  { isLast }: { isLast: boolean },
): void {
  const { response } = request;
  const { status, headers, stream, drop } = answer;
  if (drop) response.destroy();
  if (response.headersSent || response.destroyed) {
    discard(stream);
    return;
  }
  if (isLast || !canSkipRest(request)) response.shouldKeepAlive = false;
  if (stream === undefined) sendWhole(request, answer);
  else {
    response.writeHead(status, headers);
    sendStream(request, stream);
  }
}

function sendWhole(request: NodeRequest, { status, headers, body = '' }: HttpResponse): void {
  const { message, response } = request;
  const hasLength = status !== 204 && status !== 304;
  // Names and values in turn: node:http takes this array without building an object.
  const lines: OutgoingHttpHeader[] = [];
  for (const name in headers) lines.push(name, headers[name] ?? '');
  if (hasLength) lines.push('content-length', Buffer.byteLength(body));
  response.writeHead(status, lines);
  request.isAnswered = true;
  const hasBody = hasLength && body.length > 0 && message.method !== 'HEAD';
  if (hasBody && !response.shouldKeepAlive && !hasArrived(message)) {
    // Not ended: node:http would close the connection on a client that is still sending.
    response.write(body, () => hangUp(message.socket));
    message.resume();
    return;
  }
  if (hasBody) {
    // Sent at once: an end that finds it waiting adds an empty piece, for which node:http takes
    // the slower way of sending several.
    response.write(body);
    message.socket.uncork();
  }
  response.end();
}

/** Before a handler has returned, no message is `complete`, even without a body. */
function hasArrived({ complete, headers }: IncomingMessage): boolean {
  if (complete) return true;
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  return length === '0' && coding === undefined;
}

/** Whether node:http is to discard what has not arrived yet, and to go on with the connection. */
function canSkipRest({ message, failed, awaitsContinue }: NodeRequest): boolean {
  if (hasArrived(message)) return true;
  const { 'content-length': length } = message.headers;
  return Number(length) <= skippedBodyBytes && !failed && !awaitsContinue;
}

function sendStream({ message, response }: NodeRequest, stream: AsyncIterable<string>): void {
  if (message.method === 'HEAD') {
    discard(stream);
    response.end();
    return;
  }
  message.resume();
  pipeline(Readable.from(stream), response, () => {
    // Both ends are destroyed when one of them fails, so there is nothing left to do.
  });
}

/** Ends the source of a stream that will not be read. */
function discard(stream: AsyncIterable<string> | undefined): void {
  void stream?.[Symbol.asyncIterator]().return?.();
}
