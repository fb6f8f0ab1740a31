/** The limits of request rate, concurrency and queue length. */

import { limits, type OperationRate } from '#generated/reference/tables.js';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import { waitBounds } from '../contract/wait-parameter.ts';
import { endpointWith, fullEndpoint, longJobs, ordinaryRequest } from '../run/choose-endpoint.ts';
import { PrerequisiteFailed, type SubmissionBody, unlessRefused } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { cancelJobs, occupyWorkers, submitWatched } from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const { windowMs } = limits.rates;

/** Operations that can be called often without cost. */
const freeOperations = [
  'purgeQueue',
  'cancelJob',
  'getJobStatus',
  'getJobStatusSync',
  'streamJob',
] as const;

export const requestRates: Scenario = {
  name: 'request-rates',
  purpose: 'Sends one request more than an operation allows in a window.',
  evidence: 'as many accepted requests as the limit allows, and an answer to one more',
  rules: ['request-rates', 'retry-after', 'too-many-requests-is-429'],
  shows: [...gapsOfWatchedJobs, 'retry-after', 'rate-limits'],
  needs: ['request-burst', 'slow-input'],
  profile: 'reference',
  exclusive: (target) => [longJobs(target).endpoint],
  estimate: (target) => ({
    submissions: [{ endpoint: longJobs(target).endpoint, count: 1 }],
    requests: smallestLimit(target, freeOperations, 'requests').limit + 40,
    usualMs: 2 * windowMs + 5000,
    durationMs: 60_000,
  }),
  async run(deployment) {
    const { target, time } = deployment;
    const { endpoint } = longJobs(target);
    const { operationId, limit } = smallestLimit(target, freeOperations, 'requests');
    if (operationId === undefined) return;
    const completed = await deployment.complete(endpoint, ordinaryRequest(endpoint));
    const { id: jobId } = deployment.job(completed);
    const path = { endpoint: endpoint.id, jobId };
    // Earlier requests no longer count.
    await time.pass(windowMs);
    for (let count = 0; count <= limit; count += 1) {
      const { response } = await deployment.call(operationId, path, { accepts429: true });
      if (response?.status === 429) break;
    }
    // A request at a later instant was not counted before.
    await time.pass(1000);
    // If it is refused, it is repeated after the pause that the service asks for.
    await deployment.call(operationId, path);
  },
};

const atOnce = 50;

export const requestBurst: Scenario = {
  name: 'request-burst',
  purpose: 'Requests the status of a job until the service refuses it, then again after a pause.',
  evidence:
    'an answer of 429 to `declares.requestBurst` status requests in quick succession and one more',
  rules: ['too-many-requests-is-429'],
  shows: [...gapsOfWatchedJobs, 'retry-after', 'rate-limits'],
  needs: ['request-burst'],
  exclusive: (target) => [endpointForLimits(target)],
  estimate: (target) => ({
    submissions: [{ endpoint: endpointForLimits(target), count: 3 }],
    requests: (target.declares.requestBurst ?? 0) + atOnce + 50,
    durationMs: 180_000,
  }),
  async run(deployment) {
    const { target } = deployment;
    const { requestBurst: most = 0 } = target.declares;
    const endpoint = endpointForLimits(target);
    const { ordinary: input = {}, failing } = endpoint.inputs;
    // Other errors come first: none of them may be answered with 429.
    await deployment.call(
      'runJob',
      { endpoint: endpoint.id },
      { body: {}, isInvalid: true, submitsTo: endpoint },
    );
    const { id } = deployment.job(await deployment.complete(endpoint, { input }));
    if (failing !== undefined) {
      await unlessRefused(async () => {
        const failed = deployment.job(await deployment.run(endpoint, { input: failing }));
        await deployment.poll(endpoint, failed.id, { forMs: 10_000 });
      });
      await deployment.status(endpoint, id);
    }
    for (let sent = 0; sent <= most; sent += atOnce) {
      const count = Math.min(atOnce, most + 1 - sent);
      const answers = await Promise.all(
        Array.from({ length: count }, () => deployment.status(endpoint, id, { accepts429: true })),
      );
      if (answers.some(({ response }) => response?.status === 429)) break;
    }
    await deployment.status(endpoint, id);
  },
};

function endpointForLimits(target: Target): TargetEndpoint {
  const [first] = target.endpoints;
  if (target.claims.has('failing-input')) return endpointWith(target, 'failing').endpoint;
  if (first === undefined) throw new PrerequisiteFailed('No endpoint is declared.');
  return target.endpoints.find(({ kind }) => kind === 'serverless') ?? first;
}

/** Operations that hold a request until its wait is over. */
const waitOperations = ['getJobStatusSync', 'getJobStatusSyncByPost'] as const;

/**
 * For how long requests are held, in milliseconds. A deployment that takes longer to receive them all has fewer at the
 * same time than were sent, at least for certain: then they are sent once more, and held for longer.
 */
const heldMs = [2 * waitBounds.minMs, 20 * waitBounds.minMs];

export const simultaneousRequests: Scenario = {
  name: 'simultaneous-requests',
  purpose: 'Sends one request more than an operation allows at the same time.',
  evidence: 'as many simultaneous requests as the limit allows, and an answer to one more',
  rules: ['request-concurrency'],
  shows: [...gapsOfWatchedJobs],
  needs: ['request-burst', 'slow-input', 'wait-operation'],
  profile: 'reference',
  exclusive: (target) => [longJobs(target).endpoint],
  estimate: (target) => ({
    submissions: [{ endpoint: longJobs(target).endpoint, count: heldMs.length }],
    requests: heldMs.length * (smallestLimit(target, waitOperations, 'concurrent').limit + 10),
    usualMs: 5 * Math.min(...heldMs),
    durationMs: 5 * Math.max(...heldMs),
  }),
  async run(deployment) {
    const { target, time } = deployment;
    const { operationId, limit } = smallestLimit(target, waitOperations, 'concurrent');
    if (operationId === undefined) throw new PrerequisiteFailed('No operation waits.');
    const { endpoint, lasting } = longJobs(target);
    for (const ms of heldMs) {
      const job = await submitWatched(deployment, endpoint, lastingFor(lasting, 3 * ms));
      const path = { endpoint: endpoint.id, jobId: job.jobId };
      const options = { query: `?wait=${ms}`, accepts429: true } as const;
      const startMs = time.now();
      const answers = await Promise.all(
        Array.from({ length: limit + 1 }, () => deployment.call(operationId, path, options)),
      );
      // Held from its end backwards and from its start on, each was surely held at one time only then.
      const isTogether = time.now() - startMs < 2 * ms;
      await cancelJobs(deployment, [job]);
      if (isTogether && answers.some(({ response }) => response?.status === 429)) break;
    }
  },
};

/** A job that hangs, for longer. */
function lastingFor({ input, policy }: SubmissionBody, ms: number): SubmissionBody {
  return policy === undefined ? { input } : { input, policy: { executionTimeout: ms } };
}

const rates: Readonly<Record<string, OperationRate>> = limits.rates.operations;

/** The offered operation with the smallest limit of a kind; none where no limit of that kind is known. */
function smallestLimit(
  { declares }: Target,
  among: readonly OperationId[],
  kind: 'requests' | 'concurrent',
): { readonly operationId: OperationId | undefined; readonly limit: number } {
  const offered = among.filter(
    (id) => id === 'getJobStatus' || declares.operations?.includes(id) === true,
  );
  const limited = offered.flatMap((operationId) => {
    const limit = rates[operationId]?.[kind];
    return limit === undefined ? [] : [{ operationId, limit }];
  });
  const [least] = limited.sort((left, right) => left.limit - right.limit);
  return least ?? { operationId: undefined, limit: 0 };
}

// The limit of jobs that may wait: fills the queue of an endpoint.

const { queue } = limits;

/** How many submissions before the last one that may wait are sent one after the other. */
const oneByOne = 5;

export const queueLength: Scenario = {
  name: 'queue-length',
  purpose: 'Submits as many jobs as may wait at an endpoint, and one more.',
  evidence:
    'a queue that is filled to its limit while jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-length'],
  shows: [...gapsOfWatchedJobs],
  // Without a purge, hundreds of jobs would remain.
  needs: ['request-burst', 'full-queue', 'purge-operation'],
  profile: 'reference',
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { full, mayWait, fillMs } = queueOf(target);
    const { endpoint, workers } = full;
    return {
      submissions: [{ endpoint, count: workers + mayWait + 1 }],
      requests: 40 * workers + mayWait + 10,
      usualMs: fillMs,
      durationMs: fillMs,
    };
  },
  async run(deployment) {
    const { target, time } = deployment;
    const { full, mayWait, fillMs } = queueOf(target);
    const { endpoint, workers } = full;
    const running = await occupyWorkers(deployment, full, fillMs);
    const ordinary = ordinaryRequest(endpoint);
    const { id: first } = deployment.job(await deployment.run(endpoint, ordinary));
    // One after the other only where it is to be seen which one is refused: a slow deployment takes long.
    for (let waiting = 1, count = 1; waiting <= mayWait; waiting += count) {
      count = Math.max(1, Math.min(atOnce, mayWait - oneByOne - waiting));
      const { requests } = limits.rates.operations.runJob;
      if ((waiting + workers) % requests > (waiting + workers + count) % requests) {
        await time.pass(limits.rates.windowMs);
      }
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          deployment.run(endpoint, ordinary, { accepts429: true }),
        ),
      );
      if (answers.some(({ response }) => response?.status === 429)) break;
    }
    await deployment.status(endpoint, first);
    await deployment.call('purgeQueue', { endpoint: endpoint.id });
    for (const { jobId } of running) await deployment.status(endpoint, jobId);
    await cancelJobs(deployment, running);
  },
};

/** What it takes to fill the queue, and how long that takes at the rate at which jobs are admitted. */
function queueOf(target: Target) {
  const full = fullEndpoint(target);
  const mayWait = Math.max(queue.jobs, queue.jobsPerWorker * full.workers);
  const { requests } = limits.rates.operations.runJob;
  return { full, mayWait, fillMs: 60_000 + (mayWait / requests) * limits.rates.windowMs };
}
