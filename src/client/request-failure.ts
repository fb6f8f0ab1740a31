/** Why a request has failed: no connection, an error status or a redirect. */
import { isUrl } from '../core/urls.ts';
import { escapeLines } from '../core/visible-text.ts';
import type { Hide } from './credentials.ts';
import { ConnectionError, HttpError, type RequestContext } from './errors.ts';

/** The error of a request without a response. */
export function connectionError(
  context: RequestContext,
  cause: unknown,
  hide: Hide,
): ConnectionError {
  const safeCause = copyWithoutSecrets(cause, hide);
  return new ConnectionError(context, { reason: reasonOf(safeCause), cause: safeCause });
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

/** The error that a response is; undefined for a success. `now` is for the date in a `Retry-After`, which a deployment may send. */
export function refusal(
  context: RequestContext,
  response: Response,
  { text, hide, now }: { text: string; hide: Hide; now?: (() => number) | undefined },
): HttpError | undefined {
  const redirect = readRedirect(response, context.url);
  if (redirect === undefined && response.ok) return undefined;
  const { status, headers } = response;
  return new HttpError(context, {
    status,
    headers: new Headers([...headers].map(([name, value]) => [name, hide(value)])),
    text: redirect === undefined ? hide(text) : '',
    redirect,
    retryAfterMs: now && readRetryAfter(headers, now),
  });
}

/** Why a connection failed. Node's fetch fails with the reason as its cause. */
export function reasonOf(error: unknown): string {
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
const redirects: readonly number[] = [301, 302, 303, 307, 308];

/**
 * The origin to which a redirect leads; its path and query may contain a secret. Undefined for
 * other responses. A response after a redirect that a custom `fetch` followed is a redirect, too.
 */
function readRedirect(response: Response, requested: string): string | undefined {
  const { status, type, redirected, headers, url } = response;
  if (type !== 'opaqueredirect' && !redirected && !redirects.includes(status)) return undefined;
  const location = redirected ? url : (headers.get('location') ?? '');
  if (location === '' || !isUrl(location, requested)) return 'an unknown address';
  const { protocol, origin } = new URL(location, requested);
  return /^https?:$/.test(protocol) ? origin : `an address of the scheme ${protocol}`;
}

/**
 * Seconds or an HTTP date (RFC 9110, section 10.2.3), in milliseconds from the response's `date`,
 * or from now without one. Undefined for other values.
 */
export function readRetryAfter(headers: Headers, now: () => number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  if (!value.endsWith('GMT')) return undefined;
  const untilMs = Date.parse(value);
  const sentMs = Date.parse(headers.get('date') ?? '');
  const waitMs = untilMs - (Number.isNaN(sentMs) ? now() : sentMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
