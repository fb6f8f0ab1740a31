/** Requests that must get errors: unknown paths, methods, jobs and endpoints. */

import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment, SendOptions } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { type OutgoingRequest, unknownEndpointId } from '../run/send-and-record.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';
import { neighboursOf } from '../run/wrong-keys-and-ids.ts';
import type { TargetEndpoint } from '../target/target.ts';

const noJob = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';
const unknownEndpoint = {
  probes: ['unknown-endpoint-is-404', 'endpoint-code'],
  retriesServerErrors: true,
} as const;
const unknownJob = { probes: ['unknown-job-is-404'], retriesServerErrors: true } as const;
const json = { 'content-type': 'application/json' };

/** Only one request should become a job, which is then requested at the wrong endpoint. */
export const errorAnswers: Scenario = {
  name: 'error-answers',
  purpose:
    'Sends requests with wrong paths, methods, media types and bodies, with one fault and with several.',
  evidence: 'an error answer to each faulty request',
  rules: [
    'error-is-problem',
    'error-code-known',
    'error-precedence',
    'endpoint-code',
    'not-json-is-400',
    'unknown-path-is-404',
    'unknown-method-is-405',
    'wrong-media-type-is-400',
    'needless-body-ignored',
    'unknown-job-is-404',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    'execution-time-member',
    'unknown-job',
    'other-operations',
    'error-body',
    'error-precedence',
    'unknown-path',
    'wrong-media-type',
  ],
  needs: [],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 17 }],
    requests: 180 + longestJobMs / 500,
    usualMs: 40 * 50,
    durationMs: 190 * longestAnswerMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    await sendUnknownPaths(deployment, endpoint);
    await submitNonJson(deployment, endpoint);
    await combineProblems(deployment, endpoint);
    await requestUnknownJobs(deployment, endpoint);
  },
};

async function sendUnknownPaths(deployment: Deployment, { id }: TargetEndpoint): Promise<void> {
  const base = `/v2/${encodeURIComponent(id)}`;
  const ask = (method: string, target: string, options: SendOptions) =>
    deployment.send({ method, target }, { ...options, retriesServerErrors: true });
  for (const key of ['valid', 'none'] as const) {
    for (const target of [base, `${base}/no-such-operation`, `${base}/run/again`, `${base}/RUN`]) {
      await ask('GET', target, { key, probes: ['unknown-path-is-404'] });
    }
  }
  const method = { probes: ['unknown-method-is-405'] } as const;
  await ask('GET', `${base}/run`, method);
  await ask('PUT', `${base}/runsync`, method);
  await ask('DELETE', `${base}/status/${noJob}`, method);
}

async function submitNonJson(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const body = JSON.stringify(ordinaryRequest(endpoint));
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonl']) {
    await postRun(deployment, endpoint, {
      body,
      headers: { 'content-type': type },
      options: { probes: ['wrong-media-type-is-400'], label: `the content type is ${type}` },
    });
  }
  for (const text of ['', '{"input": {', 'null null']) {
    const options = { probes: ['not-json-is-400'], label: `the body is ${text}` } as const;
    await postRun(deployment, endpoint, { body: text, headers: json, options });
  }
}

/** Pairs of faults that show the precedence: path before key, key before endpoint, and so on. */
async function combineProblems(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const unknown = { ...endpoint, id: unknownEndpointId };
  const body = JSON.stringify(ordinaryRequest(endpoint));
  const first = { probes: ['error-precedence'] } as const;
  const both = { probes: [...first.probes, ...unknownEndpoint.probes] };
  const plain = { 'content-type': 'text/plain' };
  const wrong = { ...first, key: 'wrong' } as const;
  await postRun(deployment, unknown, { body, headers: json, options: { ...both, key: 'wrong' } });
  await postRun(deployment, endpoint, { body: '{', headers: json, options: wrong });
  await postRun(deployment, endpoint, { body: '{}', headers: json, options: wrong });
  await postRun(deployment, endpoint, { body, headers: plain, options: wrong });
  await postRun(deployment, unknown, { body: '{', headers: json, options: both });
  await postRun(deployment, unknown, { body: '{}', headers: json, options: both });
  await postRun(deployment, endpoint, { body: '{', headers: plain, options: first });
  await postRun(deployment, endpoint, { body: '{}', headers: plain, options: first });
}

async function requestUnknownJobs(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const unknown = { ...endpoint, id: unknownEndpointId };
  await deployment.status(unknown, noJob, unknownEndpoint);
  await deployment.status(unknown, noJob, {
    probes: [...unknownEndpoint.probes, ...unknownJob.probes, 'error-precedence'],
    retriesServerErrors: true,
  });
  await deployment.status(endpoint, noJob, unknownJob);
  const { id } = deployment.job(await deployment.run(endpoint, ordinaryRequest(endpoint)));
  for (const { how, text } of neighboursOf(id)) {
    const label = `a job that does not exist (the id of another one ${how})`;
    await deployment.status(endpoint, text, { ...unknownJob, label });
  }
  const { endpoints } = deployment.target;
  for (const kind of ['public', 'serverless']) {
    const other = endpoints.find(
      (candidate) => candidate.id !== endpoint.id && candidate.kind === kind,
    );
    if (other !== undefined) await deployment.status(other, id, unknownJob);
  }
  const options = { probes: ['needless-body-ignored'] } as const;
  const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  const path = `/v2/${encodeURIComponent(endpoint.id)}`;
  const target = `${path}/status/${encodeURIComponent(id)}`;
  await deployment.send({ method: 'GET', target, headers }, options);
  await deployment.poll(endpoint, id, { forMs: longestJobMs });
  if (!deployment.target.declares.operations?.includes('getJobStatusSyncByPost')) return;
  const waited = target.replace('/status/', '/status-sync/');
  await deployment.send({ method: 'POST', target: waited, headers: json, body: '{' }, options);
}

async function postRun(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  {
    body,
    headers,
    options,
  }: { body: string; headers: NonNullable<OutgoingRequest['headers']>; options: SendOptions },
): Promise<void> {
  const target = `/v2/${encodeURIComponent(endpoint.id)}/run`;
  await deployment.send(
    { method: 'POST', target, headers, body },
    { ...options, submitsTo: endpoint, retriesServerErrors: true },
  );
}
