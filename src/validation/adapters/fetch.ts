/** Makes a fetch-style handler, `(Request) => Promise<Response>`, of an `HttpHandler`. */
import { ByteRoom, GrowingBytes } from '../../core/growing-bytes.ts';
import {
  BodyIncomplete,
  type BodyMemoryOptions,
  BodyTooLarge,
  defaultBodiesBytes,
  discard,
  type HttpHandler,
  type HttpRequest,
  NoRoomForBody,
} from '../http.ts';

/** The form that Hono, Bun, Deno and edge runtimes serve, and that tests call without a socket. */
export type FetchHandler = (request: Request) => Promise<Response>;

/**
 * Calls the handler in process.
 *
 * @example
 * ```ts
 * import { createValidator } from 'inference-contract/validation';
 * import { toFetch } from 'inference-contract/validation/adapters/fetch';
 *
 * const validator = createValidator('openapi.yaml', { security: 'unchecked' });
 * const handle = toFetch(validator.serve({ greet: () => ({ status: 204, headers: {} }) }));
 * console.log((await handle(new Request('http://service.test/hello'))).status);
 * ```
 */
export function toFetch(
  handler: HttpHandler,
  { bodiesBytes = defaultBodiesBytes }: BodyMemoryOptions = {},
): FetchHandler {
  const room = new ByteRoom(bodiesBytes);
  return async (request) => {
    const { status, headers, body, stream, drop } = await handler(fromFetch(request, room));
    const withBody = request.method !== 'HEAD' && ![204, 205, 304].includes(status);
    if (drop || !withBody) discard(stream);
    if (drop) throw new TypeError('The connection was closed instead of an answer.');
    if (!withBody) return new Response(null, { status, headers });
    const whole = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
    return new Response(stream === undefined ? whole : toStream(stream), { status, headers });
  };
}

function toStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function fromFetch(request: Request, room: ByteRoom): HttpRequest {
  const url = new URL(request.url);
  const httpRequest: HttpRequest = {
    method: request.method,
    target: url.pathname + url.search,
    origin: url.origin,
    authority: request.headers.get('host') ?? undefined,
    header: (name) => request.headers.get(name) ?? undefined,
    headers: () => request.headers,
    signal: request.signal,
    get hasLeft() {
      return request.signal.aborted;
    },
    notes: undefined,
    async body(limitBytes) {
      const bytes = await readRequestBody(request, { limitBytes, room });
      httpRequest.notes?.noteBody(bytes);
      return bytes;
    },
  };
  return httpRequest;
}

/** The body of a native request, as `HttpRequest.body` promises it. */
export async function readRequestBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { limitBytes, room }: { limitBytes: number; room: ByteRoom },
): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > limitBytes) throw new BodyTooLarge(limitBytes);
  const collected = new GrowingBytes({ mostBytes: limitBytes, hold: room.hold() });
  try {
    for await (const chunk of body === null ? [] : readChunks(body)) {
      if (collected.length + chunk.length > limitBytes) throw new BodyTooLarge(limitBytes);
      if (!collected.add(chunk)) throw new NoRoomForBody();
    }
    return collected.bytes();
  } catch (cause) {
    if (cause instanceof BodyTooLarge || cause instanceof NoRoomForBody) throw cause;
    throw new BodyIncomplete({ cause });
  } finally {
    collected.drop();
  }
}

/** Safari cannot iterate over streams. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // After an error there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
