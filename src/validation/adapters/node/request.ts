/** A request of node:http as the core sees it. Each part is read only when it is used. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from '../../http.ts';

export class NodeRequest implements HttpRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** True while the client waits for `100 Continue` before it sends its body. */
  awaitsContinue = false;
  /** True once the whole answer has been written. */
  isAnswered = false;
  readonly #target: string | undefined;
  #abort: AbortController | undefined;
  #failBody: ((cause: Error) => void) | undefined;
  #failure: Error | undefined;

  /** @param target the target as the client sent it, if a router has cut the message's own */
  constructor(message: IncomingMessage, response: ServerResponse, target?: string) {
    this.message = message;
    this.response = response;
    this.#target = target;
  }

  get method(): string {
    return this.message.method ?? 'GET';
  }

  get target(): string {
    const url = this.#target ?? this.message.url ?? '/';
    return url.startsWith('/') ? url : (readAbsoluteForm(url)?.target ?? url);
  }

  get authority(): string {
    const { url = '/', headers } = this.message;
    // The authority of an absolute target counts, not Host (RFC 9112, section 3.2.2).
    const named = /^[/*]/.test(url) ? headers.host : readAbsoluteForm(url)?.authority;
    return named ?? '';
  }

  get origin(): string {
    const { authority } = this;
    if (isAuthority(authority)) return `http://${authority}`;
    const { socket } = this.message;
    const { localAddress = '127.0.0.1', localPort = 80, localFamily } = socket;
    return `http://${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;
  }

  /** True once it is clear that the body will not be complete. */
  get failed(): boolean {
    return this.#failure !== undefined;
  }

  header(name: string): string | undefined {
    const value = this.message.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  get signal(): AbortSignal {
    this.#abort ??= this.#watch();
    return this.#abort.signal;
  }

  body(limitBytes: number): Promise<Uint8Array> {
    const { message } = this;
    return new Promise((resolve, reject) => {
      this.#failBody = reject;
      if (Number(message.headers['content-length']) > limitBytes) {
        reject(new BodyTooLarge(limitBytes));
        return;
      }
      if (this.#failure !== undefined || message.destroyed) {
        reject(new BodyIncomplete({ cause: this.#failure }));
        return;
      }
      if (this.awaitsContinue) {
        this.awaitsContinue = false;
        this.response.writeContinue();
      }
      const chunks: Buffer[] = [];
      let length = 0;
      const take = (chunk: Buffer) => {
        length += chunk.length;
        if (length > limitBytes) {
          message.off('data', take).pause();
          reject(new BodyTooLarge(limitBytes));
          return;
        }
        chunks.push(chunk);
      };
      message.on('data', take);
      // Every message closes, after its end or when something goes wrong. A listener for errors
      // would make node:http create one with its stack, which is slow.
      message.on('close', () => {
        const [first] = chunks;
        if (!message.readableEnded) reject(new BodyIncomplete({ cause: message.errored }));
        else if (chunks.length === 1 && first !== undefined) resolve(first);
        else resolve(Buffer.concat(chunks, length));
      });
    });
  }

  /** The rest of the body cannot be read: a pending `body` rejects, and `signal` aborts. */
  fail(cause: Error): void {
    this.#failure = cause;
    this.#failBody?.(new BodyIncomplete({ cause }));
    this.#abort?.abort();
  }

  /** A client that closes its sending side counts as gone: one that has gone looks the same. */
  #watch(): AbortController {
    const controller = new AbortController();
    const { message, response } = this;
    const { socket } = message;
    const abort = () => controller.abort();
    const isGone = socket.readableEnded || (response.closed && !response.writableFinished);
    if (isGone || this.#failure !== undefined) abort();
    // Pipelined requests share a socket; so many listeners are no leak.
    socket.setMaxListeners(0).once('end', abort);
    response.once('close', () => {
      socket.off('end', abort);
      if (!response.writableFinished) abort();
    });
    return controller;
  }
}

/** Headers that a request may have only once; `Host` also by RFC 9112, section 3.2. */
const singleHeaders: ReadonlyMap<number, string> = new Map(
  ['host', 'content-type', 'authorization'].map((name) => [name.length, name]),
);

/**
 * What is wrong with the head of a request: an absolute target without a valid authority (`http://[::1/`;
 * RFC 9112, section 3.2), a missing `Host`, or a second one, a second
 * `Authorization` or `Content-Type`; node:http would hide all but the first.
 */
export function headerFault({
  rawHeaders,
  httpVersion,
  url = '/',
}: IncomingMessage): string | undefined {
  const authority = url.startsWith('/') ? undefined : readAbsoluteForm(url)?.authority;
  if (authority !== undefined && !/^([^[\]]+|[^[\]]*\[[^[\]]+\](:\d*)?)$/.test(authority)) {
    return 'Expected a host after the scheme of the target, got something else.';
  }
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const single = singleHeaders.get(name.length);
    if (single === undefined || name.toLowerCase() !== single) continue;
    if (seen.includes(single)) return `Expected one ${single} header, got several.`;
    seen.push(single);
  }
  if (httpVersion === '1.1' && !seen.includes('host')) return 'Expected a host header, got none.';
  return undefined;
}

/** `http://example.org/path?query` in its parts (RFC 9112, section 3.2.2). */
function readAbsoluteForm(url: string): { authority: string; target: string } | undefined {
  const [matched, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  if (matched === undefined) return undefined;
  return { authority, target: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A host with an optional port as clients send it; anything else is not repeated in an answer. */
function isAuthority(host: string): boolean {
  const match = /^(?:\[[0-9a-fA-F:.]+\]|[\w.~-]+)(?::(\d{1,5}))?$/.exec(host);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}
