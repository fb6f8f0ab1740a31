/** Sends an answer with node:http. */
import type { IncomingMessage, OutgoingHttpHeader } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ByteRoom } from '../../../core/growing-bytes.ts';
import { discard, type HttpResponse, noRoomRetrySeconds } from '../../http.ts';
import { closeAfterWrites } from './connections.ts';
import type { RenderError } from './read-errors.ts';
import type { NodeRequest } from './request.ts';

/** A larger body that nobody reads costs more than a new connection. */
const skippedBodyBytes = 65_536;

/** From this size on, in bytes, the client must take an answer in time. */
const largeAnswerBytes = 65_536;

/** For how long a client may take nothing of a large answer, in milliseconds. */
const untakenMs = 30_000;

export interface AnswerOptions {
  /** The connection takes no further request. */
  readonly isLast: boolean;
  /** Where large answers are reserved until their clients have taken them. */
  readonly room: ByteRoom;
  readonly renderError: RenderError;
}

/** Answers a request, unless it has an answer or the client is gone. */
export function sendAnswer(
  request: NodeRequest,
  answer: HttpResponse,
  { isLast, room, renderError }: AnswerOptions,
): void {
  const { response } = request;
  const { status, headers, stream, drop, body = '' } = answer;
  if (drop) response.destroy();
  if (response.headersSent || response.destroyed) {
    discard(stream);
    return;
  }
  if (isLast || !canSkipRest(request)) response.shouldKeepAlive = false;
  if (stream === undefined) {
    const fits = body.length < largeAnswerBytes || hasRoom(request, body, room);
    sendWhole(request, fits ? answer : busy(renderError, request));
  } else {
    response.writeHead(status, headers);
    sendStream(request, stream);
  }
}

/** Reserves the room of an answer, and its time, until the client has taken it or is gone. */
function hasRoom({ message, response }: NodeRequest, body: string | Uint8Array, room: ByteRoom) {
  const hold = room.hold();
  if (!hold.resize(Buffer.byteLength(body))) return false;
  message.socket.setTimeout(untakenMs);
  response.once('close', () => hold.resize(0));
  return true;
}

function busy(renderError: RenderError, request: NodeRequest): HttpResponse {
  const detail = 'Too many large answers wait for their clients. Send the request again later.';
  const { headers, ...answer } = renderError(503, detail, request);
  return { ...answer, headers: { ...headers, 'retry-after': String(noRoomRetrySeconds) } };
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
    response.write(body, () => closeAfterWrites(message.socket));
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
