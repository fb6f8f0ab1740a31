/**
 * The small request and response that the core speaks. An adapter makes them for a platform;
 * each part of a request is read only when it is used.
 */
import { reporter } from '../core/user-callbacks.ts';

/** Headers by lower-case name. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What somebody notes about a request while it is answered. */
export interface RequestNotes {
  /** Called with the whole body once it has been read. */
  noteBody(body: Uint8Array): void;
}

/** A request as the core sees it. */
export interface HttpRequest {
  /** Upper-case method, such as `POST`. */
  readonly method: string;
  /**
   * Path and query as sent, such as `/v2/echo/run?wait=1000`; never decoded. Of an absolute target
   * (RFC 9112, section 3.2.2) only these; `*` if OPTIONS is about the whole server.
   */
  readonly target: string;
  /** Scheme and authority under which the client reached the service: `http://127.0.0.1:8080`. */
  readonly origin: string;
  /**
   * The host, with its port where it has one, that the client says it speaks to: of an absolute
   * target, else of `Host`; empty where a connection has named none. Default: the request has come
   * over no connection.
   */
  readonly authority?: string | undefined;
  /** The address of the other side of the connection. Default: the request has come over none. */
  readonly address?: string | undefined;
  /**
   * A header's value by its lower-case name; repeated headers joined with `, `. On a socket a
   * second `host`, `authorization` or `content-type` has been refused before.
   */
  header(name: string): string | undefined;
  /** All headers, which never change, in one of two forms. Default: unknown. */
  headers?(): RequestHeaders | Iterable<readonly [name: string, value: string]>;
  /** The request as it came, of an altered one. */
  readonly original?: HttpRequest;
  /**
   * The whole body; empty where there is none. May be called once. Rejects with `BodyTooLarge` as
   * soon as more than `limitBytes` bytes are announced or have arrived, with `NoRoomForBody` when the
   * bodies of all requests together exceed the adapter's bound, and with `BodyIncomplete` when the
   * client goes away before the end.
   */
  body(limitBytes: number): Promise<Uint8Array>;
  /**
   * Aborted when the client goes away, or closes its sending side, before the answer has been sent.
   * Created on first use.
   */
  readonly signal: AbortSignal;
  /** Whether the client has closed the connection, or its sending side of it. Default: unknown. */
  readonly hasLeft?: boolean;
  /** Whoever sets them learns what the adapter reads. Default: nobody. */
  notes?: RequestNotes | undefined;
}

/** The same request with another target, other headers or another body, or with another way to read these. */
export function alterRequest(
  request: HttpRequest,
  {
    target = request.target,
    header,
    body,
  }: Partial<Pick<HttpRequest, 'target' | 'header' | 'body'>>,
): HttpRequest {
  const { method, origin, authority, address } = request;
  return {
    method,
    target,
    origin,
    authority,
    address,
    original: request.original ?? request,
    header: header ?? ((name) => request.header(name)),
    body: body ?? ((limitBytes) => request.body(limitBytes)),
    get signal() {
      return request.signal;
    },
  };
}

/** An answer of the core. */
export interface HttpResponse {
  readonly status: number;
  /** Lower-case names. `content-length` and `connection` are the adapter's business. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /**
   * In place of `body`: sent piece by piece until it ends or the client goes away. It has to end
   * when the request's `signal` aborts. If the stream will not be read, its `return` is called.
   */
  readonly stream?: AsyncIterable<string>;
  /** Closes the connection instead of answering. */
  readonly drop?: true;
}

/** Ends the source of a stream that will not be read. */
export function discard(stream: HttpResponse['stream']): void {
  void reporter(() => stream?.[Symbol.asyncIterator]().return?.())();
}

/** Shared by all JSON answers, as most have no other headers. */
export const jsonHeaders = { 'content-type': 'application/json' } as const;

/** Shared by problem documents (RFC 9457). */
export const problemHeaders = { 'content-type': 'application/problem+json' } as const;

/** An answer whose body is JSON. */
export function jsonResponse(
  status: number,
  body: object,
  headers: HttpResponse['headers'] = jsonHeaders,
): HttpResponse {
  return { status, headers, body: JSON.stringify(body) };
}

/** The whole of a server: from a request to its answer. Never rejects. */
export type HttpHandler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** More body than the limit allows; the rest is not read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';

  constructor(limitBytes: number) {
    super(`Expected a body of at most ${limitBytes} bytes.`);
  }
}

/** The bodies that are arriving take all the memory that the adapter has for them. */
export class NoRoomForBody extends Error {
  override readonly name = 'NoRoomForBody';

  constructor() {
    super('Too many bodies are arriving at the same time. Send the request again later.');
  }
}

/** How long clients should wait after `NoRoomForBody`, in seconds. */
export const noRoomRetrySeconds = 2;

/** How adapters bound the memory of bodies that are on their way. */
export interface BodyMemoryOptions {
  /**
   * The most bytes that bodies of requests take until they have arrived, for all requests together.
   * Where it is reached, requests are refused with 503. Default: 268435456 (256 MiB).
   */
  readonly bodiesBytes?: number | undefined;
}

export const defaultBodiesBytes = 268_435_456;

/** The client went away in the middle of its body. */
export class BodyIncomplete extends Error {
  override readonly name = 'BodyIncomplete';

  constructor(options?: ErrorOptions) {
    super('The body ended before it was complete.', options);
  }
}
