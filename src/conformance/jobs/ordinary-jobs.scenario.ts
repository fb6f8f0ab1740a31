/** An ordinary job both ways: submitted and asked for, and waited for in one call. */
import { parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/calls.ts';
import { triesOfUnfinished } from '../engine/repeated-calls.ts';
import type { Deployment, JobRequest } from '../engine/run/deployment.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import { laterLooksMs, lookAgain, submit, watchJobs } from '../engine/run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../engine/target.ts';
import { allowanceMs } from '../engine/tolerances.ts';

/** For how long an ordinary job is asked for, in milliseconds. */
const forMs = 5000 + allowanceMs('result');

/** How long the start of a worker is waited for, in milliseconds. */
const longestStartMs = allowanceMs('coldStart') + 10_000;

/** How long is waited before each further look at a job that has ended, in milliseconds. */
const pausesMs = [1000, 1000, 3000];
const allPausesMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);

/** Submits one job of each kind wherever it does not cost much. */
export const ordinaryJob: Scenario = {
  name: 'ordinary-job',
  purpose: 'Submits ordinary jobs, both ways, and asks for them until they end.',
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
    'worker-id-meaning',
    'output-type',
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
  needs: [],
  estimate: (target) => {
    const endpoints = callable(target);
    const count = endpoints.flatMap(inputsOf).length;
    return {
      submissions: endpoints.map((endpoint) => ({
        endpoint,
        count: (1 + triesAt(endpoint)) * inputsOf(endpoint).length,
      })),
      requests: count * (6 + (forMs + 3 * longestRestMs) / 500 + pausesMs.length),
      usualMs: allPausesMs + 3000,
      durationMs: 2 * forMs + 3 * longestRestMs + allPausesMs,
      watchesForMs: allPausesMs,
    };
  },
  async run(deployment) {
    const { time, target } = deployment;
    const all = callable(target).flatMap((endpoint) =>
      inputsOf(endpoint).map((input) => ({ endpoint, request: { input } })),
    );
    const jobs = [];
    for (const { endpoint, request } of all) {
      jobs.push(await submit(deployment, endpoint, request));
    }
    const left = await watchJobs(deployment, jobs, { forMs });
    // Only where a job has not ended in time, and then until nothing can have kept it any more.
    await watchJobs(deployment, left, { forMs: longestStartMs, everyMs: 2000 });
    for (const { endpoint, request } of all) await completeSync(deployment, endpoint, request);
    deployment.release();
    // What has ended is asked for again: it is still there, and still the same.
    for (const pauseMs of pausesMs) {
      await time.pass(pauseMs);
      for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
    }
  },
};

/** A job may be answered unfinished because it is behind others: then it is tried again, once it has ended. */
async function completeSync(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  request: JobRequest,
): Promise<void> {
  const { finalStates } = deployment.target.declares;
  for (let tried = 0; tried < triesAt(endpoint); tried += 1) {
    const { response } = await deployment.runSync(endpoint, request);
    const job = parseJob(
      parseJson(response?.body),
      finalStates === undefined ? {} : { finalStates },
    );
    // Whether its id is taken by status as well is not stated.
    if (job !== undefined && deployment.profile === 'reference') {
      await deployment.status(endpoint, job.id);
    }
    if (job?.phase !== 'waiting' && job?.phase !== 'running') return;
    await watchJobs(deployment, [{ endpoint, jobId: job.id }], { forMs: longestRestMs });
  }
}

/** Where jobs are charged, a second try is all that is spent. */
function triesAt({ kind }: TargetEndpoint): number {
  return kind === 'serverless' ? triesOfUnfinished : 2;
}

/** How long the rest of a job is waited for that was answered before its end, in milliseconds. */
const longestRestMs = 10_000;

/** Every serverless endpoint, and of those that are charged the cheapest one that makes images. */
function callable({ endpoints }: Target): readonly TargetEndpoint[] {
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

function inputsOf({ inputs: { ordinary = {}, echo } }: TargetEndpoint): readonly object[] {
  return [ordinary, ...(echo === undefined ? [] : [echo])];
}

/** Asks often enough to see a job that takes seconds in every state. */
export const slowJob: Scenario = {
  name: 'slow-job',
  purpose: 'Submits a slow job and an ordinary one, and asks for both until they end.',
  evidence:
    'a job of `inputs.slow` that is seen IN_PROGRESS for about `runsForMs`, and then COMPLETED',
  rules: [
    'state-in-progress',
    'status-is-current',
    'state-completed',
    'result-completes',
    'worker-id-meaning',
    'output-at-status',
    'run-answers-at-once',
    'execution-time-meaning',
    'times-in-milliseconds',
    'started-job-fields',
    'worker-takes-job',
    'output-only-when-completed',
  ],
  needs: ['slow-input'],
  estimate: (target) => {
    const endpoints = slowEndpoints(target);
    const forMs = Math.max(...endpoints.map(longestMs));
    return {
      submissions: endpoints.map((endpoint) => ({ endpoint, count: 2 })),
      requests: endpoints.length * 2 * (4 + forMs / lookEveryMs),
      usualMs:
        Math.max(...endpoints.map(({ inputs }) => inputs.slow?.runsForMs ?? 0)) +
        2000 +
        laterLooksMs,
      durationMs: forMs + laterLooksMs,
    };
  },
  async run(deployment) {
    const endpoints = slowEndpoints(deployment.target);
    const jobs = [];
    for (const endpoint of endpoints) {
      const { slow, ordinary = {} } = endpoint.inputs;
      if (slow === undefined) continue;
      jobs.push(await submit(deployment, endpoint, { input: slow.input }));
      await deployment.status(endpoint, jobs.at(-1)?.jobId ?? '');
      jobs.push(await submit(deployment, endpoint, { input: ordinary }));
    }
    const forMs = Math.max(...endpoints.map(longestMs));
    await watchJobs(deployment, jobs, { forMs, everyMs: lookEveryMs });
    await lookAgain(deployment, jobs);
  },
};

const lookEveryMs = 400;

type Endpoint = Target['endpoints'][number];

/** One is enough: the jobs of the others take as long again. */
function slowEndpoints({ endpoints }: Target): readonly Endpoint[] {
  return endpoints.filter(({ inputs }) => inputs.slow !== undefined).slice(0, 1);
}

/** A job may have to wait for its worker, and its result may be shown before its run is over. */
function longestMs({ inputs }: Endpoint): number {
  return 2 * (inputs.slow?.runsForMs ?? 0) + 5000 + allowanceMs('result');
}
