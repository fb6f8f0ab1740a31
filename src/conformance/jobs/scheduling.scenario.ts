/** Low priority on an endpoint without workers, and the order of a queue. */

import { lifecycle } from '#generated/reference/tables.js';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { type HealthAnswer, readHealth } from '../contract/endpoint-health.ts';
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { waitBounds } from '../contract/wait-parameter.ts';
import { type FullEndpoint, fullEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import { madeUpStorage } from '../run/combined-jobs.ts';
import { type Deployment, PrerequisiteFailed } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfSlowJobs, gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import {
  longestStartMs,
  occupyWorkers,
  submitWatched,
  type WatchedJob,
  watchJobs,
  withSyncJob,
} from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const { ttl, executionTimeout } = lifecycle.timers;

const longestIdleMs = 20_000;
/** How long a worker that is up takes to run short jobs. */
const longestEmptyingMs = 10_000;
const pollEveryMs = 500;
/** After each job of low priority: whichever starts a worker, none of them may. */
const aloneMs = 1000;
const lowJobs = 3;

export const lowPriority: Scenario = {
  name: 'low-priority',
  purpose:
    'Submits low-priority jobs while no worker is up, and another job after them, then one without them.',
  evidence: 'an endpoint whose health shows no worker when a low-priority job is submitted',
  rules: ['low-priority-default', 'low-priority-never-scales', 'low-priority-waits'],
  shows: [...gapsOfWatchedJobs, 'worker-scaling', 'cold-start'],
  needs: ['serverless-endpoint', 'scaling-source'],
  exclusive: (target) => [endpointToScale(target)],
  estimate: (target) => {
    const endpoint = endpointToScale(target);
    const slowMs = endpoint.inputs.slow?.runsForMs ?? 0;
    const durationMs =
      2 * longestIdleMs +
      lowJobs * aloneMs +
      3 * toleranceMs('freeWorker') +
      2 * longestEmptyingMs +
      slowMs;
    return {
      submissions: [{ endpoint, count: lowJobs + 3 }],
      requests: 8 + (6 * durationMs) / pollEveryMs,
      usualMs: lowJobs * aloneMs + slowMs + 10_000,
      durationMs,
    };
  },
  async run(deployment) {
    const endpoint = endpointToScale(deployment.target);
    const { ordinary: input = {} } = endpoint.inputs;
    await pollHealth(deployment, [], {
      endpoint,
      forMs: longestIdleMs,
      until: ({ workers, jobs }) => workers + jobs === 0,
    });
    const jobs = await submitLow(deployment, endpoint);
    jobs.push(await submitWatched(deployment, endpoint, { input }));
    const forMs = toleranceMs('freeWorker') + 5000;
    const isUp = await pollHealth(deployment, jobs, {
      endpoint,
      forMs,
      until: ({ workers }) => workers > 0,
    });
    if (!isUp) {
      // If this job starts a worker, the one without `lowPriority` was delayed.
      const policy = { lowPriority: false };
      jobs.push(await submitWatched(deployment, endpoint, { input, policy }));
      await pollHealth(deployment, jobs, { endpoint, forMs, until: ({ workers }) => workers > 0 });
    }
    await pollHealth(deployment, jobs, {
      endpoint,
      forMs: longestEmptyingMs + (endpoint.inputs.slow?.runsForMs ?? 0),
      until: ({ jobs: left }) => left === 0,
    });
    await submitAlone(deployment, endpoint);
  },
};

/** Submits jobs of low priority, with and without further members, by both operations. Resolves with those whose ids are known. */
async function submitLow(deployment: Deployment, endpoint: TargetEndpoint): Promise<WatchedJob[]> {
  const { ordinary: input = {}, slow } = endpoint.inputs;
  const jobs: WatchedJob[] = [];
  const watch = () =>
    pollHealth(deployment, jobs, { endpoint, forMs: aloneMs, until: () => false });
  const policy = { lowPriority: true };
  // It still needs a worker a while after one has started, so that more of them would start, too.
  const request = { input: slow?.input ?? input, policy };
  jobs.push(await submitWatched(deployment, endpoint, request));
  await watch();
  const hook = deployment.target.claims.has('webhook-receiver') ? deployment.hook() : undefined;
  const fullRequest = {
    input,
    policy: { ...policy, ttl: ttl.default, executionTimeout: executionTimeout.default },
    s3Config: madeUpStorage(deployment),
  };
  const webhook = hook === undefined ? {} : { webhook: hook.url };
  jobs.push(await submitWatched(deployment, endpoint, { ...fullRequest, ...webhook }));
  await watch();
  await withSyncJob(deployment, { endpoint, request: fullRequest }, async (sync) => {
    // Where callers may limit the wait, its answer comes after a second, with its id.
    await pollHealth(deployment, jobs, {
      endpoint,
      forMs: 2 * aloneMs,
      until: () => !sync.isPending,
    });
    if (sync.job !== undefined) jobs.push(sync.job);
  });
  return jobs;
}

/** Submits a job while no worker is up and nothing waits, to compare how many workers start. */
async function submitAlone(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const { ordinary: input = {} } = endpoint.inputs;
  const isIdle = await pollHealth(deployment, [], {
    endpoint,
    forMs: longestIdleMs,
    until: ({ workers, jobs }) => workers + jobs === 0,
  });
  if (!isIdle) return;
  const job = await submitWatched(deployment, endpoint, { input });
  await pollHealth(deployment, [job], {
    endpoint,
    forMs: toleranceMs('freeWorker') + longestEmptyingMs,
    until: ({ jobs: left }) => left === 0,
  });
}

/** Polls the endpoint and the jobs until `until` holds; resolves with whether it did. */
async function pollHealth(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  {
    endpoint,
    forMs,
    until,
  }: { endpoint: TargetEndpoint; forMs: number; until: (health: HealthAnswer) => boolean },
): Promise<boolean> {
  const { time } = deployment;
  const deadlineMs = time.now() + forMs;
  for (;;) {
    const answer = await deployment.call('getEndpointHealth', { endpoint: endpoint.id });
    for (const { jobId } of jobs) await deployment.status(endpoint, jobId);
    const health = readHealth(parseJson(answer.response?.body));
    if (health === undefined)
      throw new PrerequisiteFailed(
        'The health of the endpoint does not report its workers and jobs.',
      );
    if (until(health)) return true;
    if (time.now() >= deadlineMs) return false;
    await time.pass(pollEveryMs);
  }
}

/** Preferably the endpoint that other scenarios use exclusively, too; else any serverless one. */
function endpointToScale({ endpoints }: Target): TargetEndpoint {
  const serverless = endpoints.filter(({ kind }) => kind === 'serverless');
  const endpoint = serverless.find(({ workers }) => workers !== undefined) ?? serverless[0];
  if (endpoint === undefined) throw new PrerequisiteFailed('No serverless endpoint is declared.');
  return endpoint;
}

export const queueOrder: Scenario = {
  name: 'queue-order',
  purpose: 'Keeps all workers busy for a while, and polls the jobs that wait for them.',
  evidence: 'jobs that wait IN_QUEUE while others keep all `workers` busy, and start later',
  rules: ['delay-time-meaning', 'queue-order', 'end-frees-worker', 'runsync-enters-queue'],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSlowJobs,
    'termination-state',
    'queue-order',
    'worker-of-ended-job',
    'runsync-wait-over',
  ],
  needs: ['full-queue'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: 2 * workers + 3 }],
      requests:
        (2 * workers + 3) * (3 + watchSchedulingMs(target) / 500) +
        workers * (longestStartMs / 500),
      usualMs: shortestTimeoutMs + followingMs(target) + 3000,
      durationMs: workers * longestStartMs + watchSchedulingMs(target),
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    const busy = await occupyWorkers(deployment, full, shortestTimeoutMs);
    const input = followingInput(full);
    const waiting = [
      await submitWatched(deployment, endpoint, { input, policy: { lowPriority: true } }),
    ];
    for (let count = 0; count < workers; count += 1) {
      waiting.push(await submitWatched(deployment, endpoint, { input }));
    }
    await runSyncBriefly(deployment, full);
    await watchJobs(deployment, [...busy, ...waiting], {
      forMs: watchSchedulingMs(deployment.target),
    });
  },
};

function followingInput({ endpoint: { inputs } }: FullEndpoint): object {
  return inputs.slow?.input ?? inputs.ordinary ?? {};
}

async function runSyncBriefly(deployment: Deployment, full: FullEndpoint): Promise<void> {
  const { profile, target } = deployment;
  if (profile !== 'reference' || !target.claims.has('wait-limit')) return;
  const { endpoint } = full;
  await deployment.call(
    'runJobSync',
    { endpoint: endpoint.id },
    {
      query: `?wait=${waitBounds.minMs}`,
      body: ordinaryRequest(endpoint),
      submitsTo: endpoint,
      probes: ['runsync-enters-queue'],
    },
  );
}

function followingMs(target: Target): number {
  return 2 * (fullEndpoint(target).endpoint.inputs.slow?.runsForMs ?? 1000);
}

function watchSchedulingMs(target: Target): number {
  return shortestTimeoutMs + followingMs(target) + 2 * toleranceMs('lateTimer') + 5000;
}
