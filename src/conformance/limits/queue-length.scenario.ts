/** The limit of jobs that may wait: fills the queue of an endpoint. */
import { limits } from '#generated/reference/tables.js';
import { PrerequisiteFailed } from '../engine/run/deployment.ts';
import { fullEndpoint, occupyWorkers } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { Target } from '../engine/target.ts';

const { queue, rates } = limits;

/** Fills the queue of an endpoint to its limit, and purges it. */
export const queueLength: Scenario = {
  name: 'queue-length',
  purpose: 'Submits as many jobs as may wait at an endpoint, and one more.',
  evidence:
    'a queue that is filled to its limit while jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-length'],
  // Without a purge, hundreds of jobs would remain.
  needs: ['request-burst', 'full-queue', 'purge-operation'],
  profile: 'reference',
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { full, mayWait, fillMs } = queueOf(target);
    const { endpoint, workers } = full;
    return {
      submissions: [{ endpoint, count: workers + mayWait + 1 }],
      requests: 40 * workers + mayWait + 10,
      usualMs: fillMs,
      durationMs: fillMs,
    };
  },
  async run(deployment) {
    const { target, time } = deployment;
    if (!target.claims.has('request-burst'))
      throw new PrerequisiteFailed('No burst of requests is permitted.');
    const offers = new Set(target.declares.operations);
    const { full, mayWait, fillMs } = queueOf(target);
    const { endpoint, workers } = full;
    const running = await occupyWorkers(deployment, full, fillMs);
    const ordinary = { input: endpoint.inputs.ordinary ?? {} };
    const { id: first } = deployment.job(await deployment.run(endpoint, ordinary));
    for (let waiting = 1; waiting <= mayWait; waiting += 1) {
      if ((waiting + workers) % rates.operations.runJob.requests === 0) {
        await time.pass(rates.windowMs);
      }
      const { response } = await deployment.run(endpoint, ordinary, { accepts429: true });
      if (response?.status === 429) break;
    }
    await deployment.status(endpoint, first);
    const path = { endpoint: endpoint.id };
    await deployment.call('purgeQueue', path);
    if (!offers.has('cancelJob')) return;
    for (const { jobId } of running) await deployment.call('cancelJob', { ...path, jobId });
  },
};

/** What it takes to fill the queue, and how long that takes at the rate at which jobs are admitted. */
function queueOf(target: Target) {
  const full = fullEndpoint(target);
  const mayWait = Math.max(queue.jobs, queue.jobsPerWorker * full.workers);
  const { requests } = rates.operations.runJob;
  return { full, mayWait, fillMs: 60_000 + (mayWait / requests) * rates.windowMs };
}
