/** Jobs that wait for as long as the service lets them by default. */
import { lifecycle } from '#generated/reference/tables.js';
import { allowanceMs } from '../allowances.ts';
import type { Scenario } from '../driving/scenario.ts';
import { fullEndpoint, longestStartMs, occupy } from '../scenario-parts/full-endpoint.ts';
import { submit, watchJobs } from '../scenario-parts/watch-jobs.ts';

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
