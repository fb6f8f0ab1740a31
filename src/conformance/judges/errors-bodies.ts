/** Rules about the bodies of errors. */
import { validators } from '#generated/reference/all-errors.js';
import { problems } from '#generated/reference/tables.js';
import { type Call, describeFault } from '../../evidence/calls.ts';
import { essenceOf } from '../../validation/media-types.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { broken, holds, type Judge, unclear } from '../judging/judge.ts';
import { problemsExpected } from '../judging/problems-expected.ts';
import { submissionsIn } from '../judging/submissions.ts';
import type { Judges } from '../judging/verdicts.ts';

const mediaType = 'application/problem+json';
const isProblem = validators.runJob.responses.default[mediaType];

/** Answers of the deployment that are errors with a body. */
function errorsIn({ calls }: EvidenceView): Call[] {
  return calls.filter(({ exchange, status = 0 }) => {
    const { target, method } = exchange.request;
    return status >= 400 && target.startsWith('/') && method !== 'HEAD';
  });
}

const errorIsProblem: Judge = (evidence) =>
  errorsIn(evidence).map(({ exchange, answered, status }) => {
    const ids = [exchange.id];
    const type = essenceOf(exchange.response?.headers['content-type']);
    if (type !== mediaType) return broken(`Expected ${mediaType}, got ${type ?? 'none'}.`, ids);
    if (isProblem(answered)) return holds(`The error ${status} is a problem.`, ids);
    const [fault] = isProblem.errors ?? [];
    return broken(
      fault === undefined ? 'The body is no problem.' : describeFault(fault, answered),
      ids,
    );
  });

/** What a service is forced to by its state may have a code of its own. */
const errorCodeKnown: Judge = (evidence) =>
  errorsIn(evidence).flatMap(({ exchange, answered, status = 0 }) => {
    if (!isProblem(answered)) return [];
    const ids = [exchange.id];
    const { code, title, status: told } = answered;
    const [, known] = Object.entries(problems).find(([id]) => id === code) ?? [];
    if (known === undefined) {
      const reason = `${code} is no code of the list.`;
      return [status === 429 || status >= 500 ? unclear(reason, ids) : broken(reason, ids)];
    }
    const isRight = known.status === status && told === status && known.title === title;
    return isRight
      ? [holds(`${code} is a code of the list.`, ids)]
      : [broken(`${code} has the status ${known.status} and another title or status here.`, ids)];
  });

/** Every place that breaks the document has to be named, and by a pointer. */
const errorNamesPlaces: Judge = (evidence) =>
  submissionsIn(evidence).flatMap((one) => {
    const { call, body, isWhole, id } = one;
    const [only, ...others] = problemsExpected(call, evidence) ?? [];
    if (only !== 'invalidRequest' || others.length > 0 || !isWhole || body === undefined) return [];
    if (call.status !== problems.invalidRequest.status || !isProblem(call.answered)) return [];
    const { errors = [] } = call.answered;
    const named = new Set(errors.map((place) => (place.in === 'body' ? place.pointer : undefined)));
    const missing = one.faults.reference.found
      .map(({ instancePath, params: { missingProperty } }) =>
        typeof missingProperty === 'string' ? `${instancePath}/${missingProperty}` : instancePath,
      )
      .filter((pointer) => !named.has(pointer));
    return missing.length === 0
      ? [holds('The places that are wrong are named.', [id])]
      : [broken(`The error does not name ${missing.map((at) => at || 'the body').join()}.`, [id])];
  });

/** By rule. */
export const errorBodyJudges = {
  'error-is-problem': errorIsProblem,
  'error-code-known': errorCodeKnown,
  'error-names-places': errorNamesPlaces,
} satisfies Judges;
