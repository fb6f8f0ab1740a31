/** Webhooks of completed jobs: acknowledged at once, after a failure, and never. */
import { lifecycle } from '#generated/reference/tables.js';
import { nextCallMs } from '../contract/webhook-bounds.ts';
import {
  endpointWith,
  fullEndpoint,
  longJobs,
  ordinaryEndpoint,
  shortestTimeoutMs,
} from '../run/choose-endpoint.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  cancelJobs,
  longestStartMs,
  occupyWorkers,
  submit,
  type WatchedJob,
  watchJobs,
} from '../run/watch-jobs.ts';
import { HookOpening, longestJobMs, pollAndWatch, watchMs } from '../run/watch-webhooks.ts';
import type { Hook } from '../run/webhook-receiver.ts';
import type { Target } from '../target/target.ts';

/** The largest number of jobs; each has a webhook. */
const mostJobs = 10;

/** One webhook for each kind of failure; all jobs are polled between the calls and afterwards. */
export const webhooks: Scenario = {
  name: 'webhooks',
  purpose: 'Submits ordinary jobs with webhooks that acknowledge, fail at first, or always fail.',
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
      // A caller waits for a response in real time.
      ...(deployment.target.claims.has('real-time')
        ? [deployment.hook({ answers: ['hang', 200] })]
        : []),
    ];
    const jobs: WatchedJob[] = [];
    for (const { url: webhook } of hooks) {
      jobs.push(await submit(deployment, endpoint, { input, webhook }));
    }
    await deployment.runSync(endpoint, { input, webhook: waited.url });
    // The end of this job has to be seen at once, so it is submitted last.
    const closed = await deployment.closedHook();
    let opening: HookOpening | undefined;
    if (closed !== undefined) {
      const job = await submit(deployment, endpoint, { input, webhook: closed.url });
      jobs.push(job);
      opening = new HookOpening(deployment, { hook: closed, job });
    }
    await watchJobs(deployment, jobs, {
      forMs: 2 * longestJobMs,
      afterPolls: async (left) => opening?.openIfDue(left),
    });
    await pollAndWatch(deployment, jobs, { hooks: [...hooks, waited], opening });
  },
};

/** How long to wait for a job to start, in milliseconds. Other scenarios may keep the workers busy. */
const longestWaitMs = longestStartMs + longestJobMs;

/** How often to look whether it has started, in milliseconds. */
const waitPollMs = 200;

/** Webhooks that respond with other 2xx statuses and redirects, and jobs that fail, hang or are cancelled. */
export const webhookChoices: Scenario = {
  name: 'webhook-choices',
  purpose:
    'Responds to webhook calls with other 2xx statuses and redirects, and ends jobs in other ways.',
  evidence: 'webhook calls that arrive, for jobs that complete, fail or are cancelled',
  rules: [
    'webhook-one-acknowledgement',
    'webhook-not-redirected',
    'webhook-on-failure',
    'webhook-on-cancel',
    'late-result-ignored',
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
      ...(canCancel(target) ? [{ endpoint: longJobs(target).endpoint, count: 1 }] : []),
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
      jobs.push(await submit(deployment, ordinary, { input, webhook: newHook(options) }));
    }
    if (target.claims.has('failing-input')) {
      const failing = endpointWith(target, 'failing');
      const request = { input: failing.input, webhook: newHook({}) };
      jobs.push(await submit(deployment, failing.endpoint, request));
    }
    if (target.claims.has('hanging-input')) {
      const hanging = endpointWith(target, 'hanging');
      const policy = { executionTimeout: shortestTimeoutMs };
      const request = { input: hanging.input, webhook: newHook({}), policy };
      jobs.push(await submit(deployment, hanging.endpoint, request));
    }
    let cancelled: WatchedJob | undefined;
    if (canCancel(target)) {
      const { endpoint, slow, runsForMs } = longJobs(target);
      cancelled = await submit(deployment, endpoint, { ...slow, webhook: newHook({}) });
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

function canCancel({ claims, declares }: Target): boolean {
  return claims.has('slow-input') && declares.operations?.includes('cancelJob') === true;
}

// The webhook of a purged job.

/** Purges a queue in which a job with a webhook waits, and watches the webhook. */
export const webhookPurge: Scenario = {
  name: 'webhook-purge',
  purpose:
    'Purges a queue in which a job with a webhook waits, and checks whether the webhook is called.',
  evidence: 'a job with a webhook that waits IN_QUEUE when `purgeQueue` is called',
  rules: ['purge-not-announced'],
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
    const waiting = await submit(deployment, full.endpoint, {
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

/** Webhooks that respond late or never. */
const { timeLimitMs } = lifecycle.webhook;

/** The delay of a response that still comes in time, in milliseconds. */
const slowAnswerMs = timeLimitMs / 2;

/** How many times all jobs are polled during a call. */
const polls = 8;

/** A webhook that hangs, one that fails late, and an ordinary job meanwhile. */
export const webhookTimeLimit: Scenario = {
  name: 'webhook-time-limit',
  purpose: 'Leaves webhook calls without a response for a while, and runs another job meanwhile.',
  evidence: 'webhook calls that arrive and get no response',
  rules: ['webhook-time-limit', 'webhook-spacing-from-failure', 'webhook-never-delays'],
  needs: ['webhook-receiver', 'real-time'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 3 }],
    requests: 3 + 2 * (longestJobMs / 500 + 2) + 3 * polls,
    usualMs: 2 * timeLimitMs + nextCallMs + 3000,
    durationMs: 2 * longestJobMs + 2 * timeLimitMs + nextCallMs + 2000,
  }),
  async run(deployment) {
    const { target, time } = deployment;
    const endpoint = ordinaryEndpoint(target);
    const input = endpoint.inputs.ordinary ?? {};
    const hooks = [
      deployment.hook({ answers: ['hang', 200] }),
      deployment.hook({ answers: [{ status: 500, afterMs: slowAnswerMs }, 200] }),
    ];
    const [hanging] = hooks;
    const jobs: WatchedJob[] = [];
    for (const { url: webhook } of hooks) {
      jobs.push(await submit(deployment, endpoint, { input, webhook }));
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs });
    const deadlineMs = time.now() + longestJobMs;
    while (hanging?.calls === 0 && time.now() < deadlineMs) await time.pass(200);
    const meanwhile = await submit(
      deployment,
      endpoint,
      { input },
      { probes: ['webhook-never-delays'] },
    );
    for (let poll = 0; poll < polls; poll += 1) {
      await time.pass(timeLimitMs / polls);
      for (const { jobId } of [...jobs, meanwhile]) await deployment.status(endpoint, jobId);
    }
    await deployment.watch(hooks, timeLimitMs + nextCallMs);
  },
};
