/** A proxy before a deployment: changes nothing, records and checks all messages. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Clock } from '../core/clock.ts';
import { answerErrors, contentTypesOf, requestErrors } from '../evidence/document-errors.ts';
import { type OperationId, readExchange } from '../evidence/operation-exchange.ts';
import type { Exchange } from '../evidence/record-types.ts';
import { BodyRoom, isMedia } from '../evidence/recorded-body-limits.ts';
import type { Recorder } from '../evidence/recorder.ts';
import type { SchemaError } from '../validation/plan.ts';
import { BodyCopy, decompressCopy } from './body-copy.ts';
import { type ForwardResult, forward, joinHeaders } from './forward.ts';
import type { Replay } from './replay.ts';

/** A deployment that does not accept a connection in this time is away, if a recording can answer. */
const connectWithinMs = 5000;

/** The scenario under which evidence has the traffic of clients. */
const trafficScenario = 'traffic';

export interface ProxyOptions {
  /** Base URL of the deployment, without `/v2` and without a trailing slash. */
  readonly baseUrl: string;
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** Resolves when the next request may be forwarded. Default: immediately. */
  readonly ready?: () => Promise<void>;
  /** Answers if the deployment has not begun to. Default: nothing, and clients get 502. */
  readonly replay?: Replay | undefined;
  /** Called for every message that does not match the contract. */
  readonly onMismatch: (mismatch: Mismatch) => void;
}

export interface Mismatch {
  readonly direction: 'request' | 'answer';
  readonly exchange: Exchange;
  /** The body that does not match; undefined if it is missing or not JSON. */
  readonly body: unknown;
  readonly errors: readonly SchemaError[];
  /** If the content type does not match: the body has then not been checked. */
  readonly contentType?: { readonly expected: string; readonly received: string } | undefined;
}

/** Makes the server; it does not listen yet. */
export function createProxy({
  baseUrl,
  recorder,
  clock,
  ready = () => Promise.resolve(),
  replay,
  onMismatch,
}: ProxyOptions): Server {
  // Bodies to compare with a recording are soon released, so they have room whatever the judges keep.
  const comparedRoom = new BodyRoom();
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    await ready();
    const sentMs = clock.now();
    const { room } = recorder;
    const standIn = replay && { clock, connectWithinMs, room: comparedRoom };
    const passed = await forward(incoming, outgoing, { base: new URL(baseUrl), room, standIn });
    let keptBytes = 0;
    try {
      const exchange = record(incoming, { passed, sentMs, receivedMs: clock.now() });
      keptBytes = (exchange.request.body?.length ?? 0) + (exchange.response?.body?.length ?? 0);
      for (const mismatch of mismatches(exchange)) onMismatch(mismatch);
      const isWaiting = !outgoing.headersSent && !outgoing.destroyed;
      // What is recorded is that the deployment did not answer.
      if (isWaiting) await replay?.answer(incoming, outgoing, passed.sentBody);
    } finally {
      passed.release();
    }
    // Held for the whole run, because the judges read all bodies.
    room.hold().resize(keptBytes);
  }

  function record(
    { method = 'GET', url = '/', headers }: IncomingMessage,
    { passed, sentMs, receivedMs }: { passed: ForwardResult; sentMs: number; receivedMs: number },
  ): Exchange {
    // The proxy does not know the keys, so it takes every `authorization` value for one.
    const redaction = recorder.redaction.forExchange(headers.authorization);
    const sent = decodedText(passed.sentBody);
    const { response, failure, sentBytes } = passed;
    // Headers first: their credentials may also appear in the other parts.
    const sentHeaders = redaction.headers(Object.entries(joinHeaders(headers)));
    const type = response?.headers['content-type'];
    const received = isTextType(type) ? decodedText(response?.body) : undefined;
    // Images are not read as text.
    const isUnread = received === undefined && !isMedia(type) && (response?.bytes ?? 0) > 0;
    return recorder.add<Exchange>({
      kind: 'exchange',
      scenario: trafficScenario,
      key: headers.authorization === undefined ? 'none' : 'unknown',
      request: {
        method,
        target: redaction.target(url),
        headers: sentHeaders,
        ...(sent === undefined && { bytes: sentBytes }),
        ...(sent && { body: redaction.body(sent) }),
      },
      sentMs,
      receivedMs,
      ...(failure !== undefined && { failure: redaction.text(failure) }),
      ...(response !== undefined && {
        response: {
          status: response.status,
          headers: redaction.headers(Object.entries(response.headers)),
          bytes: response.bytes,
          ...(isUnread && { isCutOff: true as const }),
          ...(received !== undefined && { body: redaction.text(received) }),
        },
      }),
    });
  }

  return serverOf(pass);
}

/** Makes a server that only answers from a recording; it does not listen yet. */
export function createReplayServer(replay: Replay): Server {
  const room = new BodyRoom();
  return serverOf(async (incoming, outgoing) => {
    const copy = new BodyCopy(room.hold());
    try {
      incoming.on('data', (chunk: Buffer) => copy.add(chunk));
      await finished(incoming, { writable: false });
      const body = decompressCopy(copy.bytes, incoming.headers['content-encoding']);
      await replay.answer(incoming, outgoing, body);
    } finally {
      copy.drop();
    }
  });
}

function serverOf(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Server {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // The proxy forwards to the deployment only.
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  return server;
}

function mismatches(exchange: Exchange): Mismatch[] {
  const read = readExchange(exchange);
  const { operationId, status = 0, sent, answered } = read;
  const { method, body, bytes } = exchange.request;
  // An incomplete message is not what its sender meant.
  if (operationId === undefined || exchange.failure !== undefined) return [];
  const isUnread = body === undefined && bytes !== undefined;
  const contentType = body ? wrongContentType(exchange, operationId) : undefined;
  const isChecked = method === 'POST' && !isUnread && contentType === undefined;
  const candidates: readonly Mismatch[] = [
    {
      direction: 'request',
      exchange,
      body: sent,
      errors: isChecked ? requestErrors(operationId, sent) : [],
      contentType,
    },
    {
      direction: 'answer',
      exchange,
      body: answered,
      errors: status >= 200 && status < 300 ? (answerErrors(read) ?? []) : [],
    },
  ];
  return candidates.filter(
    ({ errors, contentType: wrong }) => errors.length > 0 || wrong !== undefined,
  );
}

function wrongContentType(
  { request }: Exchange,
  operationId: OperationId,
): Mismatch['contentType'] {
  const expected = contentTypesOf(operationId);
  const [type = ''] = request.headers['content-type']?.split(';') ?? [];
  const received = type.trim().toLowerCase();
  if (expected.length === 0 || expected.includes(received)) return undefined;
  return { expected: expected.join(' or '), received: received || 'none' };
}

function decodedText(body: Uint8Array | undefined): string | undefined {
  return body === undefined ? undefined : new TextDecoder().decode(body);
}

function isTextType(contentType = ''): boolean {
  return contentType === '' || /json|text|xml/.test(contentType);
}
