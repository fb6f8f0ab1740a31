/** Purges a filled queue. */
import {
  fullEndpoint,
  occupyWorkers,
  shortestTimeoutMs,
} from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';

/** How many jobs wait when the queue is purged. */
const waitingJobs = 2;

/** Fills an endpoint, cancels one waiting job, and purges the queue. */
export const purgeQueue: Scenario = {
  name: 'purge-queue',
  purpose: 'Keeps all workers busy, requests the health, and purges the queue of waiting jobs.',
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
    // The jobs end by themselves, but only after all of this.
    const executionTimeout = 4 * shortestTimeoutMs;
    const hanging = { input, policy: { executionTimeout } };
    const running = await occupyWorkers(deployment, full, executionTimeout);
    const waiting: string[] = [];
    for (let count = 0; count < waitingJobs + 1; count += 1) {
      waiting.push(deployment.job(await deployment.run(endpoint, hanging)).id);
    }
    const requestAll = async () => {
      for (const id of [...running.map(({ jobId }) => jobId), ...waiting]) {
        await deployment.status(endpoint, id);
      }
    };
    await requestAll();
    if (offers.has('getEndpointHealth')) {
      await deployment.call('getEndpointHealth', path);
      await requestAll();
    }
    const [first] = waiting;
    if (offers.has('cancelJob') && first !== undefined) {
      await deployment.call('cancelJob', { ...path, jobId: first });
      await deployment.status(endpoint, first);
    }
    if (offers.has('purgeQueue')) {
      await deployment.call('purgeQueue', path, { probes: ['purge-queue'] });
      await requestAll();
    }
    if (!offers.has('cancelJob')) return;
    for (const { jobId } of running) await deployment.call('cancelJob', { ...path, jobId });
  },
};
