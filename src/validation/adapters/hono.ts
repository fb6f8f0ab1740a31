/** A validator as middleware of Hono, whose types it does not need. */
import { ByteRoom } from '../../core/growing-bytes.ts';
import { type Refusal, renderRefusal } from '../errors/problem-response.ts';
import {
  type BodyMemoryOptions,
  BodyTooLarge,
  defaultBodiesBytes,
  type HttpRequest,
} from '../http.ts';
import { essenceOf } from '../media-types.ts';
import type { ValidRequest } from '../operation-types.ts';
import type { Validator } from '../validator.ts';
import { readRequestBody } from './fetch.ts';

/** What the middleware uses of a context. */
export interface MiddlewareContext {
  readonly req: {
    readonly raw: Request;
    /** Bodies that were read, for later readers. */
    readonly bodyCache: object;
    arrayBuffer(): Promise<ArrayBuffer>;
  };
  get res(): Response;
  set res(response: Response | undefined);
}

export interface HonoValidation {
  /** Answers what does not match with a problem document. */
  readonly middleware: (
    context: MiddlewareContext,
    next: () => Promise<void>,
  ) => Promise<Response | undefined>;
  /** Typed parameters, body and identities of a request that has passed. */
  readonly validated: (context: MiddlewareContext) => ValidRequest | undefined;
}

/**
 * Makes the middleware; it goes before the routes.
 *
 * @example
 * ```ts
 * import { Hono } from 'hono';
 * import { createValidator } from 'inference-contract/validation';
 * import { honoValidation } from 'inference-contract/validation/adapters/hono';
 *
 * const validator = createValidator('openapi.yaml', { security: 'unchecked' });
 * const { middleware, validated } = honoValidation(validator);
 * const app = new Hono();
 * app.use(middleware);
 * app.get('/hello', (context) => context.json(validated(context)?.parameters.query ?? {}));
 * console.log((await app.request('/hello')).status);
 * ```
 */
export function honoValidation(
  validator: Validator,
  { bodiesBytes = defaultBodiesBytes }: BodyMemoryOptions = {},
): HonoValidation {
  const room = new ByteRoom(bodiesBytes);
  const passed = new WeakMap<Request, ValidRequest>();
  const { responses = 'off' } = validator.options;
  return {
    validated: ({ req }) => passed.get(req.raw),
    async middleware(context, next) {
      const verdict = await validator.check(httpRequest(context, room));
      if (verdict.kind === 'refused') return responseForRefusal(verdict);
      if (verdict.kind === 'valid') passed.set(context.req.raw, verdict);
      await next();
      if (verdict.kind !== 'valid' || responses === 'off') return undefined;
      const { res } = context;
      const isWhole = context.req.raw.method !== 'HEAD' && !isStreamedResponse(res);
      const refused = await validator.judgeResponse(verdict.operation, {
        status: res.status,
        header: (name) => res.headers.get(name) ?? undefined,
        body: isWhole ? new Uint8Array(await res.clone().arrayBuffer()) : undefined,
      });
      if (refused === undefined) return undefined;
      // It will not be read, so its source ends.
      await res.body?.cancel();
      // A response that replaces another would keep its headers.
      context.res = undefined;
      context.res = responseForRefusal(refused);
      return undefined;
    },
  };
}

function httpRequest({ req }: MiddlewareContext, room: ByteRoom): HttpRequest {
  const { raw } = req;
  const url = new URL(raw.url);
  return {
    method: raw.method,
    target: url.pathname + url.search,
    origin: url.origin,
    header: (name) => raw.headers.get(name) ?? undefined,
    signal: raw.signal,
    async body(limitBytes) {
      // Middleware before this one may have read it.
      if (raw.bodyUsed) {
        const bytes = new Uint8Array(await req.arrayBuffer());
        if (bytes.length > limitBytes) throw new BodyTooLarge(limitBytes);
        return bytes;
      }
      const bytes = await readRequestBody(raw, { limitBytes, room });
      Object.assign(req.bodyCache, { arrayBuffer: Promise.resolve(bytes.slice().buffer) });
      return bytes;
    },
  };
}

/** Hono marks streamed responses; waiting for their end could take for ever. */
function isStreamedResponse({ headers }: Response): boolean {
  return (
    headers.has('transfer-encoding') || essenceOf(headers.get('content-type') ?? '') === eventStream
  );
}

const eventStream = 'text/event-stream';

function responseForRefusal(refused: Refusal): Response {
  const { status, headers, body } = renderRefusal(refused);
  return new Response(typeof body === 'string' ? body : null, { status, headers: { ...headers } });
}
