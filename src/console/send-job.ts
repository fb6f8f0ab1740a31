/** The operations of the API by which the console submits jobs and changes them: one request each. */
import type { paths } from '#generated/reference/types.js';
import { type ApiAnswer, createRequests } from '../client/api-request.ts';
import { stringifyJson } from '../client/http.ts';
import { systemTimers } from '../core/clock.ts';
import { isObject } from '../core/json.ts';
import { sendNamed } from './session.ts';

const { origin: baseUrl } = location;
const prepare = createRequests({ baseUrl, fetch: sendNamed }, baseUrl, [], systemTimers());

type PostPath = {
  [Path in keyof paths]: paths[Path] extends { readonly post: object } ? Path : never;
}[keyof paths];

/** A request with a job as its answer. Rejects as those of a client do. */
async function post(
  path: PostPath,
  ids: Readonly<Record<string, string>>,
  { body, signal }: { readonly body?: object; readonly signal?: AbortSignal | undefined } = {},
): Promise<JobAnswer> {
  const content = body === undefined ? {} : { body: () => stringifyJson(body) };
  const never = new AbortController().signal;
  const answer = await prepare('POST', path, ids, content).send(signal ?? never);
  return readSentJob(answer);
}

export interface JobAnswer {
  readonly id: string;
  readonly status: string;
  /** The answer as JSON. */
  readonly raw: unknown;
  readonly response: Response;
}

function readSentJob(answer: ApiAnswer): JobAnswer {
  const raw = answer.json();
  const { id, status } = isObject(raw) ? raw : {};
  if (typeof id !== 'string' || typeof status !== 'string') {
    return answer.refuse('a job');
  }
  return { id, status, raw, response: answer.response };
}

interface SendJobOptions {
  /** Whether the answer has the result. Default: no. */
  readonly isSync?: boolean;
  readonly signal?: AbortSignal;
}

export function sendJob(
  endpointId: string,
  body: object,
  { isSync = false, signal }: SendJobOptions = {},
): Promise<JobAnswer> {
  const path = isSync ? '/v2/{endpoint_id}/runsync' : '/v2/{endpoint_id}/run';
  return post(path, { endpoint_id: endpointId }, { body, signal });
}

export function cancelJob(endpointId: string, jobId: string): Promise<JobAnswer> {
  return post('/v2/{endpoint_id}/cancel/{job_id}', { endpoint_id: endpointId, job_id: jobId });
}

export function retryJob(endpointId: string, jobId: string): Promise<JobAnswer> {
  return post('/v2/{endpoint_id}/retry/{job_id}', { endpoint_id: endpointId, job_id: jobId });
}
