/** A queue that is filled and emptied. */
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { longestStartMs } from '../scenario-parts/full-endpoint.ts';
import { shortestTimeoutMs } from '../scenario-parts/lasting-jobs.ts';
import type { Target } from '../target.ts';

/** How many jobs wait when the queue is emptied. */
const waitingJobs = 2;

/** Fills an endpoint, calls off one job that waits, and empties the queue. */
export const emptiedQueue: Scenario = {
  name: 'emptied-queue',
  purpose: 'Keeps all workers busy, looks at the health, and empties the queue of waiting jobs.',
  rules: ['purge-queue', 'endpoint-health', 'cancel-job'],
  needs: ['more-operations', 'full-queue'],
  profile: 'reference',
  exclusive: (target) => [queueOf(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = queueOf(target);
    return {
      submissions: [{ endpoint, count: workers + waitingJobs + 1 }],
      requests: 10 * (workers + waitingJobs + 1) + 60,
      durationMs: 2 * shortestTimeoutMs + 60_000,
    };
  },
  async run(deployment) {
    const { target } = deployment;
    const offers = new Set(target.declares.operations);
    const { endpoint, workers, input } = queueOf(target);
    const path = { endpoint: endpoint.id };
    // They end by themselves, but not before all of this is over.
    const hanging = { input, policy: { executionTimeout: 4 * shortestTimeoutMs } };
    const running: string[] = [];
    for (let count = 0; count < workers; count += 1) {
      const { id } = deployment.job(await deployment.run(endpoint, hanging));
      await deployment.poll(endpoint, id, {
        forMs: longestStartMs,
        until: ({ phase }) => phase !== 'waiting',
      });
      running.push(id);
    }
    const waiting: string[] = [];
    for (let count = 0; count < waitingJobs + 1; count += 1) {
      waiting.push(deployment.job(await deployment.run(endpoint, hanging)).id);
    }
    const lookAtAll = async () => {
      for (const id of [...running, ...waiting]) await deployment.status(endpoint, id);
    };
    await lookAtAll();
    if (offers.has('getEndpointHealth')) {
      await deployment.call('getEndpointHealth', path);
      await lookAtAll();
    }
    const [first] = waiting;
    if (offers.has('cancelJob') && first !== undefined) {
      await deployment.call('cancelJob', { ...path, jobId: first });
      await deployment.status(endpoint, first);
    }
    if (offers.has('purgeQueue')) {
      await deployment.call('purgeQueue', path, { probes: ['purge-queue'] });
      await lookAtAll();
    }
    if (!offers.has('cancelJob')) return;
    for (const jobId of running) await deployment.call('cancelJob', { ...path, jobId });
  },
};

function queueOf({ endpoints }: Target) {
  for (const endpoint of endpoints) {
    const { workers, inputs } = endpoint;
    const { hanging: input } = inputs;
    if (workers !== undefined && input !== undefined) return { endpoint, workers, input };
  }
  throw new Unmet('No endpoint is declared whose queue can be filled.');
}
