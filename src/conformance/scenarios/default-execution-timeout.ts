/** Jobs that hang for as long as the service lets them by default. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Job } from '../../client/job.ts';
import { allowanceMs } from '../allowances.ts';
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { longestStartMs } from '../scenario-parts/full-endpoint.ts';
import { submit, watchJobs } from '../scenario-parts/watch-jobs.ts';
import type { Target } from '../target.ts';

const { default: defaultMs } = lifecycle.timers.executionTimeout;
/** Far enough apart that two jobs which end after the same time do not end at the same time. */
const apartMs = defaultMs / 5;
const everyMs = apartMs / 4;
const forMs = defaultMs + allowanceMs('lateTimer', defaultMs) + apartMs;

/** Lets two jobs hang, one after the other, until the default timeout is over. */
export const defaultExecutionTimeout: Scenario = {
  name: 'default-execution-timeout',
  purpose: 'Lets two jobs hang until the default execution timeout is over.',
  evidence:
    'a job of `inputs.hanging` that is IN_PROGRESS until the default execution timeout is over',
  rules: ['execution-timeout-default'],
  needs: ['hanging-input', 'default-timeout', 'long-run'],
  estimate: (target) => ({
    submissions: [{ endpoint: patientEndpoint(target).endpoint, count: 2 }],
    requests: 2 * (4 + longestStartMs / 500 + (apartMs + forMs) / everyMs),
    usualMs: apartMs + forMs,
    durationMs: 2 * longestStartMs + apartMs + forMs,
  }),
  async run(deployment) {
    const { endpoint, input } = patientEndpoint(deployment.target);
    const start = async () => {
      const job = await submit(deployment, endpoint, { input });
      const until = ({ phase }: Job) => phase !== 'waiting';
      await deployment.poll(endpoint, job.jobId, { forMs: longestStartMs, until });
      return job;
    };
    const first = await start();
    await watchJobs(deployment, [first], { forMs: apartMs, everyMs });
    const second = await start();
    await watchJobs(deployment, [first, second], { forMs, everyMs });
  },
};

/** One on which no timeout is set, best with several workers. */
function patientEndpoint({ endpoints }: Target) {
  const found = endpoints.flatMap((endpoint) => {
    const { hanging: input } = endpoint.inputs;
    return input === undefined || endpoint.timeoutMs !== 'default' ? [] : [{ endpoint, input }];
  });
  const chosen = found.find(({ endpoint }) => endpoint.workers !== 1) ?? found[0];
  if (chosen === undefined)
    throw new Unmet('No endpoint with a hanging input is declared to have the default timeout.');
  return chosen;
}
