/** An endpoint whose workers can all be kept busy, so that further jobs wait. */
import { type Deployment, Unmet } from '../driving/deployment.ts';
import type { Target, TargetEndpoint } from '../target.ts';
import { submit, type WatchedJob } from './watch-jobs.ts';

/** How long the start of a worker is waited for, in milliseconds. */
export const longestStartMs = 15_000;

/** What it takes to keep an endpoint busy. */
export interface FullEndpoint {
  readonly endpoint: TargetEndpoint;
  readonly workers: number;
  readonly hanging: Readonly<Record<string, unknown>>;
}

/** The one with the fewest workers. Throws `Unmet` where the workers of none are known. */
export function fullEndpoint({ endpoints }: Target): FullEndpoint {
  const known = endpoints.flatMap((endpoint) => {
    const { workers, inputs } = endpoint;
    return workers === undefined || inputs.hanging === undefined
      ? []
      : [{ endpoint, workers, hanging: inputs.hanging }];
  });
  const [first] = known.sort((left, right) => left.workers - right.workers);
  if (first === undefined) throw new Unmet('No endpoint is declared whose queue can be filled.');
  return first;
}

/** Gives every worker a job that hangs for so long; resolves when all have been seen to run. */
export async function occupy(
  deployment: Deployment,
  { endpoint, workers, hanging }: FullEndpoint,
  executionTimeout: number,
): Promise<readonly WatchedJob[]> {
  const jobs: WatchedJob[] = [];
  for (let count = 0; count < workers; count += 1) {
    const job = await submit(deployment, endpoint, {
      input: hanging,
      policy: { executionTimeout },
    });
    await deployment.poll(endpoint, job.jobId, {
      forMs: longestStartMs,
      until: ({ phase }) => phase !== 'waiting',
    });
    jobs.push(job);
  }
  return jobs;
}
