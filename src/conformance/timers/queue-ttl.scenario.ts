/** A queue that is filled until it takes no further job. */
import { lifecycle, limits } from '#generated/reference/tables.js';
import { Unmet } from '../engine/run/deployment.ts';
import { fullEndpoint, longestStartMs, occupy } from '../engine/run/example-endpoints.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import { submit, watchJobs } from '../engine/run/watch-jobs.ts';
import type { Target } from '../engine/target.ts';
import { allowanceMs } from '../engine/tolerances.ts';

const { queue, rates } = limits;

/** Fills the queue of an endpoint to its limit, and empties it again. */
export const overlongQueue: Scenario = {
  name: 'overlong-queue',
  purpose: 'Submits as many jobs as may wait at an endpoint, and one more.',
  evidence:
    'a queue that is filled to its limit while jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-length'],
  // Without a way to empty the queue hundreds of jobs would be left behind.
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
    if (!target.claims.has('request-burst')) throw new Unmet('No burst of requests is permitted.');
    const offers = new Set(target.declares.operations);
    const { full, mayWait, fillMs } = queueOf(target);
    const { endpoint, workers } = full;
    const running = await occupy(deployment, full, fillMs);
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

/** A look every hour will do for a day. */
const hourMs = 3_600_000;
const { default: defaultTtlMs } = lifecycle.timers.ttl;
const apartMs = 3 * hourMs;
/** The last look is just when the limit must have struck: a later one would let a longer limit pass. */
const dayMs = defaultTtlMs + allowanceMs('lateTimer', defaultTtlMs) + 10_000;

/** Lets two jobs wait, one after the other, until the default ttl is over. */
export const defaultTtl: Scenario = {
  name: 'default-ttl',
  purpose: 'Keeps all workers busy, and lets two jobs wait until the default ttl is over.',
  evidence:
    'a job that waits IN_QUEUE for the whole default ttl, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-ttl-default'],
  needs: ['full-queue', 'long-run'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + 2 }],
      requests: workers * (2 + longestStartMs / 500) + 2 * (2 + dayMs / hourMs),
      usualMs: apartMs + dayMs,
      durationMs: workers * longestStartMs + apartMs + dayMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    await occupy(deployment, full, dayMs + apartMs + hourMs + workers * longestStartMs);
    const { ordinary = {} } = endpoint.inputs;
    const first = await submit(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first], { forMs: apartMs, everyMs: hourMs });
    const second = await submit(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first, second], { forMs: dayMs - apartMs, everyMs: hourMs });
    await watchJobs(deployment, [second], { forMs: apartMs, everyMs: hourMs });
  },
};
