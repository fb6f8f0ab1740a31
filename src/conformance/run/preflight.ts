/** Preflight: tests whether a deployment can be checked at all, before anything is submitted. */
import { operations } from '#generated/reference/tables.js';
import { createControlClient } from '../../client/control.ts';
import { ClientError, HttpError } from '../../client/errors.ts';
import { type Fetch, fetchWithin } from '../../client/http.ts';
import type { Clock } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { linkedSignal, untilAborted } from '../../core/signals.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { followedTo, mostRedirects } from '../contract/redirects.ts';
import type { Target } from '../target/target.ts';
import { describeConnectionError, isClosedConnection } from './connection-errors.ts';
import {
  type CallOperation,
  isDown,
  missingEndpoints,
  readBeginning,
  statusOfNoJob,
  submitMalformed,
} from './missing-endpoints.ts';
import { unknownEndpointId } from './send-and-record.ts';
import { learnKeys } from './target-secrets.ts';
import { limitTime } from './time-limit.ts';

const limitMs = 15_000;

const unknownJobId = 'preflight';

const longestShown = 200;

const unauthorized = 401;

/** Asks only for what costs nothing. Resolves with the problem as a sentence; undefined if there is none. */
export async function preflight(
  target: Target,
  options: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const redaction = new Redaction();
  learnKeys(redaction, target);
  const obstacle = await findObstacleToRun(target, options);
  // The message may quote the deployment.
  return obstacle === undefined ? undefined : redaction.text(obstacle);
}

async function findObstacleToRun(
  target: Target,
  { fetch, clock, signal }: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const late = limitTime(
    limitMs,
    `it accepted the connection, but did not answer within ${limitMs / 1000} s`,
    clock,
  );
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  const callAs = (key: SentKey) => callerOf(target, key, { fetch, signal: within });
  const call = callAs('bearer');
  const findObstacle = async () =>
    (await otherServer(target, callAs)) ??
    (await withoutHealth(target, call)) ??
    (await withoutControl(target, { fetch, signal: within })) ??
    (await withoutEndpoints(target, call));
  try {
    return await untilAborted(within, findObstacle());
  } catch (error) {
    if (signal.aborted) return 'The check was cancelled before anything was submitted.';
    const reason = late.signal.aborted ? late.signal.reason : error;
    return `${target.baseUrl} cannot be reached: ${describeConnectionError(reason, target.baseUrl)}`;
  } finally {
    late.end();
    unlink();
  }
}

type SentKey = 'bearer' | 'bare' | 'none';

function callerOf(
  { baseUrl, keys }: Target,
  key: SentKey,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): CallOperation {
  return (operationId, endpointId, body) => {
    const { method, path } = operations[operationId];
    const at = path
      .replace('{endpoint_id}', encodeURIComponent(endpointId))
      .replace('{job_id}', unknownJobId);
    const headers = {
      ...(key !== 'none' && {
        authorization: key === 'bare' ? keys.valid : `Bearer ${keys.valid}`,
      }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, signal, redirect: 'manual' } as const;
    const send = async (target = at, redirects = 0): Promise<Response> => {
      const url = target.startsWith('/') ? baseUrl + target : target;
      const request = new Request(url, { ...sent, ...(body !== undefined && { body }) });
      const answer = await fetchWithin(fetch, request, signal);
      const response = { status: answer.status, headers: Object.fromEntries(answer.headers) };
      const next = followedTo({ request: { method, target }, response }, baseUrl);
      if (next === undefined || redirects === mostRedirects) return answer;
      await answer.body?.cancel();
      return send(next, redirects + 1);
    };
    return send().catch((error: unknown) => {
      // A busy server may close a connection; only a request without effect is repeated.
      if (method !== 'GET' || signal.aborted || !isClosedConnection(error)) throw error;
      return send();
    });
  };
}

async function otherServer(
  target: Target,
  callAs: (key: SentKey) => CallOperation,
): Promise<string | undefined> {
  const { baseUrl, endpoints, control } = target;
  const response = await callAs('bearer')('getJobStatus', endpoints[0]?.id ?? '');
  const beginning = await readBeginning(response);
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  // With the control interface, each scenario gets an account and a key.
  if (status === unauthorized && control === undefined) return withoutAccess(target, callAs);
  if (status >= 300 && status < 400) {
    const location = headers.get('location');
    const where = location === null ? '' : ` to ${location.slice(0, longestShown)}`;
    return `${baseUrl} redirects (${status})${where}; use the final address as the base URL.`;
  }
  // A deployment may word its errors as pages, and answer an unknown job with 404 or 400.
  const isRefusal = status === 404 || status === 400;
  if (contentType.includes('text/html') && !isRefusal) {
    return `${baseUrl} answers with an HTML page (${status}, ${contentType}), not with the API; is it the right base URL?`;
  }
  const isContent = beginning.trim() !== '' && parseJson(beginning) === undefined;
  return response.ok && !/json/.test(contentType) && isContent
    ? `${baseUrl} answers ${status} for a job that does not exist, with ${contentType || 'no content type'} instead of JSON; is it the right base URL?`
    : undefined;
}

/** Stops a run only if no endpoint accepts the key in any form; rules judge the rest. */
async function withoutAccess(
  { baseUrl, endpoints }: Target,
  callAs: (key: SentKey) => CallOperation,
): Promise<string | undefined> {
  for (const form of ['bearer', 'bare'] as const) {
    for (const { id } of endpoints) {
      if ((await statusOfNoJob(id, callAs(form))) !== unauthorized) return undefined;
      // A deployment may answer 401 for jobs that it does not know, but not to a submission.
      const [withKey, without] = [
        await submitMalformed(id, callAs(form)),
        await submitMalformed(id, callAs('none')),
      ];
      if (withKey.status !== unauthorized && without.status === unauthorized) return undefined;
    }
  }
  return `${baseUrl} answers 401 to the valid key; is it the right key for this deployment?`;
}

/** An endpoint may exist without the operation that was declared. */
async function withoutHealth(
  { baseUrl, endpoints, declares, control }: Target,
  call: CallOperation,
): Promise<string | undefined> {
  if (control !== undefined || !declares.operations?.includes('getEndpointHealth'))
    return undefined;
  for (const { id } of endpoints) {
    const health = await call('getEndpointHealth', id);
    await health.body?.cancel();
    if (health.status !== 404) continue;
    const [declared, madeUp] = [
      await submitMalformed(id, call),
      await submitMalformed(unknownEndpointId, call),
    ];
    if (declared.status === madeUp.status) {
      return `${baseUrl} has no endpoint ${id}: its health request is answered with 404.`;
    }
  }
  return undefined;
}

async function withoutEndpoints(
  { baseUrl, endpoints }: Target,
  call: CallOperation,
): Promise<string | undefined> {
  const missing = await missingEndpoints(endpoints, call);
  const [first] = missing;
  if (first === undefined) return undefined;
  const isAll = missing.length === endpoints.length;
  if (isAll && isDown(first.status)) {
    return `${baseUrl} cannot be checked: every request was answered with ${first.status}, including those for an endpoint that does not exist. Is it up, and are the endpoint ids right?`;
  }
  const name = isAll ? 'no such API' : `no endpoint ${missing.map(({ id }) => id).join(', ')}`;
  const advice = isAll
    ? 'Is it the right base URL, without /v2, and are the endpoint ids right?'
    : 'Is the endpoint id right?';
  return `${baseUrl} has ${name}: a malformed submission to ${first.id} is answered with ${first.status}, as for an endpoint that does not exist. ${advice}`;
}

const noThrowAways =
  'The deployment runs as replicas, which have no throw-away accounts. Remove `control` from the target file, and add --allow-cost: jobs then run in the account of the key.';

async function withoutControl(
  { baseUrl, control }: Target,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<string | undefined> {
  if (control === undefined) return undefined;
  const { token } = control;
  try {
    const client = createControlClient({ baseUrl, fetch, ...(token !== undefined && { token }) });
    const account = await client.createAccount({}, { signal });
    await account.delete({ signal });
    return undefined;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const body = error instanceof HttpError ? error.body : undefined;
    if (isObject(body) && body.code === 'notShared') return noThrowAways;
    return `The target declares the control interface, but it cannot be used: ${error.message}`;
  }
}
