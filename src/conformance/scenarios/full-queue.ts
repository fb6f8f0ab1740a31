/** Jobs that wait because every worker is busy. */
import { allowanceMs } from '../allowances.ts';
import type { Scenario } from '../driving/scenario.ts';
import { requestMembers } from '../request-schema.ts';
import { fullEndpoint, longestStartMs, occupy } from '../scenario-parts/full-endpoint.ts';
import { submit, watchJobs } from '../scenario-parts/watch-jobs.ts';

/** The shortest ttl that a request may ask for, in milliseconds. */
const shortestTtlMs = requestMembers.find(({ at }) => at === '/policy/ttl')?.range.from ?? 0;

const watchedMs = shortestTtlMs + allowanceMs('lateTimer', shortestTtlMs) + 3000;

/** How long after the first job the second one is submitted, and how much longer it may wait. */
const apartMs = 3000;

/** Lets a job wait for longer than its ttl. */
export const fullQueue: Scenario = {
  name: 'full-queue',
  purpose: 'Keeps all workers busy, and lets a job wait until the shortest ttl is over.',
  evidence:
    'a job that waits IN_QUEUE for its whole ttl, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-ttl', 'queue-ttl-override', 'expiry-times-out', 'state-timed-out'],
  needs: ['full-queue'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + 2 }],
      requests: (workers + 3) * (2 + (longestStartMs + watchedMs) / 500),
      usualMs: shortestTtlMs + 2000,
      durationMs: workers * longestStartMs + watchedMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    const { time } = deployment;
    // The first worker has to stay busy until the last one is, and then for all of the ttl.
    const busy = await occupy(deployment, full, watchedMs + workers * longestStartMs);
    const { ordinary = {} } = endpoint.inputs;
    const waits = (ttl: number) =>
      submit(deployment, endpoint, { input: ordinary, policy: { ttl } });
    const startedMs = time.now();
    const first = await waits(shortestTtlMs);
    await watchJobs(deployment, [first], { forMs: apartMs });
    const second = await waits(shortestTtlMs + apartMs);
    await watchJobs(deployment, [first], { forMs: watchedMs - apartMs, beside: [second] });
    // Where the first one has ended long before its ttl, only the second one tells whether by accident.
    if (time.now() - startedMs < shortestTtlMs - allowanceMs('earlyTimer', shortestTtlMs)) {
      await watchJobs(deployment, [second], { forMs: shortestTtlMs });
    }
    for (const { jobId } of busy) await deployment.status(endpoint, jobId);
  },
};
