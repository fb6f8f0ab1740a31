/** Recognises how a deployment answers what it refuses. */
import { isObject } from '../../core/json.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { essenceOf } from '../../validation/media-types.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/jobs/job-calls.ts';
import {
  does,
  doesElse,
  memberNames,
  type Recognisers,
  type Sighting,
} from '../recognising/sightings.ts';
import { problemsExpected } from './expected-problems.ts';

type ErrorBody = 'problem' | 'error-text' | 'error-object' | 'text' | 'html' | 'empty';

/**
 * What refuses unknown paths and methods is often not what answers operations, and may word its errors in another
 * way. So may the gateway in front of a deployment. What errors with one status show, others may do differently.
 */
function errorBodies({ calls }: EvidenceView): Sighting<ErrorBody>[] {
  const errors = calls.filter(
    ({ status = 0, exchange: { request } }) =>
      status >= 400 && request.target.startsWith('/') && request.method !== 'HEAD',
  );
  const isOwn = ({ operationId, status = 0 }: OperationExchange) =>
    operationId !== undefined && !ofGateways.has(status);
  const operationErrors = errors.filter(isOwn);
  const bodies = new Set(operationErrors.map((call) => sightErrorBody(call).alternative));
  // A single error can contradict what would hold for all of them, but not show it.
  const isEnough =
    bodies.size > 1 ||
    bodies.has(undefined) ||
    new Set(operationErrors.map(({ status }) => status)).size > 1;
  return errors.map((call) =>
    isEnough && isOwn(call) ? sightErrorBody(call) : { ...sightErrorBody(call), isPartial: true },
  );
}

/** What a gateway answers if it cannot reach the service. */
const ofGateways: ReadonlySet<number> = new Set([502, 503, 504]);

function sightErrorBody({ exchange, answered, status }: OperationExchange): Sighting<ErrorBody> {
  const shownBy = [exchange.id];
  const what = `the body of a ${status} was`;
  const { body = '', headers = {}, bytes = 0 } = exchange.response ?? {};
  const type = essenceOf(headers['content-type']);
  if (body === '' && bytes === 0) return does('empty', `a ${status} had no body`, shownBy);
  if (type === 'application/problem+json' && isObject(answered)) {
    return does('problem', `${what} \`${type}\``, shownBy);
  }
  if (isObject(answered)) {
    const { error } = answered;
    const only = Object.keys(answered).length === 1;
    if (typeof error === 'string' && only) {
      return does('error-text', `${what} JSON with a text \`error\``, shownBy);
    }
    if (isObject(error) && only && 'message' in error) {
      return does('error-object', `${what} JSON with an \`error\` that has a \`message\``, shownBy);
    }
    return doesElse(`${what} JSON with ${memberNames(answered)}`, shownBy);
  }
  if (type === 'text/html' || /^\s*<(!doctype html|html)\b/i.test(body)) {
    return does('html', `${what} HTML`, shownBy);
  }
  const isText = answered === undefined && (type === undefined || type === 'text/plain');
  const saw = `${what} ${type === undefined ? 'of no media type' : `\`${type}\``}`;
  return isText ? does('text', saw, shownBy) : doesElse(saw, shownBy);
}

/** Requests with one certain fault, and a definite answer. */
function faultyCalls(
  fault: 'pathNotFound' | 'methodNotAllowed' | 'unsupportedMediaType' | 'payloadTooLarge',
  evidence: EvidenceView,
): OperationExchange[] {
  return evidence.calls.filter((call) => {
    const [first, ...others] = problemsExpected(call, evidence) ?? [];
    const { key } = call.exchange;
    return first === fault && others.length === 0 && key === 'valid' && !isTransient(call);
  });
}

/** A wrong method tells; what the answer to an unknown path is, all alternatives say alike. */
function unknownPaths(evidence: EvidenceView): Sighting<'distinct' | 'not-found'>[] {
  const paths = faultyCalls('pathNotFound', evidence)
    .filter(({ status }) => status !== 404)
    .map(({ status, exchange: { id } }) => doesElse(`an unknown path got ${status}`, [id]));
  const methods = faultyCalls('methodNotAllowed', evidence).map(({ status, exchange: { id } }) => {
    const saw = `a wrong method got ${status}`;
    if (status === 405) return does('distinct', saw, [id]);
    return status === 404 ? does('not-found', saw, [id]) : doesElse(saw, [id]);
  });
  return [...methods, ...paths];
}

function mediaTypes(
  evidence: EvidenceView,
): Sighting<'bad-request' | 'unsupported' | 'accepted'>[] {
  return faultyCalls('unsupportedMediaType', evidence).map((call) => {
    const { status, exchange } = call;
    const saw = `a body that was not declared as JSON got ${status}`;
    if (isSuccess(call)) return does('accepted', saw, [exchange.id]);
    if (status === 400) return does('bad-request', saw, [exchange.id]);
    return status === 415 ? does('unsupported', saw, [exchange.id]) : doesElse(saw, [exchange.id]);
  });
}

function retryAfter({ calls }: EvidenceView): Sighting<'seconds' | 'date' | 'none'>[] {
  return calls
    .filter(({ status, operationId }) => status === 429 && operationId !== undefined)
    .map(({ exchange: { id, response } }) => {
      const value = response?.headers['retry-after'];
      if (value === undefined) return does('none', 'a 429 had no `Retry-After`', [id]);
      if (/^\d+$/.test(value)) return does('seconds', 'a 429 had `Retry-After` in seconds', [id]);
      const isDate = /^[A-Z][a-z]{2}, /.test(value) && !Number.isNaN(Date.parse(value));
      return isDate
        ? does('date', 'a 429 had `Retry-After` as a date', [id])
        : doesElse('a 429 had another `Retry-After`', [id]);
    });
}

/** Requests with a wrong key for an unknown endpoint. */
function precedence(evidence: EvidenceView): Sighting<'key-first' | 'endpoint-first'>[] {
  return evidence.calls.flatMap((call) => {
    const expected = problemsExpected(call, evidence) ?? [];
    const isBoth = expected.includes('unauthorized') && expected.includes('endpointNotFound');
    const { status, exchange } = call;
    // Requests without a key may be accepted.
    if (!isBoth || exchange.key === 'none' || isTransient(call)) return [];
    const saw = `a wrong key for an unknown endpoint got ${status}`;
    if (status === 401) return does('key-first', saw, [exchange.id]);
    return status === 404
      ? does('endpoint-first', saw, [exchange.id])
      : doesElse(saw, [exchange.id]);
  });
}

/** A body that is too large for the local service may be small enough for another deployment. */
function sightTooLargeBodies(evidence: EvidenceView): Sighting<'too-large' | 'bad-request'>[] {
  return faultyCalls('payloadTooLarge', evidence).flatMap((call) => {
    const { status, exchange } = call;
    const { id } = exchange;
    if (isSuccess(call)) return [];
    const saw = `a body that is too large got ${status}`;
    if (status === 413) return does('too-large', saw, [id]);
    return status === 400 ? does('bad-request', saw, [id]) : doesElse(saw, [id]);
  });
}

/** HEAD where GET was answered with success, for 404 even before: a new job may be found only after a while. */
function headRequests({ calls }: EvidenceView): Sighting<'supported' | 'refused'>[] {
  const firstRead = new Map<string, number>();
  for (const call of calls) {
    const { id, request } = call.exchange;
    const isRead = call.operationId !== undefined && isSuccess(call);
    if (isRead && !firstRead.has(request.target)) firstRead.set(request.target, id);
  }
  return calls.flatMap((call) => {
    const { exchange, status } = call;
    const readId = firstRead.get(exchange.request.target);
    if (exchange.request.method !== 'HEAD' || readId === undefined) return [];
    if (exchange.key !== 'valid' || isTransient(call)) return [];
    if (status === 404 && exchange.id < readId) return [];
    const saw = `HEAD got ${status} where GET works`;
    if (isSuccess(call)) return does('supported', saw, [exchange.id]);
    return status === 404 || status === 405
      ? does('refused', saw, [exchange.id])
      : doesElse(saw, [exchange.id]);
  });
}

export const errorRecognisers = {
  'error-precedence': {
    needs: 'a request with a wrong key for an unknown endpoint',
    sightings: precedence,
  },
  'request-size': {
    needs: 'a body that is too large',
    sightings: sightTooLargeBodies,
  },
  'head-requests': {
    needs: 'a HEAD request for a job',
    sightings: headRequests,
  },
  'error-body': {
    needs:
      'errors of operations with different statuses, such as those to a wrong key and to an invalid request',
    readsEveryAnswer: true,
    sightings: errorBodies,
  },
  'unknown-path': {
    needs: 'a request with a wrong method',
    sightings: unknownPaths,
  },
  'wrong-media-type': {
    needs: 'a submission whose `Content-Type` is not JSON',
    sightings: mediaTypes,
  },
  'retry-after': {
    needs: 'a response with 429',
    declarations: ['request-burst'],
    readsEveryAnswer: true,
    sightings: retryAfter,
  },
} satisfies Recognisers;
