/** Rules about the statuses of errors, and their precedence. */

import { limits, operations, type ProblemCode, problems } from '#generated/reference/tables.js';
import { compiled } from '#generated/reference/validators/index.js';
import { type Call, operationsAt } from '../../evidence/calls.ts';
import { groupBy } from '../engine/indexes.ts';
import { isTransient, problemCode } from '../engine/judging/job-calls.ts';
import {
  broken,
  type Finding,
  type Found,
  holdingOnlyIf,
  holds,
  type Judge,
  unclear,
} from '../engine/judging/judge.ts';
import { indefiniteAnswer } from '../engine/judging/missing-evidence.ts';
import {
  faultsOf,
  isRefusal,
  type Submission,
  submissionsIn,
} from '../engine/judging/submissions.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { depthOf, partsOf } from '../engine/request-schema.ts';
import { isServerError } from '../engine/tolerances.ts';
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
} satisfies Judges;
