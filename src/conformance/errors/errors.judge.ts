/** Rules about errors: their statuses, precedence and bodies. */
import { isProblem } from '#generated/reference/guards.js';
import { limits, operations, type ProblemCode, problems } from '#generated/reference/tables.js';
import { compiled } from '#generated/reference/validators/index.js';
import { describeError } from '../../evidence/document-errors.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmissionId,
  isSuccess,
  type OperationExchange,
  operationsAt,
} from '../../evidence/operation-exchange.ts';
import { essenceOf } from '../../validation/media-types.ts';
import { isServerError } from '../contract/tolerances.ts';
import { neverAdmitted } from '../judging/answers/always-refused-429.ts';
import {
  bodyErrors,
  faultIn,
  isRefusalStatus,
  type Submission,
  submissionsIn,
} from '../judging/answers/submissions.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient, problemCode } from '../judging/jobs/job-calls.ts';
import {
  broken,
  type Finding,
  holdingOnlyIf,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { problemsExpected } from './expected-problems.ts';

/** Judges bodies that are not JSON, or certainly break the contract. */
const invalidRequestIs400: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isWhole }) => isWhole);
  const faulty = submissions.flatMap((submission) => {
    const fault = faultIn(submission);
    return fault === undefined ? [] : [{ fault, submission }];
  });
  // One operation may forgive what the other refuses.
  const byFault = groupBy(faulty, ({ fault, submission }) => `${submission.operationId} ${fault}`);
  const isWorking = submissions.some(({ reception }) => reception === 'accepted');
  return [...byFault.values()].flatMap((alike) => {
    const same = alike.map(({ submission }) => submission);
    // One failure may be chance. If all requests with a fault fail, one of them persistently, the fault is the cause.
    const areAll =
      isWorking &&
      same.every(({ call: { status } }) => isServerError(status)) &&
      same.some(({ call }) => evidence.persistentFailures.has(call));
    return same.map((submission) =>
      judgeInvalid(submission, {
        isTheFault: areAll || evidence.persistentFailures.has(submission.call),
      }),
    );
  });
};

function judgeInvalid(
  { call: { status }, reception, id }: Submission,
  { isTheFault }: { isTheFault: boolean },
): Finding {
  if (status === 400) return holds('An invalid request was answered with 400.', [id]);
  if (isTheFault) {
    return broken(
      `Expected 400 for an invalid request, got ${status} every time, while other requests were answered.`,
      [id],
    );
  }
  return reception === 'unclear'
    ? indefiniteAnswer('An invalid request', { status }, [id])
    : broken(`An invalid request was answered with ${status}.`, [id]);
}

/** A key that other endpoints accept is no reason to refuse a request. */
const unknownEndpointIs404: Judge = (evidence) => {
  const { calls, persistentFailures } = evidence;
  const about = calls
    .filter(({ exchange, operationId }) => {
      const { key, probes = [] } = exchange;
      return key === 'valid' && operationId !== undefined && probes.includes(unknownEndpoint);
    })
    .filter(({ operationId, sent }) => {
      if (!isSubmissionId(operationId)) return true;
      return bodyErrors({ operationId, body: sent }, 'reference').found.length === 0;
    });
  const limited = neverAdmitted(about, evidence);
  const acceptedForms = new Set(
    calls
      .filter((call) => call.exchange.key === 'valid' && isSuccess(call) && !about.includes(call))
      .map(({ exchange }) => exchange.keyForm),
  );
  return about.map((call) => {
    const { exchange, status = 0, operationId } = call;
    const ids = [exchange.id];
    if (status === 404) return holds(`${operationId} answered 404.`, ids);
    const isAlways = persistentFailures.has(call) || limited.has(call);
    const always = isAlways ? ' every time' : '';
    const what = exchange.label ?? 'an unknown endpoint';
    const reason = `${operationId} answered ${what} with ${status}${always}.`;
    const isDefinite = (status >= 200 && status < 300) || status === 403 || isRefusalStatus(status);
    const isOfKey = status === 401 && acceptedForms.has(exchange.keyForm);
    return isDefinite || isOfKey || isAlways ? broken(reason, ids) : unclear(reason, ids);
  });
};

const unknownEndpoint = 'unknown-endpoint-is-404';

interface Expectation {
  readonly first: ProblemCode;
  readonly withCode?: true;
  /** Which of these requests to judge. Default: all. */
  readonly about?: (call: OperationExchange) => boolean;
  /** Checks for further parts of the answer; returns what is missing. */
  readonly lacks?: (call: OperationExchange) => string | undefined;
}

/** A request with several faults is judged by the rule about their order. */
function answersWith({ about = () => true, ...expectation }: Expectation): Judge {
  return (evidence) => {
    const calls = evidence.calls.filter((call) => {
      const [first, ...others] = problemsExpected(call, evidence) ?? [];
      return first === expectation.first && others.length === 0 && about(call);
    });
    const limited = neverAdmitted(calls, evidence);
    return calls.map((call) =>
      judgeAnswer(call, evidence, { ...expectation, isLimited: limited.has(call) }),
    );
  };
}

function judgeAnswer(
  call: OperationExchange,
  { persistentFailures }: EvidenceView,
  {
    first: expected,
    withCode,
    lacks,
    isLimited = false,
  }: Expectation & { readonly isLimited?: boolean },
): Finding {
  const { exchange, status = 0 } = call;
  const ids = [exchange.id];
  const { status: right } = problems[expected];
  if (persistentFailures.has(call) || isLimited)
    return broken(`Expected ${right}, got ${status} every time.`, ids);
  if (isTransient(call)) return indefiniteAnswer(`A request that should get ${right}`, call, ids);
  if (status !== right) return broken(`Expected ${right}, got ${status}.`, ids);
  const code = problemCode(call);
  if (withCode && code !== expected) {
    return broken(`Expected the code ${expected}, got ${code ?? 'none'}.`, ids);
  }
  const missing = lacks?.(call);
  return missing === undefined
    ? holds(`The request was answered with ${status}.`, ids)
    : broken(missing, ids);
}

/** Broken if a request gets the answer for a fault that comes later; another answer breaks the rule about the first. */
const errorPrecedence: Judge = (evidence) =>
  evidence.calls.flatMap((call) => {
    const [first, ...others] = problemsExpected(call, evidence) ?? [];
    if (first === undefined || others.length === 0) return [];
    const finding = judgeAnswer(call, evidence, { first, withCode: true });
    const code = problemCode(call);
    const isOfLater = others.some((other) =>
      call.status === problems[first].status
        ? other === code
        : call.status === problems[other].status,
    );
    if (finding.outcome === 'broken' && !isOfLater) return unclear(finding.reason, finding.shownBy);
    return finding;
  });

/** `Allow` must have methods of the path, and not the refused one. */
function lacksAllow({ exchange }: OperationExchange): string | undefined {
  const { request, response } = exchange;
  const [path = ''] = request.target.split(/[?#]/);
  const allow = response?.headers['allow']?.split(',').map((method) => method.trim()) ?? [];
  const stated = operationsAt(path).map((id) => operations[id].method);
  const isRight =
    stated.some((method) => allow.includes(method)) && !allow.includes(request.method);
  return isRight
    ? undefined
    : `Expected the methods of the path in \`Allow\`, got ${allow.join() || 'none'}.`;
}

/** Requires both sides: the first illegal body is refused, and the last legal one accepted. */
const requestSize: Judge = (evidence) => {
  const refused = answersWith({ first: 'payloadTooLarge' })(evidence);
  const accepted = submissionsIn(evidence).flatMap(({ call, operationId, reception, id }) => {
    const { request, probes } = call.exchange;
    const bytes = request.bytes ?? Buffer.byteLength(request.body ?? '');
    const isLegal = bytes <= limits.requestBodyBytes[operationId];
    if (!probes?.includes('request-size') || !isLegal) return [];
    if (reception === 'accepted') return holds('The largest allowed request was accepted.', [id]);
    if (reception !== 'refused') return [];
    return broken(`The largest allowed request was refused with ${call.status}.`, [id]);
  });
  const isComplete = [refused, accepted].every((side) =>
    side.some(({ outcome }) => outcome === 'holds'),
  );
  return holdingOnlyIf(isComplete, [...refused, ...accepted]);
};

const bodiless = new Set(
  compiled.plan.operations.flatMap(({ id, body }) => (body === undefined ? [id] : [])),
);

/** Judges requests with a body, or a content type, where none is needed. */
const needlessBodyIgnored: Judge = (evidence) =>
  evidence.calls.flatMap((call) => {
    const { exchange, operationId = '', status = 0 } = call;
    const { body, headers } = exchange.request;
    const hasSome = body !== undefined || headers['content-type'] !== undefined;
    if (!bodiless.has(operationId) || exchange.key !== 'valid' || !hasSome) return [];
    if (status >= 200 && status < 300) return holds('The body was ignored.', [exchange.id]);
    if (![400, 411, 413, 415, 422].includes(status)) return [];
    return broken(`A request with an unneeded body was refused with ${status}.`, [exchange.id]);
  });

// Rules about the bodies of errors.

const mediaType = 'application/problem+json';

function errorAnswers({ calls }: EvidenceView): OperationExchange[] {
  return calls.filter(({ exchange, status = 0 }) => {
    const { target, method } = exchange.request;
    return status >= 400 && target.startsWith('/') && method !== 'HEAD';
  });
}

const errorIsProblem: Judge = (evidence) =>
  errorAnswers(evidence).map(({ exchange, answered, status }) => {
    const ids = [exchange.id];
    const type = essenceOf(exchange.response?.headers['content-type']);
    if (type !== mediaType) return broken(`Expected ${mediaType}, got ${type ?? 'none'}.`, ids);
    if (isProblem(answered)) return holds(`The error ${status} has a problem as its body.`, ids);
    const [fault] = isProblem.errors ?? [];
    return broken(
      fault === undefined ? 'The body is not a problem.' : describeError(fault, answered),
      ids,
    );
  });

/** Errors caused by the state of the service (429, 5xx) may have codes of their own. */
const errorCodeKnown: Judge = (evidence) =>
  errorAnswers(evidence).flatMap(({ exchange, answered, status = 0 }) => {
    if (!isProblem(answered)) return [];
    const ids = [exchange.id];
    const { code, title, status: stated } = answered;
    const [, problem] = Object.entries(problems).find(([id]) => id === code) ?? [];
    if (problem === undefined) {
      const reason = `The code ${code} is not on the list.`;
      return status === 429 || status >= 500 ? unclear(reason, ids) : broken(reason, ids);
    }
    const isRight = problem.status === status && stated === status && problem.title === title;
    return isRight
      ? holds(`The code ${code} is on the list.`, ids)
      : broken(
          `The code ${code} belongs to status ${problem.status} and the title "${problem.title}", but the answer differs.`,
          ids,
        );
  });

const errorNamesPlaces: Judge = (evidence) =>
  submissionsIn(evidence).flatMap((submission) => {
    const { call, body, isWhole, id } = submission;
    const [only, ...others] = problemsExpected(call, evidence) ?? [];
    if (only !== 'invalidRequest' || others.length > 0 || !isWhole || body === undefined) return [];
    if (call.status !== problems.invalidRequest.status || !isProblem(call.answered)) return [];
    const { errors = [] } = call.answered;
    const named = new Set(errors.map((place) => (place.in === 'body' ? place.pointer : undefined)));
    const missing = submission.errors.reference.found
      .map(({ instancePath, params: { missingProperty } }) =>
        typeof missingProperty === 'string' ? `${instancePath}/${missingProperty}` : instancePath,
      )
      .filter((pointer) => !named.has(pointer));
    return missing.length === 0
      ? holds('The error names every invalid place.', [id])
      : broken(`The error does not name ${missing.map((at) => at || 'the body').join()}.`, [id]);
  });

export const errorJudges = {
  'invalid-request-is-400': invalidRequestIs400,
  'unknown-endpoint-is-404': unknownEndpointIs404,
  'endpoint-code': answersWith({ first: 'endpointNotFound', withCode: true }),
  'not-json-is-400': answersWith({
    first: 'invalidJson',
    withCode: true,
    about: ({ sent }) => sent === undefined,
  }),
  'unknown-path-is-404': answersWith({ first: 'pathNotFound' }),
  'unknown-method-is-405': answersWith({ first: 'methodNotAllowed', lacks: lacksAllow }),
  'request-size': requestSize,
  'error-precedence': errorPrecedence,
  'needless-body-ignored': needlessBodyIgnored,
  'error-is-problem': errorIsProblem,
  'error-code-known': errorCodeKnown,
  'error-names-places': errorNamesPlaces,
} satisfies Judges;
