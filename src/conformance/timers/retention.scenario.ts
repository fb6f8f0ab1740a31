/** How long jobs can be asked for after their end. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Deployment } from '../engine/run/deployment.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { Target, TargetEndpoint } from '../engine/target.ts';
import { toleranceMs } from '../engine/tolerances.ts';

const { retentionAfterRun, retentionAfterRunsync } = lifecycle.timers;

/** Asks for ended jobs shortly before and after they are to be forgotten. */
export const retention: Scenario = {
  name: 'retention',
  purpose: 'Asks for ended jobs of both kinds shortly before and after they are to be forgotten.',
  evidence: 'an ended job that is found before its retention is over, and asked for after it',
  rules: ['retention-after-run', 'retention-after-runsync'],
  needs: ['long-run'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: endpointOf(target).map((endpoint) => ({ endpoint, count: 2 })),
    requests: 260,
    usualMs: retentionAfterRun.default + retentionAfterRunsync.default,
    durationMs: retentionAfterRun.default + retentionAfterRunsync.default + 60_000,
  }),
  async run(deployment) {
    for (const endpoint of endpointOf(deployment.target)) {
      const request = { input: endpoint.inputs.ordinary ?? {} };
      const synchronous = deployment.job(await deployment.runSync(endpoint, request));
      await lookAround(deployment, endpoint, synchronous.id, retentionAfterRunsync.default);
      const asynchronous = deployment.job(await deployment.complete(endpoint, request));
      await lookAround(deployment, endpoint, asynchronous.id, retentionAfterRun.default);
    }
  },
};

async function lookAround(
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

/** One that is cheap will do. */
function endpointOf({ endpoints }: Target): TargetEndpoint[] {
  const serverless = endpoints.find(({ kind }) => kind === 'serverless');
  return [serverless ?? endpoints.find(({ maxCost }) => maxCost !== undefined)].filter(
    (endpoint) => endpoint !== undefined,
  );
}
