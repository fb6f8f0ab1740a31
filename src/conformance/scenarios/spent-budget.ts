/** An account whose budget is spent. */
import type { Scenario } from '../driving/scenario.ts';
import type { TargetEndpoint } from '../target.ts';

/** How long the job is waited for that spends the budget, in milliseconds. */
const longestMs = 120_000;

/** Spends the smallest budget with one image, and submits more. */
export const spentBudget: Scenario = {
  name: 'spent-budget',
  purpose: 'Spends the budget of an account with one image, and submits further jobs.',
  evidence: 'submissions to a public endpoint after a job was charged to an account with a budget',
  rules: ['budget'],
  needs: ['public-image-endpoint', 'budget-source'],
  profile: 'reference',
  budget: '0.0000000001',
  estimate: ({ endpoints }) => ({
    submissions: endpoints
      .filter(isPriced)
      .slice(0, 1)
      .map((endpoint) => ({ endpoint, count: 3 })),
    requests: 3 + longestMs / 500,
    durationMs: 2 * longestMs,
  }),
  async run(deployment) {
    const endpoint = deployment.endpoint(isPriced);
    const { ordinary: input = {} } = endpoint.inputs;
    await deployment.complete(endpoint, { input });
    const options = { probes: ['budget'], takes429: true } as const;
    await deployment.run(endpoint, { input }, options);
    await deployment.runSync(endpoint, { input }, options);
  },
};

function isPriced({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}
