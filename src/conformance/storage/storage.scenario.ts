/** Jobs with made-up storage settings: do they reach the worker, and appear in any answer? */
import { cheapestEndpoint, shortestTimeoutMs } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { submit, type WatchedJob, watchJobs } from '../run/watch-jobs.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';
import type { TargetEndpoint } from '../target/target.ts';

const webhookMs = 2000;

export const storage: Scenario = {
  name: 'storage',
  purpose:
    'Submits jobs with made-up storage settings, and provokes every kind of answer that could contain them.',
  evidence: 'a job with storage settings that completes',
  rules: [
    'storage-reaches-worker',
    'storage-never-answered',
    'storage-not-in-webhook',
    'webhook-content',
  ],
  needs: [],
  estimate: ({ endpoints }) => ({
    submissions: endpointsOf(endpoints).map((endpoint) => ({ endpoint, count: 7 })),
    requests: endpointsOf(endpoints).length * 6 * (longestJobMs / 500 + 4),
    usualMs: webhookMs + 3000,
    durationMs: longestJobMs + webhookMs + 10_000,
  }),
  async run(deployment) {
    const { target } = deployment;
    const jobs: WatchedJob[] = [];
    const hooks = [];
    for (const endpoint of endpointsOf(target.endpoints)) {
      const { ordinary = {}, storageEcho, failing } = endpoint.inputs;
      for (const input of [ordinary, storageEcho, failing]) {
        if (input === undefined) continue;
        const hook = target.claims.has('webhook-receiver') ? deployment.hook() : undefined;
        if (hook !== undefined) hooks.push(hook);
        const webhook = hook && { webhook: hook.url };
        const s3Config = settingsFor(deployment);
        jobs.push(await submit(deployment, endpoint, { input, ...webhook, s3Config }));
      }
      const s3Config = settingsFor(deployment);
      if (endpoint.kind === 'public') continue;
      await deployment.runSync(endpoint, { input: ordinary, s3Config });
      if (storageEcho !== undefined) {
        const echoed = settingsFor(deployment);
        await deployment.runSync(endpoint, { input: storageEcho, s3Config: echoed });
      }
      const path = { endpoint: endpoint.id };
      const policy = { executionTimeout: shortestTimeoutMs - 1 };
      const body = { input: ordinary, policy, s3Config };
      await deployment.call('runJob', path, { body, isInvalid: true, submitsTo: endpoint });
      await deployment.call('runJob', path, { body: { input: ordinary, s3Config }, key: 'wrong' });
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs });
    if (hooks.length === 0) return;
    await deployment.watch(hooks, webhookMs);
    // Status answers before and after a webhook call allow a comparison.
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
  },
};

/** Endpoints with inputs.storageEcho, and the cheapest of each kind. */
function endpointsOf(endpoints: readonly TargetEndpoint[]): readonly TargetEndpoint[] {
  const cheapest = (['serverless', 'public'] as const).map((kind) =>
    cheapestEndpoint(endpoints.filter((endpoint) => endpoint.kind === kind)),
  );
  const echoing = endpoints.filter(({ inputs }) => inputs.storageEcho !== undefined);
  return [...new Set([...echoing, ...cheapest])].filter((endpoint) => endpoint !== undefined);
}

function settingsFor({ uniqueText }: Deployment): Readonly<Record<string, unknown>> {
  return {
    accessId: uniqueText('access-id'),
    accessSecret: uniqueText('access/secret+'),
    bucketName: uniqueText('bucket'),
    endpointUrl: `https://${uniqueText('storage')}.invalid/base`,
    region: uniqueText('region'),
    nested: { list: [uniqueText('item'), 1, true, null], empty: {} },
  };
}
