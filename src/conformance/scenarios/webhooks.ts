/** Webhooks of completed jobs: acknowledged at once, after a failure, and never. */
import type { Scenario } from '../driving/scenario.ts';
import { ordinaryEndpoint } from '../scenario-parts/probe-endpoint.ts';
import { submit, type WatchedJob, watchJobs } from '../scenario-parts/watch-jobs.ts';
import { longestJobMs, lookAndWatch, watchMs } from '../scenario-parts/watch-webhooks.ts';

/** Six jobs with a webhook each, and two looks at each of them, between the calls and after them. */
export const webhooks: Scenario = {
  name: 'webhooks',
  purpose: 'Submits ordinary jobs with webhooks that acknowledge, fail at first, and fail always.',
  evidence: 'a webhook call that arrives for a job of `inputs.ordinary` that completes',
  rules: [
    'webhook-on-completion',
    'webhook-only-event',
    'webhook-is-post',
    'webhook-content',
    'webhook-acknowledgement',
    'webhook-retries',
    'webhook-spacing',
    'webhook-given-up',
    'webhook-unsigned',
  ],
  needs: ['webhook-receiver'],
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 6 }],
    requests: 6 + 5 * (longestJobMs / 500 + 4),
    usualMs: watchMs + 3000,
    durationMs: 2 * longestJobMs + watchMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const input = endpoint.inputs.ordinary ?? {};
    const acknowledging = deployment.hook({ query: '?of=webhooks&n=1' });
    const waited = deployment.hook();
    const hooks = [
      acknowledging,
      deployment.hook({ answers: [500] }),
      deployment.hook({ answers: [503] }),
      deployment.hook({ answers: [404] }),
      deployment.hook({ answers: [500, 200] }),
    ];
    const jobs: WatchedJob[] = [];
    for (const { url: webhook } of hooks) {
      jobs.push(await submit(deployment, endpoint, { input, webhook }));
    }
    await deployment.runSync(endpoint, { input, webhook: waited.url });
    await watchJobs(deployment, jobs, { forMs: longestJobMs });
    await lookAndWatch(deployment, jobs, [...hooks, waited]);
  },
};
