/** Synchronous submissions of jobs that fail. */
import type { Scenario } from '../driving/scenario.ts';
import { endpointWith } from '../scenario-parts/lasting-jobs.ts';

/** Twice, because a single error may be chance. */
const tries = 2;

/** Waits for jobs that fail. */
export const failedWaiting: Scenario = {
  name: 'failed-waiting',
  purpose: 'Waits, in one call, for a job that fails.',
  evidence: 'a job of `inputs.failing` that `runsync` waits for',
  rules: ['runsync-answers-failed-job'],
  needs: ['failing-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: endpointWith(target, 'failing').endpoint, count: tries }],
    requests: tries,
    // Hanging jobs of other scenarios may be ahead.
    usualMs: tries * 2000,
    durationMs: tries * 15_000,
  }),
  async run(deployment) {
    const { endpoint, input } = endpointWith(deployment.target, 'failing');
    for (let count = 0; count < tries; count += 1) await deployment.runSync(endpoint, { input });
  },
};
