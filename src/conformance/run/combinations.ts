/** What jobs combine: how they are submitted, where, with which settings, and when they are first polled. */
import type { Target, TargetEndpoint } from '../target/target.ts';
import { cheapestEndpoint } from './choose-endpoint.ts';
import type { Deployment, JobRequest } from './deployment.ts';
import { pairwise } from './pairwise.ts';
import type { Hook } from './webhook-receiver.ts';

const hourMs = 3_600_000;

/** Each within its bounds, and far from what an ordinary job needs. */
const policies = {
  none: undefined,
  executionTimeout: { executionTimeout: 2 * hourMs },
  ttl: { ttl: hourMs },
  lowPriority: { lowPriority: true },
} as const;

const policyNames = ['none', 'executionTimeout', 'ttl', 'lowPriority'] as const;

/** The answer to `runsync` comes at the end of its job. */
const submissions = [
  { submission: 'run', firstStatus: 'early' },
  { submission: 'run', firstStatus: 'late' },
  { submission: 'runsync', firstStatus: 'late' },
] as const;

const watched = [
  { webhook: 'plain', receiver: 'acknowledges' },
  { webhook: 'plain', receiver: 'fails first' },
  { webhook: 'with a query', receiver: 'acknowledges' },
  { webhook: 'with a query', receiver: 'fails first' },
] as const;

const none = { webhook: 'none', receiver: 'none' } as const;

export interface Combination {
  readonly submission: 'run' | 'runsync';
  readonly kind: TargetEndpoint['kind'];
  readonly webhook: 'none' | 'plain' | 'with a query';
  readonly receiver: 'none' | 'acknowledges' | 'fails first';
  readonly storage: boolean;
  readonly policy: keyof typeof policies;
  /** late: after the job has probably ended. */
  readonly firstStatus: 'early' | 'late';
}

export interface CombinedJob {
  readonly combination: Combination;
  readonly endpoint: TargetEndpoint;
}

/** Jobs in which each pair of choices occurs that the target permits. */
export function combinedJobs(target: Target): CombinedJob[] {
  const endpoints = target.endpoints.filter(({ maxCost }) => maxCost !== undefined);
  const of = (kind: TargetEndpoint['kind']) =>
    endpoints.filter((endpoint) => endpoint.kind === kind && completes(endpoint));
  const kinds = (['serverless', 'public'] as const).filter((kind) => of(kind).length > 0);
  const canReceive = target.claims.has('webhook-receiver');
  const hooks = canReceive ? watched : [];
  const combinations = pairwise(
    kinds
      .flatMap((kind) => submissions.map((submission) => ({ kind, ...submission })))
      .flatMap((one) => [...hooks, none].map((hook) => ({ ...one, ...hook })))
      .flatMap((one) => [false, true].map((storage) => ({ ...one, storage })))
      .flatMap((one) => policyNames.map((policy) => ({ ...one, policy }))),
  );
  return combinations.flatMap((combination) => {
    const candidates = of(combination.kind);
    const echoing = combination.storage
      ? candidates.filter(({ inputs }) => inputs.storageEcho !== undefined)
      : [];
    const endpoint = cheapestEndpoint(echoing) ?? cheapestEndpoint(candidates);
    return endpoint === undefined ? [] : [{ combination, endpoint }];
  });
}

/** Image models are cheap, and jobs of other models take long. */
function completes({ kind, model }: TargetEndpoint): boolean {
  return kind === 'serverless' || model === undefined || model === 'image';
}

/** The request of a combined job, with its webhook address if it has one. */
export function combinedRequest(
  deployment: Deployment,
  { combination, endpoint }: CombinedJob,
): { readonly request: JobRequest; readonly hook: Hook | undefined; readonly label: string } {
  const { webhook, receiver, storage, policy } = combination;
  const { ordinary = {}, storageEcho } = endpoint.inputs;
  const hook =
    webhook === 'none'
      ? undefined
      : deployment.hook({
          answers: receiver === 'fails first' ? [500, 200] : [200],
          ...(webhook === 'with a query' && { query: '?of=combined&n=1%202' }),
        });
  const settings = policies[policy];
  const request = {
    input: (storage ? storageEcho : undefined) ?? ordinary,
    ...(hook !== undefined && { webhook: hook.url }),
    ...(settings !== undefined && { policy: settings }),
    ...(storage && { s3Config: madeUpStorage(deployment) }),
  };
  return { request, hook, label: describe(combination) };
}

function describe({ webhook, receiver, storage, policy, firstStatus }: Combination): string {
  return [
    webhook === 'none' ? 'no webhook' : `a webhook ${webhook} whose receiver ${receiver}`,
    ...(storage ? ['storage settings'] : []),
    ...(policy === 'none' ? [] : [policy]),
    `first status request ${firstStatus}`,
  ].join(', ');
}

export function madeUpStorage({ uniqueText }: Deployment): Readonly<Record<string, unknown>> {
  return {
    accessId: uniqueText('access-id'),
    accessSecret: uniqueText('access/secret+'),
    bucketName: uniqueText('bucket'),
    endpointUrl: `https://${uniqueText('storage')}.invalid/base`,
    region: uniqueText('region'),
    nested: { list: [uniqueText('item'), 1, true, null], empty: {} },
  };
}
