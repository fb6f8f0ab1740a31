/** Webhooks of completed jobs: acknowledged at once, after a failure, and never. */
import type { Scenario } from '../driving/scenario.ts';
import { ordinaryEndpoint } from '../scenario-parts/probe-endpoint.ts';
import { submit, type WatchedJob, watchJobs } from '../scenario-parts/watch-jobs.ts';
import { longestJobMs, lookAndWatch, Opening, watchMs } from '../scenario-parts/watch-webhooks.ts';

/** Jobs with a webhook each, and at most so many. */
const mostJobs = 10;

/** A webhook for every way in which a call can fail, and looks at all jobs between the calls and after. */
export const webhooks: Scenario = {
  name: 'webhooks',
  purpose:
    'Submits ordinary jobs with webhooks that acknowledge, and that fail in every way: always, or at first.',
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
    submissions: [{ endpoint: ordinaryEndpoint(target), count: mostJobs }],
    requests: mostJobs * ((2 * longestJobMs) / 500 + 5),
    usualMs: watchMs + 6000,
    watchesForMs: watchMs,
    durationMs: 3 * longestJobMs + watchMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const input = endpoint.inputs.ordinary ?? {};
    const acknowledging = deployment.hook({ query: '?of=webhooks&n=1' });
    const waited = deployment.hook({ answers: [500] });
    const hooks = [
      acknowledging,
      deployment.hook(),
      deployment.hook({ answers: [500] }),
      deployment.hook({ answers: [503] }),
      deployment.hook({ answers: [404] }),
      deployment.hook({ answers: [500, 200] }),
      deployment.hook({ answers: ['close'] }),
      // Whoever waits for an answer does so in time that passes by itself.
      ...(deployment.target.claims.has('real-time')
        ? [deployment.hook({ answers: ['hang', 200] })]
        : []),
    ];
    const jobs: WatchedJob[] = [];
    for (const { url: webhook } of hooks) {
      jobs.push(await submit(deployment, endpoint, { input, webhook }));
    }
    await deployment.runSync(endpoint, { input, webhook: waited.url });
    // The end of this job has to be seen at once, so nothing may be waited for after it.
    const closed = await deployment.closedHook();
    let opening: Opening | undefined;
    if (closed !== undefined) {
      const job = await submit(deployment, endpoint, { input, webhook: closed.url });
      jobs.push(job);
      opening = new Opening(deployment, { hook: closed, job });
    }
    await watchJobs(deployment, jobs, {
      forMs: 2 * longestJobMs,
      afterLooks: async (left) => opening?.openIfDue(left),
    });
    await lookAndWatch(deployment, jobs, { hooks: [...hooks, waited], opening });
  },
};
