/** Rules about errors: their statuses, precedence and bodies. */
import { isProblem } from '#generated/reference/guards.js';
import {
  limits,
  operations,
  type ProblemCode,
  problems,
  rules,
} from '#generated/reference/tables.js';
import { compiled } from '#generated/reference/validators/index.js';
import { type Call, describeFault, operationsAt, parseJson } from '../../evidence/calls.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { essenceOf } from '../../validation/media-types.ts';
import { depthOf, partsOf } from '../contract/request-schema.ts';
import { isServerError } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient, problemCode } from '../judging/job-calls.ts';
import {
  broken,
  type Finding,
  type Found,
  holdingOnlyIf,
  holds,
  type Judge,
  unclear,
} from '../judging/judge.ts';
import { indefiniteAnswer } from '../judging/missing-evidence.ts';
import { faultsOf, isRefusal, type Submission, submissionsIn } from '../judging/submissions.ts';
import type { Judges } from '../judging/verdicts.ts';
import { problemsExpected } from './expected-problems.ts';

/** Judges bodies that are not JSON, or certainly break the contract. */
const invalidRequestIs400: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isWhole }) => isWhole);
  const faulty = submissions.flatMap((one) => {
    const fault = one.body === undefined ? 'not JSON' : faultIn(one);
    return fault === undefined ? [] : [{ fault, one }];
  });
  const byFault = groupBy(faulty, ({ fault }) => fault);
  const isWorking = submissions.some(({ reception }) => reception === 'accepted');
  return [...byFault.values()].flatMap((alike) => {
    const same = alike.map(({ one }) => one);
    // One failure may be chance. If all requests with a fault fail, one of them persistently, the fault is the cause.
    const isTheFault =
      isWorking &&
      same.every(({ call: { status } }) => isServerError(status)) &&
      same.some(({ call }) => evidence.persistentFailures.has(call));
    return same.map((one) => judgeInvalid(one, { isTheFault }));
  });
};

/** The first keyword that a body breaks. */
function faultIn(one: Submission): string | undefined {
  return one.faults.contract.found[0]?.schemaPath;
}

function judgeInvalid(
  { call: { status }, reception, id }: Submission,
  { isTheFault }: { isTheFault: boolean },
): Finding {
  if (status === 400) return holds('An invalid request was answered with 400.', [id]);
  if (isTheFault) {
    return broken(
      `An invalid request was answered with ${status}, like all requests with the same fault.`,
      [id],
    );
  }
  return reception === 'unclear'
    ? indefiniteAnswer('An invalid request', { status }, [id])
    : broken(`An invalid request was answered with ${status}.`, [id]);
}

/** Judges requests to a made-up endpoint. */
const unknownEndpointIs404: Judge = ({ calls, persistentFailures }) => {
  return calls
    .filter(({ exchange, operationId }) => {
      const { key, probes = [] } = exchange;
      return key === 'valid' && operationId !== undefined && probes.includes(unknownEndpoint);
    })
    .filter(({ operationId, sent }) => {
      const isSubmit = operationId === 'runJob' || operationId === 'runJobSync';
      return !isSubmit || faultsOf({ operationId, body: sent }, 'reference').found.length === 0;
    })
    .map((call) => {
      const { exchange, status = 0, operationId } = call;
      if (status === 404) return holds(`${operationId} answered 404.`, [exchange.id]);
      const isDefinite = (status >= 200 && status < 300) || status === 403 || isRefusal(status);
      const always = persistentFailures.has(call) ? ' every time' : '';
      const reason = `${operationId} answered an unknown endpoint with ${status}${always}.`;
      return isDefinite || persistentFailures.has(call)
        ? broken(reason, [exchange.id])
        : unclear(reason, [exchange.id]);
    });
};

const unknownEndpoint = 'unknown-endpoint-is-404';

/** The expected answer to requests with this first problem. */
interface Expectation {
  readonly first: ProblemCode;
  /** Whether the code must match, too. */
  readonly withCode?: true;
  /** Which of these requests to judge. Default: all. */
  readonly about?: (call: Call) => boolean;
  /** Checks for further parts of the answer; returns what is missing. */
  readonly lacks?: (call: Call) => string | undefined;
}

function answersWith({
  first,
  withCode,
  about = () => true,
  lacks = () => undefined,
}: Expectation): Judge {
  return (evidence) => {
    const { persistentFailures } = evidence;
    return evidence.calls
      .filter((call) => problemsExpected(call, evidence)?.[0] === first && about(call))
      .map((call) => judgeAnswer(call, { expected: first, withCode, persistentFailures, lacks }));
  };
}

function judgeAnswer(
  call: Call,
  {
    expected,
    withCode,
    persistentFailures,
    lacks = () => undefined,
  }: {
    expected: ProblemCode;
    withCode: true | undefined;
    persistentFailures: ReadonlySet<Call>;
    lacks?: (call: Call) => string | undefined;
  },
): Finding {
  const { exchange, status = 0 } = call;
  const ids = [exchange.id];
  const { status: right } = problems[expected];
  if (persistentFailures.has(call))
    return broken(`Expected ${right}, got ${status} every time.`, ids);
  if (isTransient(call)) return indefiniteAnswer(`A request that should get ${right}`, call, ids);
  if (status !== right) return broken(`Expected ${right}, got ${status}.`, ids);
  const code = problemCode(call);
  if (withCode && code !== expected) {
    return broken(`Expected the code ${expected}, got ${code ?? 'none'}.`, ids);
  }
  const missing = lacks(call);
  return missing === undefined
    ? holds(`The request was answered with ${status}.`, ids)
    : broken(missing, ids);
}

/** A request with several problems must be answered with the first one. */
const errorPrecedence: Judge = (evidence) => {
  const { persistentFailures } = evidence;
  return evidence.calls.flatMap((call) => {
    const [expected, ...others] = problemsExpected(call, evidence) ?? [];
    if (expected === undefined || others.length === 0) return [];
    return [judgeAnswer(call, { expected, withCode: true, persistentFailures })];
  });
};

/** `Allow` must have methods of the path, and not the refused one. */
function lacksAllow({ exchange }: Call): string | undefined {
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

/** Requires both sides: the first illegal value is refused, and the last legal one accepted. */
function withLegalSide(judge: Judge, legal: Judge): Judge {
  return (evidence) => {
    const sides = [judge(evidence), legal(evidence)];
    const isComplete = sides.every((side) => side.some(({ outcome }) => outcome === 'holds'));
    return holdingOnlyIf(isComplete, sides.flat());
  };
}

function legalSide(
  probe: 'request-size' | 'request-depth' | 'request-parts',
  isLegal: (call: Call, operationId: 'runJob' | 'runJobSync') => boolean,
): Judge {
  return (evidence) =>
    submissionsIn(evidence)
      .filter(({ call }) => call.exchange.probes?.includes(probe))
      .filter(({ call, operationId }) => isLegal(call, operationId))
      .flatMap(({ reception, call, id }) => {
        if (reception === 'accepted')
          return holds('The largest allowed request was accepted.', [id]);
        if (reception !== 'refused') return [];
        return broken(`The largest allowed request was refused with ${call.status}.`, [id]);
      });
}

function bytesOf({ exchange: { request } }: Call): number {
  return request.bytes ?? Buffer.byteLength(request.body ?? '');
}

const hasManyParts = (call: Call) =>
  call.sent !== undefined && partsOf(call.sent) > limits.requestParts;

const requestParts = withLegalSide(
  answersWith({ first: 'payloadTooLarge', about: hasManyParts }),
  legalSide('request-parts', (call) => !hasManyParts(call)),
);

const requestSize = withLegalSide(
  answersWith({ first: 'payloadTooLarge', about: (call) => !hasManyParts(call) }),
  legalSide('request-size', (call, id) => bytesOf(call) <= limits.requestBodyBytes[id]),
);

const isDeep = (call: Call) => call.sent !== undefined && depthOf(call.sent) > limits.nestingDepth;

const requestDepth = withLegalSide(
  answersWith({ first: 'invalidJson', about: isDeep }),
  legalSide('request-depth', (call) => !isDeep(call)),
);

/** Operations that take no body. */
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

/** The headers that describe the body. */
const bodyHeaders = ['content-type', 'content-length'];

/**
 * Compares each HEAD request with the GET requests for the same target before and after it. The answer
 * to HEAD may leave out the length, if the service learns it only with the body (RFC 9110, section
 * 9.3.2).
 */
const headLikeGet: Judge = ({ calls, persistentFailures }) => {
  const nameOf = ({ exchange: { scenario, key, keyForm, request } }: Call) =>
    JSON.stringify([scenario, key, keyForm, request.target]);
  const gets = calls.filter(({ exchange }) => exchange.request.method === 'GET');
  const heads = calls.filter(({ exchange }) => exchange.request.method === 'HEAD');
  return heads.flatMap((call): Found => {
    const { exchange, status = 0 } = call;
    const same = gets.filter((get) => nameOf(get) === nameOf(call));
    const before = same.findLast((get) => get.exchange.id < exchange.id);
    const after = same.find((get) => get.exchange.id > exchange.id);
    if (before === undefined || after === undefined) return [];
    const ids = [before.exchange.id, exchange.id, after.exchange.id];
    const shown = (one: Call, name: string) => one.exchange.response?.headers[name];
    const isSteady =
      before.status === after.status &&
      bodyHeaders.every((name) => shown(before, name) === shown(after, name));
    if (!isSteady) return unclear('The answers to GET before and after HEAD differ', ids);
    if (isTransient(before) || (isTransient(call) && !persistentFailures.has(call))) {
      return indefiniteAnswer('GET or HEAD', isTransient(before) ? before : call, ids);
    }
    if (status !== before.status) {
      return broken(`GET was answered with ${before.status}, HEAD with ${status}.`, ids);
    }
    const other = bodyHeaders.find((name) => {
      const isLeftOut = name === 'content-length' && shown(call, name) === undefined;
      return !isLeftOut && shown(call, name) !== shown(before, name);
    });
    return other === undefined
      ? holds(`GET and HEAD were answered with ${status} and the same headers.`, ids)
      : broken(`The header \`${other}\` differs between HEAD and GET.`, ids);
  });
};

// Rules about the bodies of errors.

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
export const errorJudges = {
  'invalid-request-is-400': invalidRequestIs400,
  'unknown-endpoint-is-404': unknownEndpointIs404,
  'unknown-job-is-404': answersWith({ first: 'jobNotFound' }),
  'endpoint-code': answersWith({ first: 'endpointNotFound', withCode: true }),
  'path-encoding-is-400': answersWith({ first: 'invalidPath' }),
  'not-json-is-400': answersWith({
    first: 'invalidJson',
    withCode: true,
    about: ({ sent }) => sent === undefined,
  }),
  'unknown-path-is-404': answersWith({ first: 'pathNotFound' }),
  'unknown-method-is-405': answersWith({ first: 'methodNotAllowed', lacks: lacksAllow }),
  'head-like-get': headLikeGet,
  'wrong-media-type-is-415': answersWith({ first: 'unsupportedMediaType' }),
  'request-size': requestSize,
  'request-depth': requestDepth,
  'request-parts': requestParts,
  'error-precedence': errorPrecedence,
  'needless-body-ignored': needlessBodyIgnored,
  'error-is-problem': errorIsProblem,
  'error-code-known': errorCodeKnown,
  'error-names-places': errorNamesPlaces,
  'broken-http-is-problem': brokenHttpIsProblem,
} satisfies Judges;
