/** The interface of operation handlers, and what several handlers share. */
import type { OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../../../validation/http.ts';
import type { ValidRequest } from '../../../validation/operation-types.ts';
import type { Account } from '../../accounts/account.ts';
import type { JobName } from '../../engine/engine.ts';
import { type JobContent, type JobSnapshot, jobContent } from '../../engine/job-snapshot.ts';
import { andThen, type MaybePromise } from '../../engine/maybe-promise.ts';
import type { Need } from '../authenticate.ts';
import type { PathParameters } from '../read-request.ts';
import type { Renderer } from '../result-downloads.ts';
import { Problem } from '../service-problem.ts';

/** A request that has been routed and authenticated; its query and body are still to be read. */
export interface OperationRequest<Id extends OperationId = OperationId> {
  readonly request: HttpRequest;
  readonly path: PathParameters;
  /** The names of the query parameters that the document lists for the operation. */
  readonly listedQuery: readonly string[];
  readonly account: Account;
  /** An endpoint of the account. */
  readonly endpointId: string;
  /** Aborted when the service is about to end. */
  readonly stopping: AbortSignal;
  readonly largeAnswers: Renderer;
  /**
   * The query and body. Throws a problem that names all invalid values.
   * @param as the request as it is to be read. Default: as it came.
   */
  read(as?: HttpRequest): MaybePromise<ValidRequest<operations[Id]>>;
}

export interface Operation<Id extends OperationId = OperationId> {
  readonly need: Need;
  handle(call: OperationRequest<Id>): HttpResponse | Promise<HttpResponse>;
}

/** The parts of a call that name a job. */
type NamingRequest = Pick<OperationRequest, 'endpointId' | 'path'>;

export function jobNamed({ endpointId, path: { job_id: jobId = '' } }: NamingRequest): JobName {
  return { endpointId, jobId };
}

/** The current job of the path. Throws `jobNotFound` if it does not exist. */
export function findJob(
  call: NamingRequest & Pick<OperationRequest, 'account'>,
): MaybePromise<JobSnapshot> {
  const name = jobNamed(call);
  return andThen(call.account.engine.find(name), (job) => {
    if (job === undefined) throw jobNotFound(name);
    return job;
  });
}

/** Rendering a job of this size takes about a millisecond. */
const largeJobBytes = 262_144;

/**
 * Answers with a job. Large jobs are rendered one per turn of the event loop, so that many requests
 * for them do not delay other requests.
 * @param content default: the current job
 */
export function answerJob(
  job: JobSnapshot,
  { largeAnswers, request }: Pick<OperationRequest, 'largeAnswers' | 'request'>,
  content: JobContent = jobContent(job),
): HttpResponse | Promise<HttpResponse> {
  if (job.bytes < largeJobBytes) return jsonResponse(200, content);
  const inTurn = async (turn: () => Promise<void>) => {
    await turn();
    return jsonResponse(200, content);
  };
  return largeAnswers
    .render(inTurn, request.signal)
    .then((answer) => answer ?? { status: 200, headers: {}, drop: true });
}

/**
 * The problem of a path that names no job.
 *
 * @rule unknown-job-is-404
 */
export function jobNotFound({ jobId }: Pick<JobName, 'jobId'>): Problem {
  return new Problem(
    'jobNotFound',
    `No job ${excerpt(jobId)} on this endpoint; it may have expired.`,
  );
}
