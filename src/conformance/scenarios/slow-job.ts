/** A job that is in progress for a known time. */
import { allowanceMs } from '../allowances.ts';
import type { Scenario } from '../driving/scenario.ts';
import { laterLooksMs, lookAgain, submit, watchJobs } from '../scenario-parts/watch-jobs.ts';
import type { Target } from '../target.ts';

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
