/** Sends requests with every kind of key to every offered operation. */
import { operations } from '#generated/reference/tables.js';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import type { RuleId } from '../contract/rules.ts';
import { cheapestEndpoint, ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import { type Deployment, PrerequisiteFailed, type SendOptions } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { extendedOperations } from '../target/declarations.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const stated: readonly OperationId[] = ['runJob', 'runJobSync', 'getJobStatus'];

const refused = [
  { key: 'wrong', probes: ['wrong-key-refused'] },
  { key: 'forbidden', probes: ['forbidden-key-refused'] },
  { key: 'none', probes: ['key-in-authorization', 'missing-key-is-401'] },
] as const satisfies readonly { key: SendOptions['key']; probes: readonly RuleId[] }[];

/** The requested job exists, which callers without a valid key must not learn. */
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
    const open = publicEndpoint(target.endpoints);
    return {
      submissions: [
        // If the deployment ignored keys, all of them would become jobs.
        { endpoint: ordinaryEndpoint(target), count: 10 },
        ...(open === undefined ? [] : [{ endpoint: open, count: 2 }]),
      ],
      requests: 120,
      durationMs: 120 * longestAnswerMs,
    };
  },
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const serverless = cheapestEndpoint(deployment.endpoints(({ kind }) => kind === 'serverless'));
    // First, because the rest needs a deployment that accepts the key.
    if (deployment.profile === 'reference' && serverless !== undefined) {
      await sendBearer(deployment, serverless, ['serverless-key-as-bearer']);
    }
    const { id } = deployment.job(await deployment.run(endpoint, ordinaryRequest(endpoint)));
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
        retriesServerErrors: true,
        ...(isSubmit && { body: ordinaryRequest(endpoint), submitsTo: endpoint }),
      },
    );
  }
}

async function sendBareKey(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const probes = ['key-without-bearer'] as const;
  const answer = await deployment.run(endpoint, ordinaryRequest(endpoint), {
    keyForm: 'bare',
    probes,
  });
  const { id } = deployment.job(answer);
  await deployment.status(endpoint, id, { keyForm: 'bare', probes });
}

/** If the bearer form is refused, the bare form shows whether `Bearer` is the reason. */
async function sendBearer(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  probes: readonly RuleId[],
): Promise<void> {
  const answer = await deployment.run(endpoint, ordinaryRequest(endpoint), { probes });
  if (answer.response?.status !== 401) return;
  await deployment.run(endpoint, ordinaryRequest(endpoint), { keyForm: 'bare', probes });
}

function publicEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  return cheapestEndpoint(
    endpoints.filter(({ kind, model }) => kind === 'public' && model === 'image'),
  );
}

const madeUp = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** Does not poll its jobs, because a key may belong to another account than the scenario's. */
export const keyPermissions: Scenario = {
  name: 'key-permissions',
  purpose:
    'Submits jobs and requests their status with a read-only key and with a key for one endpoint.',
  evidence: 'accepted requests with a key that has permission, and answers to keys without',
  rules: ['key-permissions', 'key-permissions-by-endpoint'],
  needs: [],
  profile: 'reference',
  estimate(target) {
    const { any, others } = endpointsForKeys(target);
    const used = [any, ...others];
    return {
      submissions: used.map((endpoint) => ({ endpoint, count: 2 })),
      requests: used.length * 4,
      durationMs: 4 * used.length * longestAnswerMs + 5000,
    };
  },
  async run(deployment) {
    const { keys } = deployment.target;
    const { any, others } = endpointsForKeys(deployment.target);
    if (keys.readOnly !== undefined) {
      const probes = ['key-permissions'] as const;
      await submitAndPoll(deployment, any, { key: 'readOnly', probes });
      if (keys.forbidden !== undefined) {
        await submitAndPoll(deployment, any, { key: 'forbidden', probes });
      }
    }
    if (keys.oneEndpoint === undefined) return;
    for (const endpoint of others) {
      const probes = ['key-permissions-by-endpoint'] as const;
      await submitAndPoll(deployment, endpoint, { key: 'oneEndpoint', probes });
    }
  },
};

/** The endpoint for the read-only key, and those that the one-endpoint key may and may not use. */
function endpointsForKeys(target: Target) {
  const { endpoints, keys } = target;
  const isAllowed = ({ id }: TargetEndpoint) => id === keys.oneEndpoint?.endpointId;
  const other = cheapestEndpoint(endpoints.filter((endpoint) => !isAllowed(endpoint)));
  const others = [...endpoints.filter(isAllowed), other];
  return {
    any: ordinaryEndpoint(target),
    others: others.filter((endpoint) => endpoint !== undefined),
  };
}

async function submitAndPoll(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  options: SendOptions,
): Promise<void> {
  await deployment.run(endpoint, ordinaryRequest(endpoint), options);
  await deployment.status(endpoint, madeUp, options);
}

/** Uses a completed job, so that the calls have no effect. */
export const operationsByKey: Scenario = {
  name: 'operations-by-key',
  purpose: 'Calls every declared operation with each declared key.',
  evidence: 'answers of every declared operation to every declared key',
  rules: ['extended-permissions', 'endpoint-health', 'reads-by-post'],
  needs: ['more-operations', 'serverless-endpoint'],
  profile: 'reference',
  // It purges the queue, which must be empty.
  exclusive: (target) => [endpointOf(target)],
  estimate: (target) => ({
    submissions: [{ endpoint: endpointOf(target), count: 2 }],
    requests: 60,
    durationMs: 60 * longestAnswerMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    const endpoint = endpointOf(target);
    const { ordinary: input = {}, failing } = endpoint.inputs;
    const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
    if (failing !== undefined) await deployment.complete(endpoint, { input: failing });
    const keys: readonly NonNullable<SendOptions['key']>[] = [
      ...(target.claims.has('forbidden-key') ? (['forbidden'] as const) : []),
      ...(target.claims.has('read-only-key') ? (['readOnly'] as const) : []),
      'valid',
    ];
    for (const operationId of extendedOperations) {
      if (!target.declares.operations?.includes(operationId)) continue;
      for (const key of keys) {
        await deployment.call(
          operationId,
          { endpoint: endpoint.id, jobId },
          { key, probes: ['extended-permissions'] },
        );
      }
    }
  },
};

/** A serverless endpoint, preferably with a failing input. */
function endpointOf({ endpoints }: Target): TargetEndpoint {
  const free = endpoints.filter(({ kind }) => kind === 'serverless');
  const [first] = free;
  if (first === undefined) throw new PrerequisiteFailed('No serverless endpoint is declared.');
  return free.find(({ inputs }) => inputs.failing !== undefined) ?? first;
}
