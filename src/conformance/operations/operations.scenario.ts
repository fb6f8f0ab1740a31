/** Operations beyond the stated ones: cancel, retry, purge, stream, and calls that wait. */

import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, type Job, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { waitBounds } from '../contract/wait-parameter.ts';
import {
  type EndpointInput,
  endpointWith,
  fullEndpoint,
  longJobs,
  ordinaryRequest,
} from '../run/choose-endpoint.ts';
import {
  type Deployment,
  PrerequisiteFailed,
  type SubmissionBody,
  unlessRefused,
} from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  gapsOfFailedJobs,
  gapsOfJobs,
  gapsOfRuns,
  gapsOfSynchronousJobs,
  gapsOfWatchedJobs,
} from '../run/shown-gaps.ts';
import {
  cancelJobs as endJobs,
  longestStartMs,
  occupyWorkers,
  submitWatched,
} from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

export const cancelJobs: Scenario = {
  name: 'cancel-jobs',
  purpose:
    'Cancels a running job twice, checks it later, and tries to cancel jobs that have ended.',
  evidence:
    'a job of `inputs.slow` that still runs when `cancelJob` is called, and one that has ended',
  rules: ['cancel-job', 'cancel-again', 'cancel-of-ended-job-is-409', 'state-cancelled'],
  shows: [...gapsOfWatchedJobs, 'cancellation-state'],
  needs: ['cancel-operation', 'slow-input'],
  profile: 'reference',
  estimate: (target) => {
    const { endpoint, runsForMs } = longJobs(target);
    return {
      submissions: [{ endpoint, count: 3 }],
      requests: 40,
      usualMs: runsForMs + 4000,
      durationMs: runsForMs + 30_000,
    };
  },
  async run(deployment) {
    const { target, time } = deployment;
    const { endpoint, slow, runsForMs } = longJobs(target);
    const cancel = (jobId: string) =>
      deployment.call('cancelJob', { endpoint: endpoint.id, jobId }, { probes: ['cancel-job'] });

    const { id } = deployment.job(await deployment.run(endpoint, slow));
    await deployment.poll(endpoint, id, {
      forMs: runsForMs,
      until: ({ phase }) => phase !== 'waiting',
    });
    await cancel(id);
    await deployment.status(endpoint, id);
    await cancel(id);
    // A cancelled job must not complete later.
    await time.pass(runsForMs + 1000);
    await deployment.status(endpoint, id);

    const { ordinary = {}, failing } = endpoint.inputs;
    for (const input of [ordinary, ...(failing === undefined ? [] : [failing])]) {
      await unlessRefused(async () => {
        const ended = deployment.job(await deployment.complete(endpoint, { input }));
        await cancel(ended.id);
        await deployment.status(endpoint, ended.id);
      });
    }
  },
};

// Retries jobs in several states.

export const retryJobs: Scenario = {
  name: 'retry-jobs',
  purpose: 'Retries a failed job twice, a timed-out one once, and jobs that run or are completed.',
  evidence: 'a job of `inputs.failing` that ends without a result before `retryJob` is called',
  rules: [
    'retry-job',
    'retry-begins-anew',
    'retry-of-other-job-is-409',
    'retries-counted',
    'endpoint-health',
  ],
  shows: [...gapsOfWatchedJobs],
  needs: ['retry-operation', 'failing-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: endpointWith(target, 'failing').endpoint, count: 4 }],
    requests: 80,
    usualMs: 2 * shortestTimeoutMs + 4000,
    durationMs: 3 * longestFailureMs + shortestTimeoutMs + longestHangMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    await unlessRefused(() => retryFailed(deployment));
    await retryOthers(deployment);
    if (target.claims.has('hanging-input')) await unlessRefused(() => retryTimedOut(deployment));
  },
};

async function retryFailed(deployment: Deployment): Promise<void> {
  const { endpoint, input } = endpointWith(deployment.target, 'failing');
  const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
  for (let count = 0; count < 2; count += 1) {
    await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
    await deployment.poll(endpoint, jobId, { forMs: longestFailureMs });
  }
  // Its counts include retried jobs.
  if (deployment.target.declares.operations?.includes('getEndpointHealth') !== true) return;
  await deployment.call('getEndpointHealth', { endpoint: endpoint.id });
}

async function retryOthers(deployment: Deployment): Promise<void> {
  const { target } = deployment;
  const { endpoint } = endpointWith(target, 'failing');
  const completed = await deployment.complete(endpoint, ordinaryRequest(endpoint));
  const { id: jobId } = deployment.job(completed);
  await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
  await deployment.status(endpoint, jobId);
  if (!target.claims.has('slow-input')) return;
  const { endpoint: busy, slow } = longJobs(target);
  const { id: running } = deployment.job(await deployment.run(busy, slow));
  await deployment.status(busy, running);
  await deployment.call('retryJob', { endpoint: busy.id, jobId: running });
  await deployment.status(busy, running);
}

async function retryTimedOut(deployment: Deployment): Promise<void> {
  const { endpoint, input } = endpointWith(deployment.target, 'hanging');
  const request = { input, policy: { executionTimeout: shortestTimeoutMs } };
  const { id: jobId } = deployment.job(await deployment.complete(endpoint, request));
  await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
  await deployment.poll(endpoint, jobId, { forMs: longestHangMs });
}

/** Until a job that hangs has surely outlasted the shortest execution timeout. */
const longestHangMs = shortestTimeoutMs + toleranceMs('lateTimer', shortestTimeoutMs) + 3000;

const longestFailureMs = 30_000;

// Purges a filled queue.

const waitingJobs = 2;

export const purgeQueue: Scenario = {
  name: 'purge-queue',
  purpose: 'Keeps all workers busy, requests the health, and purges the queue of waiting jobs.',
  evidence: 'jobs that wait IN_QUEUE, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['purge-queue', 'endpoint-health', 'cancel-job'],
  shows: [...gapsOfWatchedJobs, 'cancellation-state'],
  needs: ['more-operations', 'full-queue'],
  profile: 'reference',
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + waitingJobs + 1 }],
      requests: 10 * (workers + waitingJobs + 1) + 60,
      durationMs: 2 * shortestTimeoutMs + 60_000,
    };
  },
  async run(deployment) {
    const { target } = deployment;
    const offers = new Set(target.declares.operations);
    const full = fullEndpoint(target);
    const { endpoint, hanging: input } = full;
    const path = { endpoint: endpoint.id };
    // The jobs end by themselves, but only after all of this.
    const executionTimeout = 4 * shortestTimeoutMs;
    const hanging = { input, policy: { executionTimeout } };
    const running = await occupyWorkers(deployment, full, executionTimeout);
    const waiting: string[] = [];
    for (let count = 0; count < waitingJobs + 1; count += 1) {
      waiting.push(deployment.job(await deployment.run(endpoint, hanging)).id);
    }
    const requestAll = async () => {
      for (const id of [...running.map(({ jobId }) => jobId), ...waiting]) {
        await deployment.status(endpoint, id);
      }
    };
    await requestAll();
    if (offers.has('getEndpointHealth')) {
      await deployment.call('getEndpointHealth', path, { probes: ['endpoint-health'] });
      await requestAll();
    }
    const [first] = waiting;
    if (offers.has('cancelJob') && first !== undefined) {
      await deployment.call('cancelJob', { ...path, jobId: first });
      await deployment.status(endpoint, first);
    }
    if (offers.has('purgeQueue')) {
      await deployment.call('purgeQueue', path, { probes: ['purge-queue'] });
      await requestAll();
    }
    await endJobs(deployment, running);
  },
};

const operations = ['streamJob', 'streamJobByPost'] as const;

export const streamParts: Scenario = {
  name: 'stream-parts',
  purpose:
    'Streams the parts of an output while its job runs, and those of another job after its end.',
  evidence: 'a job of `inputs.streaming` whose parts are requested while it runs',
  rules: ['stream-each-part-once', 'stream-end-carries-rest', 'stream-waits'],
  shows: [...gapsOfWatchedJobs],
  needs: ['stream-operation', 'streaming-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: streamOf(target).endpoint, count: 2 }],
    requests: 4 * mostRequests,
    durationMs: 60_000,
  }),
  async run(deployment) {
    const { target } = deployment;
    const offered = operations.filter((id) => target.declares.operations?.includes(id));
    const { endpoint, input } = streamOf(target);
    const [first] = offered;
    if (first === undefined) return;
    const { id: jobId } = deployment.job(await deployment.run(endpoint, { input }));
    for (let count = 0; count < mostRequests; count += 1) {
      const job = deployment.job(await deployment.status(endpoint, jobId));
      const operationId = offered[count % offered.length] ?? first;
      await deployment.call(operationId, { endpoint: endpoint.id, jobId });
      if (isFinished(job)) break;
    }
    const late = deployment.job(await deployment.complete(endpoint, { input }));
    for (const operationId of offered) {
      await deployment.call(operationId, { endpoint: endpoint.id, jobId: late.id });
    }
    // If a stream request was refused, this shows that the job is still there.
    await deployment.status(endpoint, late.id);
  },
};

const mostRequests = 30;

function streamOf({ endpoints }: Target) {
  for (const endpoint of endpoints) {
    const { streaming } = endpoint.inputs;
    if (streaming !== undefined) return { endpoint, input: streaming.input };
  }
  throw new PrerequisiteFailed('No endpoint has a streaming input.');
}

// Callers who wait for a job: until it ends, until their wait is over, or until they hang up.

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
  shows: [
    ...gapsOfJobs,
    ...gapsOfRuns,
    ...gapsOfSynchronousJobs,
    'runsync-wait-over',
    'caller-hangs-up',
    'status-of-synchronous-job',
    'other-operations',
  ],
  needs: ['slow-input'],
  profile: 'reference',
  estimate: (target) => {
    const { endpoint, runsForMs } = longJobs(target);
    return {
      submissions: [{ endpoint, count: 7 }],
      requests: 30,
      usualMs: waitBounds.minMs + 2 * longWaitMs + 3 * runsForMs + 2000,
      durationMs:
        3 * shortestTimeoutMs + 4 * longestMs + 3 * runsForMs + toleranceMs('hangUp', runsForMs),
    };
  },
  async run(deployment) {
    await waitOnSubmissions(deployment);
    await waitOnStatus(deployment);
    await probeHangUp(deployment);
  },
};

/** Long enough to tell it from twice as long, although answers may be late. */
const longWaitMs = 3 * waitBounds.minMs;

/** How long a job lasts that such a wait must not outlast. */
const longestMs = longWaitMs + toleranceMs('lateAnswer', longWaitMs) + 1000;

/** A job that hangs for longer. */
function outlastingWait({ input, policy }: SubmissionBody): SubmissionBody {
  return policy === undefined ? { input } : { input, policy: { executionTimeout: longestMs } };
}

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
    for (const [ms, request] of [
      [minMs, lasting],
      [longWaitMs, outlastingWait(lasting)],
    ] as const) {
      const answer = await submit(`?wait=${ms}`, request);
      await deployment.status(endpoint, deployment.job(answer).id);
    }
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
  const { endpoint, slow, lasting, runsForMs } = longJobs(target);
  const path = { endpoint: endpoint.id };
  const { minMs, maxMs } = waitBounds;
  const waitFor = async (request: SubmissionBody, waitMs: number) => {
    const { id: jobId } = deployment.job(await deployment.run(endpoint, request));
    const query = `?wait=${waitMs}`;
    await Promise.all(offered.map((id) => deployment.call(id, { ...path, jobId }, { query })));
    await deployment.status(endpoint, jobId);
    return jobId;
  };
  // Without a job that hangs, the slow one has to last longer than the wait.
  const mostMs = lasting.policy === undefined ? Math.floor(runsForMs / 2) : longWaitMs;
  await waitFor(outlastingWait(lasting), Math.max(minMs, Math.min(longWaitMs, mostMs)));
  const jobId = await waitFor(slow, maxMs);
  // About a job that has ended, no wait is long.
  for (const operationId of offered) {
    for (const ms of [minMs - 1, maxMs + 1]) {
      await deployment.call(operationId, { ...path, jobId }, { query: `?wait=${ms}` });
    }
  }
}

async function probeHangUp(deployment: Deployment): Promise<void> {
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

/** A little more than the local service waits. Of a deployment that waits for longer, this is the lower bound. */
const unaskedWaitMs = Math.ceil(1.1 * lifecycle.timers.runsyncWait.default);

/** Without an answer that has an id, its job cannot be cancelled, and the other jobs of the endpoint wait for it. */
function onlyWorker(target: Target): readonly TargetEndpoint[] {
  const { endpoint } = endpointWith(target, 'hanging');
  return endpoint.workers === 1 ? [endpoint] : [];
}

export const waitUnasked: Scenario = {
  name: 'wait-unasked',
  purpose: 'Waits with `runsync` for a hanging job, without saying how long to wait.',
  evidence: 'a `runsync` request that ends before its job of `inputs.hanging`',
  rules: [],
  shows: [
    ...gapsOfJobs,
    ...gapsOfSynchronousJobs,
    'cancellation-state',
    'runsync-wait',
    'runsync-wait-over',
    'other-operations',
  ],
  needs: ['hanging-input'],
  profile: 'reference',
  leavesWorkerBusy: (target) => onlyWorker(target).length > 0,
  exclusive: onlyWorker,
  estimate: (target) => {
    const { endpoint } = endpointWith(target, 'hanging');
    const trial = endpoint.workers === undefined ? 1 : 0;
    return {
      submissions: [{ endpoint, count: 1 + 2 * trial }],
      requests: 1 + 80 * trial,
      usualMs: unaskedWaitMs + 1000 * trial,
      durationMs: unaskedWaitMs + longestStartMs + (longestStartMs + trialMs) * trial,
    };
  },
  async run(deployment) {
    const { endpoint, input } = endpointWith(deployment.target, 'hanging');
    if (endpoint.workers === undefined) await tryAnotherWorker(deployment, { endpoint, input });
    const policy = { executionTimeout: unaskedWaitMs };
    const { response } = await deployment.runSync(endpoint, { input, policy });
    const { id: jobId } = parseJob(parseJson(response?.body)) ?? {};
    if (jobId === undefined || !deployment.target.claims.has('cancel-operation')) return;
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
  },
};

const trialMs = 2 * shortestTimeoutMs;

/**
 * Throws `PrerequisiteFailed` unless a job starts while another one hangs: the wait would hold up all others if there is
 * one worker only.
 */
async function tryAnotherWorker(
  deployment: Deployment,
  { endpoint, input }: EndpointInput,
): Promise<void> {
  const isStarted = { until: ({ phase }: Job) => phase !== 'waiting' };
  const hanging = await submitWatched(deployment, endpoint, {
    input,
    policy: { executionTimeout: trialMs },
  });
  await deployment.poll(endpoint, hanging.jobId, { forMs: longestStartMs, ...isStarted });
  const beside = await submitWatched(deployment, endpoint, ordinaryRequest(endpoint));
  const started = deployment.job(
    await deployment.poll(endpoint, beside.jobId, { forMs: trialMs, ...isStarted }),
  );
  const hangingJob = deployment.job(await deployment.status(endpoint, hanging.jobId));
  await endJobs(deployment, [hanging]);
  if (started.phase !== 'waiting' && hangingJob.phase === 'running') return;
  throw new PrerequisiteFailed(
    `No job of ${endpoint.id} started while another one was hanging. Declare its workers in the target file; with 1, this comes last.`,
  );
}

/** Twice, because a single error may be an accident. */
const tries = 2;

export const waitForFailingJob: Scenario = {
  name: 'wait-for-failing-job',
  purpose: 'Waits with `runsync` for a job that fails.',
  evidence: 'a job of `inputs.failing` that `runsync` waits for',
  rules: ['runsync-answers-failed-job'],
  shows: [...gapsOfJobs, ...gapsOfSynchronousJobs, ...gapsOfFailedJobs, 'runsync-failure'],
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
