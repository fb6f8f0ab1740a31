/** A request of node:http as the core sees it. Each part is read only when it is used. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ByteRoom, GrowingBytes } from '../../../core/growing-bytes.ts';
import {
  BodyIncomplete,
  BodyTooLarge,
  type HttpRequest,
  NoRoomForBody,
  type RequestHeaders,
  type RequestNotes,
} from '../../http.ts';

export interface NodeRequestOptions {
  /** Where the memory of bodies is reserved until they have arrived. */
  readonly room: ByteRoom;
  /** The target as the client sent it, if a router has cut the message's own. */
  readonly target?: string | undefined;
  /**
   * The longest pause within a body, in milliseconds; then the socket emits `timeout`. Default: the
   * owner of the server decides.
   */
  readonly silenceMs?: number | undefined;
}

export class NodeRequest implements HttpRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** True while the client waits for `100 Continue` before it sends its body. */
  awaitsContinue = false;
  /** True once the whole answer has been written. */
  isAnswered = false;
  /** True while a body is awaited of which a part has arrived. */
  isReceiving = false;
  notes: RequestNotes | undefined = undefined;
  readonly #options: NodeRequestOptions;
  #abort: AbortController | undefined;
  #failBody: ((cause: Error) => void) | undefined;
  #failure: Error | undefined;

  constructor(message: IncomingMessage, response: ServerResponse, options: NodeRequestOptions) {
    this.message = message;
    this.response = response;
    this.#options = options;
  }

  get method(): string {
    return this.message.method ?? 'GET';
  }

  get target(): string {
    const url = this.#options.target ?? this.message.url ?? '/';
    return url.startsWith('/') ? url : (readAbsoluteForm(url)?.target ?? url);
  }

  get authority(): string {
    const { url = '/', headers } = this.message;
    // The authority of an absolute target counts, not Host (RFC 9112, section 3.2.2).
    const named = /^[/*]/.test(url) ? headers.host : readAbsoluteForm(url)?.authority;
    return named ?? '';
  }

  get address(): string | undefined {
    return this.message.socket.remoteAddress;
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

  headers(): RequestHeaders {
    return this.message.headers;
  }

  get signal(): AbortSignal {
    this.#abort ??= this.#watch();
    return this.#abort.signal;
  }

  body(limitBytes: number): Promise<Uint8Array> {
    const { message } = this;
    const announced = Number(message.headers['content-length']);
    return new Promise((resolve, reject) => {
      this.#failBody = reject;
      if (announced > limitBytes) {
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
      let whole: Uint8Array | undefined;
      let collected: GrowingBytes | undefined;
      const stop = (error: Error) => {
        message.off('data', take).pause();
        collected?.drop();
        reject(error);
      };
      const take = (chunk: Buffer) => {
        // Most bodies come in one piece.
        if (chunk.length === announced) {
          whole = chunk;
          return;
        }
        collected ??= this.#collect(announced || limitBytes);
        const length = collected.length + chunk.length;
        if (length > limitBytes) stop(new BodyTooLarge(limitBytes));
        else if (!collected.add(chunk)) stop(new NoRoomForBody());
      };
      message.on('data', take);
      // Every message closes, after its end or when something goes wrong. A listener for errors
      // would make node:http create one with its stack, which is slow.
      message.on('close', () => {
        const bytes = whole ?? collected?.bytes() ?? new Uint8Array();
        collected?.drop();
        if (!message.readableEnded) {
          reject(new BodyIncomplete({ cause: message.errored }));
          return;
        }
        this.notes?.noteBody(bytes);
        resolve(bytes);
      });
    });
  }

  /** Its sending side is looked at only for handlers that watch the client: others answer at once. */
  get hasLeft(): boolean {
    return this.#abort?.signal.aborted ?? this.message.socket.destroyed;
  }

  /** The rest of the body cannot be read: a pending `body` rejects, and `signal` aborts. */
  fail(cause: Error): void {
    this.#failure = cause;
    this.#failBody?.(new BodyIncomplete({ cause }));
    this.#abort?.abort();
  }

  /** Also begins to watch for a pause, until the message ends or its reader stops. */
  #collect(mostBytes: number): GrowingBytes {
    const { message } = this;
    const { room, silenceMs } = this.#options;
    if (silenceMs !== undefined) {
      const { socket } = message;
      this.isReceiving = true;
      socket.setTimeout(silenceMs);
      const end = () => {
        if (this.isReceiving) socket.setTimeout(0);
        this.isReceiving = false;
      };
      message.once('close', end).once('pause', end);
    }
    return new GrowingBytes({ mostBytes, hold: room.hold() });
  }

  /** A client that closes its sending side counts as gone: one that has gone looks the same. */
  #watch(): AbortController {
    const controller = new AbortController();
    const { message, response } = this;
    const { socket } = message;
    const abort = () => controller.abort();
    const isGone = socket.readableEnded || (response.closed && !response.writableFinished);
    if (isGone || this.#failure !== undefined) abort();
    // Pipelined requests share a socket; so many listeners are not a leak.
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
  const names: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const single = singleHeaders.get(name.length);
    if (single === undefined || name.toLowerCase() !== single) continue;
    if (names.includes(single)) return `Expected one ${single} header, got several.`;
    names.push(single);
  }
  if (httpVersion === '1.1' && !names.includes('host')) return 'Expected a host header, got none.';
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
