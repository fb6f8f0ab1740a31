/** What an operation's handler gets and gives. */
import { excerpt } from '../../../validation/excerpt.ts';
import type { HttpRequest, HttpResponse } from '../../../validation/http.ts';
import type { Account } from '../../account.ts';
import type { Endpoint, Job } from '../../engine-memory/job.ts';
import type { Need } from '../authentication.ts';
import { Problem } from '../problem.ts';

/** What is served: the contract alone, or with what the reference adds to it. */
export type Profile = 'contract' | 'reference';

/** A request that has been routed and authenticated; its query and body are still to be read. */
export interface Call {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly account: Account;
  readonly endpoint: Endpoint;
  readonly profile: Profile;
  /** Aborted when the service is about to end. */
  readonly stopping: AbortSignal;
}

/** One operation of the document. */
export interface Operation {
  /** The permission that the key needs. */
  readonly need: Need;
  handle(call: Call): HttpResponse | Promise<HttpResponse>;
}

/**
 * The job that the path names. Throws the problem `jobNotFound` for any other.
 *
 * @rule unknown-job-is-404
 */
export function findJob({ account, endpoint, parameters: { job_id: id = '' } }: Call): Job {
  const job = account.jobs.find(endpoint, id);
  if (job !== undefined) return job;
  throw new Problem(
    'jobNotFound',
    `No job ${excerpt(id)} on this endpoint; it may have been forgotten.`,
  );
}
