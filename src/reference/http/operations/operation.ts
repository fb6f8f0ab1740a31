/** What an operation's handler gets and gives. */
import type { OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { excerpt } from '../../../validation/excerpt.ts';
import type { HttpRequest, HttpResponse } from '../../../validation/http.ts';
import type { ValidRequest } from '../../../validation/validator.ts';
import type { Account } from '../../account.ts';
import type { Endpoint, Job } from '../../engine-memory/job.ts';
import type { Need } from '../authentication.ts';
import { Problem } from '../problem.ts';
import type { PathParameters } from '../read-request.ts';

/** A request that has been routed and authenticated; its query and body are still to be read. */
export interface Call<Id extends OperationId = OperationId> {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly path: PathParameters;
  readonly account: Account;
  readonly endpoint: Endpoint;
  /** Aborted when the service is about to end. */
  readonly stopping: AbortSignal;
  /** The query and the body. Rejects with a problem that names everything wrong with them. */
  read(): Promise<ValidRequest<operations[Id]>>;
}

/** One operation of the document. */
export interface Operation<Id extends OperationId = OperationId> {
  /** The permission that the key needs. */
  readonly need: Need;
  handle(call: Call<Id>): HttpResponse | Promise<HttpResponse>;
}

/**
 * The job that the path names. Throws the problem `jobNotFound` for any other.
 *
 * @rule unknown-job-is-404
 */
export function findJob({
  account,
  endpoint,
  path: { job_id: id = '' },
}: Pick<Call, 'account' | 'endpoint' | 'path'>): Job {
  const job = account.jobs.find(endpoint, id);
  if (job !== undefined) return job;
  throw new Problem(
    'jobNotFound',
    `No job ${excerpt(id)} on this endpoint; it may have been forgotten.`,
  );
}
