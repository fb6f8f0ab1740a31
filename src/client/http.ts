/** The requests of the contract, over openapi-fetch: the only file that knows this library. */
import createFetchClient from 'openapi-fetch';
import type { components, paths } from '#generated/contract/types.js';
import { ConnectionError, HttpError, InvalidAnswerError, type RequestContext } from './errors.ts';

/** The body of both submits. */
export type JobRequest = components['schemas']['JobRequest'];

/** Where and as whom to call. */
export interface HttpOptions {
  /**
   * Scheme, host and port of the deployment, and a path where it has one. It ends before `/v2`;
   * with it, or with a trailing slash, it means the same.
   */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer <apiKey>`; never part of an error or of anything printed. */
  readonly apiKey: string;
  /** Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request besides. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful answer. */
export interface Answer {
  readonly context: RequestContext;
  readonly status: number;
  readonly text: string;
  /** The body as JSON. */
  readonly json: unknown;
}

/** One job or one submit. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The three operations; each rejects with an `HttpError`, a `ConnectionError` or the abort's reason. */
export interface Http {
  runJob(endpointId: string, request: JobRequest, options: CallOptions): Promise<Answer>;
  runJobSync(endpointId: string, request: JobRequest, options: CallOptions): Promise<Answer>;
  getJobStatus(endpointId: string, jobId: string, options: CallOptions): Promise<Answer>;
}

/** Binds the operations to a deployment. */
export function createHttp({ baseUrl, apiKey, fetch, headers }: HttpOptions): Http {
  const base = readBaseUrl(baseUrl);
  const http = createFetchClient<paths>({
    baseUrl: base,
    headers: { ...headers, authorization: `Bearer ${apiKey}` },
    ...(fetch !== undefined && { fetch }),
  });

  function context(method: string, path: readonly string[], jobId?: string): RequestContext {
    const url = [base, 'v2', ...path.map(encodeURIComponent)].join('/');
    return { method, url, jobId };
  }

  return {
    runJob: (endpointId, body, { signal }) =>
      answer(context('POST', [endpointId, 'run']), signal, () =>
        http.POST('/v2/{endpoint_id}/run', {
          params: { path: { endpoint_id: endpointId } },
          body,
          parseAs: 'text',
          ...(signal && { signal }),
        }),
      ),
    runJobSync: (endpointId, body, { signal }) =>
      answer(context('POST', [endpointId, 'runsync']), signal, () =>
        http.POST('/v2/{endpoint_id}/runsync', {
          params: { path: { endpoint_id: endpointId } },
          body,
          parseAs: 'text',
          ...(signal && { signal }),
        }),
      ),
    getJobStatus: (endpointId, jobId, { signal }) =>
      answer(context('GET', [endpointId, 'status', jobId], jobId), signal, () =>
        http.GET('/v2/{endpoint_id}/status/{job_id}', {
          params: { path: { endpoint_id: endpointId, job_id: jobId } },
          parseAs: 'text',
          ...(signal && { signal }),
        }),
      ),
  };
}

/** The base URL without trailing slashes and without the version, which every path begins with. */
function readBaseUrl(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new TypeError(
      `Expected a base URL such as https://host, got ${JSON.stringify(baseUrl)}.`,
    );
  }
  return baseUrl.replace(/\/+$/, '').replace(/\/v2$/, '').replace(/\/+$/, '');
}

async function answer(
  context: RequestContext,
  signal: AbortSignal | undefined,
  send: () => Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<Answer> {
  let received: Awaited<ReturnType<typeof send>>;
  try {
    received = await send();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ConnectionError(context, cause);
  }
  const { data, error, response } = received;
  const { status } = response;
  if (!response.ok) {
    const retryAfterMs = readRetryAfter(response.headers);
    throw new HttpError(context, { status, body: error, retryAfterMs });
  }
  const text = typeof data === 'string' ? data : '';
  try {
    return { context, status, text, json: JSON.parse(text) };
  } catch {
    throw new InvalidAnswerError(context, { status, expected: 'JSON', text });
  }
}

/** Seconds or an HTTP date (RFC 9110, section 10.2.3), as milliseconds from the answer's own date. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const sentMs = Date.parse(headers.get('date') ?? '');
  const untilMs = Date.parse(value);
  const waitMs = untilMs - sentMs;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
