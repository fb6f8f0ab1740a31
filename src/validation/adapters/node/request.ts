/** A request of node:http as the core sees it. Each part is read only when it is used. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { wallClockLimit } from '../../../core/clock.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from '../../http.ts';

/** Time until the second probe of a client that has closed its sending side. */
const secondProbeMs = 100;

/** A request together with the answer that node:http has prepared for it. */
export class NodeRequest implements HttpRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly #target: string | undefined;
  #awaitsContinue: boolean;
  #abort: AbortController | undefined;
  #failBody: ((cause: Error) => void) | undefined;
  #failure: Error | undefined;

  /**
   * @param options `target` is what counts in place of the message's own, which a router may have
   *   cut
   */
  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    { awaitsContinue, target }: { awaitsContinue: boolean; target?: string | undefined },
  ) {
    this.message = message;
    this.response = response;
    this.#target = target;
    this.#awaitsContinue = awaitsContinue;
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

  /** True while the client waits for `100 Continue` before it sends its body. */
  get awaitsContinue(): boolean {
    return this.#awaitsContinue;
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
    if (this.#abort === undefined) {
      this.#abort = new AbortController();
      this.#watch();
    }
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
      if (this.#awaitsContinue) {
        this.#awaitsContinue = false;
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
      let complete = false;
      message.on('data', take);
      message.on('end', () => {
        complete = true;
        const [first] = chunks;
        resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, length));
      });
      // Every message closes, and an error takes the stack with it, which is slow. Whatever goes
      // wrong ends in this event; node:http keeps the error if there is no listener.
      message.on('close', () => {
        if (!complete) reject(new BodyIncomplete({ cause: message.errored }));
      });
    });
  }

  /** The rest of the body cannot be read: a pending `body` rejects, and `signal` aborts. */
  fail(cause: Error): void {
    this.#failure = cause;
    this.#failBody?.(new BodyIncomplete({ cause }));
    this.abort();
  }

  /** Aborts `signal` if it is in use. */
  abort(): void {
    this.#abort?.abort();
  }

  /**
   * A client that goes away and one that only closes its sending side look the same at first. A
   * client of the second kind still gets its answer, but of a stream that may never end it is
   * taken to have seen enough.
   */
  #watch(): void {
    const { message, response } = this;
    const { socket } = message;
    if (this.#failure !== undefined || (response.closed && !response.writableFinished)) {
      this.abort();
      return;
    }
    const onEnd = () => {
      if (!response.headersSent) this.#probe();
      else if (!response.writableEnded) this.abort();
    };
    // Pipelined requests share a socket; so many listeners are no leak.
    socket.setMaxListeners(0).once('end', onEnd);
    response.once('close', () => {
      socket.off('end', onEnd);
      if (!response.writableFinished) this.abort();
    });
    if (socket.readableEnded) onEnd();
  }

  /**
   * Sends what a client has to ignore (RFC 9110, section 15.2): if the client is gone, the first
   * makes the other side reset the connection, and the second meets the reset.
   */
  #probe(): void {
    const { message, response } = this;
    if (message.httpVersion !== '1.1') return;
    response.writeContinue();
    const limit = wallClockLimit(secondProbeMs);
    limit.signal.addEventListener('abort', () => {
      if (!response.headersSent) response.writeContinue();
    });
    response.once('close', limit.release);
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
