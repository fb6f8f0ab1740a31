/** Keys which may do some things and not others. */
import { type Deployment, type SendOptions, Unmet } from '../driving/deployment.ts';
import { longestAnswerMs, type Scenario } from '../driving/scenario.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import type { Target, TargetEndpoint } from '../target.ts';

/** A job that nobody has: who may ask learns just that. */
const madeUp = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** Nothing is asked of jobs, since a key may belong to another account than the scenario's. */
export const keyPermissions: Scenario = {
  name: 'key-permissions',
  purpose: 'Submits and asks with a key for asking, and with one for a single endpoint.',
  evidence: 'accepted requests with the key that may send them, and answers to keys that may not',
  rules: ['key-permissions', 'key-permissions-by-endpoint'],
  needs: [],
  profile: 'reference',
  estimate(target) {
    const { any, allowed, other } = endpointsOf(target);
    const used = [any, ...allowed, other].filter((endpoint) => endpoint !== undefined);
    return {
      submissions: used.map((endpoint) => ({ endpoint, count: 2 })),
      requests: used.length * 4,
      durationMs: 4 * used.length * longestAnswerMs + 5000,
    };
  },
  async run(deployment) {
    const { keys } = deployment.target;
    const { any, allowed, other } = endpointsOf(deployment.target);
    if (keys.readOnly !== undefined) {
      if (any === undefined) throw new Unmet('The target has no endpoint.');
      const probes = ['key-permissions'] as const;
      await submitAndAsk(deployment, any, { key: 'readOnly', probes });
      if (keys.forbidden !== undefined) {
        await submitAndAsk(deployment, any, { key: 'forbidden', probes });
      }
    }
    if (keys.oneEndpoint === undefined) return;
    for (const endpoint of [...allowed, ...(other === undefined ? [] : [other])]) {
      const probes = ['key-permissions-by-endpoint'] as const;
      await submitAndAsk(deployment, endpoint, { key: 'oneEndpoint', probes });
    }
  },
};

/** One for the key that may only ask, and those which the key of a single one may and may not use. */
function endpointsOf({ endpoints, keys: { oneEndpoint } }: Target) {
  const isAllowed = ({ id }: TargetEndpoint) => id === oneEndpoint?.endpointId;
  return {
    any: probeEndpoint(endpoints),
    allowed: endpoints.filter(isAllowed),
    other: probeEndpoint(endpoints.filter((endpoint) => !isAllowed(endpoint))),
  };
}

async function submitAndAsk(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  options: SendOptions,
): Promise<void> {
  await deployment.run(endpoint, { input: endpoint.inputs.ordinary ?? {} }, options);
  await deployment.status(endpoint, madeUp, options);
}
