/** The requests of the contract, one function per operation. */
import { operations } from '#generated/contract/tables.js';
import type { components, paths } from '#generated/contract/types.js';
import { InvalidAnswerError, type RequestContext } from './errors.ts';
import {
  apiKeySecret,
  createFetchClient,
  type Received,
  readBaseUrl,
  toText,
} from './fetch-client.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** The service to call, and the credentials. */
export interface HttpOptions {
  /**
   * Scheme, host, port and optional path of the deployment, without credentials, query or fragment.
   * A trailing `/v2` or slash is ignored.
   */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer <apiKey>`; never part of an error or of anything printed. */
  readonly apiKey: string;
  /**
   * Default: the global `fetch`. It must respect the request's signal and `redirect: 'manual'`,
   * because the request contains the key and possibly storage credentials.
   */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request besides; an `Authorization` here gives way to the key's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful answer that is JSON. */
export interface Answer {
  readonly context: RequestContext;
  readonly status: number;
  /** The body for errors, with `[API key]` in place of the key. */
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
   * Rejects with an `HttpError`, a `ConnectionError`, an `InvalidAnswerError` if a success is not
   * JSON, or the signal's reason. Sends nothing if the signal is already aborted.
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
  const base = withoutVersion(readBaseUrl(baseUrl));
  const { http, hide, exchange } = createFetchClient<paths>({
    baseUrl: base,
    secrets: [apiKeySecret(apiKey)],
    headers,
    fetch,
    now,
  });

  /** What every call has in common, around sending it. */
  function prepare(
    { method, path }: { method: string; path: string },
    ids: Readonly<Record<string, string>>,
    call: (options: { parseAs: 'text'; signal?: AbortSignal }) => Promise<Received<unknown>>,
  ): Call {
    const context = { method, url: base + fillPath(path, ids), jobId: ids['job_id'] };
    return {
      context,
      async send({ signal }) {
        signal?.throwIfAborted();
        const request = () => call({ parseAs: 'text', ...(signal && { signal }) });
        const { data, status } = await exchange(context, request, signal);
        const text = toText(data);
        const shown = hide(text);
        try {
          return { context, status, text: shown, json: JSON.parse(text) };
        } catch {
          throw new InvalidAnswerError(context, { status, expected: 'JSON', text: shown });
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

/** Serializes first: a body that is not JSON is the caller's mistake, and nothing is sent. */
function serialized(body: JobRequest): () => string {
  const text = JSON.stringify(body);
  return () => text;
}

/** A base URL without the version, which every path begins with, and without slashes at the end. */
export function withoutVersion(baseUrl: string): string {
  const { path } = operations.runJob;
  const version = path.slice(0, path.indexOf('/', 1));
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const ending = prefix.endsWith(version) ? prefix.slice(0, -version.length) : prefix;
  return origin + ending.replace(/\/+$/, '');
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
