/** Keys which may do some things and not others. */
import { type Deployment, type SendOptions, Unmet } from '../deployment.ts';
import { probeEndpoint } from '../probe-endpoint.ts';
import type { Scenario } from '../scenario.ts';
import type { TargetEndpoint } from '../target.ts';

/** A job that nobody has: who may ask learns just that. */
const madeUp = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** Nothing is asked of jobs, since a key may belong to another account than the scenario's. */
export const keyPermissions: Scenario = {
  name: 'key-permissions',
  purpose: 'Submits and asks with a key for asking, and with one for a single endpoint.',
  rules: ['key-permissions', 'key-permissions-by-endpoint'],
  needs: [],
  profile: 'reference',
  estimate: ({ endpoints }) => ({
    submissions: endpoints.map((endpoint) => ({ endpoint, count: 2 })),
    requests: endpoints.length * 5,
    durationMs: 2000,
  }),
  async run(deployment) {
    const { endpoints, keys } = deployment.target;
    if (keys.readOnly !== undefined) {
      const endpoint = probeEndpoint(endpoints);
      if (endpoint === undefined) throw new Unmet('The target has no endpoint.');
      const probes = ['key-permissions'] as const;
      await submitAndAsk(deployment, endpoint, { key: 'readOnly', probes });
    }
    const { oneEndpoint } = keys;
    if (oneEndpoint === undefined) return;
    const own = endpoints.filter(({ id }) => id === oneEndpoint.endpointId);
    const other = probeEndpoint(endpoints.filter(({ id }) => id !== oneEndpoint.endpointId));
    for (const endpoint of [...own, ...(other === undefined ? [] : [other])]) {
      const probes = ['key-permissions-by-endpoint'] as const;
      await submitAndAsk(deployment, endpoint, { key: 'oneEndpoint', probes });
    }
  },
};

async function submitAndAsk(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  options: SendOptions,
): Promise<void> {
  await deployment.run(endpoint, { input: endpoint.inputs.ordinary ?? {} }, options);
  await deployment.status(endpoint, madeUp, options);
}
