/** Callers who wait for a job: until it ends, until their wait is over, or until they hang up. */

import { waitBounds } from '../engine/lifecycle.ts';
import type { Deployment } from '../engine/run/deployment.ts';
import { endpointWith, longJobs, shortestTimeoutMs } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import { toleranceMs } from '../engine/tolerances.ts';

/** Waits on synchronous submissions and on the status of a job. */
export const waitForJobs: Scenario = {
  name: 'wait-for-jobs',
  purpose:
    'Waits for slow jobs, for less time and for more time than they take, and hangs up on one.',
  evidence: 'a job of `inputs.slow` that still runs when the wait of its caller is over',
  rules: [
    'runsync-wait-limit',
    'runsync-unfinished-answer',
    'status-takes-sync-id',
    'status-sync-waits',
    'hang-up-keeps-job',
  ],
  needs: ['slow-input'],
  profile: 'reference',
  estimate: (target) => {
    const { endpoint, runsForMs } = longJobs(target);
    return {
      submissions: [{ endpoint, count: 6 }],
      requests: 20,
      usualMs: 3 * waitBounds.minMs + 3 * runsForMs + 2000,
      durationMs: 3 * shortestTimeoutMs + 3 * runsForMs + toleranceMs('hangUp', runsForMs),
    };
  },
  async run(deployment) {
    await waitOnSubmissions(deployment);
    await waitOnStatus(deployment);
    await hangUp(deployment);
  },
};

async function waitOnSubmissions(deployment: Deployment): Promise<void> {
  const { endpoint, slow, lasting } = longJobs(deployment.target);
  const submit = (query: string, body: object) =>
    deployment.call(
      'runJobSync',
      { endpoint: endpoint.id },
      { query, body, submitsTo: endpoint, probes: ['runsync-wait-limit'] },
    );
  if (deployment.target.claims.has('wait-limit')) {
    const { minMs, maxMs } = waitBounds;
    for (const ms of [minMs - 1, maxMs + 1]) await submit(`?wait=${ms}`, slow);
    const answer = await submit(`?wait=${minMs}`, lasting);
    await deployment.status(endpoint, deployment.job(answer).id);
  }
  const answer = await submit(
    deployment.target.claims.has('wait-limit') ? `?wait=${waitBounds.maxMs}` : '',
    slow,
  );
  await deployment.status(endpoint, deployment.job(answer).id);
}

async function waitOnStatus(deployment: Deployment): Promise<void> {
  const { target } = deployment;
  const offered = (['getJobStatusSync', 'getJobStatusSyncByPost'] as const).filter((id) =>
    target.declares.operations?.includes(id),
  );
  if (offered.length === 0) return;
  const { endpoint, slow, lasting } = longJobs(target);
  const path = { endpoint: endpoint.id };
  const { minMs, maxMs } = waitBounds;
  for (const [request, waitMs] of [
    [lasting, minMs],
    [slow, maxMs],
  ] as const) {
    const { id: jobId } = deployment.job(await deployment.run(endpoint, request));
    for (const operationId of offered) {
      await deployment.call(operationId, { ...path, jobId }, { query: `?wait=${waitMs}` });
    }
  }
}

async function hangUp(deployment: Deployment): Promise<void> {
  const { target, time } = deployment;
  if (!target.claims.has('webhook-receiver')) return;
  const { endpoint, slow, runsForMs } = longJobs(target);
  const hook = deployment.hook();
  await deployment.runSync(
    endpoint,
    { ...slow, webhook: hook.url },
    { probes: ['hang-up-keeps-job'], hangUpAfterMs: Math.ceil(runsForMs / 2) },
  );
  // Watches in steps, to stop soon after the webhook is called.
  const untilMs = time.now() + runsForMs + toleranceMs('hangUp', runsForMs);
  while (hook.deliveries.length === 0 && time.now() < untilMs) await deployment.watch(hook, 1000);
}

/** Twice, because a single error may be an accident. */
const tries = 2;

/** Waits for jobs that fail. */
export const waitForFailingJob: Scenario = {
  name: 'wait-for-failing-job',
  purpose: 'Waits with `runsync` for a job that fails.',
  evidence: 'a job of `inputs.failing` that `runsync` waits for',
  rules: ['runsync-answers-failed-job'],
  needs: ['failing-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: endpointWith(target, 'failing').endpoint, count: tries }],
    requests: tries,
    // Hanging jobs of other scenarios may be ahead.
    usualMs: tries * 2000,
    durationMs: tries * 15_000,
  }),
  async run(deployment) {
    const { endpoint, input } = endpointWith(deployment.target, 'failing');
    for (let count = 0; count < tries; count += 1) await deployment.runSync(endpoint, { input });
  },
};
