/** The requests of the contract, over openapi-fetch, which only this file and `control.ts` know. */
import createFetchClient from 'openapi-fetch';
import { operations } from '#generated/contract/tables.js';
import type { components, paths } from '#generated/contract/types.js';
import { ConnectionError, HttpError, InvalidAnswerError, type RequestContext } from './errors.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** Where and as whom to call. */
export interface HttpOptions {
  /**
   * Scheme, host and port of the deployment, and a path where it has one; no credentials, query or
   * fragment. It ends before `/v2`; with it, or with a trailing slash, it means the same.
   */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer <apiKey>`; never part of an error or of anything printed. */
  readonly apiKey: string;
  /** Default: the global `fetch`. It has to honour the request's signal. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request besides; an `Authorization` here gives way to the key's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful answer that is JSON. */
export interface Answer {
  readonly context: RequestContext;
  readonly status: number;
  /** The body, with `[API key]` where it repeats the key: for errors. */
  readonly text: string;
  /** The body as it arrived. */
  readonly json: unknown;
}

/** How to send a request. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
}

/** A request that is ready to be sent, once or, where that costs nothing, again. */
export interface Call {
  readonly context: RequestContext;
  /**
   * Rejects with an `HttpError`, a `ConnectionError`, an `InvalidAnswerError` where a success is no
   * JSON, or the signal's reason. Nothing is sent when the signal is aborted already.
   */
  send(options: SendOptions): Promise<Answer>;
}

/** The three operations; each throws a `TypeError` for an id or a body that cannot be sent. */
export interface Http {
  runJob(endpointId: string, request: JobRequest): Call;
  runJobSync(endpointId: string, request: JobRequest): Call;
  getJobStatus(endpointId: string, jobId: string): Call;
}

/**
 * Binds the operations to a deployment. `now` gives the milliseconds since the epoch. Throws a
 * `TypeError` for a base URL, a key or a header that cannot be sent; it does not repeat them.
 */
export function createHttp(
  { baseUrl, apiKey, fetch, headers = {} }: HttpOptions,
  now: () => number,
): Http {
  const base = readBaseUrl(baseUrl);
  const http = createFetchClient<paths>({
    baseUrl: base,
    headers: readHeaders(headers, apiKey),
    ...(fetch !== undefined && { fetch }),
  });
  // As it stands in JSON, which escapes quotes, and as it is.
  const forms = new Set([JSON.stringify(apiKey).slice(1, -1), apiKey]);
  const withoutKey = (text: string) =>
    [...forms].reduce((rest, form) => rest.replaceAll(form, '[API key]'), text);

  /** What every call has in common, around what openapi-fetch does of it. */
  function prepare(
    { method, path }: { method: string; path: string },
    ids: Readonly<Record<string, string>>,
    request: (options: { parseAs: 'text'; signal?: AbortSignal }) => Promise<Received>,
  ): Call {
    const context = { method, url: base + fillPath(path, ids), jobId: ids['job_id'] };
    return {
      context,
      async send({ signal }) {
        signal?.throwIfAborted();
        let received: Received;
        try {
          received = await request({ parseAs: 'text', ...(signal && { signal }) });
        } catch (cause) {
          signal?.throwIfAborted();
          throw new ConnectionError(context, { reason: withoutKey(reasonOf(cause)), cause });
        }
        const { data, error, response } = received;
        const { status } = response;
        if (!response.ok) {
          const retryAfterMs = readRetryAfter(response.headers, now);
          throw new HttpError(context, { status, text: withoutKey(toText(error)), retryAfterMs });
        }
        const text = toText(data);
        try {
          return { context, status, text: withoutKey(text), json: JSON.parse(text) };
        } catch {
          throw new InvalidAnswerError(context, {
            status,
            expected: 'JSON',
            text: withoutKey(text),
          });
        }
      },
    };
  }

  return {
    runJob(endpointId, body) {
      const path = { endpoint_id: endpointId };
      const bodySerializer = serialized(body);
      return prepare(operations.runJob, path, (options) =>
        http.POST(operations.runJob.path, { params: { path }, body, bodySerializer, ...options }),
      );
    },
    runJobSync(endpointId, body) {
      const path = { endpoint_id: endpointId };
      const bodySerializer = serialized(body);
      return prepare(operations.runJobSync, path, (options) =>
        http.POST(operations.runJobSync.path, {
          params: { path },
          body,
          bodySerializer,
          ...options,
        }),
      );
    },
    getJobStatus(endpointId, jobId) {
      const path = { endpoint_id: endpointId, job_id: jobId };
      return prepare(operations.getJobStatus, path, (options) =>
        http.GET(operations.getJobStatus.path, { params: { path }, ...options }),
      );
    },
  };
}

/** What openapi-fetch gives: the text of a success, or an error's body, parsed where it is JSON. */
interface Received {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

function toText(body: unknown): string {
  if (body === undefined) return '';
  try {
    return typeof body === 'string' ? body : JSON.stringify(body);
  } catch {
    return 'JSON of a depth that cannot be written';
  }
}

/** A body that cannot be written is the caller's mistake, to be told before anything is sent. */
function serialized(body: JobRequest): () => string {
  const text = JSON.stringify(body);
  return () => text;
}

/** The base URL without trailing slashes and without the version, which every path begins with. */
function readBaseUrl(baseUrl: string): string {
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
  const { path } = operations.runJob;
  const version = path.slice(0, path.indexOf('/', 1));
  const prefix = url.pathname.replace(/\/+$/, '');
  const ending = prefix.endsWith(version) ? prefix.slice(0, -version.length) : prefix;
  return url.origin + ending.replace(/\/+$/, '');
}

function readHeaders(headers: Readonly<Record<string, string>>, apiKey: string): Headers {
  // Fetch quotes a value that it refuses, so a key is looked at before.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(
      'Expected an apiKey of printable ASCII characters without spaces or line ends; is it empty?',
    );
  }
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      result.set(name, value);
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} cannot be sent as it is.`);
    }
  }
  result.set('authorization', `Bearer ${apiKey}`);
  return result;
}

function fillPath(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? '';
    // Dots would be resolved as steps in the path, percent-encoded ones too.
    if (/^\.{0,2}$/.test(id)) {
      throw new TypeError(`Expected an id for ${name}, got ${JSON.stringify(id)}.`);
    }
    return encodeURIComponent(id);
  });
}

/** Node's fetch fails with the reason as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Seconds or an HTTP date (RFC 9110, section 10.2.3), in milliseconds from the answer's own date, or
 * from now where it has none. Undefined for anything else.
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
