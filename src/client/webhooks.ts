/**
 * The package entry `inference-contract/webhooks`: receives webhook calls as a Fetch handler and as
 * Node middleware. Calls are unsigned and can repeat, so each one is only a hint: the job that is
 * handed over comes from a request for its status.
 */

import { GrowingBytes } from '../core/growing-bytes.ts';
import { piecesOf } from '../core/stream-pieces.ts';
import { isUrl } from '../core/urls.ts';
import { reporter } from '../core/user-callbacks.ts';
import type { Client } from './client.ts';
import { type FinishedJob, parseJob } from './job.ts';
import { atLeast } from './number-option.ts';
import type { StandardSchema } from './standard-schema.ts';

/** A call that was acknowledged. It has no URL, because the path is a secret. */
export interface WebhookCall {
  readonly endpointId: string;
  readonly jobId: string;
  /** The query of the webhook URL, for references of your own. */
  readonly query: URLSearchParams;
}

/** Which jobs were handed over, to drop repeated calls. */
export interface HandledJobs {
  /**
   * Records the job, and tells whether it is new. Both in one step, for example with a unique
   * index, because two calls can arrive at the same time. A job that was retried has the same id
   * with other times.
   */
  claim(job: FinishedJob): boolean | Promise<boolean>;
  /** Forgets a job that `onJob` could not handle. */
  release(job: FinishedJob): void | Promise<void>;
}

type MaybeLater<Value> = Value | Promise<Value>;

/** What to receive, and what to do with it. */
export interface WebhookReceiverOptions<Output = unknown> {
  /** Reads the status of the job, with your key. */
  readonly client: Pick<Client, 'waitFor'>;
  /**
   * The path of your webhook URL, such as `/hooks/` and 64 random digits: at least 16 characters.
   * Every path of a list is accepted, so that a secret can be replaced.
   */
  readonly path: string | readonly string[];
  /** The endpoint of the job, or how to find it with the query of the webhook URL. */
  readonly endpointId: string | ((query: URLSearchParams) => MaybeLater<string | null | undefined>);
  /** Does your work, once per job. The call is acknowledged already. */
  readonly onJob: (job: FinishedJob<Output>, call: WebhookCall) => void | Promise<void>;
  /**
   * Called when the job of a webhook call could not be confirmed, such as one with an invented id,
   * and when `onJob` or `endpointId` throws or rejects. If it was `endpointId`, the call has the
   * endpoint `''` and is answered with 500, so that it comes again. Its own errors are ignored.
   */
  readonly onError: (error: unknown, call: WebhookCall) => void | Promise<void>;
  /** Checks the output of a completed job, and gives it its type. Default: it is not checked. */
  readonly outputSchema?: StandardSchema<unknown, Output> | undefined;
  /** Larger bodies are refused: set it above your largest output. At least 1. Default: 10,000,000. */
  readonly maxBytes?: number | undefined;
  /** How long to wait for the status to confirm the end of the job, at least 1. Default: 60,000. */
  readonly confirmWithinMs?: number | undefined;
  /** States which end a job without a result. Default: those of the client. */
  readonly finalStates?: readonly string[] | undefined;
  /** Default: the last 10,000 jobs, in memory. Use a database for several processes or restarts. */
  readonly handledJobs?: HandledJobs | undefined;
}

/** The part of an `IncomingMessage` that is needed. A body that middleware has parsed is used. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The whole target, if a router has shortened `url`. */
  readonly originalUrl?: string | undefined;
  readonly body?: unknown;
}

/** The part of a `ServerResponse` that is needed. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): { end(): unknown };
}

/** Receives calls. Both handlers need no `this`. */
export interface WebhookReceiver {
  /**
   * For Bun, Deno, Hono, Next.js and edge runtimes. A runtime that stops after the response needs
   * `context.waitUntil`, as Cloudflare Workers have it.
   */
  fetch(
    request: Request,
    context?: { readonly waitUntil?: (work: Promise<void>) => void },
  ): Promise<Response>;
  /** For node:http, Express and Connect. Other paths go to `next`; without it, they get a 404. */
  middleware(request: NodeRequest, response: NodeResponse, next?: () => void): Promise<void>;
  /** Resolves when no work is in progress. Wait for it before your process ends. */
  idle(): Promise<void>;
}

/** Longer ids are not those of jobs, and would only fill logs. */
const longestId = 256;

const defaultConfirmMs = 60_000;

/**
 * Throws a `TypeError` or a `RangeError` for options that cannot be used, such as a path that is too
 * short for a secret; it does not repeat the path.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { createClient } from 'inference-contract/client';
 * import { createWebhookReceiver } from 'inference-contract/webhooks';
 *
 * const receiver = createWebhookReceiver({
 *   client: createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo-key' }),
 *   path: '/hooks/A-LONG-RANDOM-SECRET',
 *   endpointId: 'black-forest-labs-flux-1-schnell',
 *   onJob: (job) => console.log(job.id, job.status),
 *   onError: (error) => console.error(error),
 * });
 * createServer(receiver.middleware).listen(9000, '127.0.0.1');
 * ```
 */
export function createWebhookReceiver<Output = unknown>(
  options: WebhookReceiverOptions<Output>,
): WebhookReceiver {
  const { endpointId, onJob, onError } = options;
  const { maxBytes = 10_000_000, confirmWithinMs = defaultConfirmMs } = options;
  const { handledJobs = jobsInMemory(10_000) } = options;
  const paths = readPaths(options.path);
  atLeast(1, 'maxBytes', maxBytes);
  atLeast(1, 'confirmWithinMs', confirmWithinMs);
  for (const [name, value] of Object.entries({ onJob, onError })) {
    if (typeof value !== 'function') {
      throw new TypeError(`Expected a function as ${name}, got ${typeof value}.`);
    }
  }
  const working = new Set<Promise<void>>();

  function start(call: WebhookCall): Promise<void> {
    const started = handOver(call, options, handledJobs).finally(() => working.delete(started));
    working.add(started);
    return started;
  }

  /** The response to a call, and the call if it is acknowledged; undefined for another path. */
  async function receive(
    method: string | undefined,
    target: string | undefined,
    readJson: () => unknown,
  ): Promise<{ status: number; call?: WebhookCall } | undefined> {
    const url = toUrl(target);
    // No early return, so that the time does not tell which path was almost right.
    if (
      url === undefined ||
      paths.filter((path) => isSameSecret(path, url.pathname)).length === 0
    ) {
      return undefined;
    }
    if (method !== 'POST') return { status: 405 };
    const { searchParams: query } = url;
    let jobId: string;
    try {
      const job = parseJob(await readJson());
      if (job === undefined || job.id.length > longestId) return { status: 400 };
      jobId = job.id;
    } catch (error) {
      return { status: error instanceof TooLarge ? 413 : 400 };
    }
    try {
      const endpoint = typeof endpointId === 'string' ? endpointId : await endpointId(query);
      if (!endpoint) return { status: 400 };
      return { status: 200, call: { endpointId: endpoint, jobId, query } };
    } catch (error) {
      await reporter(onError)(error, { endpointId: '', jobId, query });
      return { status: 500 };
    }
  }

  return {
    async fetch(request, context) {
      const body = () => readJsonPieces(piecesOf(request.body), maxBytes);
      const { status, call } = (await receive(request.method, request.url, body)) ?? {
        status: 404,
      };
      if (call !== undefined) {
        const started = start(call);
        context?.waitUntil?.(started);
      }
      return new Response(null, { status });
    },

    async middleware(request, response, next) {
      const { method, url, originalUrl = url, body } = request;
      const readJson = () =>
        body === undefined ? readJsonPieces(request, maxBytes) : parseBody(body);
      const received = await receive(method, originalUrl, readJson);
      if (received === undefined && next !== undefined) {
        next();
        return;
      }
      const { status, call } = received ?? { status: 404 };
      // The rest of a body that was not read would be taken for the next request.
      response.writeHead(status, status === 200 ? {} : { connection: 'close' }).end();
      if (call !== undefined) void start(call);
    },

    async idle() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

/** Confirms a call and hands the job over. Never rejects. */
async function handOver<Output>(
  call: WebhookCall,
  { client, onJob, onError, ...options }: WebhookReceiverOptions<Output>,
  handledJobs: HandledJobs,
): Promise<void> {
  const { confirmWithinMs = defaultConfirmMs, finalStates, outputSchema } = options;
  try {
    const wait = { timeoutMs: confirmWithinMs, finalStates, outputSchema };
    const job = await client.waitFor(call.endpointId, call.jobId, wait);
    if (job.id !== call.jobId) {
      const [expected, got] = [call.jobId, job.id].map((id) => JSON.stringify(id));
      throw new TypeError(`Expected the job ${expected} from waitFor, got ${got}.`);
    }
    if (!(await handledJobs.claim(job))) return;
    try {
      await onJob(job, call);
    } catch (error) {
      await handledJobs.release(job);
      throw error;
    }
  } catch (error) {
    await reporter(onError)(error, call);
  }
}

/** Remembers the last jobs. */
function jobsInMemory(limit: number): HandledJobs {
  const keys = new Set<string>();
  const keyOf = ({ id, status, delayTime, executionTime, workerId }: FinishedJob) =>
    JSON.stringify([id, status, delayTime, executionTime, workerId]);
  return {
    claim(job) {
      const key = keyOf(job);
      if (keys.has(key)) return false;
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > limit && oldest !== undefined) keys.delete(oldest);
      return true;
    },
    release(job) {
      keys.delete(keyOf(job));
    },
  };
}

class TooLarge extends Error {}

async function readJsonPieces(
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<unknown> {
  const collected = new GrowingBytes({ mostBytes: maxBytes });
  for await (const piece of pieces) {
    if (collected.length + piece.length > maxBytes) throw new TooLarge();
    collected.add(piece);
  }
  return JSON.parse(new TextDecoder().decode(collected.bytes()));
}

/** What middleware has made of a body: an object, or text or bytes. */
function parseBody(body: unknown): unknown {
  if (body instanceof Uint8Array) return JSON.parse(new TextDecoder().decode(body));
  return typeof body === 'string' ? JSON.parse(body) : body;
}

function readPaths(pathOrPaths: string | readonly string[]): readonly string[] {
  const paths = [pathOrPaths].flat();
  const isSecret = (path: unknown) =>
    typeof path === 'string' && path.length >= 16 && toUrl(path)?.pathname === path;
  if (paths.length > 0 && paths.every(isSecret)) return paths;
  throw new TypeError(
    'Expected a path that begins with / and has at least 16 characters, without a query, or a list of such paths.',
  );
}

/** A whole URL, or the target of a request to any host. */
function toUrl(target: string | undefined): URL | undefined {
  const base = 'http://receiver';
  return target !== undefined && isUrl(target, base) ? new URL(target, base) : undefined;
}

/** Compares in a time that does not depend on where the texts differ. */
function isSameSecret(secret: string, text: string): boolean {
  let difference = secret.length ^ text.length;
  for (let index = 0; index < secret.length; index += 1) {
    difference |= secret.charCodeAt(index) ^ text.charCodeAt(index);
  }
  return difference === 0;
}
