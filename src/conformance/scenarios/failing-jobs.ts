/** Jobs that do not end well. */
import type { Deployment } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { submit, type WatchedJob, watchJobs } from '../scenario-parts/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target.ts';

/** For how long a failing job is asked for, in milliseconds. */
const forMs = 15_000;

/** Submits every declared input on which a worker fails. */
export const failingJobs: Scenario = {
  name: 'failing-jobs',
  purpose: 'Submits jobs that fail, crash or return an error, and asks for each until it ends.',
  evidence:
    'a job of `inputs.failing`, `inputs.crashing`, `inputs.errorOutput` or `inputs.otherOutput` that ends without a result',
  rules: [
    'state-failed',
    'worker-error-fails-job',
    'wrong-input-fails-job',
    'output-error-fails-job',
    'other-output-fails-job',
    'failed-job-error',
    'error-without-stack',
    'crash-fails-job',
    'internal-error-is-opaque',
    'ended-job-fields',
    'ended-is-final',
    'output-only-when-completed',
  ],
  needs: ['failing-input'],
  profile: 'reference',
  estimate: (target) => {
    const all = failures(target);
    return {
      submissions: all.map(({ endpoint }) => ({ endpoint, count: 1 })),
      requests: all.length * (2 + forMs / 500 + 1) + 3,
      durationMs: forMs + 1000,
    };
  },
  async run(deployment) {
    const jobs = [];
    for (const { endpoint, input } of failures(deployment.target)) {
      const answer = await deployment.run(endpoint, { input });
      if (answer.response?.status !== 200) continue;
      jobs.push({ endpoint, jobId: deployment.job(answer).id });
    }
    await watchJobs(deployment, jobs, { forMs });
    await deployment.time.pass(1000);
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
    await failInside(deployment);
  },
};

/** A fault inside the service can only be had where it can be declared. */
async function failInside(deployment: Deployment): Promise<void> {
  const { control, target } = deployment;
  const [first] = failures(target);
  if (control === undefined || first === undefined) return;
  const job: WatchedJob = await submit(deployment, first.endpoint, { input: first.input });
  await control.declareFaults([{ operation: 'getJobStatus', count: 1, effect: { status: 500 } }]);
  await deployment.status(job.endpoint, job.jobId, { probes: ['internal-error-is-opaque'] });
}

function failures({
  endpoints,
}: Target): { endpoint: TargetEndpoint; input: Readonly<Record<string, unknown>> }[] {
  return endpoints.flatMap((endpoint) => {
    const { failing, crashing, errorOutput, otherOutput } = endpoint.inputs;
    return [failing, crashing, errorOutput, otherOutput].flatMap((input) =>
      input === undefined ? [] : [{ endpoint, input }],
    );
  });
}
