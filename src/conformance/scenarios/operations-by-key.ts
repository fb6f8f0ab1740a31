/** Every operation beyond the stated ones, by keys that may use it and keys that may not. */
import type { OperationId } from '../../evidence/calls.ts';
import { type SendOptions, Unmet } from '../driving/deployment.ts';
import { longestAnswerMs, type Scenario } from '../driving/scenario.ts';
import type { Target, TargetEndpoint } from '../target.ts';

const operations: readonly OperationId[] = [
  'getEndpointHealth',
  'getJobStatusSync',
  'getJobStatusSyncByPost',
  'streamJob',
  'streamJobByPost',
  'cancelJob',
  'retryJob',
  'purgeQueue',
];

/** Calls each of them about a job that has completed, so that nothing comes of it. */
export const operationsByKey: Scenario = {
  name: 'operations-by-key',
  purpose: 'Calls every declared operation with each declared key.',
  evidence: 'answers of every declared operation to every declared key',
  rules: ['extended-permissions', 'endpoint-health', 'reads-by-post'],
  needs: ['more-operations', 'serverless-endpoint'],
  profile: 'reference',
  // An empty queue is emptied.
  exclusive: (target) => [endpointOf(target)],
  estimate: (target) => ({
    submissions: [{ endpoint: endpointOf(target), count: 2 }],
    requests: 60,
    durationMs: 60 * longestAnswerMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    const endpoint = endpointOf(target);
    const { ordinary: input = {}, failing } = endpoint.inputs;
    const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
    if (failing !== undefined) await deployment.complete(endpoint, { input: failing });
    const keys: readonly NonNullable<SendOptions['key']>[] = [
      ...(target.claims.has('forbidden-key') ? (['forbidden'] as const) : []),
      ...(target.claims.has('read-only-key') ? (['readOnly'] as const) : []),
      'valid',
    ];
    for (const operationId of operations) {
      if (!target.declares.operations?.includes(operationId)) continue;
      for (const key of keys) {
        await deployment.call(
          operationId,
          { endpoint: endpoint.id, jobId },
          { key, probes: ['extended-permissions'] },
        );
      }
    }
  },
};

/** One whose jobs cost nothing and can be made to fail, if there is. */
function endpointOf({ endpoints }: Target): TargetEndpoint {
  const free = endpoints.filter(({ kind }) => kind === 'serverless');
  const [first] = free;
  if (first === undefined) throw new Unmet('No serverless endpoint is declared.');
  return free.find(({ inputs }) => inputs.failing !== undefined) ?? first;
}
