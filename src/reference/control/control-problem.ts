/** What the control interface refuses. Its catalogue is in its own document. */
import { type ProblemCode, problems } from '#generated/control/tables.js';
import type { Finding } from '../../validation/findings.ts';
import { type HttpResponse, jsonResponse } from '../../validation/http.ts';

/** Thrown where a call is refused; `renderControlProblem` turns it into the answer. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem';
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

/** The problem of a call that is wrong in these places. */
export function invalidCall(findings: readonly Finding[]): ControlProblem {
  const detail = findings.map((finding) => finding.detail).join(' ');
  return new ControlProblem('invalidRequest', detail, { findings });
}

/** The answer that a problem makes, in the same form as those of the service (RFC 9457). */
export function renderControlProblem(problem: ControlProblem): HttpResponse {
  const { code, message: detail, findings } = problem;
  const errors = findings.length > 0 ? { errors: findings } : {};
  const body = { ...problems[code], detail, code, ...errors };
  const answer = jsonResponse(body.status, body, 'application/problem+json');
  return { ...answer, headers: { ...problem.headers, ...answer.headers } };
}
