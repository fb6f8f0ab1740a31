/** Jobs in which every pair of choices occurs, instead of one choice at a time. */

import { parseJob } from '../../client/job.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import {
  type Combination,
  type CombinedJob,
  combinedJobs,
  combinedRequest,
  longestSlowMs,
} from '../run/combined-jobs.ts';
import type { Deployment } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  gapsOfFailedJobs,
  gapsOfResults,
  gapsOfSlowJobs,
  gapsOfSynchronousJobs,
  gapsOfWatchedJobs,
  gapsOfWebhookCalls,
} from '../run/shown-gaps.ts';
import { waitForAll } from '../run/wait-for-all.ts';
import {
  pollAgain,
  pollAgainMs,
  submitWatched,
  type WatchedJob,
  watchJobs,
  whileWatching,
} from '../run/watch-jobs.ts';
import { longestJobMs, pollAndWatch, watchMs } from '../run/watch-webhooks.ts';
import type { Hook } from '../run/webhook-receiver.ts';

/** How long callers of `runsync` wait after the other jobs have ended, in milliseconds. */
const longestSyncMs = 20_000;

export const combinations: Scenario = {
  name: 'combinations',
  purpose:
    'Submits jobs with pairwise combinations of operation, kind of endpoint and input, webhook, storage settings, policy and first status request.',
  evidence: 'jobs of `inputs.ordinary` that complete, of every combination',
  rules: [
    'one-interface',
    'result-completes',
    'output-at-status',
    'storage-reaches-worker',
    'storage-never-answered',
    'storage-not-in-webhook',
    'webhook-on-completion',
    'webhook-is-post',
    'webhook-content',
    'webhook-acknowledgement',
    'webhook-retries',
    'webhook-spacing',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSynchronousJobs,
    ...gapsOfSlowJobs,
    ...gapsOfFailedJobs,
    ...gapsOfResults,
    ...gapsOfWebhookCalls,
    'missing-members',
    'finality',
    'runsync-failure',
    'webhook-of-failed-job',
    'webhook-same-bytes',
    'cost-rounding',
  ],
  needs: [],
  estimate: (target) => {
    const jobs = combinedJobs(target);
    const afterMs = target.claims.has('webhook-receiver') ? watchMs : pollAgainMs;
    const byEndpoint = groupBy(jobs, ({ endpoint }) => endpoint);
    return {
      submissions: [...byEndpoint].map(([endpoint, { length }]) => ({ endpoint, count: length })),
      requests: jobs.length * (6 + (2 * longestJobMs) / 500),
      usualMs: 2000 + longestSlowMs + afterMs,
      watchesForMs: afterMs,
      durationMs: 2 * longestJobMs + longestSyncMs + afterMs,
    };
  },
  async run(deployment) {
    const all = combinedJobs(deployment.target);
    const jobs: WatchedJob[] = [];
    const hooks: Hook[] = [];
    const late: WatchedJob[] = [];
    const submit = async (combinedJob: CombinedJob): Promise<WatchedJob> => {
      const { request, hook, label } = combinedRequest(deployment, combinedJob);
      if (hook !== undefined) hooks.push(hook);
      return submitWatched(deployment, combinedJob.endpoint, request, { label });
    };
    const submittedByRun = (firstStatus: Combination['firstStatus']) =>
      all.filter(
        ({ combination }) =>
          combination.submission === 'run' && combination.firstStatus === firstStatus,
      );
    // At once, because ids may be made from the time.
    await waitForAll(
      submittedByRun('early').map(async (combinedJob) => {
        const job = await submit(combinedJob);
        jobs.push(job);
        await deployment.status(job.endpoint, job.jobId);
      }),
    );
    // One after the other: some faults show only if no other of these submissions is under way.
    for (const combinedJob of submittedByRun('late')) late.push(await submit(combinedJob));
    const synchronous = new SynchronousJobs(deployment, hooks);
    await whileWatching(
      (hangUp) => synchronous.submit(all, hangUp),
      async () => {
        await watchJobs(deployment, jobs, { forMs: longestJobMs });
        await watchJobs(deployment, late, { forMs: longestJobMs });
        await synchronous.wait();
      },
    );
    const ended = [...jobs, ...late, ...synchronous.jobs];
    if (hooks.length > 0) await pollAndWatch(deployment, ended, { hooks });
    else await pollAgain(deployment, ended);
  },
};

/** The jobs of `runsync`, which wait at the same time. */
class SynchronousJobs {
  readonly jobs: WatchedJob[] = [];
  readonly #deployment: Deployment;
  readonly #hooks: Hook[];
  #pending = 0;

  constructor(deployment: Deployment, hooks: Hook[]) {
    this.#deployment = deployment;
    this.#hooks = hooks;
  }

  async submit(all: readonly CombinedJob[], hangUp: AbortSignal): Promise<void> {
    const chosen = all.filter(({ combination }) => combination.submission === 'runsync');
    this.#pending = chosen.length;
    await waitForAll(
      chosen.map((combinedJob) =>
        this.#submitOne(combinedJob, hangUp).finally(() => (this.#pending -= 1)),
      ),
    );
  }

  async #submitOne(combinedJob: CombinedJob, hangUp: AbortSignal): Promise<void> {
    const { endpoint } = combinedJob;
    const { request, hook, label } = combinedRequest(this.#deployment, combinedJob);
    if (hook !== undefined) this.#hooks.push(hook);
    const { response } = await this.#deployment.runSync(endpoint, request, { label, hangUp });
    const job = parseJob(parseJson(response?.body));
    if (job !== undefined) this.jobs.push({ endpoint, jobId: job.id });
  }

  async wait(): Promise<void> {
    const { time } = this.#deployment;
    const untilMs = time.now() + longestSyncMs;
    while (this.#pending > 0 && time.now() < untilMs) await time.pass(500);
  }
}
