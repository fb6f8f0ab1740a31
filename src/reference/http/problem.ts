/** What the service refuses, as problem details (RFC 9457). The catalogue is in the document. */
import { problems } from '#generated/reference/tables.js';
import type { Finding } from '../../validation/findings.ts';
import type { HttpResponse } from '../../validation/http.ts';
import { CatalogueProblem, problemOf, renderFrom } from './problem-catalogue.ts';

/** A code of the catalogue. */
export type ProblemCode = keyof typeof problems;

/** Thrown where a request is refused; `renderProblem` turns it into the answer. */
export class Problem extends CatalogueProblem<ProblemCode> {
  override readonly name = 'Problem';
}

/** The problem of a request that breaks the document's schemas in these places. */
export function invalidRequest(findings: readonly Finding[]): Problem {
  return problemOf(Problem, findings);
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

/** What the server itself answers, without the service, by status. */
const transportCodes: ReadonlyMap<number, ProblemCode> = new Map([
  [408, 'requestTimeout'],
  [413, 'payloadTooLarge'],
  [417, 'expectationFailed'],
  [431, 'headersTooLarge'],
  [501, 'notImplemented'],
  [503, 'overloaded'],
  [505, 'versionNotSupported'],
]);

/**
 * The answer to what never became a request, such as broken HTTP: the same shape as any other.
 *
 * @rule broken-http-is-problem
 * @rule unread-answers-are-503
 */
export function renderTransportError(status: number, detail: string): HttpResponse {
  return renderProblem(new Problem(transportCodes.get(status) ?? 'badRequest', detail));
}
