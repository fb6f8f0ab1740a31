/** Requests with made-up storage settings that fail or are refused: does any answer contain them? */

import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { cheapestEndpoint } from '../run/choose-endpoint.ts';
import { madeUpStorage } from '../run/combined-jobs.ts';
import { unlessRefused } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfFailedJobs, gapsOfWatchedJobs, gapsOfWebhookCalls } from '../run/shown-gaps.ts';
import { submitWatched, type WatchedJob, watchJobs } from '../run/watch-jobs.ts';
import { longestJobMs, pollAndWatch, watchMs } from '../run/watch-webhooks.ts';
import type { TargetEndpoint } from '../target/target.ts';

export const storage: Scenario = {
  name: 'storage',
  purpose:
    'Submits failing jobs and invalid requests with made-up storage settings, whose answers could contain them.',
  evidence: 'a job with storage settings that ends',
  rules: ['storage-never-answered', 'storage-not-in-webhook'],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfFailedJobs,
    ...gapsOfWebhookCalls,
    'input-validation',
    'missing-members',
    'finality',
    'webhook-of-failed-job',
    'webhook-same-bytes',
    'error-body',
  ],
  needs: [],
  estimate: ({ endpoints }) => ({
    submissions: cheapestOfEachKind(endpoints).map((endpoint) => ({
      endpoint,
      count: 3,
      usually: endpoint.inputs.failing === undefined ? 0 : 1,
    })),
    usualRequests: cheapestOfEachKind(endpoints).length * 7,
    requests: cheapestOfEachKind(endpoints).length * (longestJobMs / 500 + 6),
    usualMs: 3000 + watchMs,
    watchesForMs: watchMs,
    durationMs: longestJobMs + watchMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    const jobs: WatchedJob[] = [];
    const hooks = [];
    for (const endpoint of cheapestOfEachKind(target.endpoints)) {
      const { ordinary: input = {}, failing } = endpoint.inputs;
      const s3Config = madeUpStorage(deployment);
      if (failing !== undefined) {
        const hook = target.claims.has('webhook-receiver') ? deployment.hook() : undefined;
        if (hook !== undefined) hooks.push(hook);
        const webhook = hook && { webhook: hook.url };
        const request = { input: failing, ...webhook, s3Config };
        const job = await unlessRefused(() => submitWatched(deployment, endpoint, request));
        if (job !== undefined) jobs.push(job);
      }
      const path = { endpoint: endpoint.id };
      const policy = { executionTimeout: shortestTimeoutMs - 1 };
      const body = { input, policy, s3Config };
      await deployment.call('runJob', path, { body, isInvalid: true, submitsTo: endpoint });
      await deployment.call('runJob', path, { body: { input, s3Config }, key: 'wrong' });
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs });
    if (hooks.length > 0) await pollAndWatch(deployment, jobs, { hooks });
  },
};

/** The cheapest of each kind, preferably with a failing input. */
function cheapestOfEachKind(endpoints: readonly TargetEndpoint[]): readonly TargetEndpoint[] {
  const cheapest = (['serverless', 'public'] as const).map((kind) => {
    const these = endpoints.filter((endpoint) => endpoint.kind === kind);
    const failing = these.filter(({ inputs }) => inputs.failing !== undefined);
    return cheapestEndpoint(failing) ?? cheapestEndpoint(these);
  });
  return cheapest.filter((endpoint) => endpoint !== undefined);
}
