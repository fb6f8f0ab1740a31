/** Jobs of serverless endpoints, which cost nothing. */
import type { Scenario } from '../driving/scenario.ts';
import type { TargetEndpoint } from '../target.ts';

/** Every serverless endpoint gets an ordinary job and, where it has one, an echo. */
export const serverlessCharges: Scenario = {
  name: 'serverless-charges',
  purpose: 'Lets serverless endpoints do ordinary jobs, and reads charges.',
  evidence: 'a completed job of a serverless endpoint, and the charges after it',
  rules: ['serverless-not-charged', 'serverless-output-unchanged'],
  needs: ['serverless-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const serverless = endpoints.filter(isServerless);
    return {
      submissions: serverless.map((endpoint) => ({
        endpoint,
        count: inputsFor(endpoint).length,
      })),
      requests: serverless.length * 20,
      durationMs: serverless.length * 10_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isServerless)) {
      for (const input of inputsFor(endpoint)) await deployment.complete(endpoint, { input });
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isServerless({ kind }: TargetEndpoint): boolean {
  return kind === 'serverless';
}

function inputsFor({ inputs: { ordinary = {}, echo } }: TargetEndpoint) {
  return echo === undefined ? [ordinary] : [ordinary, echo];
}
