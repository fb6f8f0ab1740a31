/** Cancels running and ended jobs. */
import { longJobs } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';

/** Cancels a running job twice, and tries to cancel ended ones. */
export const cancelJobs: Scenario = {
  name: 'cancel-jobs',
  purpose:
    'Cancels a running job twice, checks it later, and tries to cancel jobs that have ended.',
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
    // A cancelled job must not complete later.
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
