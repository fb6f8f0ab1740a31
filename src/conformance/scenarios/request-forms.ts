/** Requests that are in order: the last legal value at every limit, any by chance, any input. */
import { type Deployment, type JobRequest, Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { memberAt, requestKeywords } from '../request-schema.ts';
import { type RuleId, rules, rulesAt } from '../rules.ts';
import {
  type Addresses,
  anyRequests,
  fullRequest,
  legalCases,
} from '../scenario-parts/legal-cases.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import { storageAddresses } from '../scenario-parts/storage-settings.ts';
import type { TargetEndpoint } from '../target.ts';

/** How many requests are made by chance; each is sent both ways. */
const byChance = 6;

/** Members which a service that knows no better could take for its own. */
const strangeInputs: readonly object[] = [
  {},
  { policy: 'none', webhook: 7, s3Config: [], input: null },
  { id: 'x', status: 'COMPLETED', output: { error: true }, delayTime: -1 },
  { '': 0, 'a b': [1.5, [true, [null]]], 'umlaut äß': '🙂', nested: { deep: { deeper: {} } } },
];

/** Only these are made up; each endpoint gets what was declared for it. */
export const requestForms: Scenario = {
  name: 'request-forms',
  purpose: 'Submits requests that are in order, with every member of a request and without.',
  evidence: 'answers to valid requests, of which at least one is accepted',
  rules: [
    ...new Set(requestKeywords.flatMap(({ pointer }) => rulesAt(pointer))),
    'webhook-is-http',
    'webhook-length',
    'only-input-required',
    'same-request-for-both',
    'storage-any-provider',
    'request-content-type',
    'input-is-open',
    'serverless-input-is-the-workers',
    'unlisted-keys-accepted',
    'success-is-200',
  ],
  needs: [],
  estimate({ endpoints }) {
    const probed = probeEndpoint(endpoints);
    const plain = legalCases({}, { webhook: 'http://webhook.invalid', storage: storageAddresses });
    const count = 2 * plain.length + 2 * byChance + 7;
    const own = endpoints.filter(({ kind }) => kind === 'serverless');
    return {
      submissions: [
        ...(probed === undefined ? [] : [{ endpoint: probed, count }]),
        ...own.map((endpoint) => ({ endpoint, count: 1 + strangeInputs.length })),
      ],
      requests: count + own.length * (1 + strangeInputs.length),
      durationMs: 30_000,
    };
  },
  async run(deployment) {
    const endpoint = probeEndpoint(deployment.target.endpoints);
    if (endpoint === undefined) throw new Unmet('The target has no endpoint.');
    await sendMembers(deployment, endpoint);
    await sendByChance(deployment, endpoint);
    await sendInputs(deployment);
    if (deployment.profile === 'reference') await sendUnlisted(deployment, endpoint);
  },
};

async function sendMembers(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const input = endpoint.inputs.ordinary ?? {};
  await bothWays(deployment, endpoint, {
    request: { ...fullRequest({ input }, addressesFor(deployment)), input },
    label: 'with all members',
    probes: ['same-request-for-both', 'request-content-type'],
  });
  const probes: RuleId[] = ['only-input-required', 'request-content-type'];
  await bothWays(deployment, endpoint, {
    request: { input },
    label: 'with an input alone',
    probes,
  });
  for (const { at, value, request } of legalCases({ input }, addressesFor(deployment))) {
    const sent = {
      request: { ...request, input },
      // Texts are not told: in storage settings they stand for secrets.
      label: typeof value === 'string' ? `with ${at}` : `with ${at} ${JSON.stringify(value)}`,
      probes: rulesOfMember(at),
    };
    // Limits are looked at wherever they are; for the rest one way will do.
    if (typeof value === 'number') await bothWays(deployment, endpoint, sent);
    else await oneWay(deployment, endpoint, sent);
  }
}

/** All rules that are enforced at a member. */
function rulesOfMember(at: string): RuleId[] {
  const found = requestKeywords.filter(
    ({ member, name }) => member.at === at && name !== 'required',
  );
  const ids = found.flatMap(({ pointer }) => rulesAt(pointer));
  if (at !== '/webhook') return [...new Set(ids)];
  return [...new Set([...ids, 'webhook-is-http' as const, 'webhook-length' as const])];
}

async function sendByChance(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const { seed } = deployment;
  const input = endpoint.inputs.ordinary ?? {};
  const addresses = addressesFor(deployment);
  const requests = anyRequests({ input }, { seed, count: byChance, addresses });
  for (const [index, request] of requests.entries()) {
    await bothWays(deployment, endpoint, {
      // Each has an address of its own, as the calls are told apart by it.
      request: {
        ...request,
        ...('webhook' in request && { webhook: addressesFor(deployment).webhook }),
        input,
      },
      label: `by chance, seed ${seed}, number ${index + 1}`,
      probes: ['same-request-for-both', 'request-content-type'],
    });
  }
}

async function sendInputs(deployment: Deployment): Promise<void> {
  for (const endpoint of deployment.endpoints(({ kind }) => kind === 'serverless')) {
    const { ordinary, echo } = endpoint.inputs;
    if (ordinary !== undefined) {
      await oneWay(deployment, endpoint, {
        request: { input: ordinary },
        label: 'with the input that the worker expects',
        probes: ['serverless-input-is-the-workers'],
      });
    }
    if (echo === undefined) continue;
    for (const input of strangeInputs) {
      await oneWay(deployment, endpoint, {
        request: { input },
        label: `with the input ${JSON.stringify(input)}`,
        probes: ['input-is-open'],
      });
    }
  }
}

async function sendUnlisted(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const input = endpoint.inputs.ordinary ?? {};
  const probes: RuleId[] = ['unlisted-keys-accepted'];
  const label = 'with keys that are not listed';
  await bothWays(deployment, endpoint, { request: { input, unlisted: [1] }, label, probes });
  const policy = { unlisted: { deep: true } };
  await bothWays(deployment, endpoint, { request: { input, policy }, label, probes });
}

interface Sent {
  readonly request: JobRequest;
  readonly label: string;
  readonly probes: readonly RuleId[];
}

async function oneWay(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  { request, label, probes }: Sent,
): Promise<void> {
  await deployment.run(endpoint, request, { label, probes: own(deployment, probes) });
}

/** A job of low priority may wait for as long as nobody else starts a worker, so nobody waits for it. */
async function bothWays(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  sent: Sent,
): Promise<void> {
  await oneWay(deployment, endpoint, sent);
  const { request, label, probes } = sent;
  if (memberAt(request, '/policy/lowPriority') === true) return;
  await deployment.runSync(endpoint, request, { label, probes: own(deployment, probes) });
}

/** The rules of the profile among those. */
function own({ profile }: Deployment, probes: readonly RuleId[]): RuleId[] {
  return probes.filter((id) => profile === 'reference' || rules[id].level === 'stated');
}

function addressesFor({ target, hook }: Deployment): Addresses {
  const webhook = target.webhooks === undefined ? 'https://webhook.invalid/' : hook().url;
  return { webhook, storage: storageAddresses };
}
