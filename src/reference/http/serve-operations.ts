/** Answers operations of the document: key, endpoint, limits, injected faults, handler. */
import { compiled as contract } from '#generated/contract/validators/index.js';
import { limits, type OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { compiled as reference } from '#generated/reference/validators/index.js';
import { excerpt } from '../../validation/errors/excerpt.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import { type CompiledDocument, loadValidator } from '../../validation/load-validator.ts';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { andThen, type MaybePromise } from '../engine/maybe-promise.ts';
import type { Admission } from '../engine/request-limits.ts';
import { answerWithFaults } from './answer-with-faults.ts';
import { authenticate, type Need, readKeyHeader } from './authenticate.ts';
import { cancelJob, getEndpointHealth, purgeQueue, retryJob } from './operations/manage-jobs.ts';
import type { Operation, OperationRequest } from './operations/operation.ts';
import { getJobStatus, getJobStatusSync, streamJob } from './operations/read-job.ts';
import { runJob, runJobSync } from './operations/submit-job.ts';
import { presentCall } from './presentation/present-call.ts';
import { createRouter, type RoutedCall } from './read-request.ts';
import { noteAccount, noteOperation } from './request-record.ts';
import { getResult, Renderer } from './result-downloads.ts';
import { serveCaller } from './served-callers.ts';
import { Problem } from './service-problem.ts';

/** The served document: the contract, or the reference with its additions. */
export type ServedProfile = 'contract' | 'reference';

/** The documents of the profiles. Both have results, because jobs contain their addresses. */
const documents: Readonly<Record<ServedProfile, CompiledDocument>> = {
  contract: {
    ...contract,
    plan: {
      ...contract.plan,
      operations: [
        ...contract.plan.operations,
        ...reference.plan.operations.filter(({ id }) => id === 'getResult'),
      ],
    },
  },
  reference,
};

const { requestBodyBytes, nestingDepth: depth, requestParts: parts } = limits;

/**
 * The limits for the bodies of an operation.
 *
 * @rule request-size
 */
function bodyBounds(operationId: string) {
  const isSync = operationId === 'runJobSync';
  return { bytes: requestBodyBytes[isSync ? 'runJobSync' : 'runJob'], depth, parts };
}

/**
 * Answers requests for the operations of a profile; undefined for other paths. Checks path and
 * method first, then the rest in the order of `dispatch`.
 *
 * @rule error-precedence
 * @rule invalid-request-is-400
 * @rule unknown-method-is-405
 */
export function serveOperations(
  profile: ServedProfile,
  { accounts, stopping }: Pick<DispatchContext, 'accounts' | 'stopping'>,
): (request: HttpRequest) => MaybePromise<HttpResponse> | undefined {
  const renderer = new Renderer();
  // Results need no key, so they must not delay answers about jobs.
  const answering = { accounts, stopping, largeAnswers: new Renderer() };
  const validator = loadValidator<operations>(documents[profile], {
    security: 'unchecked',
    undocumented: 'pass',
    body: bodyBounds,
    // An input that is encoded twice may contain credentials.
    secretNames: ['input', 's3Config'],
  });
  const route = createRouter(validator, Problem);
  const job =
    <Id extends OperationId>(operation: Operation<Id>) =>
    (routed: RoutedCall<operations, Id>): MaybePromise<HttpResponse> =>
      dispatch(operation, routed, answering);
  const handlers: {
    readonly [Id in OperationId]: (
      routed: RoutedCall<operations, Id>,
    ) => MaybePromise<HttpResponse>;
  } = {
    runJob: job(runJob),
    runJobSync: job(runJobSync),
    getJobStatus: job(getJobStatus),
    getJobStatusSync: job(getJobStatusSync),
    getJobStatusSyncByPost: job(getJobStatusSync),
    streamJob: job(streamJob),
    streamJobByPost: job(streamJob),
    cancelJob: job(cancelJob),
    retryJob: job(retryJob),
    purgeQueue: job(purgeQueue),
    getEndpointHealth: job(getEndpointHealth),
    getResult: ({ request, path }) => getResult(request, path, { accounts, renderer }),
  };
  const answer = <Id extends OperationId>(
    routed: RoutedCall<operations, Id>,
  ): MaybePromise<HttpResponse> => {
    const { operationId, request, path } = routed;
    noteOperation(request, operationId, path);
    return handlers[operationId](routed);
  };
  return (request) => {
    const routed = route(request);
    return routed && answer(routed);
  };
}

/** The parts of the service that answer an operation. */
export interface DispatchContext {
  readonly accounts: Accounts;
  readonly stopping: AbortSignal;
  /** Renders answers of large jobs one at a time. */
  readonly largeAnswers: Renderer;
}

/**
 * Answers a request. Checks key and endpoint before it reads the body.
 *
 * @rule unknown-endpoint-is-404
 * @rule error-precedence
 * @rule endpoint-id-identifies
 * @rule endpoint-code
 */
function dispatch<Id extends OperationId>(
  operation: Operation<Id>,
  { operationId, request, path, listedQuery, read }: RoutedCall<operations, Id>,
  { accounts, stopping, largeAnswers }: DispatchContext,
): HttpResponse | Promise<HttpResponse> {
  const { endpoint_id: endpointId = '' } = path;
  const { need } = operation;
  const account = accountOfKey(request, { need, endpointId, accounts });
  noteAccount(request, account);
  if (!account.endpointIds.has(endpointId)) {
    throw endpointNotFound(endpointId);
  }
  const call = { request, path, listedQuery, account, endpointId, stopping, largeAnswers, read };
  return serveCaller(account.clock, { onlyLooks: need === 'read', name: operationId }, () =>
    account.alternatives.isDefault
      ? admit(operationId, operation, call)
      : presentCall(operationId, call, (presented) => admit(operationId, operation, presented)),
  );
}

/** The account of a key, or the problem that counts first. */
function accountOfKey(
  request: HttpRequest,
  about: { need: Need; endpointId: string; accounts: Accounts },
): Account {
  try {
    return authenticate(request, about);
  } catch (error) {
    const { accounts, endpointId } = about;
    const isKnown = [...accounts.all()].some(({ endpointIds }) => endpointIds.has(endpointId));
    const alternatives = accounts.alternativesOf(readKeyHeader(request.header('authorization')));
    if (isKnown || alternatives.id('error-precedence') === 'key-first') throw error;
    throw endpointNotFound(endpointId);
  }
}

function endpointNotFound(endpointId: string): Problem {
  return new Problem('endpointNotFound', `There is no endpoint ${excerpt(endpointId)}.`);
}

/** Answers a request unless a limit or a fault refuses it. */
function admit<Id extends OperationId>(
  operationId: Id,
  operation: Operation<Id>,
  call: OperationRequest<Id>,
): HttpResponse | Promise<HttpResponse> {
  const { account, endpointId } = call;
  const admission = account.limiter.admit(operationId, endpointId);
  if (admission === undefined && account.faults.none && account.answerTimes.areNone) {
    return operation.handle(call);
  }
  const target = { operationId, endpointId };
  return andThen(admission, (admitted) => {
    const release = admitted && releaseOf(admitted, account, target);
    return answerWithFaults(operation, call, target).finally(release);
  });
}

/** @rule retry-after */
function releaseOf(
  admission: Admission,
  { engine }: Account,
  { operationId, endpointId }: { operationId: string; endpointId: string },
): () => void {
  switch (admission.kind) {
    case 'admitted':
      return admission.release;
    case 'refused': {
      engine.events.append({ type: 'limited', operationId, endpointId });
      const { reason, retryAfterSeconds } = admission;
      throw new Problem('tooManyRequests', `The limit is reached: ${reason}.`, {
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    }
  }
}
