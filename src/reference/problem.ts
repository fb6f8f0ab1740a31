/** What the service refuses, as problem details (RFC 9457). The catalogue is in the document. */
import { problems } from '#generated/reference/tables.js';
import type { Finding } from '../validation/findings.ts';
import type { HttpResponse } from '../validation/http.ts';

/** A code of the catalogue. */
export type ProblemCode = keyof typeof problems;

/** Thrown where a request is refused; `renderProblem` turns it into the answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly findings: readonly Finding[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail: string,
    {
      findings = [],
      headers = {},
    }: { findings?: readonly Finding[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.code = code;
    this.findings = findings;
    this.headers = headers;
  }
}

/** The problem of a request that breaks the document's schemas in these places. */
export function invalidRequest(findings: readonly Finding[]): Problem {
  const detail = findings.map((finding) => finding.detail).join(' ');
  return new Problem('invalidRequest', detail, { findings });
}

/**
 * The answer that a problem makes: one wire shape for all of them.
 *
 * @rule error-is-problem
 * @rule error-code-known
 * @rule error-names-places
 */
export function renderProblem({ code, message, findings, headers }: Problem): HttpResponse {
  const { status, title } = problems[code];
  const body = {
    status,
    title,
    detail: message,
    code,
    ...(findings.length > 0 && { errors: findings }),
  };
  return {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify(body),
  };
}
