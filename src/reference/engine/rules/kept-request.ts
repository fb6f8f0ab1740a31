/** What is kept of the request of a job that has ended. */
import type { SubmittedRequest } from '../job-snapshot.ts';
import { nextState, type StateName } from './job-states.ts';

/** What a job counts for without its request, output and error, in bytes. */
export const jobBytes = 1024;

/**
 * What is kept of a job's request when the job has ended: all of it if the job can be retried;
 * otherwise its input, policy and webhook, or nothing if the request takes more than `keptRequestBytes`.
 */
export function keptRequest(
  job: { request: SubmittedRequest | undefined; bytes: number; chunkBytes: number },
  state: StateName,
  keptRequestBytes: number,
): SubmittedRequest | undefined {
  const { request } = job;
  if (request === undefined || nextState(state, 'retry') !== undefined) return request;
  if (job.bytes - job.chunkBytes - jobBytes > keptRequestBytes) return undefined;
  for (const name in request)
    if (!keptMembers.includes(name)) return withoutStorageSettings(request);
  return request;
}

const keptMembers: readonly string[] = ['input', 'policy', 'webhook'];

function withoutStorageSettings({ input, policy, webhook }: SubmittedRequest): SubmittedRequest {
  return { input, ...(policy && { policy }), ...(webhook !== undefined && { webhook }) };
}
