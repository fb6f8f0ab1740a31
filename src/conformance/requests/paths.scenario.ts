/** The three stated operations, at a known and at an unknown endpoint. */

import { operations } from '#generated/reference/tables.js';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { unknownEndpointId } from '../run/send-and-record.ts';
import { gapsOfJobs, gapsOfRuns, gapsOfSynchronousJobs } from '../run/shown-gaps.ts';
import { mayCreateJob } from '../run/submitted-jobs.ts';
import { unlikelyNeighbours } from '../run/wrong-keys-and-ids.ts';
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
  shows: [...gapsOfJobs, ...gapsOfRuns, ...gapsOfSynchronousJobs, 'execution-time-member'],
  needs: [],
  isBulk: true,
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 5, usually: 2 }],
    requests: 60,
    usualRequests: 20,
    durationMs: 60 * longestAnswerMs,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const request = ordinaryRequest(endpoint);
    const submitted = await deployment.run(endpoint, request, { probes: ['path-run'] });
    await deployment.runSync(endpoint, request, { probes: ['path-runsync'] });
    if (submitted.response?.status === 404) await submitWithoutVersion(deployment, endpoint);
    const created = await submitNowhere(deployment, endpoint);
    const { id } = deployment.job(submitted);
    await deployment.status(endpoint, id, { probes: ['path-status', 'status-without-body'] });
    await askNeighbours(deployment, { endpoint, jobId: id, created });
    await deployment.poll(endpoint, id, { forMs: 30_000 });
  },
};

const nowhere = { probes: ['unknown-endpoint-is-404'], retriesServerErrors: true } as const;

type SubmitMethod = 'run' | 'runSync';

/** Calls an endpoint that does not exist. Resolves with the operations that may have created a job. */
async function submitNowhere(
  deployment: Deployment,
  endpoint: TargetEndpoint,
): Promise<ReadonlySet<SubmitMethod>> {
  const request = ordinaryRequest(endpoint);
  const options = { ...nowhere, label: 'an endpoint that does not exist' };
  const unknown = { ...endpoint, id: unknownEndpointId };
  // A deployment that says 429 is asked for a long time.
  const [run, runSync, status] = await Promise.all([
    deployment.run(unknown, request, options),
    deployment.runSync(unknown, request, options),
    deployment.status(unknown, noJob, options),
  ]);
  if (status.response?.status === 429) {
    // Whether other requests are admitted.
    await deployment.status(endpoint, noJob);
    await deployment.status(unknown, noJob, options);
  }
  const answers = { run, runSync };
  return new Set(ways.filter((way) => mayCreateJob(answers[way])));
}

const ways: readonly SubmitMethod[] = ['run', 'runSync'];

/** Ids close to one that exists: with a job that exists there, and with submissions until one is accepted. */
async function askNeighbours(
  deployment: Deployment,
  {
    endpoint,
    jobId,
    created,
  }: { endpoint: TargetEndpoint; jobId: string; created: ReadonlySet<SubmitMethod> },
): Promise<void> {
  const left = new Set(ways.filter((way) => !created.has(way)));
  const declaredIds = deployment.target.endpoints.map(({ id }) => id);
  const neighbours = unlikelyNeighbours(endpoint.id, { known: declaredIds });
  for (const [index, { how, text: id }] of neighbours.entries()) {
    const label = `an endpoint that is not declared (the id of another one ${how})`;
    const options = { ...nowhere, label };
    const unknown = { ...endpoint, id };
    await deployment.status(unknown, jobId, options);
    const way = index % ways.length === 0 ? 'run' : 'runSync';
    if (!left.has(way)) continue;
    // The submission to an endpoint that resembles none was refused.
    const reserved = { ...options, isReserved: true } as const;
    const answer = await deployment[way](unknown, ordinaryRequest(endpoint), reserved);
    if (mayCreateJob(answer)) left.delete(way);
  }
}

const noJob = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

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
