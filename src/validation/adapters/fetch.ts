/** Makes a fetch-style handler, `(Request) => Promise<Response>`, of an `HttpHandler`. */
import { BodyIncomplete, BodyTooLarge, type HttpHandler, type HttpRequest } from '../http.ts';

/** The form that Hono, Bun, Deno and edge runtimes serve, and that tests call without a socket. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Calls the handler in process. */
export function toFetch(handler: HttpHandler): FetchHandler {
  return async (request) => {
    const { status, headers, body, stream, drop } = await handler(fromFetch(request));
    const withBody = request.method !== 'HEAD' && ![204, 205, 304].includes(status);
    if (drop || !withBody) void stream?.[Symbol.asyncIterator]().return?.();
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

function fromFetch(request: Request): HttpRequest {
  const url = new URL(request.url);
  return {
    method: request.method,
    target: url.pathname + url.search,
    origin: url.origin,
    authority: request.headers.get('host') ?? undefined,
    header: (name) => request.headers.get(name) ?? undefined,
    signal: request.signal,
    async body(limitBytes) {
      if (Number(request.headers.get('content-length')) > limitBytes) {
        throw new BodyTooLarge(limitBytes);
      }
      const chunks: Uint8Array[] = [];
      let length = 0;
      try {
        for await (const chunk of request.body ?? []) {
          length += chunk.length;
          if (length > limitBytes) throw new BodyTooLarge(limitBytes);
          chunks.push(chunk);
        }
      } catch (cause) {
        throw cause instanceof BodyTooLarge ? cause : new BodyIncomplete({ cause });
      }
      const whole = new Uint8Array(length);
      let offset = 0;
      for (const chunk of chunks) {
        whole.set(chunk, offset);
        offset += chunk.length;
      }
      return whole;
    },
  };
}
