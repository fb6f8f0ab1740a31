/** A queue that is filled until it takes no further job. */
import { limits } from '#generated/reference/tables.js';
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { longestStartMs } from '../scenario-parts/full-endpoint.ts';
import type { Target } from '../target.ts';

const { queue, rates } = limits;

/** Fills the queue of an endpoint to its limit, and empties it again. */
export const overlongQueue: Scenario = {
  name: 'overlong-queue',
  purpose: 'Submits as many jobs as may wait at an endpoint, and one more.',
  rules: ['queue-length'],
  needs: ['request-burst', 'full-queue', 'more-operations'],
  profile: 'reference',
  exclusive: (target) => [queueOf(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers, mayWait } = queueOf(target);
    return {
      submissions: [{ endpoint, count: workers + mayWait + 1 }],
      requests: 40 * workers + mayWait + 10,
      durationMs: 60_000 + (mayWait / rates.operations.runJob.requests) * rates.windowMs,
    };
  },
  async run(deployment) {
    const { target, time } = deployment;
    if (!target.claims.has('request-burst')) throw new Unmet('No burst of requests is permitted.');
    const offers = new Set(target.declares.operations);
    // Without it hundreds of jobs would be left behind.
    if (!offers.has('purgeQueue')) throw new Unmet('The queue cannot be emptied.');
    const { endpoint, workers, mayWait, input } = queueOf(target);
    const running: string[] = [];
    for (let count = 0; count < workers; count += 1) {
      const { id } = deployment.job(await deployment.run(endpoint, { input }));
      await deployment.poll(endpoint, id, {
        forMs: longestStartMs,
        until: ({ phase }) => phase !== 'waiting',
      });
      running.push(id);
    }
    const ordinary = { input: endpoint.inputs.ordinary ?? {} };
    const { id: first } = deployment.job(await deployment.run(endpoint, ordinary));
    for (let waiting = 1; waiting <= mayWait; waiting += 1) {
      if ((waiting + workers) % rates.operations.runJob.requests === 0) {
        await time.pass(rates.windowMs);
      }
      const { response } = await deployment.run(endpoint, ordinary, { takes429: true });
      if (response?.status === 429) break;
    }
    await deployment.status(endpoint, first);
    const path = { endpoint: endpoint.id };
    await deployment.call('purgeQueue', path);
    if (!offers.has('cancelJob')) return;
    for (const jobId of running) await deployment.call('cancelJob', { ...path, jobId });
  },
};

function queueOf({ endpoints }: Target) {
  for (const endpoint of endpoints) {
    const { workers, inputs } = endpoint;
    const { hanging: input } = inputs;
    if (workers === undefined || input === undefined) continue;
    const mayWait = Math.max(queue.jobs, queue.jobsPerWorker * workers);
    return { endpoint, workers, mayWait, input };
  }
  throw new Unmet('No endpoint is declared whose queue can be filled.');
}
