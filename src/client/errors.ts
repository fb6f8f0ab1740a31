/**
 * What can go wrong between a client and a deployment. None of these messages holds the API key, or credentials of the request's `s3Config`.
 */
import { isObject } from '../core/json.ts';
import { escapeInvisible } from '../core/visible-text.ts';
import { parseJsonOr } from './http.ts';

/** The request that an error belongs to. */
export interface RequestContext {
  readonly method: string;
  readonly url: string;
  /** The job, once its id is known: it may be running, and it may cost. */
  readonly jobId?: string | undefined;
}

/** The members of a class of errors, for the compiler: the base class sets them. */
type ErrorMembers<Class extends ClientError> = Omit<Class, Exclude<keyof ClientError, 'cause'>>;

/** The family of all errors below. `catch (error) { if (error instanceof ClientError) … }` */
export abstract class ClientError extends Error {
  declare readonly method: string;
  declare readonly url: string;
  declare readonly jobId: string | undefined;

  /** `members` are those of the class. Without a `cause`, the error has no such member. */
  constructor(
    message: string,
    { method, url, jobId }: RequestContext,
    { cause, ...members }: { readonly cause?: unknown; readonly [member: string]: unknown } = {},
  ) {
    const job = jobId === undefined ? '' : ` (job ${JSON.stringify(cutText(jobId, 120))})`;
    const text = escapeInvisible(`${method} ${url}${job}: ${message}`);
    super(text, cause === undefined ? cause : { cause });
    Object.assign(this, { method, url, jobId, ...members });
  }
}

/** The deployment refused the request, redirected it, or failed. Redirects are not followed. */
export class HttpError extends ClientError {
  override readonly name = 'HttpError';
  /**
   * HTTP status: 400 to 599, or another one that is not a success. Browsers hide the status of a
   * redirect; it is 0 then.
   */
  declare readonly status: number;
  /**
   * The error's body: parsed if it is JSON, else text; undefined without a body. The contract does
   * not define its form. `[API key]` replaces the API key. JSON that is nested too deeply stays text.
   */
  declare readonly body: unknown;
  /** How long the deployment asked to wait before the next try, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /** The response's headers. `[API key]` replaces the API key. */
  declare readonly headers: Headers;

  constructor(
    context: RequestContext,
    {
      status,
      headers,
      text,
      retryAfterMs,
      redirect,
    }: {
      status: number;
      headers: Headers;
      text: string;
      retryAfterMs?: number | undefined;
      /** The origin of a redirect, as far as it is known. */
      redirect?: string | undefined;
    },
  ) {
    const body = readErrorBody(text);
    const explained =
      redirect === undefined
        ? messageInBody(body, text)
        : `, a redirect to ${redirect}, and redirects are not followed; check baseUrl`;
    super(`answered with ${status}${explained}`, context, {
      status,
      headers,
      body,
      retryAfterMs,
    } satisfies ErrorMembers<HttpError>);
  }
}

/**
 * No answer, or half of one: the network failed, or the deployment cannot be reached. `cause` is
 * a copy of the reason: its name, message, stack, code, system call and causes. `[API key]` replaces the API key in it.
 * Whether a submit has arrived is not known.
 */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';

  constructor(context: RequestContext, { reason, cause }: { reason: string; cause: unknown }) {
    super(`no answer, ${reason}`, context, { cause } satisfies ErrorMembers<ConnectionError>);
  }
}

/**
 * A successful response without what was asked for: it is not JSON, is not a job, is another job, or
 * its output does not fit `outputSchema`. For the schema, `cause` is a list of its issues, each with
 * `message` and `path`. `[API key]` replaces the API key in them.
 */
export class InvalidAnswerError extends ClientError {
  override readonly name = 'InvalidAnswerError';
  /** HTTP status. */
  declare readonly status: number;
  /** The whole answer, as in `HttpError`: should it hold a result, it is not lost. */
  declare readonly body: unknown;

  constructor(
    context: RequestContext,
    {
      status,
      expected,
      text,
      cause,
    }: { status: number; expected: string; text: string; cause?: unknown },
  ) {
    super(`answered with ${status}; expected ${expected}, got ${bodyExcerpt(text)}`, context, {
      status,
      body: readErrorBody(text),
      cause,
    } satisfies ErrorMembers<InvalidAnswerError>);
  }
}

/**
 * `timeoutMs` has passed. The deployment may continue the job: wait again with `waitFor`. If a
 * submission was not answered in time, there is no `jobId`, and the job may exist.
 */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError';
  /** After a wait, the state that was seen last; undefined where none was seen. */
  declare readonly lastStatus: string | undefined;

  /** `poll` if the end of the job was awaited, not an answer; `cause` is why the last request failed, if it did. */
  constructor(
    context: RequestContext,
    {
      timeoutMs,
      poll,
      cause,
    }: {
      timeoutMs: number;
      poll?: { readonly lastStatus?: string | undefined } | undefined;
      cause?: unknown;
    },
  ) {
    super(
      poll
        ? `not ended within ${timeoutMs} ms, last status ${poll.lastStatus ?? 'unknown'}`
        : `no answer within ${timeoutMs} ms${maybeAccepted(context)}`,
      context,
      { lastStatus: poll?.lastStatus, cause } satisfies ErrorMembers<TimeoutError>,
    );
  }
}

/**
 * The call's signal was aborted; `cause` is its reason. The deployment may continue the job. If a
 * submission was on its way, there is no `jobId`, and the job may exist.
 */
export class AbortError extends ClientError {
  override readonly name = 'AbortError';

  /** `inFlight`: a request was on its way. */
  constructor(
    context: RequestContext,
    { reason, inFlight }: { reason: unknown; inFlight: boolean },
  ) {
    super(`aborted${inFlight ? maybeAccepted(context) : ''}`, context, {
      cause: reason,
    } satisfies ErrorMembers<AbortError>);
  }
}

/** Describes a request that was sent but not answered. */
function maybeAccepted({ method }: RequestContext): string {
  return method === 'POST' ? '; the request may have been accepted' : '';
}

function readErrorBody(text: string): unknown {
  return text ? parseJsonOr(text, () => text) : undefined;
}

/** The message in an error body, from one of the usual members. */
function messageInBody(body: unknown, text: string): string {
  if (!text) return '';
  const words =
    isObject(body) &&
    ['detail', 'message', 'error', 'title']
      .map((member) => body[member])
      .find((value): value is string => typeof value === 'string' && value !== '');
  return `, ${words ? cutText(words, 500) : bodyExcerpt(text)}`;
}

function bodyExcerpt(text: string): string {
  return text ? JSON.stringify(cutText(text, 120)) : 'an empty body';
}

function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
