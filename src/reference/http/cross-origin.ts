/**
 * CORS: which web pages may call the operations and download results. Callers send a key in a
 * header and never cookies, so credentials in the browser's sense are not allowed.
 */

import type { AlternativeId } from '#generated/reference/tables.js';
import { operations } from '#generated/reference/tables.js';
import { isLoopback } from '../../core/loopback.ts';
import { isUrl } from '../../core/urls.ts';
import {
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  jsonHeaders,
} from '../../validation/http.ts';

/** The entry for all pages of this machine, at any port. */
const loopback = 'loopback';

/** The first segments of the paths of operations: `/v2/` and `/results/`. */
const prefixes = [
  ...new Set(Object.values(operations).map(({ path }) => path.slice(0, path.indexOf('/', 1) + 1))),
];

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ');

const preflightHeaders = {
  'access-control-allow-methods': methods,
  // Browsers ask again after this time, in seconds.
  'access-control-max-age': '600',
};

/** The headers that an answer allows if the preflight asks for none. */
const usual = 'Authorization, Content-Type, Range';

const exposed = 'Retry-After, Accept-Ranges, Content-Range';

const none = {};

/** Of most requests, which name no origin; kept with the usual headers of an answer. */
const varying = { vary: 'Origin' };
const varyingJson = { ...jsonHeaders, ...varying };

/** The headers that tell a browser whether the page of a request may read the answer. */
export type OriginHeaders = (request: HttpRequest) => HttpResponse['headers'];

/**
 * None for paths outside the operations, such as `/control`.
 * @param origins as browsers send them, or `loopback`
 * @param which whose pages may read the answer to a request of a page. Default: those of `origins`
 */
export function originHeadersFor(
  origins: readonly string[],
  which: (request: HttpRequest) => AlternativeId<'browser-origins'> = () => 'listed',
): OriginHeaders {
  const allowed = new Set(origins.map(canonicalOrigin));
  const isAllowed = (origin: string, request: HttpRequest) => {
    switch (which(request)) {
      case 'listed':
        return isAmong(allowed, origin);
      case 'none':
        return false;
      case 'any':
        return true;
    }
  };
  return (request) => {
    if (!isOfOperations(request)) return none;
    const origin = request.header('origin');
    if (origin === undefined || !isAllowed(origin, request)) return varying;
    return {
      ...varying,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
    };
  };
}

/**
 * Answers preflights, and tells browsers which pages may read the answers of the handler, or those
 * of `refuse` to what it throws. A preflight of another origin is passed on like every other request.
 */
export function withCrossOrigin(
  handler: HttpHandler,
  {
    headersFor,
    refuse,
  }: { headersFor: OriginHeaders; refuse: (error: unknown, request: HttpRequest) => HttpResponse },
): HttpHandler {
  return (request) => {
    const headers = headersFor(request);
    if (isPreflightRequest(request) && 'access-control-allow-origin' in headers) {
      // A page may send headers of its own, such as those of tracing.
      const wanted = request.header('access-control-request-headers') || usual;
      const requestedHeaders = {
        vary: 'Origin, Access-Control-Request-Headers',
        'access-control-allow-headers': wanted,
      };
      return { status: 204, headers: { ...headers, ...preflightHeaders, ...requestedHeaders } };
    }
    const toRefusal = (error: unknown) => withHeaders(refuse(error, request), headers);
    try {
      const answer = handler(request);
      return answer instanceof Promise
        ? answer.then((response) => withHeaders(response, headers), toRefusal)
        : withHeaders(answer, headers);
    } catch (error) {
      return toRefusal(error);
    }
  };
}

/** Whether the path may belong to an operation, so that pages of other origins may call it. */
export function isOfOperations({ target }: Pick<HttpRequest, 'target'>): boolean {
  for (const prefix of prefixes) if (target.startsWith(prefix)) return true;
  return false;
}

function isPreflightRequest(request: HttpRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.header('access-control-request-method') !== undefined
  );
}

/** An origin as browsers send it: lower case, without the default port. */
function canonicalOrigin(origin: string): string {
  return isUrl(origin) ? new URL(origin).origin : origin;
}

function isAmong(allowed: ReadonlySet<string>, origin: string): boolean {
  if (allowed.has(origin)) return origin !== loopback;
  if (!allowed.has(loopback) || !isUrl(origin)) return false;
  const { protocol, hostname, origin: plain } = new URL(origin);
  return plain === origin && /^https?:$/.test(protocol) && isLoopback(hostname);
}

function withHeaders(answer: HttpResponse, headers: HttpResponse['headers']): HttpResponse {
  if (headers === none) return answer;
  const { status, body, stream, drop } = answer;
  // Most answers. A spread takes as long as all else that is done here.
  if (headers === varying && answer.headers === jsonHeaders && !stream && !drop && body) {
    return { status, headers: varyingJson, body };
  }
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
