/** Serves an `HttpHandler` with node:http. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  BodyIncomplete,
  BodyTooLarge,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
} from '../http.ts';

/** A listening server. */
export interface Listening {
  /** Scheme, host and port, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting and resolves when the last answer has been sent and all connections ended. */
  close(): Promise<void>;
}

/**
 * Listens until `close`. Port 0 takes a free one. Rejects with the system's error when the address
 * cannot be had (`EADDRINUSE`, `EACCES`...).
 */
export function listen(
  handler: HttpHandler,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const unanswered = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    void serve(handler, request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ url: urlOf(server), close: () => close(server, unanswered) });
    });
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://${hostOf(address)}:${address.port}`;
}

function hostOf({ address, family }: AddressInfo): string {
  return family === 'IPv6' ? `[${address}]` : address;
}

/** Connections without an unanswered request end at once: some of them have not sent one yet. */
function close(server: Server, unanswered: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    const endIdle = () => {
      if (unanswered.size === 0) server.closeAllConnections();
    };
    for (const response of unanswered) response.once('close', endIdle);
    endIdle();
  });
}

async function serve(
  handler: HttpHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  send(await handler(new NodeRequest(request, response)), request, response);
}

function send(answer: HttpResponse, request: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return;
  const { status, stream, body = '' } = answer;
  if (answer.drop) {
    response.destroy();
    return;
  }
  // What is left of a refused body is not read: the connection ends with the answer.
  const closing = request.complete ? {} : { connection: 'close' };
  if (stream !== undefined) {
    response.writeHead(status, { ...answer.headers, ...closing });
    Readable.from(stream)
      .on('error', () => response.destroy())
      .pipe(response);
    return;
  }
  const length = { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...answer.headers, ...length, ...closing });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Host and port as a client may send them; anything else is not repeated in an answer. */
const authority = /^(\[[0-9a-fA-F:.]+\]|[\w.~-]+)(:\d{1,5})?$/;

/** A request of node:http, read only as far as somebody asks. */
export class NodeRequest implements HttpRequest {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #abort: AbortController | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
  }

  get method(): string {
    return this.#request.method ?? 'GET';
  }

  get target(): string {
    return this.#request.url ?? '/';
  }

  get origin(): string {
    const { host } = this.#request.headers;
    if (host !== undefined && authority.test(host)) return `http://${host}`;
    const { localAddress = '127.0.0.1', localPort = 80, localFamily } = this.#request.socket;
    return `http://${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  get signal(): AbortSignal {
    if (this.#abort === undefined) {
      const abort = new AbortController();
      this.#abort = abort;
      this.#response.once('close', () => {
        if (!this.#response.writableFinished) abort.abort();
      });
    }
    return this.#abort.signal;
  }

  body(limitBytes: number): Promise<Uint8Array> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      if (Number(request.headers['content-length']) > limitBytes) {
        reject(new BodyTooLarge(limitBytes));
        return;
      }
      const chunks: Buffer[] = [];
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > limitBytes) {
          request.pause();
          request.removeAllListeners('data');
          reject(new BodyTooLarge(limitBytes));
          return;
        }
        chunks.push(chunk);
      });
      request.once('end', () => {
        const [first] = chunks;
        resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, length));
      });
      request.once('error', (cause) => reject(new BodyIncomplete({ cause })));
      request.once('close', () => reject(new BodyIncomplete()));
    });
  }
}
