/** The operations of the document: which are served, and who answers each. */
import { compiled as contract } from '#generated/contract/validators/index.js';
import { limits, type OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { compiled as reference } from '#generated/reference/validators/index.js';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import { type CompiledDocument, loadValidator } from '../../validation/load-validator.ts';
import { type DispatchContext, dispatch } from './dispatch.ts';
import { cancelJob, getEndpointHealth, purgeQueue, retryJob } from './operations/control-jobs.ts';
import type { Operation } from './operations/operation.ts';
import { getJobStatus, getJobStatusSync, getResult, streamJob } from './operations/read-job.ts';
import { runJob, runJobSync } from './operations/submit-job.ts';
import { Problem } from './problem.ts';
import { createRouter, type Routed } from './read-request.ts';
import { Renderer } from './results.ts';

/** What is served: the contract alone, or with what the reference adds to it. */
export type Profile = 'contract' | 'reference';

/** The documents of the profiles. Results are downloaded in both: jobs name their addresses. */
const documents: Readonly<Record<Profile, CompiledDocument>> = {
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
 * What the bodies of an operation may have at most.
 *
 * @rule request-size
 * @rule request-depth
 * @rule request-parts
 */
function bodyBounds(operationId: string) {
  const isSync = operationId === 'runJobSync';
  return { bytes: requestBodyBytes[isSync ? 'runJobSync' : 'runJob'], depth, parts };
}

type Answer = HttpResponse | Promise<HttpResponse>;

/**
 * Answers requests for the operations of a profile; undefined where no path of theirs is meant. Path
 * and method are looked at first; the rest in the order of `dispatch`.
 *
 * @rule error-precedence
 * @rule invalid-request-is-400
 * @rule unknown-method-is-405
 * @rule path-encoding-is-400
 */
export function serveOperations(
  profile: Profile,
  context: DispatchContext,
): (request: HttpRequest) => Answer | undefined {
  const { accounts } = context;
  const renderer = new Renderer();
  const validator = loadValidator<operations>(documents[profile], {
    security: 'unchecked',
    undocumented: 'pass',
    body: bodyBounds,
    // An input that was encoded twice may hold credentials.
    secretNames: ['input'],
  });
  const route = createRouter(validator, Problem);
  const job =
    <Id extends OperationId>(operation: Operation<Id>) =>
    (routed: Routed<operations, Id>): Answer =>
      dispatch(operation, routed, context);
  const handlers: { readonly [Id in OperationId]: (routed: Routed<operations, Id>) => Answer } = {
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
  const answer = <Id extends OperationId>(routed: Routed<operations, Id>): Answer =>
    handlers[routed.operationId](routed);
  return (request) => {
    const routed = route(request);
    return routed && answer(routed);
  };
}
