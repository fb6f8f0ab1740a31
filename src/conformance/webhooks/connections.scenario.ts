/** Webhooks that close their connections without an answer, or refuse them. */
import { ordinaryEndpoint } from '../run/choose-endpoint.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { submitWatched, watchJobs } from '../run/watch-jobs.ts';
import { HookOpening, longestJobMs, pollAndWatch, watchMs } from '../run/watch-webhooks.ts';

export const webhookConnections: Scenario = {
  name: 'webhook-connections',
  purpose: 'Closes the connections of webhook calls without an answer, and refuses them.',
  evidence: 'a webhook call that arrives for a job of `inputs.ordinary` that completes',
  rules: ['webhook-lost-connection'],
  shows: [...gapsOfWatchedJobs],
  needs: ['webhook-receiver'],
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 2 }],
    requests: 2 * ((2 * longestJobMs) / 500 + 5),
    usualMs: watchMs + 6000,
    watchesForMs: watchMs,
    durationMs: 2 * longestJobMs + watchMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const input = endpoint.inputs.ordinary ?? {};
    const closing = deployment.hook({ answers: ['close'] });
    const jobs = [await submitWatched(deployment, endpoint, { input, webhook: closing.url })];
    // The end of this job has to be seen at once, so it is submitted last and polled first.
    const closed = await deployment.closedHook();
    let opening: HookOpening | undefined;
    if (closed !== undefined) {
      const job = await submitWatched(deployment, endpoint, { input, webhook: closed.url });
      jobs.unshift(job);
      opening = new HookOpening(deployment, { hook: closed, job });
    }
    await watchJobs(deployment, jobs, {
      forMs: 2 * longestJobMs,
      afterPolls: async (left) => opening?.openIfDue(left),
    });
    await pollAndWatch(deployment, jobs, { hooks: [closing], opening });
  },
};
