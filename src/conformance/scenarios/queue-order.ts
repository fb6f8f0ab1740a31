/** Jobs that wait for one another. */
import { allowanceMs } from '../allowances.ts';
import type { Deployment } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import {
  type FullEndpoint,
  fullEndpoint,
  longestStartMs,
  occupy,
} from '../scenario-parts/full-endpoint.ts';
import { shortestTimeoutMs } from '../scenario-parts/lasting-jobs.ts';
import { submit, watchJobs } from '../scenario-parts/watch-jobs.ts';
import type { Target } from '../target.ts';
import { waitBounds } from '../wait-parameter.ts';

/** Fills an endpoint for a while, and looks at how those who waited follow. */
export const queueOrder: Scenario = {
  name: 'queue-order',
  purpose: 'Keeps all workers busy for a while, and looks at the jobs that wait for them.',
  evidence: 'jobs that wait IN_QUEUE while others keep all `workers` busy, and start later',
  rules: ['delay-time-meaning', 'queue-order', 'end-frees-worker', 'runsync-enters-queue'],
  needs: ['full-queue'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: 2 * workers + 3 }],
      requests:
        (2 * workers + 3) * (3 + watchedMs(target) / 500) + workers * (longestStartMs / 500),
      usualMs: shortestTimeoutMs + followingMs(target) + 3000,
      durationMs: workers * longestStartMs + watchedMs(target),
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    const busy = await occupy(deployment, full, shortestTimeoutMs);
    const input = followingInput(full);
    const waiting = [await submit(deployment, endpoint, { input, policy: { lowPriority: true } })];
    for (let count = 0; count < workers; count += 1) {
      waiting.push(await submit(deployment, endpoint, { input }));
    }
    await waitSynchronously(deployment, full);
    await watchJobs(deployment, [...busy, ...waiting], { forMs: watchedMs(deployment.target) });
  },
};

function followingInput({ endpoint: { inputs } }: FullEndpoint): object {
  return inputs.slow?.input ?? inputs.ordinary ?? {};
}

/** Only where it does not have to wait until the end. */
async function waitSynchronously(deployment: Deployment, full: FullEndpoint): Promise<void> {
  const { profile, target } = deployment;
  if (profile !== 'reference' || !target.claims.has('wait-limit')) return;
  const { endpoint } = full;
  const { ordinary: input = {} } = endpoint.inputs;
  await deployment.call(
    'runJobSync',
    { endpoint: endpoint.id },
    {
      query: `?wait=${waitBounds.minMs}`,
      body: { input },
      submitsTo: endpoint,
      probes: ['runsync-enters-queue'],
    },
  );
}

function followingMs(target: Target): number {
  return 2 * (fullEndpoint(target).endpoint.inputs.slow?.runsForMs ?? 1000);
}

function watchedMs(target: Target): number {
  return shortestTimeoutMs + followingMs(target) + 2 * allowanceMs('lateTimer') + 5000;
}
