/** A job of low priority on an endpoint without workers. */
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/calls.ts';
import { allowanceMs } from '../allowances.ts';
import { type Deployment, Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { submit, type WatchedJob } from '../scenario-parts/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target.ts';

/** How long the workers of before are waited for to go, in milliseconds. */
const longestIdleMs = 20_000;
const lookEveryMs = 500;
const aloneMs = 3000;

/** Submits a job of low priority, then one that says nothing, and looks at the workers meanwhile. */
export const lowPriority: Scenario = {
  name: 'low-priority',
  purpose: 'Submits a job of low priority where no worker is up, and another job after it.',
  evidence: 'an endpoint whose health shows no worker when a job of low priority is submitted',
  rules: ['low-priority-default', 'low-priority-never-scales', 'low-priority-waits'],
  needs: ['serverless-endpoint', 'scaling-source'],
  exclusive: (target) => [endpointToScale(target)],
  estimate: (target) => {
    const durationMs = longestIdleMs + aloneMs + 2 * allowanceMs('freeWorker') + 10_000;
    return {
      submissions: [{ endpoint: endpointToScale(target), count: 3 }],
      requests: 3 + (4 * durationMs) / lookEveryMs,
      usualMs: aloneMs + 7000,
      durationMs,
    };
  },
  async run(deployment) {
    const endpoint = endpointToScale(deployment.target);
    const { ordinary: input = {} } = endpoint.inputs;
    await look(deployment, [], {
      endpoint,
      forMs: longestIdleMs,
      until: ({ up, jobs }) => up + jobs === 0,
    });
    const low = await submit(deployment, endpoint, { input, policy: { lowPriority: true } });
    await look(deployment, [low], { endpoint, forMs: aloneMs, until: () => false });
    const plain = await submit(deployment, endpoint, { input });
    const jobs = [low, plain];
    const forMs = allowanceMs('freeWorker') + 5000;
    const isUp = await look(deployment, jobs, { endpoint, forMs, until: ({ up }) => up > 0 });
    if (!isUp) {
      // Whether a worker starts at all shows whether the job before was put off.
      const policy = { lowPriority: false };
      jobs.push(await submit(deployment, endpoint, { input, policy }));
      await look(deployment, jobs, { endpoint, forMs, until: ({ up }) => up > 0 });
    }
    await look(deployment, jobs, {
      endpoint,
      forMs: 10_000,
      until: ({ jobs: left }) => left === 0,
    });
  },
};

/** Workers that are up or start, and jobs that wait or run. */
interface Health {
  readonly up: number;
  readonly jobs: number;
}

/** Looks at the endpoint and the jobs until `until` holds; resolves with whether it did. */
async function look(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  {
    endpoint,
    forMs,
    until,
  }: { endpoint: TargetEndpoint; forMs: number; until: (health: Health) => boolean },
): Promise<boolean> {
  const { time } = deployment;
  const deadlineMs = time.now() + forMs;
  for (;;) {
    const answer = await deployment.call('getEndpointHealth', { endpoint: endpoint.id });
    for (const { jobId } of jobs) await deployment.status(endpoint, jobId);
    const health = readHealth(parseJson(answer.response?.body));
    if (health === undefined) throw new Unmet('The endpoint does not tell its workers and jobs.');
    if (until(health)) return true;
    if (time.now() >= deadlineMs) return false;
    await time.pass(lookEveryMs);
  }
}

function readHealth(answered: unknown): Health | undefined {
  const { workers, jobs } = isObject(answered) ? answered : {};
  if (!isObject(workers) || !isObject(jobs)) return undefined;
  const { ready, initializing } = workers;
  const { inQueue, inProgress } = jobs;
  if (typeof ready !== 'number' || typeof initializing !== 'number') return undefined;
  if (typeof inQueue !== 'number' || typeof inProgress !== 'number') return undefined;
  return { up: ready + initializing, jobs: inQueue + inProgress };
}

/** One that nobody needs otherwise: that whose queue can be filled, else any serverless one. */
function endpointToScale({ endpoints }: Target): TargetEndpoint {
  const serverless = endpoints.filter(({ kind }) => kind === 'serverless');
  const found = serverless.find(({ workers }) => workers !== undefined) ?? serverless[0];
  if (found === undefined) throw new Unmet('There is no serverless endpoint.');
  return found;
}
