/** Rules about the bodies of errors. */
import { isProblem } from '#generated/reference/guards.js';
import { problems, rules } from '#generated/reference/tables.js';
import { type Call, describeFault, parseJson } from '../../evidence/calls.ts';
import { essenceOf } from '../../validation/http.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { broken, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import { indefiniteAnswer } from '../engine/judging/missing-evidence.ts';
import { submissionsIn } from '../engine/judging/submissions.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { problemsExpected } from './expected-problems.ts';

const mediaType = 'application/problem+json';

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
    if (isProblem(answered)) return holds(`The error ${status} has a problem as its body.`, ids);
    const [fault] = isProblem.errors ?? [];
    return broken(
      fault === undefined ? 'The body is not a problem.' : describeFault(fault, answered),
      ids,
    );
  });

/** Errors caused by the state of the service (429, 5xx) may have codes of their own. */
const errorCodeKnown: Judge = (evidence) =>
  errorsIn(evidence).flatMap(({ exchange, answered, status = 0 }) => {
    if (!isProblem(answered)) return [];
    const ids = [exchange.id];
    const { code, title, status: stated } = answered;
    const [, known] = Object.entries(problems).find(([id]) => id === code) ?? [];
    if (known === undefined) {
      const reason = `The code ${code} is not on the list.`;
      return status === 429 || status >= 500 ? unclear(reason, ids) : broken(reason, ids);
    }
    const isRight = known.status === status && stated === status && known.title === title;
    return isRight
      ? holds(`The code ${code} is on the list.`, ids)
      : broken(
          `The code ${code} belongs to status ${known.status} and the title "${known.title}", but the answer differs.`,
          ids,
        );
  });

/** The error must name every invalid place by a JSON pointer. */
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
      ? holds('The error names every invalid place.', [id])
      : broken(`The error does not name ${missing.map((at) => at || 'the body').join()}.`, [id]);
  });

/** The statuses of the problems that the rule names. */
const malformedStatuses: readonly number[] = Object.entries(problems).flatMap(
  ([code, { status }]) => {
    const place = `#/x-problems/${code}`;
    const isNamed = rules['broken-http-is-problem'].enforcedBy?.some(
      ({ document }) => document === place,
    );
    return isNamed ? [status] : [];
  },
);

/** One lost answer may be chance; if every answer is missing, the service is the cause. */
const brokenHttpIsProblem: Judge = ({ malformed }) => {
  const isSilent = malformed.every(({ response, isUnsent }) => !response && !isUnsent);
  return malformed.map(({ id, response, failure = 'no answer', raw }) => {
    if (response === undefined) {
      const reason = `Malformed HTTP was not answered: ${failure}`;
      return isSilent ? broken(reason, [id]) : unclear(reason, [id]);
    }
    const { status, headers, body } = response;
    if (isOfState(status)) {
      return indefiniteAnswer('Malformed HTTP', { status }, [id]);
    }
    if (!malformedStatuses.includes(status)) {
      return broken(`Malformed HTTP was answered with ${status}.`, [id]);
    }
    if (essenceOf(headers['content-type']) !== mediaType || !isProblem(parseJson(body))) {
      return broken(`Malformed HTTP was answered with ${status}, but without a problem.`, [id]);
    }
    return raw?.isClosed
      ? holds('Malformed HTTP was answered with a problem, and the connection was closed.', [id])
      : broken('The connection remained open after the answer to malformed HTTP.', [id]);
  });
};

/** Statuses caused by the state of a service, or of a proxy in front of it. */
function isOfState(status: number): boolean {
  return status === 429 || [500, 502, 503, 504].includes(status);
}

/** By rule. */
export const errorBodyJudges = {
  'error-is-problem': errorIsProblem,
  'error-code-known': errorCodeKnown,
  'error-names-places': errorNamesPlaces,
  'broken-http-is-problem': brokenHttpIsProblem,
} satisfies Judges;
