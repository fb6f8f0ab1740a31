/**
 * What can go wrong between a client and a deployment. None of these messages holds the API key.
 */

/** The request that an error belongs to. */
export interface RequestContext {
  readonly method: string;
  readonly url: string;
  /** The job, once its id is known: it may be running, and it may cost. */
  readonly jobId?: string | undefined;
}

/** The family of all errors below. `catch (error) { if (error instanceof ClientError) … }` */
export abstract class ClientError extends Error {
  readonly method: string;
  readonly url: string;
  readonly jobId: string | undefined;

  constructor(message: string, { method, url, jobId }: RequestContext, options?: ErrorOptions) {
    const job = jobId === undefined ? '' : ` (job ${shorten(jobId, 120)})`;
    super(`${method} ${url}${job}: ${message}`, options);
    this.method = method;
    this.url = url;
    this.jobId = jobId;
  }
}

/** The deployment refused the request, redirected it, or failed. Redirects are not followed. */
export class HttpError extends ClientError {
  override readonly name = 'HttpError';
  /**
   * HTTP status: 400 to 599, or another one that is not a success. Browsers hide the status of a
   * redirect; it is 0 then.
   */
  readonly status: number;
  /**
   * The error's body: parsed if it is JSON, else text; undefined without a body. The contract does
   * not define its form. `[API key]` replaces the API key.
   */
  readonly body: unknown;
  /** How long the deployment asked to wait before the next try, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    context: RequestContext,
    {
      status,
      text,
      retryAfterMs,
      redirect,
    }: {
      status: number;
      text: string;
      retryAfterMs?: number | undefined;
      /** The origin of a redirect, as far as it is known. */
      redirect?: string | undefined;
    },
  ) {
    const body = readBody(text);
    const explained =
      redirect === undefined
        ? explain(body, text)
        : `, a redirect to ${redirect}, and redirects are not followed; check baseUrl`;
    super(`answered with ${status}${explained}`, context);
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * No answer, or half of one: the network failed, or the deployment cannot be reached. `cause` has
 * the reason. Whether a submit has arrived is not known.
 */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';

  constructor(context: RequestContext, { reason, cause }: { reason: string; cause: unknown }) {
    super(`no answer, ${reason}`, context, { cause });
  }
}

/**
 * A successful answer that is not a job: it is not JSON, not an object, or has no `id` or `status`.
 */
export class InvalidAnswerError extends ClientError {
  override readonly name = 'InvalidAnswerError';
  /** HTTP status. */
  readonly status: number;
  /** The whole answer, as in `HttpError`: should it hold a result, it is not lost. */
  readonly body: unknown;

  constructor(
    context: RequestContext,
    { status, expected, text }: { status: number; expected: string; text: string },
  ) {
    super(`answered with ${status}; expected ${expected}, got ${excerpt(text)}`, context);
    this.status = status;
    this.body = readBody(text);
  }
}

/**
 * The job had not ended after `timeoutMs`. It continues: wait again with `waitFor`. Without a
 * `jobId`, the submission was not answered in time, and the job may exist.
 */
export class WaitTimeoutError extends ClientError {
  override readonly name = 'WaitTimeoutError';
  /** The state that was seen last; undefined where none was seen. */
  readonly lastStatus: string | undefined;

  /** `cause` is why the last look failed, if it did. */
  constructor(
    context: RequestContext,
    {
      timeoutMs,
      lastStatus,
      cause,
    }: { timeoutMs: number; lastStatus?: string | undefined; cause?: unknown },
  ) {
    super(
      context.jobId === undefined
        ? `no answer within ${timeoutMs} ms; the job may have been accepted`
        : `not ended within ${timeoutMs} ms, last seen ${lastStatus ?? 'not at all'}`,
      context,
      cause === undefined ? {} : { cause },
    );
    this.lastStatus = lastStatus;
  }
}

function readBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The message in an error body, from one of the usual members. */
function explain(body: unknown, text: string): string {
  if (text === '') return '';
  const words =
    typeof body === 'object' && body !== null
      ? ['detail', 'message', 'error', 'title']
          .map((member): unknown => Object.getOwnPropertyDescriptor(body, member)?.value)
          .find((value) => typeof value === 'string' && value !== '')
      : undefined;
  return `, ${typeof words === 'string' ? shorten(words, 500) : excerpt(text)}`;
}

function excerpt(text: string): string {
  return text === '' ? 'an empty body' : JSON.stringify(shorten(text, 120));
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
