/** Jobs that fail, return an error or crash. */
import type { Deployment } from '../engine/run/deployment.ts';
import type { Estimate, Scenario } from '../engine/run/scenario.ts';
import { submit, type WatchedJob, watchJobs } from '../engine/run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../engine/target.ts';

/** How long to poll a failing job, in milliseconds. */
const forMs = 15_000;

/** Submits every declared input on which a worker fails or returns an error. */
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
    'output-only-when-completed',
  ],
  needs: [],
  estimate: (target) => estimateOf(failures(target)),
  async run(deployment) {
    await pollUntilEnd(deployment, failures(deployment.target));
    if (deployment.profile === 'reference') await causeInternalError(deployment);
  },
};

/** Submits every declared input on which a worker crashes. */
export const crashingJobs: Scenario = {
  name: 'crashing-jobs',
  purpose: 'Submits jobs on which a worker crashes, and polls each until it ends.',
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
  needs: ['crashing-input'],
  estimate: (target) => estimateOf(crashes(target)),
  run: (deployment) => pollUntilEnd(deployment, crashes(deployment.target)),
};

interface FailingInput {
  readonly endpoint: TargetEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

function estimateOf(all: readonly FailingInput[]): Estimate {
  if (all.length === 0) return { submissions: [], requests: 0, durationMs: 0 };
  return {
    submissions: all.map(({ endpoint }) => ({ endpoint, count: 1 })),
    requests: all.length * (2 + forMs / 500 + 1) + 3,
    durationMs: forMs + 1000,
  };
}

/** Submits the inputs, and polls the accepted jobs until they end. */
async function pollUntilEnd(deployment: Deployment, all: readonly FailingInput[]): Promise<void> {
  const jobs = [];
  for (const { endpoint, input } of all) {
    const answer = await deployment.run(endpoint, { input });
    const { status = 0 } = answer.response ?? {};
    if (status < 200 || status > 299) continue;
    jobs.push({ endpoint, jobId: deployment.job(answer).id });
  }
  await watchJobs(deployment, jobs, { forMs });
  await deployment.time.pass(1000);
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}

/** Causes an internal error, if the control interface can. */
async function causeInternalError(deployment: Deployment): Promise<void> {
  const { control, target } = deployment;
  if (!target.claims.has('fault-source')) return;
  const [first] = failures(target);
  if (control === undefined || first === undefined) return;
  const job: WatchedJob = await submit(deployment, first.endpoint, { input: first.input });
  await control.declareFaults([{ operation: 'getJobStatus', count: 1, effect: { status: 500 } }]);
  await deployment.status(job.endpoint, job.jobId, { probes: ['internal-error-is-opaque'] });
}

function failures({ endpoints }: Target): FailingInput[] {
  return endpoints.flatMap((endpoint) => {
    const { failing, errorOutput, otherOutput } = endpoint.inputs;
    return [failing, errorOutput, otherOutput].flatMap((input) =>
      input === undefined ? [] : [{ endpoint, input }],
    );
  });
}

function crashes({ endpoints }: Target): FailingInput[] {
  return endpoints.flatMap((endpoint) => {
    const { crashing: input } = endpoint.inputs;
    return input === undefined ? [] : [{ endpoint, input }];
  });
}
