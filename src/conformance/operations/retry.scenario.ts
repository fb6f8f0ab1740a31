/** Retries jobs in several states. */
import type { Deployment } from '../engine/run/deployment.ts';
import { endpointWith, longJobs, shortestTimeoutMs } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';

/** Retries failed and timed-out jobs, and some that are neither. */
export const retryJobs: Scenario = {
  name: 'retry-jobs',
  purpose: 'Retries a failed job twice, a timed-out one once, and jobs that run or are completed.',
  evidence: 'a job of `inputs.failing` that ends without a result before `retryJob` is called',
  rules: [
    'retry-job',
    'retry-begins-anew',
    'retry-of-other-job-is-409',
    'retries-counted',
    'endpoint-health',
  ],
  needs: ['retry-operation', 'failing-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: endpointWith(target, 'failing').endpoint, count: 4 }],
    requests: 80,
    usualMs: 2 * shortestTimeoutMs + 4000,
    durationMs: 3 * longestFailureMs + 3 * shortestTimeoutMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    await retryFailed(deployment);
    await retryOthers(deployment);
    if (target.claims.has('hanging-input')) await retryTimedOut(deployment);
  },
};

async function retryFailed(deployment: Deployment): Promise<void> {
  const { endpoint, input } = endpointWith(deployment.target, 'failing');
  const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
  for (let count = 0; count < 2; count += 1) {
    await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
    await deployment.poll(endpoint, jobId, { forMs: longestFailureMs });
  }
  // Its counts include retried jobs.
  if (deployment.target.declares.operations?.includes('getEndpointHealth') !== true) return;
  await deployment.call('getEndpointHealth', { endpoint: endpoint.id });
}

async function retryOthers(deployment: Deployment): Promise<void> {
  const { target } = deployment;
  const { endpoint } = endpointWith(target, 'failing');
  const ordinary = { input: endpoint.inputs.ordinary ?? {} };
  const { id: jobId } = deployment.job(await deployment.complete(endpoint, ordinary));
  await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
  await deployment.status(endpoint, jobId);
  if (!target.claims.has('slow-input')) return;
  const { endpoint: busy, slow } = longJobs(target);
  const { id: running } = deployment.job(await deployment.run(busy, slow));
  await deployment.status(busy, running);
  await deployment.call('retryJob', { endpoint: busy.id, jobId: running });
  await deployment.status(busy, running);
}

async function retryTimedOut(deployment: Deployment): Promise<void> {
  const { endpoint, input } = endpointWith(deployment.target, 'hanging');
  const request = { input, policy: { executionTimeout: shortestTimeoutMs } };
  const { id: jobId } = deployment.job(await deployment.complete(endpoint, request));
  await deployment.call('retryJob', { endpoint: endpoint.id, jobId });
  await deployment.poll(endpoint, jobId, { forMs: 2 * shortestTimeoutMs });
}

/** How long to poll a retried job until it fails, in milliseconds. */
const longestFailureMs = 30_000;
