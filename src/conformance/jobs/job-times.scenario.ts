/** How long ordinary jobs take where nothing delays them. No rule needs this evidence, but `learn` does. */

import { toleranceMs } from '../contract/tolerances.ts';
import { ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment, SubmissionBody } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { submitWatched, watchJobs } from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

/** At each endpoint, at all of them side by side. The first one may wait for a worker to start. */
const jobs = 5;
const longestJobMs = 10_000;
const everyMs = 500;
const longestStartMs = toleranceMs('coldStart');
const startEveryMs = 2000;

/** More than the workers that the local service has by default. */
const jobsAtOnce = 5;

export const jobTimes: Scenario = {
  name: 'job-times',
  purpose:
    'Submits ordinary jobs one after the other at each endpoint, to see how long they wait and run, and slow jobs at once, to see how many run.',
  evidence: 'ordinary jobs of an endpoint that has no other job',
  rules: [],
  shows: [...gapsOfWatchedJobs],
  needs: [],
  exclusive: endpointsWithMaxCost,
  estimate: (target) => {
    const endpoints = endpointsWithMaxCost(target);
    const slow = endpoints.flatMap(slowJobsOf);
    const polls = jobs * (2 + longestJobMs / everyMs) + longestStartMs / startEveryMs;
    const slowPolls = slow.map(({ allMs }) => jobsAtOnce * (1 + allMs / everyMs));
    return {
      submissions: endpoints.map((endpoint) => ({
        endpoint,
        count: jobs + (slowJobsOf(endpoint).length > 0 ? jobsAtOnce : 0),
      })),
      requests: slowPolls.reduce((sum, count) => sum + count, endpoints.length * (jobs + polls)),
      usualMs: jobs * 2 * everyMs + Math.max(0, ...slow.map(({ runsForMs }) => runsForMs)),
      durationMs:
        longestStartMs + jobs * longestJobMs + Math.max(0, ...slow.map(({ allMs }) => allMs)),
    };
  },
  async run(deployment) {
    let endpoints = endpointsWithMaxCost(deployment.target);
    for (let count = 0; count < jobs; count += 1) {
      const submitted = endpoints.map((endpoint) =>
        submitWatched(deployment, endpoint, ordinaryRequest(endpoint)),
      );
      const all = await Promise.all(submitted);
      const slow = await watchJobs(deployment, all, { ...watching, forMs: longestJobMs, everyMs });
      const forMs = count === 0 ? longestStartMs : 0;
      const left = await watchJobs(deployment, slow, { ...watching, forMs, everyMs: startEveryMs });
      // Further jobs would only wait for these.
      endpoints = endpoints.filter((candidate) =>
        left.every(({ endpoint }) => endpoint !== candidate),
      );
    }
    const slow = endpoints.flatMap(slowJobsOf);
    await Promise.all(slow.map((slowJobs) => runAtOnce(deployment, slowJobs)));
  },
};

/** No job's polls delay those of another. */
const watching = { isAtOnce: true } as const;

interface SlowJobs {
  readonly endpoint: TargetEndpoint;
  readonly input: SubmissionBody['input'];
  readonly runsForMs: number;
  /** How long all of them take on a single worker. */
  readonly allMs: number;
}

/** The jobs that show how many run at once, unless that is declared. */
function slowJobsOf(endpoint: TargetEndpoint): SlowJobs[] {
  const { workers, inputs } = endpoint;
  if (workers !== undefined || inputs.slow === undefined) return [];
  const { input, runsForMs } = inputs.slow;
  const oneMs = runsForMs + toleranceMs('declaredTime', runsForMs);
  return runsForMs > longestJobMs
    ? []
    : [{ endpoint, input, runsForMs, allMs: jobsAtOnce * oneMs }];
}

async function runAtOnce(deployment: Deployment, slow: SlowJobs): Promise<void> {
  const { endpoint, input, allMs } = slow;
  const submitted = Array.from({ length: jobsAtOnce }, () =>
    submitWatched(deployment, endpoint, { input }),
  );
  await watchJobs(deployment, await Promise.all(submitted), { ...watching, forMs: allMs, everyMs });
}

function endpointsWithMaxCost({ endpoints }: Target): readonly TargetEndpoint[] {
  return endpoints.filter(({ maxCost }) => maxCost !== undefined);
}
