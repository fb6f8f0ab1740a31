/** Jobs that reach their execution timeout, their ttl or the end of their retention. */

import { lifecycle } from '#generated/reference/tables.js';
import { type Job, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { requestMembers, shortestTimeoutMs } from '../contract/request-schema.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { type EndpointInput, fullEndpoint, inputsOf } from '../run/choose-endpoint.ts';
import { madeUpStorage } from '../run/combined-jobs.ts';
import { type Deployment, PrerequisiteFailed, type SubmissionBody } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfSlowJobs, gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import {
  cancelJobs,
  longestStartMs,
  occupyWorkers,
  submitWatched,
  type WatchedJob,
  watchJobs,
  withSyncJob,
} from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const shortestTtlMs = requestMembers.find(({ at }) => at === '/policy/ttl')?.range.from ?? 0;

export const executionTimeout: Scenario = {
  name: 'execution-timeout',
  purpose:
    'Submits hanging jobs with `run` and `runsync`, with the shortest execution timeout and with that of the endpoint.',
  evidence:
    'a job of `inputs.hanging` that is seen IN_PROGRESS until its execution timeout is over',
  rules: [
    'timeout-terminates',
    'execution-timeout-override',
    'execution-timeout-default',
    'termination-times-out',
    'failed-job-error',
    'ended-job-fields',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSlowJobs,
    'termination-state',
    'runsync-wait-over',
    'webhook-of-late-job',
  ],
  needs: ['hanging-input'],
  estimate: (target) => {
    const jobs = jobsToSubmit(target);
    return {
      // With two that may be added at the endpoint of the first one.
      submissions: jobs.map(({ endpoint }, at) => ({ endpoint, count: at === 0 ? 3 : 1 })),
      requests: (jobs.length + 2) * (4 + watchHangingMs(jobs) / 500) + patientMs / 2000,
      usualMs: longestLimitMs(jobs) + 1000 + patientMs,
      watchesForMs: patientMs,
      durationMs: watchHangingMs(jobs) + patientMs + 3000,
    };
  },
  async run(deployment) {
    const { target } = deployment;
    const hanging = hangingJobs(target);
    const [first] = hanging;
    if (first === undefined) throw new PrerequisiteFailed('No endpoint has a hanging input.');
    const jobs: WatchedJob[] = [];
    const isWatched = target.claims.has('webhook-receiver');
    for (const [index, { endpoint, request }] of hanging.entries()) {
      // What a running job shows must not contain its storage settings. A webhook changes no limit.
      const beside = [
        isWatched ? { webhook: deployment.hook().url } : {},
        { s3Config: madeUpStorage(deployment) },
      ];
      jobs.push(await submitWatched(deployment, endpoint, { ...request, ...beside[index] }));
    }
    const patient = await submitWithoutTimeout(deployment, jobs);
    await withSyncJob(deployment, synchronousJob(first), async (sync) => {
      await watchJobs(deployment, jobs, {
        forMs: watchHangingMs(jobsToSubmit(target)),
        beside: patient,
        sync,
      });
    });
    deployment.release();
    await watchJobs(deployment, patient, { forMs: patientMs, everyMs: 2000 });
  },
};

/** How long a job without a timeout is watched after the others: no longer than webhooks are, anyway. */
const patientMs = 20_000;

/**
 * Submits a hanging job without a timeout of its own where that of its endpoint is the default: a shorter
 * one shows during the run. Such a job keeps a worker busy for long, so it is submitted only beside two
 * hanging jobs of its endpoint that are seen to run at once, and beside three if it cannot be cancelled.
 */
async function submitWithoutTimeout(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
): Promise<readonly WatchedJob[]> {
  const [plain] = inputsOf(deployment.target, 'hanging').filter(
    ({ endpoint }) => endpoint.timeoutMs === 'default' && endpoint.workers === undefined,
  );
  if (plain === undefined) return [];
  const { endpoint, input } = plain;
  const running = jobs.filter((job) => job.endpoint === endpoint);
  const spare = { executionTimeout: shortestTimeoutMs };
  if (!canCancel(deployment.target)) {
    running.push(await submitWatched(deployment, endpoint, { input, policy: spare }));
  }
  if (running.length < 2) return [];
  for (const { jobId } of running) {
    const { response } = await deployment.poll(endpoint, jobId, {
      forMs: 1000,
      until: ({ phase }) => phase !== 'waiting',
    });
    const job = parseJob(parseJson(response?.body), { id: jobId });
    if (job?.phase !== 'running') return [];
  }
  return [await submitWatched(deployment, endpoint, { input })];
}

/** No longer timeout of an endpoint is waited for, in milliseconds. */
const longestOwnMs = 20_000;

function hangingJobs(target: Target) {
  const hanging = inputsOf(target, 'hanging');
  const isDefault = ({ endpoint }: EndpointInput) => endpoint.timeoutMs === 'default';
  const [plain = hanging[0]] = [
    ...hanging.filter((input) => isDefault(input) && input.endpoint.workers === undefined),
    ...hanging.filter(isDefault),
    ...hanging.filter(({ endpoint }) => endpoint.timeoutMs === undefined),
  ];
  const [set] = hanging
    .flatMap((input) => {
      const { timeoutMs } = input.endpoint;
      return typeof timeoutMs === 'number' ? [{ ...input, ownMs: timeoutMs }] : [];
    })
    .sort((left, right) => left.ownMs - right.ownMs);
  const all: HangingJob[] = [
    ...(plain === undefined ? [] : withTwoTimeouts(plain)),
    ...(set === undefined ? [] : besideOwnTimeout(set, set.ownMs)),
  ];
  // A priority changes no limit. The job with a low one has another beside it that brings a worker.
  const lowAt = all.length > 2 ? 2 : 1;
  return all.map((job, index) =>
    index === 0 ? job : withPriority(job, { isLow: index === lowAt }),
  );
}

interface HangingJob {
  readonly endpoint: TargetEndpoint;
  readonly limitMs: number;
  readonly request: SubmissionBody & { readonly policy?: object };
}

function withPriority({ request, ...job }: HangingJob, { isLow }: { isLow: boolean }): HangingJob {
  const ttl = isLow ? { ttl: defaultTtlMs } : {};
  const policy = { ...ttl, ...request.policy, lowPriority: isLow };
  return { ...job, request: { ...request, policy } };
}

/** One is submitted by `runsync` as well, with a timeout that is rounded down. */
function jobsToSubmit(target: Target) {
  const hanging = hangingJobs(target);
  return [...hanging, ...hanging.slice(0, 1).map(synchronousJob)];
}

function synchronousJob({ endpoint, request }: HangingJob): HangingJob {
  const executionTimeout = shortestTimeoutMs + 400;
  const policy = { ...request.policy, executionTimeout, lowPriority: false };
  return { endpoint, limitMs: executionTimeout, request: { ...request, policy } };
}

function hangingJob({ endpoint, input }: EndpointInput, timeoutMs: number) {
  return {
    endpoint,
    limitMs: timeoutMs,
    request: { input, policy: { executionTimeout: timeoutMs } },
  };
}

/**
 * One job may end early by accident; two with different timeouts do not. The second one runs for longer
 * than its ttl, which limits only the time in the queue. It shows whether a timeout is rounded to whole seconds.
 */
function withTwoTimeouts(hanging: EndpointInput) {
  const { endpoint, input } = hanging;
  const executionTimeout = shortestTtlMs + 1300;
  const policy = { executionTimeout, ttl: shortestTtlMs };
  return [
    hangingJob(hanging, shortestTimeoutMs),
    { endpoint, limitMs: executionTimeout, request: { input, policy } },
  ];
}

/** A timeout so far from the endpoint's own that the evidence shows which of them ended the job. */
function besideOwnTimeout(hanging: EndpointInput, ownMs: number) {
  const { endpoint, input } = hanging;
  const isLong = ownMs > 2 * (shortestTimeoutMs + toleranceMs('outlasted', shortestTimeoutMs));
  if (isLong) return withTwoTimeouts(hanging);
  // Rounded up, if it is rounded to the next second.
  const longerMs = ownMs + toleranceMs('outlasted', ownMs) + 2600;
  return [
    hangingJob(hanging, Math.max(shortestTimeoutMs, longerMs)),
    { endpoint, limitMs: ownMs, request: { input } },
  ];
}

function longestLimitMs(jobs: readonly { limitMs: number }[]): number {
  return Math.max(...jobs.map(({ limitMs }) => Math.min(limitMs, longestOwnMs)));
}

/** Counts from the latest possible start of the last job: until then others may keep its worker. */
function watchHangingMs(jobs: ReturnType<typeof hangingJobs>): number {
  const limitMs = longestLimitMs(jobs);
  const waitsMs = Math.max(...jobs.map((job) => waitMs(job, jobs)));
  return waitsMs + limitMs + toleranceMs('lateTimer', limitMs) + 3000;
}

function waitMs(
  job: ReturnType<typeof hangingJobs>[number],
  jobs: ReturnType<typeof hangingJobs>,
): number {
  const slowMs = job.endpoint.inputs.slow?.runsForMs ?? 0;
  const others = jobs.filter((other) => other.endpoint === job.endpoint && other !== job);
  return others.reduce(
    (sum, other) => sum + longestLimitMs([other]),
    slowMs === 0 ? 0 : slowMs + toleranceMs('declaredTime', slowMs),
  );
}

const { default: defaultMs } = lifecycle.timers.executionTimeout;
/** Far enough apart that two jobs with the same running time do not end at the same instant. */
const submitGapMs = defaultMs / 5;
const everyMs = submitGapMs / 4;
const forMs = defaultMs + toleranceMs('lateTimer', defaultMs) + submitGapMs;

export const defaultExecutionTimeout: Scenario = {
  name: 'default-execution-timeout',
  purpose: 'Lets two jobs hang until the default execution timeout is over.',
  evidence:
    'a job of `inputs.hanging` that is IN_PROGRESS until the default execution timeout is over',
  rules: ['execution-timeout-default'],
  shows: [...gapsOfWatchedJobs, ...gapsOfSlowJobs, 'termination-state'],
  needs: ['hanging-input', 'default-timeout', 'long-run'],
  estimate: (target) => ({
    submissions: [{ endpoint: defaultTimeoutEndpoint(target).endpoint, count: 2 }],
    requests: 2 * (4 + longestStartMs / 500 + (submitGapMs + forMs) / everyMs),
    usualMs: submitGapMs + forMs,
    durationMs: 2 * longestStartMs + submitGapMs + forMs,
  }),
  async run(deployment) {
    const { endpoint, input } = defaultTimeoutEndpoint(deployment.target);
    const start = async () => {
      const job = await submitWatched(deployment, endpoint, { input });
      const until = ({ phase }: Job) => phase !== 'waiting';
      await deployment.poll(endpoint, job.jobId, { forMs: longestStartMs, until });
      return job;
    };
    const first = await start();
    await watchJobs(deployment, [first], { forMs: submitGapMs, everyMs });
    const second = await start();
    await watchJobs(deployment, [first, second], { forMs, everyMs });
  },
};

/** An endpoint with the default timeout, preferably one with several workers. */
function defaultTimeoutEndpoint(target: Target) {
  const hanging = inputsOf(target, 'hanging').filter(
    ({ endpoint }) => endpoint.timeoutMs === 'default',
  );
  const chosen = hanging.find(({ endpoint }) => endpoint.workers !== 1) ?? hanging[0];
  if (chosen === undefined)
    throw new PrerequisiteFailed(
      'No endpoint with a hanging input is declared to have the default timeout.',
    );
  return chosen;
}

// How long jobs may wait: keeps all workers busy until the ttl of waiting jobs is over.

/** How long after the first job the second one is submitted, and how much longer it may wait. */
const ttlGapMs = 1500;

/** A few polls more. */
const pollMarginMs = 1500;

/** Until the second job is late even by the tolerance. */
const ttlWatchedMs =
  shortestTtlMs + 2 * ttlGapMs + toleranceMs('lateTimer', shortestTtlMs + ttlGapMs) + pollMarginMs;

function canCancel({ declares }: Target): boolean {
  return declares.operations?.includes('cancelJob') === true;
}

export const queueTtl: Scenario = {
  name: 'queue-ttl',
  purpose:
    'Keeps all workers busy, and lets jobs of `run` and `runsync` wait until the shortest ttl is over.',
  evidence:
    'a job that waits IN_QUEUE for its whole ttl, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-ttl', 'queue-ttl-override', 'queue-ttl-default', 'expiry-times-out'],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSlowJobs,
    'cancellation-state',
    'expiry-state',
    'runsync-wait-over',
    'other-operations',
    'webhook-of-late-job',
  ],
  needs: ['full-queue'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + 4 }],
      requests: (workers + 5) * (2 + (longestStartMs + ttlWatchedMs) / 500),
      usualMs: canCancel(target) ? shortestTtlMs + ttlGapMs + 2000 : ttlWatchedMs + 1000,
      durationMs: workers * longestStartMs + 2 * ttlWatchedMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    const { time } = deployment;
    // The first worker has to remain busy until the last one is, and then for all of the ttl.
    const startsMs = (workers - 1) * longestStartMs;
    const busy = await occupyWorkers(deployment, full, ttlWatchedMs + startsMs);
    const { ordinary = {} } = endpoint.inputs;
    // What a waiting job shows must not contain its storage settings.
    const waiting = (ttl: number) => ({
      input: ordinary,
      policy: { ttl },
      s3Config: madeUpStorage(deployment),
    });
    const startedMs = time.now();
    // Neither a priority nor an execution timeout, which limits only the run, changes its ttl.
    const first = await submitWatched(deployment, endpoint, {
      input: ordinary,
      policy: { ttl: shortestTtlMs, executionTimeout: shortestTimeoutMs, lowPriority: true },
    });
    // Without a ttl of its own, it waits for as long as all others.
    // It waits for longer than its execution timeout, which limits only the time in progress.
    const patient = await submitWatched(deployment, endpoint, {
      input: ordinary,
      policy: { executionTimeout: shortestTtlMs },
    });
    const policy = { ttl: shortestTtlMs, lowPriority: true };
    const request = { ...waiting(shortestTtlMs), policy };
    await withSyncJob(deployment, { endpoint, request }, async (sync) => {
      await watchJobs(deployment, [first], { forMs: ttlGapMs, sync });
      const second = await submitWatched(deployment, endpoint, {
        ...waiting(shortestTtlMs + ttlGapMs),
        policy: { ttl: shortestTtlMs + ttlGapMs, lowPriority: false },
      });
      let endedMs: number | undefined;
      let isBusySeen = false;
      await watchJobs(deployment, [first, second], {
        forMs: ttlWatchedMs - ttlGapMs,
        beside: [patient, ...busy],
        sync,
        afterPolls: async (left) => {
          if (!left.includes(first)) endedMs ??= time.now();
          if (isBusySeen || left.includes(first) || left.includes(second)) return;
          // Whatever completes after this has waited for longer than jobs whose ttl ended later.
          isBusySeen = true;
          for (const { jobId } of busy) await deployment.status(endpoint, jobId);
        },
      });
      // If the first job ended long before its ttl, the second one shows whether that was an accident.
      const lastedMs = (endedMs ?? time.now()) - startedMs;
      if (lastedMs < shortestTtlMs - toleranceMs('earlyTimer', shortestTtlMs)) {
        await watchJobs(deployment, [second], { forMs: shortestTtlMs });
      }
    });
    for (const { jobId } of busy) await deployment.status(endpoint, jobId);
    // The next scenario needs the workers.
    await cancelJobs(deployment, busy);
    await watchJobs(deployment, [...busy, patient], { forMs: ttlWatchedMs });
  },
};

/** One status request per hour is enough for a day. */
const hourMs = 3_600_000;
const { default: defaultTtlMs } = lifecycle.timers.ttl;
const defaultTtlGapMs = 3 * hourMs;
/** The last status request comes just after the limit: a later one would let a longer limit pass. */
const dayMs = defaultTtlMs + toleranceMs('lateTimer', defaultTtlMs) + 10_000;

export const defaultTtl: Scenario = {
  name: 'default-ttl',
  purpose: 'Keeps all workers busy, and lets two jobs wait until the default ttl is over.',
  evidence:
    'a job that waits IN_QUEUE for the whole default ttl, because jobs of `inputs.hanging` keep all `workers` busy',
  rules: ['queue-ttl-default'],
  shows: [...gapsOfWatchedJobs, 'expiry-state'],
  needs: ['full-queue', 'long-run'],
  exclusive: (target) => [fullEndpoint(target).endpoint],
  estimate: (target) => {
    const { endpoint, workers } = fullEndpoint(target);
    return {
      submissions: [{ endpoint, count: workers + 2 }],
      requests: workers * (2 + longestStartMs / 500) + 2 * (2 + dayMs / hourMs),
      usualMs: defaultTtlGapMs + dayMs,
      durationMs: workers * longestStartMs + defaultTtlGapMs + dayMs,
    };
  },
  async run(deployment) {
    const full = fullEndpoint(deployment.target);
    const { endpoint, workers } = full;
    await occupyWorkers(
      deployment,
      full,
      dayMs + defaultTtlGapMs + hourMs + workers * longestStartMs,
    );
    const { ordinary = {} } = endpoint.inputs;
    const first = await submitWatched(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first], { forMs: defaultTtlGapMs, everyMs: hourMs });
    const second = await submitWatched(deployment, endpoint, { input: ordinary });
    await watchJobs(deployment, [first, second], {
      forMs: dayMs - defaultTtlGapMs,
      everyMs: hourMs,
    });
    await watchJobs(deployment, [second], { forMs: defaultTtlGapMs, everyMs: hourMs });
  },
};
