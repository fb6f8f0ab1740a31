/**
 * Sends single requests with openapi-fetch, which makes the URL, the headers and the `Request`. Bodies of responses are
 * bounded, the signal ends everything, and errors contain no secrets.
 */
import createClient, { defaultPathSerializer } from 'openapi-fetch';
import type { Timers } from '../core/clock.ts';
import { escapeInvisible } from '../core/visible-text.ts';
import {
  createHeaders,
  createHide,
  type HiddenText,
  type Hide,
  type Secret,
} from './credentials.ts';
import { InvalidAnswerError, type RequestContext } from './errors.ts';
import {
  defaultMaxResponseBytes,
  type Fetch,
  fetchWithin,
  parseJsonOr,
  readBodyText,
} from './http.ts';
import { atLeast } from './number-option.ts';
import { createConnectionError, reasonsOfError, throwIfRefused } from './request-failure.ts';

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
export type DebugEvent = { readonly method: string; readonly url: string } & RequestEvent;

type RequestEvent =
  | { readonly type: 'request' }
  | (RequestEnd & { readonly durationMs: number })
  | { readonly type: 'retry'; readonly reason: string; readonly pauseMs: number };

type RequestEnd =
  | { readonly type: 'response'; readonly status: number }
  | { readonly type: 'failure'; readonly reason: string };

export interface ApiAnswer {
  readonly response: Response;
  /** Hides the secrets of the request. */
  readonly hide: Hide;
  /** The job that was asked for, as it was given. */
  readonly jobId: string | undefined;
  /** The body, unless it is left for the caller. */
  readonly text: string;
  /** The body as it arrived. Throws an `InvalidAnswerError` if it is not JSON. */
  json(): unknown;
  /** Throws the error of an answer that is not what was asked for. */
  refuse(expected: string, cause?: unknown, jobId?: string): never;
}

/** A request that can be sent, and what errors say about it. */
export interface ApiRequest extends RequestContext {
  /** Hides the secrets of the request. */
  readonly hide: Hide;
  /** Passes an event to the caller's log. */
  tell(event: RequestEvent): void;
  /**
   * Rejects with an `HttpError`, a `ConnectionError`, an `InvalidAnswerError` for a body that is too
   * long, or the signal's reason. Sends nothing if the signal is already aborted.
   */
  send(signal: AbortSignal): Promise<ApiAnswer>;
}

/** What a request has besides its path. */
export interface RequestContent {
  readonly params?: Omit<FetchParts['params'], 'path'>;
  /** Called for each attempt, for JSON. */
  readonly body?: (() => string | undefined | Promise<string>) | undefined;
  /** Whether the body of a success is left for the caller to read. */
  readonly isStream?: boolean;
  /** What errors must not contain, besides the API key. */
  readonly secrets?: readonly HiddenText[] | undefined;
}

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** The parameters in the path of a request. */
export type PathIds = Readonly<Record<string, string>>;

/** Prepares a request of an operation. Throws a `TypeError` for an id that cannot be sent. */
export type PrepareRequest = (
  method: HttpMethod,
  path: string,
  ids: PathIds,
  content?: RequestContent,
) => ApiRequest;

/** What openapi-fetch takes. */
type FetchParts = {
  readonly params: {
    readonly path: PathIds;
    readonly query?: object | undefined;
    readonly header?: Readonly<Record<string, string | undefined>> | undefined;
  };
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  readonly parseAs: 'stream';
  readonly fetch: (request: Request) => Promise<Response>;
};

/** The operations of any document. */
type AnyPaths = Record<
  string,
  Record<
    Lowercase<HttpMethod>,
    {
      parameters: FetchParts['params'];
      requestBody?: { content: { 'application/json': string } };
      responses: Record<200, { content: { 'application/json': unknown } }>;
    }
  >
>;

type SendParts = (path: string, parts: FetchParts) => Promise<{ readonly response: Response }>;

/**
 * Binds requests to a base URL as `readBaseUrl` gives it. Throws a `TypeError` or a `RangeError` for
 * options that cannot be used; it does not repeat secrets.
 */
export function createRequests(
  {
    headers = {},
    fetch,
    maxResponseBytes: maxBytes = defaultMaxResponseBytes,
    debug,
  }: Omit<ApiRequestOptions, 'apiKey'>,
  baseUrl: string,
  keys: readonly Secret[],
  clock: Timers,
): PrepareRequest {
  atLeast(1, 'maxResponseBytes', maxBytes);
  const client: Record<HttpMethod, SendParts> = createClient<AnyPaths>({
    baseUrl,
    headers: createHeaders(headers, keys),
    bodySerializer: String,
    // A browser hides where a redirect leads, but does not follow it either.
    redirect: 'manual',
  });

  return (method, path, ids, { params, body, isStream, secrets = [] } = {}) => {
    for (const [name, id = ''] of Object.entries(ids)) {
      // Dots would be resolved as steps in the path, percent-encoded ones too.
      if (/^\.{0,2}$/.test(id)) {
        throw new TypeError(`Expected an id for ${name}, got "${id}".`);
      }
    }
    const jobId = ids['job_id'];
    const hide = createHide([...keys, ...secrets]);
    const request: ApiRequest = {
      method,
      // A caller may have passed the key in place of an id.
      url: hide(defaultPathSerializer(baseUrl + path, ids)),
      jobId: jobId && hide(jobId),
      hide,
      tell(event) {
        // A log that fails must end neither the call nor the process.
        Promise.resolve({ method, url: request.url, ...event })
          .then(debug)
          .catch(() => undefined);
      },
      async send(signal) {
        const json = await body?.();
        signal.throwIfAborted();
        const startMs = clock.now();
        const tellEnd = (end: RequestEnd) =>
          request.tell({ ...end, durationMs: clock.now() - startMs });
        request.tell({ type: 'request' });
        let text = '';
        let isTooLong = false;
        const { response } = await client[method](path, {
          params: { ...params, path: ids },
          body: json,
          signal,
          parseAs: 'stream',
          async fetch(sent) {
            let response: Response;
            try {
              response = await fetchWithin(fetch ?? globalThis.fetch, sent, signal);
              if (!(isStream && response.ok)) {
                ({ text, isTooLong } = await readBodyText(response, maxBytes, signal));
              }
            } catch (thrown) {
              const error = createConnectionError(request, thrown);
              tellEnd({ type: 'failure', reason: escapeInvisible(reasonsOfError(error.cause)) });
              signal.throwIfAborted();
              throw error;
            }
            tellEnd({ type: 'response', status: response.status });
            throwIfRefused(request, response, text, clock);
            return response;
          },
        });
        const answer: ApiAnswer = {
          hide,
          response,
          jobId,
          text,
          json: () => parseJsonOr(text, answer.refuse),
          refuse(expected, cause, id = jobId) {
            throw new InvalidAnswerError(
              { ...request, jobId: id && hide(id) },
              { status: response.status, expected, text: hide(text), cause },
            );
          },
        };
        if (isTooLong) answer.refuse(`at most ${maxBytes} bytes (maxResponseBytes)`);
        return answer;
      },
    };
    return request;
  };
}
