/** Sends requests with openapi-fetch, which only this file imports. Errors contain no secrets. */
import createClient, { type Client } from 'openapi-fetch';
import { ClientError, ConnectionError, HttpError, type RequestContext } from './errors.ts';

/** A header value that errors must not contain. */
export interface Secret {
  /** The option that sets it, for messages. */
  readonly option: string;
  /** Replaces the value if a deployment repeats it. */
  readonly placeholder: string;
  readonly value: string;
  readonly header: { readonly name: string; readonly value: string };
}

/** The service to call, and the headers of every request. */
export interface FetchClientOptions {
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly secrets: readonly Secret[];
  /** The header of a secret replaces one with the same name. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. Default: none is read. */
  readonly now?: () => number;
}

/**
 * A result of openapi-fetch: the data of a success, or the body of an error, parsed if possible.
 */
export interface Received<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** Requests to one deployment. */
export interface FetchClient<Paths extends object> {
  /** The methods of openapi-fetch, for use within `exchange`. */
  readonly http: Client<Paths>;
  /** The text with placeholders in place of the secrets. */
  hide(text: string): string;
  /**
   * The result of a successful request. Rejects with an `HttpError`, a `ConnectionError`, the
   * signal's reason, or a `ClientError` of `request`.
   */
  exchange<Data>(
    context: RequestContext,
    request: () => Promise<Received<Data>>,
    signal: AbortSignal | undefined,
  ): Promise<{ data: Data | undefined; status: number }>;
}

/** Throws a `TypeError` for a secret or a header that cannot be sent; it does not repeat them. */
export function createFetchClient<Paths extends object>({
  baseUrl,
  secrets,
  headers = {},
  fetch,
  now,
}: FetchClientOptions): FetchClient<Paths> {
  const http = createClient<Paths>({
    baseUrl,
    headers: readHeaders(headers, secrets),
    // A browser hides where a redirect leads, but does not follow it either.
    redirect: 'manual',
    ...(fetch !== undefined && { fetch }),
  });
  // JSON escapes quotes, so both forms are replaced.
  const forms = secrets.flatMap(({ value, placeholder }) =>
    [JSON.stringify(value).slice(1, -1), value].map((form) => ({ form, placeholder })),
  );
  const hide = (text: string) =>
    forms.reduce((rest, { form, placeholder }) => rest.replaceAll(form, placeholder), text);

  return {
    http,
    hide,
    async exchange(context, request, signal) {
      let received: Awaited<ReturnType<typeof request>>;
      try {
        received = await request();
      } catch (cause) {
        signal?.throwIfAborted();
        if (cause instanceof ClientError) throw cause;
        throw new ConnectionError(context, { reason: hide(reasonOf(cause)), cause });
      }
      const { data, error, response } = received;
      const { status } = response;
      const redirect = readRedirect(response, context.url);
      if (redirect !== undefined) throw new HttpError(context, { status, text: '', redirect });
      if (response.ok) return { data, status };
      const retryAfterMs = now && readRetryAfter(response.headers, now);
      throw new HttpError(context, { status, text: hide(toText(error)), retryAfterMs });
    },
  };
}

/** The secret of an API key, sent as `Authorization: Bearer <key>`. */
export function apiKeySecret(apiKey: string): Secret {
  return {
    option: 'apiKey',
    placeholder: '[API key]',
    value: apiKey,
    header: { name: 'authorization', value: `Bearer ${apiKey}` },
  };
}

/**
 * A base URL without trailing slashes. Throws a `TypeError` for an invalid URL, or one with
 * credentials, a query or a fragment; the error does not repeat it.
 */
export function readBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password + url.search + url.hash !== ''
  ) {
    throw new TypeError(
      'Expected a baseUrl such as https://host, without credentials, query and fragment.',
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** What openapi-fetch has made of a body, as text again. */
export function toText(body: unknown): string {
  if (body === undefined) return '';
  try {
    return typeof body === 'string' ? body : JSON.stringify(body);
  } catch {
    return 'JSON of a depth that cannot be written';
  }
}

/** Why a connection failed. Node's fetch fails with the reason as its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  // A host with several addresses has a reason for each.
  const reasons: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return reasons.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
}

function readHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: readonly Secret[],
): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      result.set(name, value);
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} cannot be sent as it is.`);
    }
  }
  for (const { option, value, header } of secrets) {
    // Errors of fetch quote an invalid value, so secrets are checked before.
    if (!/^[\x21-\x7e]+$/.test(value)) {
      const article = /^[aeiou]/.test(option) ? 'an' : 'a';
      throw new TypeError(
        `Expected ${article} ${option} of printable ASCII characters without spaces or line ends; is it empty?`,
      );
    }
    result.set(header.name, header.value);
  }
  return result;
}

/** Statuses that ask a client to send the request to another address (RFC 9110, section 15.4). */
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The origin to which a redirect leads; its path and query may contain a secret. Undefined for
 * other answers. An answer after a redirect that a custom `fetch` followed is a redirect, too.
 */
function readRedirect(response: Response, requested: string): string | undefined {
  const { status, type, redirected, headers, url } = response;
  if (type !== 'opaqueredirect' && !redirected && !redirects.has(status)) return undefined;
  const location = redirected ? url : (headers.get('location') ?? '');
  if (location === '' || !URL.canParse(location, requested)) return 'an unknown address';
  const { protocol, origin } = new URL(location, requested);
  return /^https?:$/.test(protocol) ? origin : `an address of the scheme ${protocol}`;
}

/**
 * Seconds or an HTTP date (RFC 9110, section 10.2.3), in milliseconds from the answer's `date`, or
 * from now without one. Undefined for other values.
 */
function readRetryAfter(headers: Headers, now: () => number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  if (!value.endsWith('GMT')) return undefined;
  const untilMs = Date.parse(value);
  const sentMs = Date.parse(headers.get('date') ?? '');
  const waitMs = untilMs - (Number.isNaN(sentMs) ? now() : sentMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
