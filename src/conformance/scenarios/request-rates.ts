/** The limit of requests in a time, where it is cheapest to reach. */
import { limits } from '#generated/reference/tables.js';
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { lastingJobs } from '../scenario-parts/lasting-jobs.ts';
import { smallestLimit } from '../scenario-parts/smallest-limit.ts';

const { windowMs } = limits.rates;

/** What can be asked often without any cost. */
const askable = [
  'purgeQueue',
  'cancelJob',
  'getJobStatus',
  'getJobStatusSync',
  'streamJob',
] as const;

/** Sends one more request than there may be, and another one after the pause that is asked for. */
export const requestRates: Scenario = {
  name: 'request-rates',
  purpose: 'Sends one request more than an operation may get in a time.',
  evidence: 'as many accepted requests as the limit allows, and an answer to one more',
  rules: ['request-rates', 'retry-after', 'too-many-requests-is-429'],
  needs: ['request-burst', 'slow-input'],
  profile: 'reference',
  exclusive: (target) => [lastingJobs(target).endpoint],
  estimate: (target) => ({
    submissions: [{ endpoint: lastingJobs(target).endpoint, count: 1 }],
    requests: smallestLimit(target, askable, 'requests').limit + 40,
    usualMs: 2 * windowMs + 5000,
    durationMs: 60_000,
  }),
  async run(deployment) {
    const { target, time } = deployment;
    if (!target.claims.has('request-burst')) throw new Unmet('No burst of requests is permitted.');
    const { endpoint } = lastingJobs(target);
    const { operationId, limit } = smallestLimit(target, askable, 'requests');
    if (operationId === undefined) return;
    const input = endpoint.inputs.ordinary ?? {};
    const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
    const path = { endpoint: endpoint.id, jobId };
    // What was sent before does not count any more.
    await time.pass(windowMs);
    for (let count = 0; count <= limit; count += 1) {
      const { response } = await deployment.call(operationId, path, { takes429: true });
      if (response?.status === 429) break;
    }
    // What comes at another instant is known not to have been counted before.
    await time.pass(1000);
    // If it is refused, it is repeated after the pause that the service asks for.
    await deployment.call(operationId, path);
  },
};
