/** Watches the webhooks of ordinary jobs, until nothing more can come. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Deployment, Unmet } from '../driving/deployment.ts';
import type { ClosedHook, Hook } from '../driving/webhook-receiver.ts';
import { allCallsMs, mostAttempts } from '../webhook-calls.ts';
import type { WatchedJob } from './watch-jobs.ts';

const { spacingMs, retries } = lifecycle.webhook;

/** How long ordinary jobs are waited for, in milliseconds. */
export const longestJobMs = 10_000;

/** How long after the end of a job its webhook is watched: all calls, and the silence after them. */
export const watchMs = allCallsMs + 4000;

/**
 * Asks for jobs that have ended between their calls and after them, and watches until all is silent.
 * A closed hook is opened between the first call and the second. The endpoints are released.
 */
export async function lookAndWatch(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  { hooks, closed }: { hooks: readonly Hook[]; closed?: ClosedHook | undefined },
): Promise<void> {
  const { time } = deployment;
  deployment.release();
  for (let look = 1; look < mostAttempts; look += 1) {
    await time.pass(spacingMs / 2);
    if (look === 1) {
      await closed?.open().catch((error: unknown) => {
        throw new Unmet(`The address for refused webhooks cannot be opened: ${error}`);
      });
    }
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
    await time.pass(spacingMs / 2);
  }
  const all = closed === undefined ? hooks : [...hooks, closed];
  await deployment.watch(all, watchMs - retries * spacingMs);
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}
