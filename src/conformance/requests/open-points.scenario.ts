/** Requests whose answers the description leaves open. No rule needs this evidence. */

import { operations } from '#generated/reference/tables.js';
import { madeUpOrigin } from '../contract/made-up-origin.ts';
import { nameFor, withAllStorage } from '../contract/made-up-storage.ts';
import {
  requestMembers,
  requestObject,
  storageSettings,
  storageUrlPlace,
  withMember,
} from '../contract/request-schema.ts';
import { unlistedQuery } from '../contract/unlisted-query.ts';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment, SubmissionBody } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { unknownEndpointId } from '../run/send-and-record.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';
import type { TargetEndpoint } from '../target/target.ts';

/** One request for each point: a deployment answers all of a kind alike. */
export const openPoints: Scenario = {
  name: 'open-points',
  purpose:
    'Sends requests of which the description does not say how they are answered, such as one with an unlisted key.',
  evidence: 'answers to requests about which nothing is stated',
  rules: [],
  shows: [
    ...gapsOfWatchedJobs,
    'unlisted-request-keys',
    'null-members',
    'repeated-request-keys',
    'execution-timeout-maximum',
    'storage-required-keys',
    'storage-url-schemes',
    'storage-url-characters',
    'execution-time-member',
    'unknown-job',
    'unlisted-query-parameters',
    'other-operations',
    'bare-key',
    'bearer-letter-case',
    'browser-origins',
    'webhook-schemes',
    'webhook-characters',
    'error-body',
    'error-precedence',
    'unknown-path',
    'head-requests',
    'wrong-media-type',
  ],
  needs: [],
  estimate(target) {
    const count = 5 + openRequests({ input: {} }).length + openWebhooks;
    return {
      submissions: [{ endpoint: ordinaryEndpoint(target), count }],
      requests: count + otherRequests + longestJobMs / 500,
      usualRequests: count + otherRequests + 2,
      usualMs: 3000,
      durationMs: (count + otherRequests) * longestAnswerMs + longestJobMs,
    };
  },
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const plain = ordinaryRequest(endpoint);
    const { id } = deployment.job(await deployment.run(endpoint, plain));
    await readInOtherWays(deployment, endpoint, id);
    await deployment.run(endpoint, plain, { label: 'the same request again' });
    for (const { label, request, isInvalid } of openRequests(plain)) {
      await deployment.run(endpoint, request, { label, ...(isInvalid && { isInvalid }) });
    }
    await giveWebhooks(deployment, endpoint, plain);
    await repeatKeys(deployment, endpoint, plain);
    await sendFaults(deployment, endpoint);
    await deployment.poll(endpoint, id, { forMs: longestJobMs });
  },
};

/** Those that can create no job, whatever the answer. */
const otherRequests = 12;

interface OpenRequest {
  readonly label: string;
  readonly request: SubmissionBody;
  /** The local service refuses it. */
  readonly isInvalid?: true;
}

function openRequests(plain: SubmissionBody): readonly OpenRequest[] {
  const [storage] = storageSettings;
  return [
    { label: 'with a key that is not listed', request: { ...plain, unlisted: [1] } },
    { label: 'with `null`', request: { ...plain, webhook: null }, isInvalid: true },
    {
      label: 'with a webhook that is not an http address',
      request: { ...plain, webhook: 'ftp://webhook.invalid/' },
      isInvalid: true,
    },
    {
      label: 'with a long execution timeout',
      request: { ...plain, policy: { executionTimeout: longestMs } },
    },
    ...unusualStorageUrls.map(({ label, url }) => {
      const partial = withMember(plain, storageUrlPlace, url);
      return { label, request: { ...plain, ...requestObject(withAllStorage(partial)) } };
    }),
    ...(storage === undefined
      ? []
      : [
          {
            label: `with ${storage.at} alone`,
            request: {
              ...plain,
              ...requestObject(withMember({}, storage.at, nameFor('conformance', storage.at))),
            },
          },
        ]),
  ];
}

const unusualStorageUrls = [
  { label: 'with a storage URL of another scheme', url: 's3://conformance.invalid' },
  {
    label: 'with a storage URL of other characters than a URI',
    url: 'https://störage.invalid/ä',
  },
];

/** How many submissions have a webhook that a deployment may accept. */
const openWebhooks = 2;

/** One with characters that a URI has to encode. If the host of the receiver is accepted, they are why it is refused. */
async function giveWebhooks(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  plain: SubmissionBody,
): Promise<void> {
  const label = 'with a webhook of other characters than a URI';
  if (!deployment.target.claims.has('webhook-receiver')) {
    await deployment.run(endpoint, { ...plain, webhook: 'http://wébhook.invalid/ä' }, { label });
    return;
  }
  const [usual, unusual] = [deployment.hook(), deployment.hook({ query: '?ä' })];
  await deployment.run(endpoint, { ...plain, webhook: usual.url });
  await deployment.run(endpoint, { ...plain, webhook: unusual.url }, { label });
}

/** Says the input twice, once as an object and once not, in both orders: one of them at most creates a job. */
async function repeatKeys(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  { input, ...others }: SubmissionBody,
): Promise<void> {
  const { method, path } = operations.runJob;
  const target = path.replace('{endpoint_id}', encodeURIComponent(endpoint.id));
  const headers = { 'content-type': 'application/json' };
  const rest = Object.entries(others).map(
    ([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  for (const inputs of [
    [null, input],
    [input, null],
  ]) {
    const members = inputs.map((value) => `"input":${JSON.stringify(value)}`);
    const body = `{${members.join(',')}${rest.join('')}}`;
    const label = 'a body that repeats a key';
    await deployment.send({ method, target, headers, body }, { label, submitsTo: endpoint });
  }
}

/** The longest time that is stated; nothing says that an execution timeout has a maximum. */
const longestMs = Math.max(...requestMembers.flatMap(({ range: { to = [] } }) => to));

/** Asks for a job as other callers may: a web page, one without `Bearer`, and one that looks for more operations. */
async function readInOtherWays(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  jobId: string,
): Promise<void> {
  await deployment.status(endpoint, jobId, { keyForm: 'bare', label: 'the key without Bearer' });
  await deployment.status(endpoint, jobId, {
    keyForm: 'lowercase',
    label: 'the key after bearer in lower case',
  });
  await deployment.call(
    'getJobStatus',
    { endpoint: endpoint.id, jobId },
    { query: unlistedQuery, label: 'with a query parameter that is not listed' },
  );
  await deployment.call('getEndpointHealth', { endpoint: endpoint.id });
  const target = operations.getJobStatus.path
    .replace('{endpoint_id}', encodeURIComponent(endpoint.id))
    .replace('{job_id}', encodeURIComponent(jobId));
  await deployment.send({ method: 'HEAD', target });
  for (const origin of [madeUpOrigin, ownOrigin]) {
    const label = `as a web page of ${origin} does`;
    await deployment.send(
      {
        method: 'OPTIONS',
        target,
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      },
      // Browsers send no key with such a request.
      { key: 'none', label },
    );
    await deployment.send({ method: 'GET', target, headers: { origin } }, { label });
  }
}

/** Faults of which only one more submission can come: a body that is not declared as JSON. */
async function sendFaults(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  await deployment.status(endpoint, noJob, { probes: ['unknown-job-is-404'] });
  await deployment.status({ ...endpoint, id: unknownEndpointId }, noJob, {
    key: 'wrong',
    label: 'a wrong key for an endpoint that does not exist',
    probes: ['error-precedence', 'unknown-endpoint-is-404'],
  });
  const target = operations.runJob.path.replace('{endpoint_id}', encodeURIComponent(endpoint.id));
  await deployment.send({ method: 'GET', target }, { label: 'a wrong method' });
  const body = JSON.stringify(ordinaryRequest(endpoint));
  await deployment.send(
    { method: operations.runJob.method, target, headers: { 'content-type': 'text/plain' }, body },
    { label: 'a body that is not declared as JSON', submitsTo: endpoint },
  );
}

const noJob = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** Of a page that is developed on the caller's machine. */
const ownOrigin = 'http://localhost:3000';
