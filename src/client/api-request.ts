/** Sends single requests to a deployment, and reads their responses as JSON. */
import type { paths } from '#generated/reference/types.js';
import { escapeInvisible } from '../core/visible-text.ts';
import {
  apiKeySecret,
  type HiddenText,
  type Hide,
  hiding,
  readBaseUrl,
  readHeaders,
} from './credentials.ts';
import { InvalidAnswerError, type RequestContext } from './errors.ts';
import { defaultMaxResponseBytes, type Fetch, fetchWithin, readJson, readText } from './http.ts';
import { atLeast } from './number-option.ts';
import { connectionError, reasonOf, refusal } from './request-failure.ts';

/** The service to call, and the credentials. */
export interface ApiRequestOptions {
  /**
   * Scheme, host, port and optional path of the deployment, without credentials, query or fragment.
   * A trailing `/v2` or slash is ignored.
   */
  readonly baseUrl: string;
  /**
   * Sent as `Authorization: Bearer <apiKey>`; never part of an error or of anything printed. Leave it
   * out only in a page of the service itself, whose session is enough.
   */
  readonly apiKey?: string;
  /**
   * Default: the global `fetch`. It must respect `redirect: 'manual'`, because the request contains
   * the key and possibly storage credentials. Pass on the signal of `init` too, which closes the
   * connection at a limit; the call ends in any case.
   */
  readonly fetch?: Fetch | undefined;
  /**
   * The longest body of a response, in bytes, at least 1. A longer success is an
   * `InvalidAnswerError`; of other responses only the beginning is kept. Default: 100,000,000.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Sent with every request besides; an `Authorization` here gives way to the key's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Called for each request, response, failure and retry, always asynchronously. An
   * error that it throws is ignored, and no call fails. Events have neither headers nor bodies, so
   * they contain no key, input or output.
   */
  readonly debug?: ((event: DebugEvent) => void) | undefined;
}

/** What a client does. */
export type DebugEvent = { readonly method: string; readonly url: string } & (
  | { readonly type: 'request' }
  | { readonly type: 'response'; readonly status: number; readonly durationMs: number }
  | { readonly type: 'failure'; readonly reason: string; readonly durationMs: number }
  | { readonly type: 'retry'; readonly reason: string; readonly pauseMs: number }
);

export interface ApiAnswer {
  readonly context: RequestContext;
  /** The job that was asked for, as it was given. */
  readonly jobId: string | undefined;
  /** Its body has been read. */
  readonly response: Response;
  /** Hides the secrets of the request. */
  readonly hide: Hide;
  /** The body for errors, without these secrets. */
  readonly text: string;
  /** The body as it arrived. */
  readonly json: unknown;
}

export interface ApiRequest<Result = ApiAnswer> {
  readonly context: RequestContext;
  /**
   * Rejects with an `HttpError`, a `ConnectionError`, an `InvalidAnswerError` if a success is not
   * JSON, or the signal's reason. Sends nothing if the signal is already aborted.
   */
  send(signal: AbortSignal): Promise<Result>;
}

type PathWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** What a request has besides its path. */
export interface RequestContent {
  readonly query?: string;
  readonly body?: string;
  /** What errors must not contain, besides the API key. */
  readonly secrets?: readonly HiddenText[] | undefined;
}

export interface ApiRequests {
  readonly debug: (event: DebugEvent) => void;
  /** Both throw a `TypeError` for an id that cannot be sent. The last of the ids is that of a job. */
  get(path: PathWith<'get'>, ids: Ids, content?: RequestContent): ApiRequest;
  post(path: PathWith<'post'>, ids: Ids, content?: RequestContent): ApiRequest;
}

/** The ids in a path: of an endpoint, and of a job if the path has one. */
type Ids = readonly [endpointId: string, jobId?: string];

/**
 * Binds requests to a deployment. `now` gives the milliseconds since the epoch. Throws a `TypeError`
 * for a base URL, a key or a header that cannot be sent; it does not repeat them.
 */
export function createRequests(options: ApiRequestOptions, now: () => number): ApiRequests {
  const { fetch = (...args) => globalThis.fetch(...args), debug } = options;
  const { maxResponseBytes: maxBytes = defaultMaxResponseBytes } = options;
  atLeast(1, 'maxResponseBytes', maxBytes);
  const base = withoutVersion(readBaseUrl(options.baseUrl));
  // An unset variable as the key is a mistake; no key at all is a decision.
  const keys = 'apiKey' in options ? [apiKeySecret(options.apiKey)] : [];
  const headers = readHeaders(options.headers ?? {}, keys);
  const tell = (event: DebugEvent) => {
    if (debug === undefined) return;
    // A log that fails must end neither the call nor the process.
    Promise.resolve(event)
      .then(debug)
      .catch(() => undefined);
  };

  function prepare(
    method: string,
    path: string,
    ids: Ids,
    { query = '', body, secrets = [] }: RequestContent = {},
  ): ApiRequest {
    const hide = hiding([...keys, ...secrets]);
    const url = base + fillPath(path, ids);
    // A caller may have passed the key in place of an id.
    const shownUrl = hide(url);
    const context = { method, url: shownUrl, jobId: ids[1] && hide(ids[1]) };
    const sent = new Headers(headers);
    if (body !== undefined) sent.set('content-type', 'application/json');
    return {
      context,
      async send(signal) {
        signal.throwIfAborted();
        const startMs = now();
        const about = { method, url: shownUrl };
        let response: Response;
        let text: string;
        let isTooLong: boolean;
        tell({ ...about, type: 'request' });
        try {
          const request = new Request(url + query, {
            method,
            headers: sent,
            body: body ?? null,
            // A browser hides where a redirect leads, but does not follow it either.
            redirect: 'manual',
            signal,
          });
          response = await fetchWithin(fetch, request, signal);
          ({ text, isTooLong } = await readText(response, { maxBytes, signal }));
        } catch (cause) {
          const reason = escapeInvisible(hide(reasonOf(cause)));
          tell({ ...about, type: 'failure', reason, durationMs: now() - startMs });
          signal.throwIfAborted();
          throw connectionError(context, cause, hide);
        }
        const { status } = response;
        tell({ ...about, type: 'response', status, durationMs: now() - startMs });
        const refused = refusal(context, response, { text, hide, now });
        if (refused !== undefined) throw refused;
        const safeText = hide(text);
        const invalid = (expected: string) =>
          new InvalidAnswerError(context, { status, expected, text: safeText });
        if (isTooLong) throw invalid(`at most ${maxBytes} bytes (maxResponseBytes)`);
        const json = readJson(text);
        if ('expected' in json) throw invalid(json.expected);
        return { context, jobId: ids[1], response, hide, text: safeText, json: json.value };
      },
    };
  }

  return {
    debug: tell,
    get: (path, ids, content) => prepare('GET', path, ids, content),
    post: (path, ids, content) => prepare('POST', path, ids, content),
  };
}

/** A base URL without the version, which every path begins with, and without slashes at the end. */
export function withoutVersion(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/\/*(\/v2)?\/*$/, '');
}

function fillPath(path: string, ids: Ids): string {
  const rest = [...ids];
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = rest.shift() ?? '';
    // Dots would be resolved as steps in the path, percent-encoded ones too.
    if (/^\.{0,2}$/.test(id)) {
      throw new TypeError(`Expected an id for ${name}, got ${JSON.stringify(id)}.`);
    }
    return encodeURIComponent(id);
  });
}
