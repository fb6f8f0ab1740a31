/** Requests as a browser sends them for a web page of another origin. */
import { operations } from '#generated/reference/tables.js';
import { addressIn } from '../contract/files.ts';
import { type Deployment, PrerequisiteFailed, type SendOptions } from '../run/deployment.ts';
import { unknownEndpointId } from '../run/requests.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { cheapestEndpoint, download } from '../run/steps.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const noJob = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';
/** Nobody can own it. */
const otherOrigin = 'https://conformance.invalid';

const json = { 'content-type': 'application/json' };
const ofPage = [
  'cors-allow-origin',
  'cors-expose-retry-after',
  'cors-vary',
  'cors-no-credentials',
] as const;

/** Sends what a page may send, what it should get an error for, and the same for another page. */
export const crossOrigin: Scenario = {
  name: 'cross-origin',
  purpose: 'Calls operations as a browser does for pages of an allowed and of another origin.',
  evidence: 'a preflight and requests of an allowed origin, and requests of another one',
  rules: ['cors-preflight', ...ofPage, 'cors-other-origins'],
  needs: ['browser-origin'],
  profile: 'reference',
  estimate(target) {
    const endpoint = cheapestEndpoint(target.endpoints);
    const image = imageEndpoint(target);
    return {
      submissions: [endpoint, image].flatMap((one) =>
        one === undefined ? [] : [{ endpoint: one, count: 1 }],
      ),
      requests: endpoint === undefined ? 0 : 60,
      durationMs: 60 * longestAnswerMs,
    };
  },
  async run(deployment) {
    const { endpoints, declares } = deployment.target;
    const endpoint = cheapestEndpoint(endpoints);
    if (endpoint === undefined) throw new PrerequisiteFailed('The target has no endpoint.');
    const { browserOrigin: origin = '' } = declares;
    const path = `/v2/${encodeURIComponent(endpoint.id)}`;
    for (const [method, target] of [
      ['POST', `${path}/run`],
      ['POST', `${path}/runsync`],
      ['GET', `${path}/status/${noJob}`],
    ] as const) {
      await askFirst(deployment, { method, target, origin }, ['cors-preflight', ...ofPage]);
      await askFirst(deployment, { method, target, origin: otherOrigin }, ['cors-other-origins']);
    }
    await sendErrors(deployment, endpoint, origin);
    await submit(deployment, endpoint, origin);
    await downloadImage(deployment, origin);
  },
};

/** The preflight that a browser sends before a request with a key (Fetch, section 4.8). */
async function askFirst(
  deployment: Deployment,
  { method, target, origin }: { method: string; target: string; origin: string },
  probes: NonNullable<SendOptions['probes']>,
): Promise<void> {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  };
  const options = { key: 'none', probes, retriesServerErrors: true } as const;
  await deployment.send({ method: 'OPTIONS', target, headers }, options);
}

async function sendErrors(
  deployment: Deployment,
  { id }: TargetEndpoint,
  origin: string,
): Promise<void> {
  const path = `/v2/${encodeURIComponent(id)}`;
  const unknown = operations.getJobStatus.path
    .replace('{endpoint_id}', unknownEndpointId)
    .replace('{job_id}', noJob);
  for (const [target, key] of [
    [`${path}/status/${noJob}`, 'valid'],
    [`${path}/status/${noJob}`, 'wrong'],
    [`${path}/run`, 'valid'],
    [unknown, 'valid'],
  ] as const) {
    const ask = (from: string, probes: NonNullable<SendOptions['probes']>) =>
      deployment.send(
        { method: 'GET', target, headers: { origin: from } },
        { key, probes, retriesServerErrors: true },
      );
    await ask(origin, ofPage);
    await ask(otherOrigin, ['cors-other-origins']);
  }
}

async function submit(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  origin: string,
): Promise<void> {
  const path = `/v2/${encodeURIComponent(endpoint.id)}`;
  const body = JSON.stringify({ input: endpoint.inputs.ordinary ?? {} });
  const submitted = await deployment.send(
    { method: 'POST', target: `${path}/run`, headers: { ...json, origin }, body },
    { submitsTo: endpoint, probes: ofPage },
  );
  const { id } = deployment.job(submitted);
  const target = `${path}/status/${encodeURIComponent(id)}`;
  await deployment.send({ method: 'GET', target, headers: { origin } }, { probes: ofPage });
  await deployment.send(
    { method: 'GET', target, headers: { origin: otherOrigin } },
    { probes: ['cors-other-origins'] },
  );
}

/** Results that another service keeps are outside these rules. */
async function downloadImage(deployment: Deployment, origin: string): Promise<void> {
  const endpoint = imageEndpoint(deployment.target);
  if (endpoint === undefined) return;
  const { ordinary: input = {} } = endpoint.inputs;
  const address = addressIn(await deployment.complete(endpoint, { input }));
  if (address === undefined) return;
  await download(deployment, address, { headers: { origin }, probes: ofPage });
  await download(deployment, address, {
    headers: { origin: otherOrigin },
    probes: ['cors-other-origins'],
  });
}

function imageEndpoint({ endpoints, declares }: Target): TargetEndpoint | undefined {
  if (!declares.operations?.includes('getResult')) return undefined;
  return endpoints.find(
    ({ kind, model, maxCost }) => kind === 'public' && model === 'image' && maxCost !== undefined,
  );
}
