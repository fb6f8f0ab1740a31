/** Jobs of public endpoints that fail, and what was charged for them. */
import type { Scenario } from '../driving/scenario.ts';
import type { TargetEndpoint } from '../target.ts';

/** How long a job is waited for that fails, in milliseconds. */
const longestMs = 60_000;

/** Every public endpoint with a failing input gets it once each way. */
export const failedCharges: Scenario = {
  name: 'failed-charges',
  purpose: 'Lets jobs of public endpoints fail, and reads charges.',
  evidence:
    'a job of `inputs.failing` of a public endpoint that ends without a result, and the charges after it',
  rules: ['failure-not-charged'],
  needs: ['failing-input', 'billing-source'],
  estimate: ({ endpoints }) => {
    const failing = endpoints.filter(canFail);
    return {
      submissions: failing.map((endpoint) => ({ endpoint, count: 2 })),
      requests: failing.length * 21,
      durationMs: 2 * failing.length * longestMs,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(canFail)) {
      const { failing: input = {} } = endpoint.inputs;
      const { id } = deployment.job(await deployment.run(endpoint, { input }));
      await deployment.poll(endpoint, id, { forMs: longestMs });
      await deployment.runSync(endpoint, { input });
    }
    await deployment.readLedger();
  },
};

function canFail({ kind, inputs, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && inputs.failing !== undefined && maxCost !== undefined;
}
