/** A queue that is filled and emptied. */
import {
  fullEndpoint,
  occupyWorkers,
  shortestTimeoutMs,
} from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';

/** How many jobs wait when the queue is emptied. */
const waitingJobs = 2;

/** Fills an endpoint, calls off one job that waits, and empties the queue. */
export const purgeQueue: Scenario = {
  name: 'purge-queue',
  purpose: 'Keeps all workers busy, looks at the health, and empties the queue of waiting jobs.',
  evidence: 'jobs that wait IN_QUEUE, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['purge-queue', 'endpoint-health', 'cancel-job'],
  needs: ['more-operations', 'full-queue'],
  profile: 'reference',
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + waitingJobs + 1 }],
      requests: 10 * (workers + waitingJobs + 1) + 60,
      durationMs: 2 * shortestTimeoutMs + 60_000,
    };
  },
  async run(deployment) {
    const { target } = deployment;
    const offers = new Set(target.declares.operations);
    const full = fullEndpoint(target);
    const { endpoint, hanging: input } = full;
    const path = { endpoint: endpoint.id };
    // They end by themselves, but not before all of this is over.
    const executionTimeout = 4 * shortestTimeoutMs;
    const hanging = { input, policy: { executionTimeout } };
    const running = await occupyWorkers(deployment, full, executionTimeout);
    const waiting: string[] = [];
    for (let count = 0; count < waitingJobs + 1; count += 1) {
      waiting.push(deployment.job(await deployment.run(endpoint, hanging)).id);
    }
    const lookAtAll = async () => {
      for (const id of [...running.map(({ jobId }) => jobId), ...waiting]) {
        await deployment.status(endpoint, id);
      }
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
    for (const { jobId } of running) await deployment.call('cancelJob', { ...path, jobId });
  },
};
