/** Sends requests with openapi-fetch, which only this file imports. Errors contain no secrets. */
import createClient, { type Client } from 'openapi-fetch';
import { ClientError, type RequestContext } from './errors.ts';
import { connectionError, hiding, readHeaders, refusal, type Secret } from './exchange.ts';

/** The service to call, and the headers of every request. */
export interface FetchClientOptions {
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly secrets: readonly Secret[];
  /** Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
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
   * The data of a successful request. Rejects with an `HttpError`, a `ConnectionError`, the
   * signal's reason, or a `ClientError` of `request`.
   */
  exchange<Data>(
    context: RequestContext,
    request: () => Promise<Received<Data>>,
    signal: AbortSignal | undefined,
  ): Promise<Data | undefined>;
}

/** Throws a `TypeError` for a secret that cannot be sent; it does not repeat it. */
export function createFetchClient<Paths extends object>({
  baseUrl,
  secrets,
  fetch,
}: FetchClientOptions): FetchClient<Paths> {
  const http = createClient<Paths>({
    baseUrl,
    headers: readHeaders({}, secrets),
    // A browser hides where a redirect leads, but does not follow it either.
    redirect: 'manual',
    ...(fetch !== undefined && { fetch }),
  });
  const hide = hiding(secrets);

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
        throw connectionError(context, cause, hide);
      }
      const { data, error, response } = received;
      const refused = refusal(context, response, { text: toText(error), hide });
      if (refused !== undefined) throw refused;
      return data;
    },
  };
}

/** What openapi-fetch has made of a body, as text again. */
function toText(body: unknown): string {
  if (body === undefined) return '';
  try {
    return typeof body === 'string' ? body : JSON.stringify(body);
  } catch {
    return 'JSON of a depth that cannot be written';
  }
}
