/**
 * Refusals as problem details (RFC 9457): one wire format, and the catalogue of the document.
 */

import { problems } from '#generated/reference/tables.js';
import type { InvalidValue } from '../../validation/errors/invalid-values.ts';
import { type HttpResponse, jsonResponse, problemHeaders } from '../../validation/http.ts';

/** Members of a problem besides its code and detail. */
export interface ProblemParts {
  /** Default: none. */
  readonly findings?: readonly InvalidValue[];
  /** Sent with the answer. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown where a request is refused, with a code of the catalogue of its document. */
export abstract class CatalogueProblem<Code extends string> extends Error {
  readonly code: Code;
  readonly findings: readonly InvalidValue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: Code, detail: string, { findings = [], headers = {} }: ProblemParts = {}) {
    super(detail);
    this.code = code;
    this.findings = findings;
    this.headers = headers;
  }
}

/** A class of problems whose catalogue has this code. */
export type ProblemClass<Code extends string, Kind> = new (
  code: Code,
  detail: string,
  parts?: ProblemParts,
) => Kind;

/** The problem of a request that breaks the document in these places. */
export function invalidRequestProblem<Kind>(
  Problem: ProblemClass<'invalidRequest', Kind>,
  findings: readonly InvalidValue[],
): Kind {
  const detail = findings.map((finding) => finding.detail).join(' ');
  return new Problem('invalidRequest', detail, { findings });
}

/** The problem of an unauthenticated caller, with its challenge (RFC 9110). */
export function unauthorizedProblem<Kind>(
  Problem: ProblemClass<'unauthorized', Kind>,
  detail: string,
): Kind {
  return new Problem('unauthorized', detail, { headers: { 'www-authenticate': 'Bearer' } });
}

export function renderFrom<Code extends string>(
  catalogue: Readonly<Record<Code, { readonly status: number; readonly title: string }>>,
  { code, message, findings, headers }: CatalogueProblem<Code>,
): HttpResponse {
  const { status, title } = catalogue[code];
  const errors = findings.length > 0 ? { errors: findings } : {};
  const body = { status, title, detail: message, code, ...errors };
  return jsonResponse(status, body, { ...headers, ...problemHeaders });
}

export type ProblemCode = keyof typeof problems;

/** Thrown where a request is refused; `renderProblem` turns it into the answer. */
export class Problem extends CatalogueProblem<ProblemCode> {
  override readonly name = 'Problem';
}

/** The problem of a request that breaks the document's schemas in these places. */
export function invalidRequest(findings: readonly InvalidValue[]): Problem {
  return invalidRequestProblem(Problem, findings);
}

/**
 * The answer that a problem makes: one wire shape for all of them.
 *
 * @rule error-is-problem
 * @rule error-code-known
 * @rule error-names-places
 */
export function renderProblem(problem: Problem): HttpResponse {
  return renderFrom(problems, problem);
}

/** Problems that the server itself answers with, by status. */
const transportCodes: ReadonlyMap<number, ProblemCode> = new Map([
  [408, 'requestTimeout'],
  [413, 'payloadTooLarge'],
  [417, 'expectationFailed'],
  [431, 'headersTooLarge'],
  [501, 'notImplemented'],
  [503, 'serviceBusy'],
  [505, 'versionNotSupported'],
]);

/** Answers a message that never became a request, such as malformed HTTP, with a problem. */
export function renderTransportError(status: number, detail: string): HttpResponse {
  return renderProblem(new Problem(transportCodes.get(status) ?? 'badRequest', detail));
}
