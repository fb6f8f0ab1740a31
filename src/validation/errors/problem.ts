/** Refusals as problem documents (RFC 9457). */
import { type HttpResponse, jsonResponse, problemHeaders } from '../http.ts';
import type { DocumentFinding } from './explain.ts';

/** Why a request was refused, or a response withheld. */
export interface ProblemDocument {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly DocumentFinding[];
}

const titles = {
  400: 'The request does not match the document.',
  401: 'The request is not authenticated.',
  403: 'The request is not allowed.',
  404: 'There is nothing at this path.',
  405: 'The path does not take this method.',
  413: 'The body is too large.',
  415: 'The body has a type that is not taken here.',
  500: 'The server failed.',
  501: 'The operation is not implemented.',
} as const;

/** Statuses of refusals. */
export type RefusalStatus = keyof typeof titles;

/** A refused request. */
export interface Refusal {
  readonly kind: 'refused';
  readonly problem: ProblemDocument;
  /** Headers that belong to the status: `allow`, `www-authenticate`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a refusal. */
export function refusal(
  status: RefusalStatus,
  detail: string,
  {
    errors,
    headers = {},
  }: { errors?: readonly DocumentFinding[]; headers?: Readonly<Record<string, string>> } = {},
): Refusal {
  const problem = { status, title: titles[status], detail, ...(errors ? { errors } : {}) };
  return { kind: 'refused', problem, headers };
}

/** A refusal because of what was found. */
export function refusalFor(errors: readonly DocumentFinding[]): Refusal {
  return refusal(400, errors.map(({ detail }) => detail).join(' '), { errors });
}

/** The refusal for an internal failure. The caller does not learn the reason. */
export function serverFault(): Refusal {
  return refusal(500, 'The log of the server says more.');
}

/** The answer for a refusal. */
export function renderRefusal({ problem, headers }: Refusal): HttpResponse {
  const response = jsonResponse(problem.status, problem, problemHeaders);
  return { ...response, headers: { ...response.headers, ...headers } };
}
