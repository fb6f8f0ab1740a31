/** What an operation's handler gets and gives. */
import type { OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import type { HttpRequest, HttpResponse } from '../../../validation/http.ts';
import type { ValidRequest } from '../../../validation/response/serve.ts';
import type { JobName } from '../../engine/engine.ts';
import type { Job } from '../../engine/job.ts';
import { andThen, type MaybePromise } from '../../engine/maybe-promise.ts';
import type { Account, Need } from '../accounts.ts';
import { Problem } from '../problem.ts';
import type { PathParameters } from '../read-request.ts';

/** A request that has been routed and authenticated; its query and body are still to be read. */
export interface Call<Id extends OperationId = OperationId> {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly path: PathParameters;
  readonly account: Account;
  /** An endpoint of the account. */
  readonly endpointId: string;
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

/** What of a call names a job. */
type Naming = Pick<Call, 'endpointId' | 'path'>;

/** How the engine calls the job that the path names. */
export function jobNamed({ endpointId, path: { job_id: jobId = '' } }: Naming): JobName {
  return { endpointId, jobId };
}

/** The job that the path names, as it is now. Throws `jobNotFound` where there is none. */
export function findJob(call: Naming & Pick<Call, 'account'>): MaybePromise<Job> {
  const name = jobNamed(call);
  return andThen(call.account.engine.find(name), (job) => {
    if (job === undefined) throw jobNotFound(name);
    return job;
  });
}

/**
 * The problem of a path that names no job.
 *
 * @rule unknown-job-is-404
 */
export function jobNotFound({ jobId }: JobName): Problem {
  return new Problem(
    'jobNotFound',
    `No job ${excerpt(jobId)} on this endpoint; it may have been forgotten.`,
  );
}
