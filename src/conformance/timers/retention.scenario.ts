/** How long ended jobs are kept. */

import { lifecycle } from '#generated/reference/tables.js';
import { toleranceMs } from '../contract/tolerances.ts';
import { ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const { retentionAfterRun, retentionAfterRunsync } = lifecycle.timers;

export const retention: Scenario = {
  name: 'retention',
  purpose:
    'Requests ended jobs of `run` and `runsync` shortly before and after their retention is over.',
  evidence: 'an ended job that is found before its retention is over, and requested after it',
  rules: ['retention-after-run', 'retention-after-runsync'],
  shows: [...gapsOfWatchedJobs, 'unknown-job', 'retention-after-run', 'retention-after-runsync'],
  needs: ['long-run'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: endpointForRetention(target).map((endpoint) => ({ endpoint, count: 2 })),
    requests: 260,
    usualMs: retentionAfterRun.default + retentionAfterRunsync.default,
    durationMs: retentionAfterRun.default + retentionAfterRunsync.default + 60_000,
  }),
  async run(deployment) {
    for (const endpoint of endpointForRetention(deployment.target)) {
      const request = ordinaryRequest(endpoint);
      const synchronous = deployment.job(await deployment.runSync(endpoint, request));
      await requestAround(deployment, endpoint, synchronous.id, retentionAfterRunsync.default);
      const asynchronous = deployment.job(await deployment.complete(endpoint, request));
      await requestAround(deployment, endpoint, asynchronous.id, retentionAfterRun.default);
    }
  },
};

async function requestAround(
  { time, status }: Deployment,
  endpoint: TargetEndpoint,
  jobId: string,
  keptMs: number,
): Promise<void> {
  const marginMs = toleranceMs('retention', keptMs);
  await status(endpoint, jobId);
  await time.pass(keptMs - marginMs - 1000);
  await status(endpoint, jobId);
  await time.pass(2 * marginMs + 2000);
  await status(endpoint, jobId);
}

/** A serverless endpoint, or else a public one with a known maximum cost. */
function endpointForRetention({ endpoints }: Target): TargetEndpoint[] {
  const serverless = endpoints.find(({ kind }) => kind === 'serverless');
  return [serverless ?? endpoints.find(({ maxCost }) => maxCost !== undefined)].filter(
    (endpoint) => endpoint !== undefined,
  );
}
