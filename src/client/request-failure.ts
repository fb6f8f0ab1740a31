/** Why a request has failed: no connection, an error status or a redirect. */
import type { Timers } from '../core/clock.ts';
import { isUrl } from '../core/urls.ts';
import { escapeLines } from '../core/visible-text.ts';
import type { Hide } from './credentials.ts';
import { ConnectionError, HttpError, type RequestContext } from './errors.ts';

type HiddenRequest = RequestContext & { readonly hide: Hide };

/** The error of a request without a response. */
export function createConnectionError(request: HiddenRequest, thrown: unknown): ConnectionError {
  const cause = copyWithoutSecrets(thrown, request.hide);
  return new ConnectionError(request, { reason: reasonsOfError(cause), cause });
}

/**
 * What was thrown, without secrets: as a text, or as an error with those parts that are known to be
 * text or errors. Only so many causes below each other are kept as errors.
 */
function copyWithoutSecrets(thrown: unknown, hide: Hide, depth = 6): unknown {
  const inner = (part: unknown) => copyWithoutSecrets(part, hide, depth - 1);
  if (Array.isArray(thrown) && depth > 0) return thrown.map(inner);
  if (!(thrown instanceof Error) || depth < 0) return escapeLines(hide(String(thrown)));
  const copy = new Error();
  for (const key of ['name', 'message', 'stack', 'code', 'syscall', 'cause', 'errors']) {
    const part: unknown = Reflect.get(thrown, key);
    if (part !== undefined) Reflect.set(copy, key, inner(part));
  }
  return copy;
}

/** Throws the error that a response is, unless it is a success. `clock` is for the date in a `Retry-After`, which a deployment may send. */
export function throwIfRefused(
  request: HiddenRequest,
  response: Response,
  text: string,
  clock: Pick<Timers, 'now'>,
): void {
  const redirect = readRedirect(response, request.url);
  const { hide } = request;
  if (redirect === undefined && response.ok) return;
  const { status, headers } = response;
  throw new HttpError(request, {
    status,
    headers: new Headers([...headers].map(([name, value]) => [name, hide(value)])),
    text: redirect === undefined ? hide(text) : '',
    redirect,
    retryAfterMs: readRetryAfter(headers, clock),
  });
}

/** Why a connection failed. Node's fetch fails with the reason as its cause. */
export function reasonsOfError(error: unknown): string {
  const reasons = causesOf(error);
  return reasons
    .map((reason) => (reason instanceof Error ? reason.message : String(reason)))
    .join('; ');
}

/** What has failed below an error of fetch. A host with several addresses has a cause for each. */
export function causesOf(error: unknown): readonly unknown[] {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors)
    ? cause.errors
    : [cause];
}

/** Statuses that ask a client to send the request to another address (RFC 9110, section 15.4). */
const redirects = /^30[12378]$/;

/**
 * The origin to which a redirect leads; its path and query may contain a secret. Undefined for
 * other responses. A response after a redirect that a custom `fetch` followed is a redirect, too.
 */
function readRedirect(response: Response, requested: string): string | undefined {
  const { status, type, redirected, headers, url } = response;
  if (type !== 'opaqueredirect' && !redirected && !redirects.test(`${status}`)) return undefined;
  const location = redirected ? url : (headers.get('location') ?? '');
  if (location === '' || !isUrl(location, requested)) return 'an unknown address';
  const { protocol, origin } = new URL(location, requested);
  return /^https?:$/.test(protocol) ? origin : `an address of the scheme ${protocol}`;
}

/**
 * Seconds or an HTTP date (RFC 9110, section 10.2.3), in milliseconds from the response's `date`,
 * or from now without one. Undefined for other values.
 */
export function readRetryAfter(headers: Headers, clock: Pick<Timers, 'now'>): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  if (!value.endsWith('GMT')) return undefined;
  const untilMs = Date.parse(value);
  const waitMs = untilMs - (Date.parse(headers.get('date') ?? '') || clock.now());
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
