/** Jobs that are called off, in every state that they can be in. */
import { longJobs } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';

/** Calls off a job that runs, twice, and one that has ended. */
export const cancelJobs: Scenario = {
  name: 'cancel-jobs',
  purpose: 'Calls off a job that runs, twice, looks at it later, and tries it on jobs that ended.',
  evidence:
    'a job of `inputs.slow` that still runs when `cancelJob` is called, and one that has ended',
  rules: ['cancel-job', 'cancel-again', 'cancel-of-ended-job-is-409', 'state-cancelled'],
  needs: ['cancel-operation', 'slow-input'],
  profile: 'reference',
  estimate: (target) => {
    const { endpoint, runsForMs } = longJobs(target);
    return {
      submissions: [{ endpoint, count: 3 }],
      requests: 40,
      usualMs: runsForMs + 4000,
      durationMs: runsForMs + 20_000,
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
    // What was called off must not come to its end after all.
    await time.pass(runsForMs + 1000);
    await deployment.status(endpoint, id);

    const { ordinary = {}, failing } = endpoint.inputs;
    for (const input of [ordinary, ...(failing === undefined ? [] : [failing])]) {
      const ended = deployment.job(await deployment.complete(endpoint, { input }));
      await cancel(ended.id);
      await deployment.status(endpoint, ended.id);
    }
  },
};
