/** Refusals as problem documents (RFC 9457). */
import { type HttpResponse, jsonResponse, problemHeaders } from '../http.ts';
import type { InvalidPart } from './explain.ts';

/** Why a request was refused, or a response was not sent. */
export interface ProblemDocument {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly InvalidPart[];
}

const titles = {
  400: 'The request does not match the document.',
  401: 'The request is not authenticated.',
  403: 'The request is not allowed.',
  404: 'There is nothing at this path.',
  405: 'The path does not support this method.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  500: 'The server failed.',
  501: 'The operation is not implemented.',
  503: 'The server is busy.',
} as const;

export type RefusalStatus = keyof typeof titles;

/** A refused request. */
export interface Refusal {
  readonly kind: 'refused';
  readonly problem: ProblemDocument;
  /** Headers that belong to the status: `allow`, `www-authenticate`, `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
}

export function refusal(
  status: RefusalStatus,
  detail: string,
  {
    errors,
    headers = {},
  }: { errors?: readonly InvalidPart[]; headers?: Readonly<Record<string, string>> } = {},
): Refusal {
  const problem = { status, title: titles[status], detail, ...(errors ? { errors } : {}) };
  return { kind: 'refused', problem, headers };
}

export function refusalFor(errors: readonly InvalidPart[]): Refusal {
  return refusal(400, errors.map(({ detail }) => detail).join(' '), { errors });
}

/** The refusal for an internal failure. The caller does not learn the reason. */
export function serverError(): Refusal {
  return refusal(500, "See the server's log for the reason.");
}

export function renderRefusal({ problem, headers }: Refusal): HttpResponse {
  const response = jsonResponse(problem.status, problem, problemHeaders);
  return { ...response, headers: { ...response.headers, ...headers } };
}
