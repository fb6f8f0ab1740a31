/** The webhook of a job that waits in a queue which is purged. */
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { nextCallMs } from '../contract/webhook-bounds.ts';
import { fullEndpoint, ordinaryEndpoint } from '../run/choose-endpoint.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs, gapsOfWebhookCalls } from '../run/shown-gaps.ts';
import { cancelJobs, longestStartMs, occupyWorkers, submitWatched } from '../run/watch-jobs.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';

export const webhookPurge: Scenario = {
  name: 'webhook-purge',
  purpose:
    'Purges a queue in which a job with a webhook waits, and checks whether the webhook is called.',
  evidence: 'a job with a webhook that waits IN_QUEUE when `purgeQueue` is called',
  rules: ['purge-not-announced'],
  shows: [...gapsOfWatchedJobs, ...gapsOfWebhookCalls, 'cancellation-state'],
  needs: ['purge-operation', 'full-queue', 'webhook-receiver'],
  profile: 'reference',
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [
        { endpoint, count: workers + 1 },
        { endpoint: ordinaryEndpoint(target), count: 1 },
      ],
      requests: 40 + workers * (longestStartMs / 500 + 4),
      usualMs: nextCallMs + 3000,
      durationMs: workers * longestStartMs + longestJobMs + nextCallMs + 5000,
    };
  },
  async run(deployment) {
    const { target } = deployment;
    const full = fullEndpoint(target);
    const path = { endpoint: full.endpoint.id };
    const ordinary = ordinaryEndpoint(target);
    // The call of this webhook shows that calls arrive.
    const reachable = deployment.hook();
    const input = ordinary.inputs.ordinary ?? {};
    await deployment.complete(ordinary, { input, webhook: reachable.url });
    const running = await occupyWorkers(deployment, full, 4 * shortestTimeoutMs);
    const hook = deployment.hook();
    const waiting = await submitWatched(deployment, full.endpoint, {
      input: full.hanging,
      webhook: hook.url,
      policy: { executionTimeout: shortestTimeoutMs },
    });
    await deployment.status(full.endpoint, waiting.jobId);
    await deployment.call('purgeQueue', path);
    for (const { jobId } of [waiting, ...running]) await deployment.status(full.endpoint, jobId);
    await cancelJobs(deployment, running);
    await deployment.watch([hook, reachable], nextCallMs + 1000);
  },
};
