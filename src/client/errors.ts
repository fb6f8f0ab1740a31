/** What can go wrong between a client and a deployment. None of these messages holds the API key. */

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
    const job = jobId === undefined ? '' : ` (job ${jobId})`;
    super(`${method} ${url}${job}: ${message}`, options);
    this.method = method;
    this.url = url;
    this.jobId = jobId;
  }
}

/** The deployment refused the request, or failed. */
export class HttpError extends ClientError {
  override readonly name = 'HttpError';
  /** HTTP status, 400 to 599 or anything else that is no success. */
  readonly status: number;
  /** The error's body: parsed where it is JSON, else its text. Its form is not stated. */
  readonly body: unknown;
  /** How long the deployment asked to wait before the next try, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    context: RequestContext,
    {
      status,
      body,
      retryAfterMs,
    }: { status: number; body: unknown; retryAfterMs?: number | undefined },
  ) {
    super(`answered with ${status}${explain(body)}`, context);
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer: the network failed, or the deployment cannot be reached. `cause` has the reason. */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';

  constructor(context: RequestContext, cause: unknown) {
    const reason = cause instanceof Error ? rootOf(cause).message : String(cause);
    super(`no answer, ${reason}`, context, { cause });
  }
}

/** A successful answer that is no job: not JSON, not an object, or without id or status. */
export class InvalidAnswerError extends ClientError {
  override readonly name = 'InvalidAnswerError';
  /** HTTP status. */
  readonly status: number;

  constructor(
    context: RequestContext,
    { status, expected, text }: { status: number; expected: string; text: string },
  ) {
    super(`answered with ${status}; expected ${expected}, got ${excerpt(text)}`, context);
    this.status = status;
  }
}

/** The job had not ended when `timeoutMs` was over. It goes on; wait for it again with `waitFor`. */
export class WaitTimeoutError extends ClientError {
  override readonly name = 'WaitTimeoutError';
  /** The state that was seen last; undefined where none was seen. */
  readonly lastStatus: string | undefined;

  constructor(
    context: RequestContext,
    { timeoutMs, lastStatus }: { timeoutMs: number; lastStatus: string | undefined },
  ) {
    super(`not ended within ${timeoutMs} ms, last seen ${lastStatus ?? 'not at all'}`, context);
    this.lastStatus = lastStatus;
  }
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error;
}

/** What an error body says in words, where it does so in one of the usual members. */
function explain(body: unknown): string {
  if (typeof body === 'string') return body === '' ? '' : `, ${excerpt(body)}`;
  if (typeof body !== 'object' || body === null) return '';
  const words = ['detail', 'message', 'error', 'title']
    .map((member) => Object.getOwnPropertyDescriptor(body, member)?.value)
    .find((value) => typeof value === 'string' && value !== '');
  return words === undefined ? '' : `, ${shorten(String(words), 500)}`;
}

function excerpt(text: string): string {
  return text === '' ? 'an empty body' : JSON.stringify(shorten(text, 120));
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
