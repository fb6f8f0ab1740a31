/**
 * CORS: which web pages may call the operations and download results. Callers send a key in a
 * header and never cookies, so credentials in the browser's sense are not allowed.
 */
import { operations } from '#generated/reference/tables.js';
import { isLoopback } from '../../core/network.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../validation/http.ts';

/** The entry that stands for all pages of this machine, at any port. */
const loopback = 'loopback';

/** The first segments of the paths of operations: `/v2/` and `/results/`. */
const prefixes = new Set(
  Object.values(operations).map(({ path }) => path.slice(0, path.indexOf('/', 1) + 1)),
);

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ');

const preflightHeaders = {
  'access-control-allow-methods': methods,
  // Browsers ask again after this time, in seconds.
  'access-control-max-age': '600',
};

/** The headers that an answer allows if the preflight asks for none. */
const usual = 'Authorization, Content-Type, Range';

const exposed = 'Retry-After, Accept-Ranges, Content-Range';

/** The headers that tell a browser whether the page of a request may read the answer. */
export type OriginHeaders = (request: HttpRequest) => HttpResponse['headers'];

/**
 * None for paths outside the operations, such as `/control`.
 * @param origins as browsers send them, or `loopback`
 */
export function originHeadersFor(origins: readonly string[]): OriginHeaders {
  const allowed = new Set(origins.map(canonical));
  return (request) => {
    if (!isOfOperations(request)) return {};
    const origin = request.header('origin');
    if (origin === undefined || !isAmong(allowed, origin)) return { vary: 'Origin' };
    return {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
    };
  };
}

/**
 * The same handler, which also answers preflights and tells browsers which pages may read its
 * answers. A preflight of another origin is passed on like every other request.
 */
export function withCrossOrigin(handler: HttpHandler, headersFor: OriginHeaders): HttpHandler {
  return (request) => {
    const headers = headersFor(request);
    const isAllowed = headers['access-control-allow-origin'] !== undefined;
    if (!isAllowed || !isPreflight(request)) return withHeaders(handler(request), headers);
    // A page may send headers of its own, such as those of tracing.
    const wanted = request.header('access-control-request-headers') || usual;
    const own = {
      vary: 'Origin, Access-Control-Request-Headers',
      'access-control-allow-headers': wanted,
    };
    return { status: 204, headers: { ...headers, ...preflightHeaders, ...own } };
  };
}

function isOfOperations({ target }: HttpRequest): boolean {
  return prefixes.has(target.slice(0, target.indexOf('/', 1) + 1));
}

function isPreflight(request: HttpRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.header('access-control-request-method') !== undefined
  );
}

/** An origin as browsers send it: lower case, without the default port. */
function canonical(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).origin : origin;
}

function isAmong(allowed: ReadonlySet<string>, origin: string): boolean {
  if (allowed.has(origin)) return origin !== loopback;
  if (!allowed.has(loopback) || !URL.canParse(origin)) return false;
  const { protocol, hostname, origin: plain } = new URL(origin);
  return plain === origin && /^https?:$/.test(protocol) && isLoopback(hostname);
}

function withHeaders(
  answer: HttpResponse | Promise<HttpResponse>,
  headers: HttpResponse['headers'],
): HttpResponse | Promise<HttpResponse> {
  const add = (one: HttpResponse) => ({ ...one, headers: { ...one.headers, ...headers } });
  return answer instanceof Promise ? answer.then(add) : add(answer);
}
