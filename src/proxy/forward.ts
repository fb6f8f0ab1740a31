/** Forwards one request, unchanged in both directions, and keeps a copy. */
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { GrowingBytes } from '../core/growing-bytes.ts';
import { type BodyHold, type BodyRoom, bodyBounds } from '../evidence/body-room.ts';

export interface Passed {
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

/** Headers that are about one connection only (RFC 9110, section 7.6.1). */
const connectionHeaders = new Set([
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
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { base, room }: { base: URL; room: BodyRoom },
): Promise<Passed> {
  return new Promise((resolve) => {
    const sent = new Copy(room.hold());
    const received = new Copy(room.hold());
    const send = base.protocol === 'https:' ? requestHttps : requestHttp;
    let response: IncomingMessage | undefined;
    const end = (failure?: string) => {
      resolve({
        ...(response !== undefined &&
          failure === undefined && {
            response: {
              status: response.statusCode ?? 0,
              headers: joined(response.headers),
              body: decoded(received.bytes, response.headers['content-encoding']),
              bytes: received.length,
            },
          }),
        ...(failure !== undefined && { failure }),
        sentBody: decoded(sent.bytes, incoming.headers['content-encoding']),
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
      headers: ['Host', base.host, ...passable(incoming.rawHeaders, { without: 'host' })],
    });
    const fail = (reason: string) => {
      refuse(outgoing, reason);
      end(reason);
    };
    upstream.on('error', (error) => fail(error.message));
    // The proxy does not forward `upgrade`, so the deployment must not switch protocols.
    upstream.on('upgrade', (_answer, socket) => {
      socket.destroy();
      fail('it switched to another protocol');
    });
    upstream.on('response', (answer) => {
      response = answer;
      outgoing.writeHead(answer.statusCode ?? 502, passable(answer.rawHeaders, {}));
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

/** An absolute target (RFC 9112, section 3.2.2) is cut to path and query; `*` has no path. */
function targetBelow({ pathname }: URL, target: string): string {
  if (target === '*') return target;
  const path = target.startsWith('/') ? target : target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
  return pathname.replace(/\/+$/, '') + path;
}

/** A copy of a body, if there is room. */
class Copy {
  #kept: GrowingBytes | undefined;
  length = 0;

  constructor(hold: BodyHold) {
    this.#kept = new GrowingBytes({ mostBytes: bodyBounds.body, hold });
  }

  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > bodyBounds.body || this.#kept?.add(chunk) === false) this.drop();
  }

  drop(): void {
    this.#kept?.drop();
    this.#kept = undefined;
  }

  /** Undefined for a body that was not kept. */
  get bytes(): Uint8Array | undefined {
    return this.#kept?.bytes();
  }
}

/** Whether a content type is an image, a video or audio. */
export function isMedia(contentType = ''): boolean {
  return /^(image|video|audio)\//.test(contentType);
}

/** Alternating names and values, without those about the connection. */
function passable(raw: readonly string[], { without }: { without?: string }): string[] {
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

export function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

/** The decompressed body; undefined if that fails. */
function decoded(body: Uint8Array | undefined, encoding = 'identity'): Uint8Array | undefined {
  const options = { maxOutputLength: bodyBounds.body };
  try {
    if (body === undefined || body.length === 0) return body;
    const coding = encoding.trim().toLowerCase();
    if (coding === 'identity') return body;
    if (coding === 'gzip' || coding === 'x-gzip') return gunzipSync(body, options);
    if (coding === 'deflate') return inflateSync(body, options);
    return coding === 'br' ? brotliDecompressSync(body, options) : undefined;
  } catch {
    // The client gets the original bytes; evidence omits a body that cannot be decoded.
    return undefined;
  }
}

/** Answers 502, unless the deployment's answer has begun. */
function refuse(outgoing: ServerResponse, reason: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = {
    status: 502,
    title: 'Bad Gateway',
    detail: `The deployment did not answer: ${reason}.`,
  };
  outgoing.writeHead(502, { 'content-type': 'application/problem+json' });
  outgoing.end(JSON.stringify(body));
}
