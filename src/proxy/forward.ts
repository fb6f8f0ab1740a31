/** Forwards one request, unchanged in both directions, and keeps a copy. */
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Clock } from '../core/clock.ts';
import { exactDurationText } from '../core/duration-text.ts';
import { type BodyRoom, isMedia } from '../evidence/recorded-body-limits.ts';
import { BodyCopy, decompressCopy } from './body-copy.ts';

export interface ForwardResult {
  /** Absent if the deployment did not answer completely. */
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Decoded; absent if it is too long or cannot be decoded. */
    readonly body: Uint8Array | undefined;
    readonly bytes: number;
  };
  /** Why the answer is missing or incomplete. */
  readonly failure?: string;
  /** Decoded; absent if it is too long or cannot be decoded. */
  readonly sentBody: Uint8Array | undefined;
  readonly sentBytes: number;
  /** Call this when the bodies are no longer needed. */
  readonly release: () => void;
}

/** For a deployment that cannot be reached. */
export interface StandIn {
  readonly clock: Clock;
  /** A connection that takes longer counts as failed. */
  readonly connectWithinMs: number;
  /** For the request, which is compared with recorded ones. */
  readonly room: BodyRoom;
}

/** Headers that are about one connection only (RFC 9110, section 7.6.1). */
export const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Forwards a request to the deployment with an unchanged target. Never rejects.
 * @param base where the deployment is; its path goes before the target
 * @param room for the copies, until `release` is called; what does not fit is passed on all the same
 * @param standIn what answers instead if no answer has begun. `outgoing` is then left open, and the
 *   whole request is read
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { base, room, standIn }: { base: URL; room: BodyRoom; standIn?: StandIn | undefined },
): Promise<ForwardResult> {
  return new Promise((resolve) => {
    const sent = new BodyCopy((standIn?.room ?? room).hold());
    const received = new BodyCopy(room.hold());
    const send = base.protocol === 'https:' ? requestHttps : requestHttp;
    let response: IncomingMessage | undefined;
    const end = (failure?: string) => {
      resolve({
        ...(response !== undefined &&
          failure === undefined && {
            response: {
              status: response.statusCode ?? 0,
              headers: joinHeaders(response.headers),
              body: decompressCopy(received.bytes, response.headers['content-encoding']),
              bytes: received.length,
            },
          }),
        ...(failure !== undefined && { failure }),
        sentBody: decompressCopy(sent.bytes, incoming.headers['content-encoding']),
        sentBytes: sent.length,
        release: () => {
          sent.drop();
          received.drop();
        },
      });
    };

    const upstream: ClientRequest = send({
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      path: targetBelow(base, incoming.url ?? '/'),
      method: incoming.method ?? 'GET',
      headers: ['Host', base.host, ...passableHeaders(incoming.rawHeaders, { without: 'host' })],
    });
    const fail = (reason: string) => {
      if (standIn !== undefined && !outgoing.headersSent && !outgoing.destroyed) {
        whenRead(incoming, () => end(reason));
        return;
      }
      answerProblem(outgoing, `The deployment did not answer: ${reason}.`);
      end(reason);
    };
    if (standIn !== undefined) limitConnecting(upstream, standIn);
    upstream.on('error', (error) => fail(error.message));
    // The proxy does not forward `upgrade`, so the deployment must not switch protocols.
    upstream.on('upgrade', (_answer, socket) => {
      socket.destroy();
      fail('it switched to another protocol');
    });
    upstream.on('response', (answer) => {
      response = answer;
      outgoing.writeHead(answer.statusCode ?? 502, passableHeaders(answer.rawHeaders, {}));
      // Images are not read as text.
      if (isMedia(answer.headers['content-type'])) received.drop();
      answer.on('data', (chunk: Buffer) => received.add(chunk));
      answer.on('error', (error) => {
        outgoing.destroy();
        const { statusCode } = answer;
        end(
          `The response with status ${statusCode} broke off after ${received.length} bytes: ${error.message}`,
        );
      });
      answer.on('end', () => end());
      answer.pipe(outgoing);
    });
    incoming.on('data', (chunk: Buffer) => sent.add(chunk));
    incoming.on('error', (error) => upstream.destroy(error));
    outgoing.on('close', () => {
      if (!outgoing.writableEnded) upstream.destroy(new Error('The client closed the connection.'));
    });
    incoming.pipe(upstream);
  });
}

function targetBelow({ pathname }: URL, target: string): string {
  return target === '*' ? target : pathname.replace(/\/+$/, '') + originForm(target);
}

/** An absolute target (RFC 9112, section 3.2.2) is cut to path and query; `*` has no path. */
export function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
}

/** Alternating names and values, without those about the connection. */
function passableHeaders(raw: readonly string[], { without }: { without?: string }): string[] {
  const named = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]?.toLowerCase() !== 'connection') continue;
    for (const name of (raw[at + 1] ?? '').split(',')) named.add(name.trim().toLowerCase());
  }
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    const key = name.toLowerCase();
    if (connectionHeaders.has(key) || named.has(key) || key === without) continue;
    kept.push(name, value);
  }
  return kept;
}

export function joinHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

/** Ends a connection that is not there in time. A time limit for answers would end jobs that callers wait for. */
function limitConnecting(upstream: ClientRequest, { clock, connectWithinMs }: StandIn): void {
  upstream.on('socket', (socket) => {
    if (upstream.reusedSocket) return;
    const timer = clock.schedule(clock.now() + connectWithinMs, () => {
      upstream.destroy(new Error(`no connection within ${exactDurationText(connectWithinMs)}`));
    });
    const isTls = 'encrypted' in socket;
    socket.once(isTls ? 'secureConnect' : 'connect', () => clock.cancel(timer));
    upstream.once('close', () => clock.cancel(timer));
  });
}

/** Reads the rest of a request that is no longer forwarded. */
function whenRead(incoming: IncomingMessage, then: () => void): void {
  incoming.unpipe();
  if (incoming.readableEnded || incoming.destroyed) {
    then();
    return;
  }
  incoming.once('end', then).once('close', then).resume();
}

/** Answers 502 with a problem, unless an answer has begun. */
export function answerProblem(
  outgoing: ServerResponse,
  detail: string,
  { status = 502, ...more }: { readonly status?: number; readonly code?: string } = {},
): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(status, { 'content-type': 'application/problem+json' });
  outgoing.end(JSON.stringify({ status, title: STATUS_CODES[status], detail, ...more }));
}
