/** Webhooks of ordinary jobs that acknowledge, fail at first, or always fail. */
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { endpointWith, longJobs, ordinaryEndpoint } from '../run/choose-endpoint.ts';
import { unlessRefused } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  gapsOfFailedJobs,
  gapsOfJobs,
  gapsOfRuns,
  gapsOfSlowJobs,
  gapsOfWatchedJobs,
  gapsOfWebhookCalls,
} from '../run/shown-gaps.ts';
import { longestStartMs, submitWatched, type WatchedJob, watchJobs } from '../run/watch-jobs.ts';
import { longestJobMs, pollAndWatch, watchMs } from '../run/watch-webhooks.ts';
import type { Hook } from '../run/webhook-receiver.ts';
import type { Target } from '../target/target.ts';

const mostJobs = 8;

/** Letters of both cases, escapes, and characters that need none. */
const unusualPath = '/Webhooks//a%20B+c%2Fd/%C3%A4;v=1,2';

export const webhooks: Scenario = {
  name: 'webhooks',
  purpose: 'Submits ordinary jobs with webhooks that acknowledge, fail at first, or always fail.',
  evidence: 'a webhook call that arrives for a job of `inputs.ordinary` that completes',
  rules: [
    'webhook-on-completion',
    'webhook-only-event',
    'webhook-is-post',
    'webhook-content',
    'webhook-job-shape',
    'webhook-acknowledgement',
    'webhook-retries',
    'webhook-spacing',
    'webhook-given-up',
    'webhook-unsigned',
  ],
  shows: [...gapsOfJobs, ...gapsOfRuns, ...gapsOfWebhookCalls],
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
      deployment.hook({ path: unusualPath }),
      deployment.hook({ answers: [500] }),
      deployment.hook({ answers: [503] }),
      deployment.hook({ answers: [404] }),
      deployment.hook({ answers: [500, 200] }),
    ];
    const jobs: WatchedJob[] = [];
    for (const { url: webhook } of hooks) {
      jobs.push(await submitWatched(deployment, endpoint, { input, webhook }));
    }
    // Most callers have a single address for all of their jobs.
    const { url: webhook } = acknowledging;
    jobs.push(await submitWatched(deployment, endpoint, { input, webhook }));
    await deployment.runSync(endpoint, { input, webhook: waited.url });
    await watchJobs(deployment, jobs, { forMs: 2 * longestJobMs });
    await pollAndWatch(deployment, jobs, { hooks: [...hooks, waited] });
  },
};

/** How long to wait for a job to start, in milliseconds. Other scenarios may keep the workers busy. */
const longestWaitMs = longestStartMs + longestJobMs;

const waitPollMs = 200;

export const webhookChoices: Scenario = {
  name: 'webhook-choices',
  purpose:
    'Responds to webhook calls with other 2xx statuses and redirects, and ends jobs in other ways.',
  evidence: 'webhook calls that arrive, for jobs that complete, fail or are cancelled',
  rules: [
    'webhook-one-acknowledgement',
    'webhook-not-redirected',
    'webhook-on-failure',
    'webhook-on-timeout',
    'webhook-on-cancel',
    'late-result-ignored',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSlowJobs,
    ...gapsOfFailedJobs,
    ...gapsOfWebhookCalls,
    'missing-members',
    'cancellation-state',
    'termination-state',
    'finality',
    'webhook-of-failed-job',
    'webhook-of-cancelled-job',
    'webhook-of-late-job',
    'webhook-other-acknowledgement',
    'webhook-redirect',
  ],
  needs: ['webhook-receiver'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [
      { endpoint: ordinaryEndpoint(target), count: 4 },
      ...(target.claims.has('failing-input')
        ? [{ endpoint: endpointWith(target, 'failing').endpoint, count: 1 }]
        : []),
      ...(target.claims.has('hanging-input')
        ? [{ endpoint: endpointWith(target, 'hanging').endpoint, count: 1 }]
        : []),
      ...(canCancelSlowJobs(target) ? [{ endpoint: longJobs(target).endpoint, count: 1 }] : []),
    ],
    requests: 10 + longestWaitMs / waitPollMs + 7 * (longestJobMs / 500 + 30),
    usualMs: shortestTimeoutMs + watchMs + 3000,
    watchesForMs: watchMs,
    durationMs: longestWaitMs + 2 * longestJobMs + shortestTimeoutMs + watchMs,
  }),
  async run(deployment) {
    const { target, time } = deployment;
    const ordinary = ordinaryEndpoint(target);
    const input = ordinary.inputs.ordinary ?? {};
    const elsewhere = deployment.hook();
    const headers = { location: elsewhere.url };
    const hooks: Hook[] = [elsewhere];
    const jobs: WatchedJob[] = [];
    const newHook = (options: Parameters<typeof deployment.hook>[0]) => {
      const hook = deployment.hook(options);
      hooks.push(hook);
      return hook.url;
    };
    for (const options of [
      { answers: [204] },
      { answers: [202] },
      { answers: [302], headers },
      { answers: [307], headers },
    ]) {
      jobs.push(await submitWatched(deployment, ordinary, { input, webhook: newHook(options) }));
    }
    if (target.claims.has('failing-input')) {
      const failing = endpointWith(target, 'failing');
      const request = { input: failing.input, webhook: newHook({}) };
      const job = await unlessRefused(() => submitWatched(deployment, failing.endpoint, request));
      if (job !== undefined) jobs.push(job);
    }
    if (target.claims.has('hanging-input')) {
      const hanging = endpointWith(target, 'hanging');
      const policy = { executionTimeout: shortestTimeoutMs };
      const request = { input: hanging.input, webhook: newHook({}), policy };
      const job = await unlessRefused(() => submitWatched(deployment, hanging.endpoint, request));
      if (job !== undefined) jobs.push(job);
    }
    let cancelled: WatchedJob | undefined;
    if (canCancelSlowJobs(target)) {
      const { endpoint, slow, runsForMs } = longJobs(target);
      cancelled = await submitWatched(deployment, endpoint, { ...slow, webhook: newHook({}) });
      const { jobId } = cancelled;
      await deployment.poll(endpoint, jobId, {
        forMs: longestWaitMs,
        everyMs: waitPollMs,
        until: ({ phase }) => phase !== 'waiting',
      });
      await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
      await deployment.status(endpoint, jobId);
      await time.pass(runsForMs);
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs + shortestTimeoutMs });
    await pollAndWatch(deployment, jobs, { hooks });
    if (cancelled !== undefined) {
      const { endpoint, jobId } = cancelled;
      await deployment.status(endpoint, jobId, { probes: ['late-result-ignored'] });
      if (target.claims.has('billing-source')) await deployment.readLedger();
    }
  },
};

function canCancelSlowJobs({ claims, declares }: Target): boolean {
  return claims.has('slow-input') && declares.operations?.includes('cancelJob') === true;
}
