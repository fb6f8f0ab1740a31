/** Webhooks of completed jobs: acknowledged at once, after a failure, and never. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Deployment } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import type { Hook } from '../driving/webhook-receiver.ts';
import { mostAttempts, nextCallMs } from '../judging/webhook-history.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import { submit, type WatchedJob, watchJobs } from '../scenario-parts/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target.ts';

const { spacingMs, retries } = lifecycle.webhook;

/** How long ordinary jobs are waited for, in milliseconds. */
export const longestJobMs = 10_000;

/** How long after the end of a job its webhook is watched: all calls, and the silence after them. */
export const watchMs = retries * spacingMs + nextCallMs + 4000;

/** Six jobs with a webhook each, and two looks at each of them, between the calls and after them. */
export const webhooks: Scenario = {
  name: 'webhooks',
  purpose: 'Submits ordinary jobs with webhooks that acknowledge, fail at first, and fail always.',
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

/** Asks for jobs that have ended between their calls and after them, and watches until all is silent. */
export async function lookAndWatch(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  hooks: readonly Hook[],
): Promise<void> {
  const { time } = deployment;
  for (let look = 1; look < mostAttempts; look += 1) {
    await time.pass(spacingMs / 2);
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
    await time.pass(spacingMs / 2);
  }
  await deployment.watch(hooks, watchMs - retries * spacingMs);
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}

/** The endpoint for ordinary jobs whose only purpose is their webhook. */
export function ordinaryEndpoint({ endpoints }: Target): TargetEndpoint {
  const endpoint = probeEndpoint(endpoints);
  if (endpoint === undefined) throw new Error('A target has at least one endpoint.');
  return endpoint;
}
