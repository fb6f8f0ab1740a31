/** Webhooks that respond late or never. */

import { lifecycle } from '#generated/reference/tables.js';
import { nextCallMs } from '../contract/webhook-bounds.ts';
import { ordinaryEndpoint } from '../run/choose-endpoint.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { submitWatched, type WatchedJob, watchJobs } from '../run/watch-jobs.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';

const { timeLimitMs } = lifecycle.webhook;

const slowAnswerMs = timeLimitMs / 2;

const polls = 8;

export const webhookTimeLimit: Scenario = {
  name: 'webhook-time-limit',
  purpose: 'Leaves webhook calls without a response for a while, and runs another job meanwhile.',
  evidence: 'webhook calls that arrive and get no response',
  rules: ['webhook-time-limit', 'webhook-spacing-from-failure', 'webhook-never-delays'],
  shows: [
    ...gapsOfWatchedJobs,
    'webhook-time-limit',
    'webhook-spacing-origin',
    'webhook-and-workers',
  ],
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
      jobs.push(await submitWatched(deployment, endpoint, { input, webhook }));
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs });
    const deadlineMs = time.now() + longestJobMs;
    while (hanging?.calls === 0 && time.now() < deadlineMs) await time.pass(200);
    const meanwhile = await submitWatched(
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
