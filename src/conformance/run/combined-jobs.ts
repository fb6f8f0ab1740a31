/** What jobs combine: how they are submitted, where, with which settings, and when they are first polled. */
import { mayTake } from '../../endpoints/declared-schemas.ts';
import { withUnusualContent } from '../contract/unusual-content.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import { cheapestEndpoint } from './choose-endpoint.ts';
import type { Deployment, SubmissionBody } from './deployment.ts';
import { pairwise } from './pairwise.ts';
import type { Hook } from './webhook-receiver.ts';

const hourMs = 3_600_000;

/** A deployment may have a longest one. */
const executionTimeout = 300_000;

/** Each within its bounds, and far from what an ordinary job needs. */
const policies = {
  none: undefined,
  executionTimeout: { executionTimeout, lowPriority: false },
  ttl: { ttl: hourMs, lowPriority: false },
  lowPriority: { lowPriority: true, executionTimeout, ttl: hourMs },
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

/** A slower job would make the run longer. */
export const longestSlowMs = 4000;

export interface Combination {
  readonly submission: 'run' | 'runsync';
  readonly kind: TargetEndpoint['kind'];
  /** Slow and failing jobs only at serverless endpoints, where they cost least. */
  readonly input: 'ordinary' | 'unusual' | 'storageEcho' | 'slow' | 'failing';
  readonly webhook: 'none' | 'plain' | 'with a query';
  readonly receiver: 'none' | 'acknowledges' | 'fails first';
  readonly storage: boolean;
  readonly policy: keyof typeof policies;
  /** late: after the job has probably ended. Such jobs of `run` are submitted one after the other. */
  readonly firstStatus: 'early' | 'late';
}

/** Escapes, a name that is repeated, and a long value of both cases. */
const combinedQuery = `?of=combined&n=1%202&n=2+3&Long=${'aB'.repeat(150)}`;

export interface CombinedJob {
  readonly combination: Combination;
  readonly endpoint: TargetEndpoint;
}

/** Jobs in which each pair of choices occurs that the target permits. */
export function combinedJobs(target: Target): CombinedJob[] {
  // Where webhooks can be watched, each job has one: jobs without one run in the other scenarios.
  const hooks = target.claims.has('webhook-receiver') ? watched : [none];
  const all = (['serverless', 'public'] as const)
    .flatMap((kind) => submissions.map((submission) => ({ kind, ...submission })))
    .flatMap((combination) => hooks.map((hook) => ({ ...combination, ...hook })))
    .flatMap((combination) => [false, true].map((storage) => ({ ...combination, storage })))
    .flatMap((combination) => policyNames.map((policy) => ({ ...combination, policy })));
  const isStorageEchoed = ({ kind, storage }: (typeof all)[number]) =>
    storage &&
    target.endpoints.some((endpoint) => endpoint.kind === kind && echoesStorage(endpoint));
  const few = all.filter(isUsualCombination);
  const combinations: readonly Combination[] = [
    ...all.map(
      (combination) =>
        ({
          ...combination,
          input: isStorageEchoed(combination) ? 'storageEcho' : 'ordinary',
        }) as const,
    ),
    ...all
      .filter(({ kind }) => kind === 'serverless')
      .map((combination) => ({ ...combination, input: 'unusual' as const })),
    ...few.map((combination) => ({ ...combination, input: 'slow' as const })),
    ...few.map((combination) => ({ ...combination, input: 'failing' as const })),
  ];
  const possible = combinations.flatMap((combination): CombinedJob[] => {
    const endpoint = endpointFor(combination, target);
    return endpoint === undefined ? [] : [{ combination, endpoint }];
  });
  const endpoints = new Map(possible.map(({ combination, endpoint }) => [combination, endpoint]));
  return pairwise([...endpoints.keys()]).flatMap((combination) => {
    const endpoint = endpoints.get(combination);
    return endpoint === undefined ? [] : [{ combination, endpoint }];
  });
}

/** With another input than the ordinary one, fewer choices: slow jobs may have to wait for each other. */
function isUsualCombination({
  kind,
  receiver,
  storage,
  policy,
}: Omit<Combination, 'input'>): boolean {
  const isUsual = policy === 'none' || policy === 'lowPriority';
  return kind === 'serverless' && receiver !== 'fails first' && !storage && isUsual;
}

function endpointFor(
  { kind, input }: Combination,
  { endpoints }: Target,
): TargetEndpoint | undefined {
  const candidates = endpoints.filter(
    (endpoint) => endpoint.maxCost !== undefined && endpoint.kind === kind && completes(endpoint),
  );
  if (input === 'ordinary') return cheapestEndpoint(candidates);
  if (input === 'storageEcho') return cheapestEndpoint(candidates.filter(echoesStorage));
  if (input === 'unusual')
    return cheapestEndpoint(candidates.filter(({ inputs }) => inputs.echo !== undefined));
  // A single worker would take as long for each slow job again.
  const having = candidates.filter(
    ({ inputs, workers }) =>
      workers !== 1 &&
      (input === 'slow'
        ? (inputs.slow?.runsForMs ?? Number.POSITIVE_INFINITY) <= longestSlowMs
        : inputs.failing !== undefined),
  );
  return cheapestEndpoint(having);
}

function echoesStorage(endpoint: TargetEndpoint): boolean {
  const { inputs, maxCost } = endpoint;
  return inputs.storageEcho !== undefined && maxCost !== undefined && completes(endpoint);
}

/** Image models are cheap, and jobs of other models take long. */
function completes({ kind, model }: TargetEndpoint): boolean {
  return kind === 'serverless' || model === undefined || model === 'image';
}

/** The request of a combined job, with its webhook address if it has one. */
export function combinedRequest(
  deployment: Deployment,
  { combination, endpoint }: CombinedJob,
): { readonly request: SubmissionBody; readonly hook: Hook | undefined; readonly label: string } {
  const { webhook, receiver, storage, policy } = combination;
  const hook =
    webhook === 'none'
      ? undefined
      : deployment.hook({
          answers: receiver === 'fails first' ? [500, 200] : [200],
          ...(webhook === 'with a query' && { path: '/Combined', query: combinedQuery }),
        });
  const settings = policies[policy];
  const request = {
    input: inputOf(combination, endpoint, deployment),
    ...(hook !== undefined && { webhook: hook.url }),
    ...(settings !== undefined && { policy: settings }),
    ...(storage && { s3Config: madeUpStorage(deployment) }),
  };
  return { request, hook, label: describeCombination(combination) };
}

/** So for about half of the jobs: some services cut or drop texts only where all characters are ASCII. */
function hasAsciiContent({ webhook, firstStatus }: Combination): boolean {
  return webhook === 'none' ? firstStatus === 'late' : webhook === 'with a query';
}

function inputOf(
  combination: Combination,
  endpoint: TargetEndpoint,
  { uniqueText }: Deployment,
): SubmissionBody['input'] {
  const { ordinary = {}, echo = {}, storageEcho = ordinary, slow, failing } = endpoint.inputs;
  switch (combination.input) {
    case 'ordinary':
      return ordinary;
    case 'unusual': {
      const unusual = withUnusualContent(echo, {
        unique: uniqueText('content'),
        isAscii: hasAsciiContent(combination),
      });
      return mayTake(endpoint, unusual) ? unusual : echo;
    }
    case 'storageEcho':
      return storageEcho;
    case 'slow':
      return slow?.input ?? ordinary;
    case 'failing':
      return failing ?? ordinary;
  }
}

function describeCombination(combination: Combination): string {
  const { webhook, receiver, storage, policy, firstStatus, input } = combination;
  return [
    ...(input === 'ordinary' || input === 'storageEcho' ? [] : [`a job of ${input} input`]),
    webhook === 'none' ? 'no webhook' : `a webhook ${webhook} whose receiver ${receiver}`,
    ...(storage ? ['storage settings'] : []),
    ...(policy === 'none' ? [] : [policy]),
    `first status request ${firstStatus}`,
  ].join(', ');
}

/**
 * A whole number that a double holds, but no number of single precision and no text with 15 digits. A larger one would
 * decide nothing: a worker may round it itself.
 */
const longNumber = 2 ** 52 + 1;

export function madeUpStorage({
  uniqueText,
}: Pick<Deployment, 'uniqueText'>): Readonly<Record<string, unknown>> {
  return {
    accessId: uniqueText('access-id'),
    accessSecret: uniqueText('access/secret+'),
    bucketName: uniqueText('bucket'),
    endpointUrl: `https://${uniqueText('storage')}.invalid/Base`,
    region: uniqueText('region'),
    nested: {
      list: [uniqueText('item'), 0, 1, longNumber, true, false, '', null, 'äß 语 🙂'],
      empty: {},
      off: false,
    },
  };
}
