/** How long jobs may wait: keeps all workers busy until the ttl of waiting jobs is over. */
import { lifecycle } from '#generated/reference/tables.js';
import { requestMembers } from '../engine/request-schema.ts';
import { fullEndpoint, longestStartMs, occupyWorkers } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import { submit, watchJobs, withSyncJob } from '../engine/run/watch.ts';
import { toleranceMs } from '../engine/tolerances.ts';

/** The shortest ttl that a request may ask for, in milliseconds. */
const shortestTtlMs = requestMembers.find(({ at }) => at === '/policy/ttl')?.range.from ?? 0;

const watchedMs = shortestTtlMs + toleranceMs('lateTimer', shortestTtlMs) + 3000;

/** How long after the first job the second one is submitted, and how much longer it may wait. */
const submitGapMs = 3000;

/** Lets jobs of `run` and `runsync` wait for longer than their ttl. */
export const queueTtl: Scenario = {
  name: 'queue-ttl',
  purpose:
    'Keeps all workers busy, and lets jobs of `run` and `runsync` wait until the shortest ttl is over.',
  evidence:
    'a job that waits IN_QUEUE for its whole ttl, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-ttl', 'queue-ttl-override', 'expiry-times-out', 'state-timed-out'],
  needs: ['full-queue'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + 3 }],
      requests: (workers + 4) * (2 + (longestStartMs + watchedMs) / 500),
      usualMs: shortestTtlMs + 2000,
      durationMs: workers * longestStartMs + watchedMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    const { time } = deployment;
    // The first worker has to remain busy until the last one is, and then for all of the ttl.
    const busy = await occupyWorkers(deployment, full, watchedMs + workers * longestStartMs);
    const { ordinary = {} } = endpoint.inputs;
    const waiting = (ttl: number) => ({ input: ordinary, policy: { ttl } });
    const startedMs = time.now();
    const first = await submit(deployment, endpoint, waiting(shortestTtlMs));
    const request = waiting(shortestTtlMs);
    await withSyncJob(deployment, { endpoint, request }, async (sync) => {
      await watchJobs(deployment, [first], { forMs: submitGapMs, sync });
      const second = await submit(deployment, endpoint, waiting(shortestTtlMs + submitGapMs));
      let endedMs: number | undefined;
      await watchJobs(deployment, [first], {
        forMs: watchedMs - submitGapMs,
        beside: [second],
        sync,
        afterPolls: async (left) => {
          if (!left.includes(first)) endedMs ??= time.now();
        },
      });
      // If the first job ended long before its ttl, the second one shows whether that was an accident.
      const lastedMs = (endedMs ?? time.now()) - startedMs;
      if (lastedMs < shortestTtlMs - toleranceMs('earlyTimer', shortestTtlMs)) {
        await watchJobs(deployment, [second], { forMs: shortestTtlMs });
      }
    });
    for (const { jobId } of busy) await deployment.status(endpoint, jobId);
  },
};

/** One status request per hour is enough for a day. */
const hourMs = 3_600_000;
const { default: defaultTtlMs } = lifecycle.timers.ttl;
const defaultTtlGapMs = 3 * hourMs;
/** The last status request comes just after the limit: a later one would let a longer limit pass. */
const dayMs = defaultTtlMs + toleranceMs('lateTimer', defaultTtlMs) + 10_000;

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
      usualMs: defaultTtlGapMs + dayMs,
      durationMs: workers * longestStartMs + defaultTtlGapMs + dayMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    await occupyWorkers(
      deployment,
      full,
      dayMs + defaultTtlGapMs + hourMs + workers * longestStartMs,
    );
    const { ordinary = {} } = endpoint.inputs;
    const first = await submit(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first], { forMs: defaultTtlGapMs, everyMs: hourMs });
    const second = await submit(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first, second], {
      forMs: dayMs - defaultTtlGapMs,
      everyMs: hourMs,
    });
    await watchJobs(deployment, [second], { forMs: defaultTtlGapMs, everyMs: hourMs });
  },
};
