/** The problems that a request has, in the order of the document's list. */
import { operations as stated } from '#generated/contract/tables.js';
import { limits, type ProblemCode, problems } from '#generated/reference/tables.js';
import {
  isSubmissionId,
  type OperationExchange,
  operationsAt,
} from '../../evidence/operation-exchange.ts';
import { essenceOf } from '../../validation/media-types.ts';
import { hasUnlistedQuery } from '../contract/unlisted-query.ts';
import { bodyErrors, isModest } from '../judging/answers/submissions.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';

const codes = Object.keys(problems).filter((code): code is ProblemCode =>
  Object.hasOwn(problems, code),
);

/**
 * The problems that a request certainly has. Undefined if that is unknown, for example because of an
 * undeclared key, or open. Endpoints and jobs are unknown if the request was labelled so.
 */
export function problemsExpected(
  call: OperationExchange,
  { subject }: EvidenceView,
): readonly ProblemCode[] | undefined {
  const { exchange, operationId, endpointId } = call;
  const { request, key, probes = [] } = exchange;
  const [path = ''] = request.target.split(/[?#]/);
  if (!path.startsWith('/v2/')) return undefined;
  if (call.repeatsKeys || hasUnlistedQuery(request.target)) return undefined;
  const offered = operationsAt(path).filter(
    (id) => Object.hasOwn(stated, id) || subject.operations?.includes(id),
  );
  if (offered.length === 0) {
    return operationsAt(path).length === 0 && operationId === undefined
      ? ['pathNotFound']
      : undefined;
  }
  if (operationId === undefined) {
    // These may be preflights, or be answered like GET.
    const isOpen = request.method === 'OPTIONS' || request.method === 'HEAD';
    return isOpen ? undefined : ['methodNotAllowed'];
  }
  const isUnknown = probes.includes('unknown-endpoint-is-404');
  const isDeclared = subject.endpoints.some(({ id }) => id === endpointId);
  const refused = isKeyRefused(call, subject.oneEndpoint);
  if (refused === undefined || (!isUnknown && !isDeclared)) return undefined;
  const problemCodes: readonly (ProblemCode | undefined)[] = [
    key !== 'valid' && refused ? 'unauthorized' : undefined,
    isUnknown ? 'endpointNotFound' : undefined,
    probes.includes('unknown-job-is-404') ? 'jobNotFound' : undefined,
    ...bodyProblems(call),
  ];
  return codes.filter((code) => problemCodes.includes(code));
}

/** Undefined if the permissions of the key are unknown. */
function isKeyRefused(
  { exchange: { key }, operationId, endpointId }: OperationExchange,
  oneEndpoint: string | undefined,
): boolean | undefined {
  switch (key) {
    case 'valid':
      return false;
    case 'wrong':
    case 'forbidden':
    case 'none':
      return true;
    case 'readOnly':
      if (isSubmissionId(operationId)) return true;
      return operationId === 'getJobStatus' ? false : undefined;
    case 'oneEndpoint':
      return endpointId !== oneEndpoint;
    case 'unknown':
      return undefined;
  }
}

/** Several rules ask about the same body, which may be large. */
const bodyProblems = memoize(
  ({ exchange, operationId, sent }: OperationExchange): readonly ProblemCode[] => {
    if (!isSubmissionId(operationId)) return [];
    const { body = '', bytes = Buffer.byteLength(body), headers } = exchange.request;
    const isCut = exchange.request.bytes !== undefined;
    const problemCodes: ProblemCode[] = [];
    if (essenceOf(headers['content-type']) !== 'application/json')
      problemCodes.push('unsupportedMediaType');
    if (bytes > limits.requestBodyBytes[operationId]) problemCodes.push('payloadTooLarge');
    if (isCut) return problemCodes;
    if (body === '') return [...problemCodes, 'invalidRequest'];
    if (sent === undefined) return [...problemCodes, 'invalidJson'];
    // Bodies with many or deep values may be refused for that.
    if (!isModest(sent)) return problemCodes;
    const isWrong = bodyErrors({ operationId, body: sent }, 'reference').found.length > 0;
    return isWrong ? [...problemCodes, 'invalidRequest'] : problemCodes;
  },
);
