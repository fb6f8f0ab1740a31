/** Requests for the status of one job, until the service refuses one for their number. */
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { endpointWith } from '../scenario-parts/lasting-jobs.ts';
import type { Target, TargetEndpoint } from '../target.ts';

/** How many are under way at a time. */
const atOnce = 50;

/** Sends them as fast as can be, then as slowly as the service asks for. */
export const requestBurst: Scenario = {
  name: 'request-burst',
  purpose: 'Asks for a job again and again until the service refuses it, then after a pause.',
  evidence: 'an answer of 429 within `declares.requestBurst` status requests',
  rules: ['too-many-requests-is-429'],
  needs: ['request-burst'],
  exclusive: (target) => [endpointOf(target)],
  estimate: (target) => ({
    submissions: [{ endpoint: endpointOf(target), count: 3 }],
    requests: (target.declares.requestBurst ?? 0) + atOnce + 50,
    durationMs: 180_000,
  }),
  async run(deployment) {
    const { target } = deployment;
    const { requestBurst: most } = target.declares;
    if (most === undefined) throw new Unmet('No burst of requests is permitted.');
    const endpoint = endpointOf(target);
    const { ordinary: input = {}, failing } = endpoint.inputs;
    // Errors of other kinds first: none of them may be taken for too many requests.
    await deployment.call(
      'runJob',
      { endpoint: endpoint.id },
      { body: {}, isInvalid: true, submitsTo: endpoint },
    );
    const { id } = deployment.job(await deployment.complete(endpoint, { input }));
    if (failing !== undefined) {
      const failed = deployment.job(await deployment.run(endpoint, { input: failing }));
      await deployment.poll(endpoint, failed.id, { forMs: 10_000 });
      await deployment.status(endpoint, id);
    }
    for (let sent = 0; sent < most; sent += atOnce) {
      const count = Math.min(atOnce, most - sent);
      const answers = await Promise.all(
        Array.from({ length: count }, () => deployment.status(endpoint, id, { takes429: true })),
      );
      if (answers.some(({ response }) => response?.status === 429)) break;
    }
    await deployment.status(endpoint, id);
  },
};

function endpointOf(target: Target): TargetEndpoint {
  const [first] = target.endpoints;
  if (target.claims.has('failing-input')) return endpointWith(target, 'failing').endpoint;
  if (first === undefined) throw new Unmet('No endpoint is declared.');
  return target.endpoints.find(({ kind }) => kind === 'serverless') ?? first;
}
