/** How long ordinary jobs take where nothing delays them. No rule needs this evidence, but `learn` does. */
import { toleranceMs } from '../contract/tolerances.ts';
import { ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Scenario } from '../run/scenario.ts';
import { submit, watchJobs } from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

/** At each endpoint, at all of them side by side. The first one may wait for a worker to start. */
const jobs = 5;
const longestJobMs = 10_000;
const everyMs = 500;
const longestStartMs = toleranceMs('coldStart');
const startEveryMs = 2000;

export const jobTimes: Scenario = {
  name: 'job-times',
  purpose:
    'Submits ordinary jobs one after the other at each endpoint, to see how long they wait and run.',
  evidence: 'ordinary jobs of an endpoint that has no other job',
  rules: [],
  needs: [],
  exclusive: endpointsOf,
  estimate: (target) => {
    const endpoints = endpointsOf(target);
    const polls = jobs * (2 + longestJobMs / everyMs) + longestStartMs / startEveryMs;
    return {
      submissions: endpoints.map((endpoint) => ({ endpoint, count: jobs })),
      requests: endpoints.length * (jobs + polls),
      usualMs: jobs * 2 * everyMs,
      durationMs: longestStartMs + jobs * longestJobMs,
    };
  },
  async run(deployment) {
    let endpoints = endpointsOf(deployment.target);
    for (let count = 0; count < jobs; count += 1) {
      const submitted = endpoints.map((one) => submit(deployment, one, ordinaryRequest(one)));
      const all = await Promise.all(submitted);
      const slow = await watchJobs(deployment, all, { ...watching, forMs: longestJobMs, everyMs });
      const forMs = count === 0 ? longestStartMs : 0;
      const left = await watchJobs(deployment, slow, { ...watching, forMs, everyMs: startEveryMs });
      // Further jobs would only wait for these.
      endpoints = endpoints.filter((one) => left.every(({ endpoint }) => endpoint !== one));
    }
  },
};

/** No job's polls delay those of another. */
const watching = { isAtOnce: true } as const;

function endpointsOf({ endpoints }: Target): readonly TargetEndpoint[] {
  return endpoints.filter(({ maxCost }) => maxCost !== undefined);
}
