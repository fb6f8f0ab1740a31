/** Ordinary and slow jobs, submitted with `run` and with `runsync`. */

import { parseJob } from '../../client/job.ts';
import { mayTake } from '../../endpoints/declared-schemas.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { toleranceMs, unfinishedAttempts } from '../contract/tolerances.ts';
import { withUnusualContent } from '../contract/unusual-content.ts';
import { type EndpointInput, inputsOf } from '../run/choose-endpoint.ts';
import { madeUpStorage } from '../run/combined-jobs.ts';
import { type Deployment, type SubmissionBody, unlessRefused } from '../run/deployment.ts';
import type { Scenario, ScenarioEstimate } from '../run/scenario.ts';
import {
  gapsOfFailedJobs,
  gapsOfResults,
  gapsOfSlowJobs,
  gapsOfSynchronousJobs,
  gapsOfWatchedJobs,
  gapsOfWebhookCalls,
} from '../run/shown-gaps.ts';
import {
  pollAgain,
  pollAgainMs,
  submitWatched,
  type WatchedJob,
  watchJobs,
  whileWatching,
} from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const forMs = 5000 + toleranceMs('result');

const longestStartMs = toleranceMs('coldStart') + 10_000;

const pausesMs = [1000, 1000, 3000];
const allPausesMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);

export const ordinaryJob: Scenario = {
  name: 'ordinary-job',
  purpose: 'Submits ordinary jobs with `run` and with `runsync`, and polls them until they end.',
  evidence: 'a job of `inputs.ordinary` that completes, submitted with `run` and with `runsync`',
  rules: [
    'endpoint-runs-worker',
    'one-interface',
    'job-shape',
    'job-id-type',
    'sync-id-prefix',
    'sync-id-form',
    'async-id-form',
    'async-id-lower-case',
    'job-status-type',
    'delay-time-type',
    'execution-time-type',
    'worker-id-type',
    'worker-id-kept',
    'output-type',
    'output-fits-schema',
    'output-is-result',
    'output-after-completion',
    'output-at-status',
    'submit-answers-id-and-status',
    'submit-answers-queued',
    'state-in-queue',
    'state-completed',
    'run-enters-queue',
    'result-completes',
    'endpoint-id-identifies',
    'runsync-answers-completed',
    'status-takes-run-id',
    'status-takes-sync-id',
    'output-only-when-completed',
    'job-has-id-and-status',
    'ended-job-fields',
    'ended-is-final',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSynchronousJobs,
    ...gapsOfResults,
    ...gapsOfWebhookCalls,
    'status-of-synchronous-job',
    'webhook-same-bytes',
    'cost-rounding',
  ],
  needs: [],
  estimate: (target) => {
    const counted = endpointsToCall(target).map((endpoint) => ({
      endpoint,
      count: ordinaryRequests({ uniqueText: (word) => word }, endpoint).length,
    }));
    const count = counted.reduce((sum, each) => sum + each.count, 0);
    return {
      submissions: counted.map((each) => ({
        endpoint: each.endpoint,
        count: (1 + triesAt(each.endpoint)) * each.count,
        usually: 2 * each.count,
      })),
      requests: count * (6 + (forMs + 3 * longestRestMs) / 500 + pausesMs.length),
      usualMs: allPausesMs + 3000,
      durationMs: 2 * forMs + 3 * longestRestMs + allPausesMs,
      watchesForMs: allPausesMs,
    };
  },
  async run(deployment) {
    const { time, target } = deployment;
    const all = endpointsToCall(target).flatMap((endpoint) =>
      ordinaryRequests(deployment, endpoint).map((request) => ({ endpoint, request })),
    );
    const jobs: WatchedJob[] = [];
    const unwatched = new Set(target.claims.has('webhook-receiver') ? endpointsToCall(target) : []);
    for (const { endpoint, request } of all) {
      // Every endpoint calls webhooks. Elsewhere, most jobs with storage settings have one, too.
      const isWatched = request.s3Config === undefined && unwatched.delete(endpoint);
      const webhook = isWatched ? { webhook: deployment.hook().url } : {};
      jobs.push(await submitWatched(deployment, endpoint, { ...request, ...webhook }));
    }
    const left = await watchJobs(deployment, jobs, { forMs });
    // A job that has not ended in time may wait for a worker to start.
    await watchJobs(deployment, left, { forMs: longestStartMs, everyMs: 2000 });
    for (const { endpoint, request } of all) await completeSync(deployment, endpoint, request);
    deployment.release();
    // Ended jobs are requested again: they must still exist, unchanged.
    for (const pauseMs of pausesMs) {
      await time.pass(pauseMs);
      for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
    }
  },
};

/** `runsync` may return an unfinished job that waits behind others: then it tries again after that job ends. */
async function completeSync(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  request: SubmissionBody,
): Promise<void> {
  const { finalStates } = deployment.target.declares;
  for (let tried = 0; tried < triesAt(endpoint); tried += 1) {
    const { response } = await deployment.runSync(endpoint, request);
    const job = parseJob(
      parseJson(response?.body),
      finalStates === undefined ? {} : { finalStates },
    );
    // Whether `status` accepts the id of a `runsync` job is not stated.
    if (job !== undefined && deployment.profile === 'reference') {
      await deployment.status(endpoint, job.id);
    }
    if (job?.phase !== 'waiting' && job?.phase !== 'running') return;
    await watchJobs(deployment, [{ endpoint, jobId: job.id }], { forMs: longestRestMs });
  }
}

/** Jobs of public endpoints are charged, so they get only one more try. */
function triesAt({ kind }: TargetEndpoint): number {
  return kind === 'serverless' ? unfinishedAttempts : 2;
}

const longestRestMs = 10_000;

/** Every serverless endpoint, and the cheapest public one, preferably an image model. */
function endpointsToCall({ endpoints }: Target): readonly TargetEndpoint[] {
  const [cheapest] = endpoints
    .filter(({ kind, maxCost }) => kind === 'public' && maxCost !== undefined)
    .sort(
      (left, right) =>
        rank(left) - rank(right) || Number((left.maxCost ?? 0n) - (right.maxCost ?? 0n)),
    );
  return [
    ...(cheapest === undefined ? [] : [cheapest]),
    ...endpoints.filter(({ kind }) => kind === 'serverless'),
  ];
}

function rank({ model }: TargetEndpoint): number {
  return model === 'image' ? 0 : 1;
}

type OrdinaryRequest = SubmissionBody & { readonly s3Config?: object };

/**
 * A worker that returns what it receives shows whether unusual content, or storage settings, reach it, and whether those
 * of an earlier job do.
 */
function ordinaryRequests(
  { uniqueText }: Pick<Deployment, 'uniqueText'>,
  endpoint: TargetEndpoint,
): readonly OrdinaryRequest[] {
  const { ordinary, echo, storageEcho } = endpoint.inputs;
  const isEchoed = endpoint.kind === 'serverless' && echo !== undefined;
  const unusual = (isEchoed ? [withUnusualContent(echo)] : []).filter((input) =>
    mayTake(endpoint, input),
  );
  const declared = [storageEcho, ordinary, echo].filter((input) => input !== undefined);
  const inputs = [...declared, ...unusual];
  const plain = (inputs.length === 0 ? [{}] : inputs).map((input) => ({ input }));
  if (storageEcho === undefined) return plain;
  // Most addresses of storage have no path, and some capitals.
  const endpointUrl = `https://${uniqueText('Bare-Storage')}.invalid`;
  return [
    { input: storageEcho, s3Config: { ...madeUpStorage({ uniqueText }), endpointUrl } },
    ...plain,
  ];
}

/** Polls often enough to see a slow job in every state. */
export const slowJob: Scenario = {
  name: 'slow-job',
  purpose:
    'Submits a slow job and an ordinary one, and polls both until they end; `runsync` waits for two more slow jobs.',
  evidence:
    'a job of `inputs.slow` that is seen IN_PROGRESS for about `runsForMs`, and then COMPLETED',
  rules: [
    'state-in-progress',
    'status-is-current',
    'state-completed',
    'result-completes',
    'worker-id-kept',
    'output-at-status',
    'run-answers-at-once',
    'execution-time-meaning',
    'times-in-milliseconds',
    'delay-time-from-start',
    'worker-id-from-start',
    'worker-takes-job',
    'output-only-when-completed',
    'runsync-answers-completed',
  ],
  shows: [...gapsOfWatchedJobs, ...gapsOfSynchronousJobs, ...gapsOfSlowJobs],
  needs: ['slow-input'],
  estimate: (target) => {
    const endpoints = slowEndpoints(target);
    const forMs = Math.max(...endpoints.map(longestMs));
    return {
      submissions: endpoints.map((endpoint) => ({ endpoint, count: 2 + synchronousJobs })),
      requests: endpoints.length * 2 * (4 + synchronousJobs + forMs / pollEveryMs),
      usualMs:
        Math.max(...endpoints.map(({ inputs }) => inputs.slow?.runsForMs ?? 0)) +
        2000 +
        pollAgainMs,
      durationMs: forMs + pollAgainMs,
    };
  },
  async run(deployment) {
    const endpoints = slowEndpoints(deployment.target);
    const jobs: WatchedJob[] = [];
    const submitBoth = async (endpoint: TargetEndpoint) => {
      const { slow, ordinary = {} } = endpoint.inputs;
      if (slow === undefined) return;
      const job = await submitWatched(deployment, endpoint, { input: slow.input });
      jobs.push(job);
      await deployment.status(endpoint, job.jobId);
      jobs.push(await submitWatched(deployment, endpoint, { input: ordinary }));
    };
    await Promise.all(endpoints.map(submitBoth));
    const forMs = Math.max(...endpoints.map(longestMs));
    let isPending = true;
    const waitForAll = (hangUp: AbortSignal) =>
      Promise.all(endpoints.map((endpoint) => completeSlowSync(deployment, endpoint, hangUp)));
    await whileWatching(
      (hangUp) => waitForAll(hangUp).finally(() => (isPending = false)),
      async () => {
        const startedMs = deployment.time.now();
        await watchJobs(deployment, jobs, { forMs, everyMs: pollEveryMs, isAtOnce: true });
        await pollAgain(deployment, jobs);
        while (isPending && deployment.time.now() - startedMs < forMs) {
          await deployment.time.pass(pollEveryMs);
        }
      },
    );
  },
};

const pollEveryMs = 400;

/** Two answers that give up on a running job are not an accident. */
const synchronousJobs = 2;

async function completeSlowSync(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  hangUp: AbortSignal,
): Promise<void> {
  const { slow } = endpoint.inputs;
  if (slow === undefined) return;
  const submissions = Array.from({ length: synchronousJobs }, () =>
    deployment.runSync(endpoint, { input: slow.input }, { hangUp }),
  );
  await Promise.all(submissions);
}

/** One endpoint is enough: each further one would take as long again. */
function slowEndpoints({ endpoints }: Target): readonly TargetEndpoint[] {
  return endpoints.filter(({ inputs }) => inputs.slow !== undefined).slice(0, 1);
}

/** A job may have to wait for its worker, and may show its result before it ends. */
function longestMs({ inputs }: TargetEndpoint): number {
  return (2 + synchronousJobs) * (inputs.slow?.runsForMs ?? 0) + 5000 + toleranceMs('result');
}

// Jobs that fail, return an error or crash.

const watchedMs = 15_000;

export const failingJobs: Scenario = {
  name: 'failing-jobs',
  purpose: 'Submits jobs that fail or return an error, and polls each until it ends.',
  evidence:
    'a job of `inputs.failing`, `inputs.errorOutput` or `inputs.otherOutput` that ends without a result',
  rules: [
    'result-completes',
    'state-failed',
    'worker-error-fails-job',
    'wrong-input-fails-job',
    'output-error-fails-job',
    'other-output-fails-job',
    'failed-job-error',
    'error-without-stack',
    'internal-error-is-opaque',
    'ended-job-fields',
    'ended-is-final',
    'failed-job-without-output',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfFailedJobs,
    ...gapsOfWebhookCalls,
    'input-validation',
    'missing-members',
    'output-not-object',
    'error-in-output',
    'finality',
    'webhook-of-failed-job',
    'webhook-same-bytes',
  ],
  needs: [],
  estimate: (target) => estimateOf(failingJobInputs(target)),
  async run(deployment) {
    await pollUntilEnd(deployment, failingJobInputs(deployment.target));
    if (deployment.profile === 'reference') await causeInternalError(deployment);
  },
};

export const crashingJobs: Scenario = {
  name: 'crashing-jobs',
  purpose:
    'Submits jobs on which a worker crashes, polls each until it ends, and waits for others.',
  evidence: 'a job of `inputs.crashing` that ends without a result',
  rules: [
    'result-completes',
    'state-failed',
    'failed-job-error',
    'error-without-stack',
    'crash-fails-job',
    'ended-job-fields',
    'ended-is-final',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfFailedJobs,
    ...gapsOfWebhookCalls,
    'missing-members',
    'finality',
    'webhook-of-failed-job',
    'crash-answer',
  ],
  needs: ['crashing-input'],
  estimate: (target) => estimateOf(crashingJobInputs(target), { waits: 1 }),
  async run(deployment) {
    const all = crashingJobInputs(deployment.target);
    await pollUntilEnd(deployment, all);
    for (const { endpoint, input } of all) await deployment.runSync(endpoint, { input });
  },
};

function estimateOf(all: readonly EndpointInput[], { waits = 0 } = {}): ScenarioEstimate {
  if (all.length === 0) return { submissions: [], requests: 0, durationMs: 0 };
  return {
    submissions: all.map(({ endpoint }) => ({ endpoint, count: 1 + waits })),
    requests: all.length * (2 + watchedMs / 500 + 1 + waits) + 3,
    durationMs: watchedMs + 1000 + waits * all.length * watchedMs,
  };
}

async function pollUntilEnd(deployment: Deployment, all: readonly EndpointInput[]): Promise<void> {
  const jobs = [];
  const isWatched = deployment.target.claims.has('webhook-receiver');
  for (const { endpoint, input } of all) {
    // Whether their webhooks are called is not stated; a call must not say that they completed.
    const webhook = isWatched ? { webhook: deployment.hook().url } : {};
    const answer = await deployment.run(endpoint, { input, ...webhook });
    const { status = 0 } = answer.response ?? {};
    if (status < 200 || status > 299) continue;
    jobs.push({ endpoint, jobId: deployment.job(answer).id });
  }
  await watchJobs(deployment, jobs, { forMs: watchedMs });
  await deployment.time.pass(1000);
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}

async function causeInternalError(deployment: Deployment): Promise<void> {
  const { control, target } = deployment;
  if (!target.claims.has('fault-source')) return;
  const [first] = failingJobInputs(target);
  if (control === undefined || first === undefined) return;
  const job = await unlessRefused(() =>
    submitWatched(deployment, first.endpoint, { input: first.input }),
  );
  if (job === undefined) return;
  await control.declareFaults([{ operation: 'getJobStatus', count: 1, effect: { status: 500 } }]);
  await deployment.status(job.endpoint, job.jobId, { probes: ['internal-error-is-opaque'] });
}

function failingJobInputs(target: Target): EndpointInput[] {
  return inputsOf(target, 'failing', 'errorOutput', 'otherOutput');
}

function crashingJobInputs(target: Target): EndpointInput[] {
  return inputsOf(target, 'crashing');
}
