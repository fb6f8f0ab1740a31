/** Requests with every kind of key, for every operation that the deployment offers. */
import { operations } from '#generated/reference/tables.js';
import type { OperationId } from '../../evidence/calls.ts';
import { type Deployment, type SendOptions, Unmet } from '../driving/deployment.ts';
import { longestAnswerMs, type Scenario } from '../driving/scenario.ts';
import type { RuleId } from '../rules.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import type { TargetEndpoint } from '../target.ts';

const stated: readonly OperationId[] = ['runJob', 'runJobSync', 'getJobStatus'];

/** The keys that are to be refused, and none at all; and the rules about each. */
const refused = [
  { key: 'wrong', probes: ['wrong-key-refused'] },
  { key: 'forbidden', probes: ['forbidden-key-refused'] },
  { key: 'none', probes: ['key-in-authorization', 'missing-key-is-401'] },
] as const satisfies readonly { key: SendOptions['key']; probes: readonly RuleId[] }[];

/** The job that is asked for exists, and nobody without a key may learn that. */
export const apiKeys: Scenario = {
  name: 'api-keys',
  purpose:
    'Sends requests without a key, and with wrong, forbidden and valid keys in both forms of the header.',
  evidence:
    'an accepted submission with the valid key, and an answer to the same one with each other key',
  rules: [
    'key-in-authorization',
    'key-as-bearer',
    'wrong-key-refused',
    'forbidden-key-refused',
    'key-without-bearer',
    'serverless-key-as-bearer',
    'missing-key-is-401',
    'unauthorized-tells-nothing',
  ],
  needs: [],
  estimate(target) {
    const [own, open] = [probeEndpoint(target.endpoints), publicEndpoint(target.endpoints)];
    return {
      submissions: [
        // All of them would be jobs where keys were not looked at.
        ...(own === undefined ? [] : [{ endpoint: own, count: 10 }]),
        ...(open === undefined ? [] : [{ endpoint: open, count: 2 }]),
      ],
      requests: 120,
      durationMs: 120 * longestAnswerMs,
    };
  },
  async run(deployment) {
    const endpoint = probeEndpoint(deployment.target.endpoints);
    if (endpoint === undefined) throw new Unmet('The target has no endpoint.');
    const serverless = probeEndpoint(endpointsOf(deployment, 'serverless'));
    // First, since what follows needs a deployment that accepts the key.
    if (deployment.profile === 'reference' && serverless !== undefined) {
      await sendBearer(deployment, serverless, ['serverless-key-as-bearer']);
    }
    const { id } = deployment.job(await deployment.run(endpoint, requestFor(endpoint)));
    await deployment.status(endpoint, id);
    for (const { key, probes } of refused) {
      if (key === 'forbidden' && deployment.target.keys.forbidden === undefined) continue;
      await callEverything(deployment, { endpoint, jobId: id, options: { key, probes } });
    }
    if (deployment.profile === 'reference') await sendBareKey(deployment, endpoint);
    const open = publicEndpoint(deployment.target.endpoints);
    if (open !== undefined) await sendBearer(deployment, open, ['key-as-bearer']);
  },
};

async function callEverything(
  deployment: Deployment,
  { endpoint, jobId, options }: { endpoint: TargetEndpoint; jobId: string; options: SendOptions },
): Promise<void> {
  const offered = deployment.target.declares.operations ?? [];
  const others = Object.values(operations)
    .map(({ operationId }) => operationId)
    .filter((id) => offered.includes(id) && id !== 'getResult');
  const chosen = deployment.profile === 'reference' ? others : [];
  for (const operationId of [...stated, ...chosen]) {
    const isSubmit = operationId === 'runJob' || operationId === 'runJobSync';
    await deployment.call(
      operationId,
      { endpoint: endpoint.id, jobId },
      {
        ...options,
        label: options.key === 'none' ? 'no key' : `a ${options.key} key`,
        repeatsFailures: true,
        ...(isSubmit && { body: requestFor(endpoint), submitsTo: endpoint }),
      },
    );
  }
}

async function sendBareKey(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const probes = ['key-without-bearer'] as const;
  const answer = await deployment.run(endpoint, requestFor(endpoint), { keyForm: 'bare', probes });
  const { id } = deployment.job(answer);
  await deployment.status(endpoint, id, { keyForm: 'bare', probes });
}

/** The bare form tells only whether it is the word that is in the way. */
async function sendBearer(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  probes: readonly RuleId[],
): Promise<void> {
  const answer = await deployment.run(endpoint, requestFor(endpoint), { probes });
  if (answer.response?.status !== 401) return;
  await deployment.run(endpoint, requestFor(endpoint), { keyForm: 'bare', probes });
}

function publicEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  return probeEndpoint(
    endpoints.filter(({ kind, model }) => kind === 'public' && model === 'image'),
  );
}

function endpointsOf(
  { target }: Deployment,
  kind: TargetEndpoint['kind'],
): readonly TargetEndpoint[] {
  return target.endpoints.filter((endpoint) => endpoint.kind === kind);
}

function requestFor({ inputs }: TargetEndpoint) {
  return { input: inputs.ordinary ?? {} };
}
