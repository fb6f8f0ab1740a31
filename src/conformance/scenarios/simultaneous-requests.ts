/** The limit of requests at a time, where it is cheapest to reach. */
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { lastingJobs } from '../scenario-parts/lasting-jobs.ts';
import { smallestLimit } from '../scenario-parts/smallest-limit.ts';
import { waitBounds } from '../wait-parameter.ts';

/** What a service can be made to hold. */
const holding = ['getJobStatusSync', 'getJobStatusSyncByPost'] as const;

/** How long each request is held, in milliseconds. */
const heldMs = 2 * waitBounds.minMs;

/** Has one more request held than there may be. */
export const simultaneousRequests: Scenario = {
  name: 'simultaneous-requests',
  purpose: 'Sends one request more than an operation may get at the same time.',
  evidence: 'as many simultaneous requests as the limit allows, and an answer to one more',
  rules: ['request-concurrency'],
  needs: ['request-burst', 'slow-input', 'wait-operation'],
  profile: 'reference',
  exclusive: (target) => [lastingJobs(target).endpoint],
  estimate: (target) => ({
    submissions: [{ endpoint: lastingJobs(target).endpoint, count: 1 }],
    requests: smallestLimit(target, holding, 'concurrent').limit + 10,
    durationMs: 10 * heldMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    if (!target.claims.has('request-burst')) throw new Unmet('No burst of requests is permitted.');
    const { operationId, limit } = smallestLimit(target, holding, 'concurrent');
    if (operationId === undefined) throw new Unmet('No operation waits.');
    const { endpoint, lasting } = lastingJobs(target);
    const { id: jobId } = deployment.job(await deployment.run(endpoint, lasting));
    await Promise.all(
      Array.from({ length: limit + 1 }, () =>
        deployment.call(
          operationId,
          { endpoint: endpoint.id, jobId },
          { query: `?wait=${heldMs}`, takes429: true },
        ),
      ),
    );
  },
};
