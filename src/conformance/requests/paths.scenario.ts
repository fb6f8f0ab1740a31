/** The three stated operations, at a known and at an unknown endpoint. */
import { operations } from '#generated/reference/tables.js';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import { unknownEndpointId } from '../run/recorded-request.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import type { TargetEndpoint } from '../target/target.ts';

/** Submits without the version only if nothing is found with it. */
export const endpointPaths: Scenario = {
  name: 'endpoint-paths',
  purpose:
    'Submits jobs with `run` and `runsync` and requests their status, also at an unknown endpoint.',
  evidence:
    'an accepted submission with `run` and with `runsync`, and an answer to the status request',
  rules: [
    'two-ways-to-submit',
    'path-run',
    'path-runsync',
    'path-status',
    'version-in-path',
    'status-without-body',
    'unknown-endpoint-is-404',
    'success-is-200',
  ],
  needs: [],
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 5, usually: 2 }],
    requests: 30,
    usualRequests: 8,
    durationMs: 30 * longestAnswerMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const request = ordinaryRequest(endpoint);
    const submitted = await deployment.run(endpoint, request, { probes: ['path-run'] });
    const waited = await deployment.runSync(endpoint, request, { probes: ['path-runsync'] });
    if (submitted.response?.status === 404 && waited.response?.status === 404) {
      await submitWithoutVersion(deployment, endpoint);
    }
    await submitNowhere(deployment, endpoint);
    const { id } = deployment.job(submitted);
    await deployment.status(endpoint, id, { probes: ['path-status', 'status-without-body'] });
    await deployment.poll(endpoint, id, { forMs: 30_000 });
  },
};

async function submitNowhere(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const request = ordinaryRequest(endpoint);
  const options = {
    label: 'an endpoint that does not exist',
    probes: ['unknown-endpoint-is-404'],
    retriesServerErrors: true,
  } as const;
  const unknown = { ...endpoint, id: unknownEndpointId };
  await deployment.run(unknown, request, options);
  await deployment.runSync(unknown, request, options);
  await deployment.status(unknown, '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1', options);
}

async function submitWithoutVersion(
  deployment: Deployment,
  endpoint: TargetEndpoint,
): Promise<void> {
  const { path } = operations.runJob;
  await deployment.send(
    {
      method: 'POST',
      target: path
        .slice(path.indexOf('/', 1))
        .replace('{endpoint_id}', encodeURIComponent(endpoint.id)),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ordinaryRequest(endpoint)),
    },
    { label: 'without the version', probes: ['version-in-path'], submitsTo: endpoint },
  );
}
