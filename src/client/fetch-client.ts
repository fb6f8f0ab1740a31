/** Sends requests of the control interface. Errors contain no secrets. */
import { type Hide, hiding, readHeaders, type Secret } from './credentials.ts';
import { ClientError, InvalidAnswerError, type RequestContext } from './errors.ts';
import { type Fetch, fetchWithin, readJson, readText, writeJson } from './http.ts';
import { connectionError, refusal } from './request-failure.ts';

export interface FetchClientOptions {
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly secrets: readonly Secret[];
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** The longest body of a response, in bytes. */
  readonly maxResponseBytes: number;
}

/** An operation of the document, as its table has it. */
interface FetchOperation {
  readonly method: string;
  readonly path: string;
  readonly answers: string | null;
}

/** What a request has besides headers. */
export interface RequestParts {
  /** The only parameter in the path. */
  readonly path?: string;
  readonly query?: object;
  readonly body?: unknown;
  readonly options?: { readonly signal?: AbortSignal; readonly ifMatch?: string };
}

export interface FetchClient {
  readonly hide: Hide;
  /** What errors say about a request. */
  contextOf(operation: FetchOperation): RequestContext;
  /**
   * The data of a success: JSON, text, the stream of server-sent events, or undefined if the
   * operation answers nothing. Rejects with an `HttpError`, a `ConnectionError`, an
   * `InvalidAnswerError` or the signal's reason.
   */
  send(operation: FetchOperation, parts: RequestParts): Promise<unknown>;
}

/** Throws a `TypeError` for a secret that cannot be sent; it does not repeat it. */
export function createFetchClient({
  baseUrl,
  secrets,
  fetch = (...args) => globalThis.fetch(...args),
  maxResponseBytes: maxBytes,
}: FetchClientOptions): FetchClient {
  const headers = readHeaders({}, secrets);
  const hide = hiding(secrets);
  const contextOf = ({ method, path }: FetchOperation) => ({ method, url: baseUrl + path });

  function requestOf(
    { method, path }: FetchOperation,
    { path: id = '', query = {}, body, options: { ifMatch } = {} }: RequestParts,
    signal: AbortSignal,
  ): Request {
    const sent = new Headers(headers);
    if (ifMatch !== undefined) sent.set('if-match', ifMatch);
    if (body !== undefined) sent.set('content-type', 'application/json');
    const url = baseUrl + path.replace(/\{\w+\}/, () => encodeURIComponent(id)) + written(query);
    return new Request(url, {
      method,
      headers: sent,
      // A browser hides where a redirect leads, but does not follow it either.
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body: writeJson(body) }),
    });
  }

  return {
    hide,
    contextOf,
    async send(operation, parts) {
      const context = contextOf(operation);
      const { signal = new AbortController().signal } = parts.options ?? {};
      const request = requestOf(operation, parts, signal);
      try {
        const response = await fetchWithin(fetch, request, signal);
        const { ok, status, body } = response;
        const isStream = ok && operation.answers === 'text/event-stream';
        const unread = { text: '', isTooLong: false };
        const { text, isTooLong } = isStream
          ? unread
          : await readText(response, { maxBytes, signal });
        const refused = refusal(context, response, { text, hide });
        if (refused !== undefined) throw refused;
        if (isStream) return body;
        const invalid = (expected: string) =>
          new InvalidAnswerError(context, { status, expected, text: hide(text) });
        if (isTooLong) throw invalid(`at most ${maxBytes} bytes (maxResponseBytes)`);
        if (operation.answers === null) return undefined;
        if (operation.answers === 'text/html' || operation.answers === 'application/x-ndjson') {
          return text;
        }
        const json = readJson(text);
        if ('expected' in json) throw invalid(`${json.expected} of the document`);
        return json.value;
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof ClientError ? error : connectionError(context, error, hide);
      }
    },
  };
}

/** A query of the values that are given. */
function written(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
