/** Sends requests with openapi-fetch, which only this file imports. Errors contain no secrets. */
import createClient from 'openapi-fetch';
import { type Hide, hiding, readHeaders, type Secret } from './credentials.ts';
import { InvalidAnswerError, type RequestContext } from './errors.ts';
import { connectionError, refusal } from './request-failure.ts';

export interface FetchClientOptions {
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly secrets: readonly Secret[];
  /** Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** An operation of the document, as its table has it. */
interface Operation {
  readonly method: Uppercase<HttpMethod>;
  readonly path: string;
  readonly answers: string | null;
}

/** What a request has besides headers. */
export interface RequestParts {
  /** The only parameter in the path. */
  readonly path?: string;
  readonly query?: object;
  readonly body?: unknown;
  readonly options?: { readonly signal?: AbortSignal };
}

export interface FetchClient {
  readonly hide: Hide;
  /** What errors say about a request. */
  contextOf(operation: Operation): RequestContext;
  /**
   * The data of a success: JSON, text, the stream of server-sent events, or undefined if the
   * operation answers nothing. Rejects with an `HttpError`, a `ConnectionError`, an
   * `InvalidAnswerError` or the signal's reason.
   */
  send(operation: Operation, parts: RequestParts): Promise<unknown>;
}

/** Which operation it is shows when a request is sent: openapi-fetch may send any. */
interface AnyOperation {
  parameters: { path?: Record<string, unknown>; query?: object };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;
type HttpMethod = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** Throws a `TypeError` for a secret that cannot be sent; it does not repeat it. */
export function createFetchClient({ baseUrl, secrets, fetch }: FetchClientOptions): FetchClient {
  const http = createClient<AnyPaths>({
    baseUrl,
    headers: readHeaders({}, secrets),
    // A browser hides where a redirect leads, but does not follow it either.
    redirect: 'manual',
    ...(fetch !== undefined && { fetch }),
  });
  const hide = hiding(secrets);
  const contextOf = ({ method, path }: Operation) => ({ method, url: baseUrl + path });

  function request(
    { method, path, answers }: Operation,
    { path: id, query = {}, body, options }: RequestParts,
  ) {
    const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    const params = { path: { [name]: id }, query };
    const parseAs = parsers[answers ?? ''] ?? 'json';
    return http.request(method.toLowerCase() as HttpMethod, path, {
      params,
      body,
      parseAs,
      ...options,
    });
  }

  return {
    hide,
    contextOf,
    async send(operation, parts) {
      const context = contextOf(operation);
      const invalid = (text: string) =>
        new InvalidAnswerError(context, { status: 200, expected: 'JSON of the document', text });
      const { data, error, response } = await request(operation, parts).catch((cause: unknown) => {
        parts.options?.signal?.throwIfAborted();
        throw cause instanceof SyntaxError
          ? invalid(hide(cause.message))
          : connectionError(context, cause, hide);
      });
      const refused = refusal(context, response, { text: toText(error), hide });
      if (refused !== undefined) throw refused;
      if (data === undefined && operation.answers !== null) throw invalid('');
      return data;
    },
  };
}

const parsers: Readonly<Record<string, 'text' | 'stream'>> = {
  'text/html': 'text',
  'text/event-stream': 'stream',
};

/** What openapi-fetch has made of a body, as text again. */
function toText(body: unknown): string {
  if (body === undefined) return '';
  try {
    return typeof body === 'string' ? body : JSON.stringify(body);
  } catch {
    return 'JSON that is nested too deeply to write';
  }
}
