/** Requests of which the description does not say how they are answered. No rule needs this evidence. */
import { operations } from '#generated/reference/tables.js';
import { nameFor } from '../contract/made-up-storage.ts';
import { storageSettings, withMember } from '../contract/request-schema.ts';
import { madeUpOrigin } from '../contract/web-origins.ts';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment, JobRequest } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';
import type { TargetEndpoint } from '../target/target.ts';

/** One request for each point: a deployment answers all of a kind alike. */
export const openPoints: Scenario = {
  name: 'open-points',
  purpose:
    'Sends requests of which the description does not say how they are answered, such as one with an unlisted key.',
  evidence: 'answers to requests about which nothing is stated',
  rules: [],
  needs: [],
  estimate(target) {
    const count = 2 + openRequests({ input: {} }).length;
    return {
      submissions: [{ endpoint: ordinaryEndpoint(target), count }],
      requests: count + 8 + longestJobMs / 500,
      usualRequests: count + 10,
      usualMs: 3000,
      durationMs: (count + 8) * longestAnswerMs + longestJobMs,
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
    await deployment.poll(endpoint, id, { forMs: longestJobMs });
  },
};

interface OpenRequest {
  readonly label: string;
  readonly request: JobRequest;
  /** The local service refuses it. */
  readonly isInvalid?: true;
}

function openRequests(plain: JobRequest): readonly OpenRequest[] {
  const [storage] = storageSettings;
  return [
    { label: 'with a key that is not listed', request: { ...plain, unlisted: [1] } },
    { label: 'with `null`', request: { ...plain, webhook: null }, isInvalid: true },
    {
      label: 'with a webhook that is not an http address',
      request: { ...plain, webhook: 'ftp://webhook.invalid/' },
      isInvalid: true,
    },
    ...(storage === undefined
      ? []
      : [
          {
            label: `with ${storage.at} alone`,
            request: {
              ...plain,
              ...object(withMember({}, storage.at, nameFor('conformance', storage.at))),
            },
          },
        ]),
  ];
}

/** Asks for a job as other callers may: a web page, one without `Bearer`, and one that looks for more operations. */
async function readInOtherWays(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  jobId: string,
): Promise<void> {
  await deployment.status(endpoint, jobId, { keyForm: 'bare', label: 'the key without Bearer' });
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

/** Of a page that is developed on the caller's machine. */
const ownOrigin = 'http://localhost:3000';

function object(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError('A request is an object.');
}
