/** The endpoints that scenarios choose, by cost and declared inputs. */
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import { PrerequisiteFailed, type SubmissionBody } from './deployment.ts';

/** The first endpoint whose jobs cost least. Undefined only if there is none. */
export function cheapestEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  const costOf = ({ maxCost }: TargetEndpoint) => maxCost ?? null;
  return [...endpoints].sort((left, right) => {
    const [leftCost, rightCost] = [costOf(left), costOf(right)];
    if (leftCost === rightCost) return 0;
    // Unknown costs come last.
    if (leftCost === null || rightCost === null) return leftCost === null ? 1 : -1;
    return leftCost < rightCost ? -1 : 1;
  })[0];
}

export function ordinaryEndpoint({ endpoints }: Target): TargetEndpoint {
  const endpoint = cheapestEndpoint(endpoints);
  if (endpoint === undefined) throw new Error('A target has at least one endpoint.');
  return endpoint;
}

/** A request with the ordinary input of an endpoint. */
export function ordinaryRequest({ inputs }: TargetEndpoint) {
  return { input: inputs.ordinary ?? {} };
}

export interface FullEndpoint {
  readonly endpoint: TargetEndpoint;
  readonly workers: number;
  readonly hanging: Readonly<Record<string, unknown>>;
}

/** The one with the fewest workers. Throws `PrerequisiteFailed` if none declares its workers. */
export function fullEndpoint({ endpoints }: Target): FullEndpoint {
  const candidates = endpoints.flatMap((endpoint) => {
    const { workers, inputs } = endpoint;
    return workers === undefined || inputs.hanging === undefined
      ? []
      : [{ endpoint, workers, hanging: inputs.hanging }];
  });
  const [first] = candidates.sort((left, right) => left.workers - right.workers);
  if (first === undefined)
    throw new PrerequisiteFailed('No endpoint declares both workers and inputs.hanging.');
  return first;
}

/**
 * The serverless endpoints for requests that may go to any: none whose few workers other scenarios wait for, unless it
 * has an echo input or there is no other.
 */
export function sharedServerlessEndpoints({ endpoints }: Target): readonly TargetEndpoint[] {
  const serverless = endpoints.filter(({ kind }) => kind === 'serverless');
  const shared = serverless.filter(
    ({ workers, inputs }) => workers === undefined || inputs.echo !== undefined,
  );
  return shared.length > 0 ? shared : serverless;
}

export interface LongJobs {
  readonly endpoint: TargetEndpoint;
  /** Completes after a declared time. */
  readonly slow: SubmissionBody;
  readonly runsForMs: number;
  /** Hangs until the shortest execution timeout; the slow job if no hanging input is declared. */
  readonly lasting: SubmissionBody;
}

/** Those of the first endpoint with a slow input. Throws `PrerequisiteFailed` if there is none. */
export function longJobs({ endpoints }: Target): LongJobs {
  for (const endpoint of endpoints) {
    const { slow, hanging } = endpoint.inputs;
    if (slow === undefined) continue;
    return {
      endpoint,
      slow: { input: slow.input },
      runsForMs: slow.runsForMs,
      lasting:
        hanging === undefined
          ? { input: slow.input }
          : { input: hanging, policy: { executionTimeout: shortestTimeoutMs } },
    };
  }
  throw new PrerequisiteFailed('No endpoint declares inputs.slow.');
}

export interface EndpointInput {
  readonly endpoint: TargetEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

type PlainKind = 'crashing' | 'errorOutput' | 'failing' | 'hanging' | 'otherOutput';

/** Every declared input of these kinds. */
export function inputsOf({ endpoints }: Target, ...kinds: readonly PlainKind[]): EndpointInput[] {
  return endpoints.flatMap((endpoint) =>
    kinds.flatMap((kind) => {
      const { [kind]: input } = endpoint.inputs;
      return input === undefined ? [] : [{ endpoint, input }];
    }),
  );
}

/**
 * An endpoint with an input of a kind, preferably serverless, and not one that has or may have a single worker, which
 * others need.
 * Throws `PrerequisiteFailed` if there is none.
 */
export function endpointWith(target: Target, kind: 'failing' | 'hanging'): EndpointInput {
  const doubtOf = ({ workers }: TargetEndpoint) =>
    Number(workers === undefined) + 2 * Number(workers === 1);
  const rankOf = ({ endpoint }: EndpointInput) =>
    endpoint.kind === 'serverless' ? doubtOf(endpoint) : 3;
  const [first] = inputsOf(target, kind).sort((left, right) => rankOf(left) - rankOf(right));
  if (first === undefined) throw new PrerequisiteFailed(`No endpoint declares inputs.${kind}.`);
  return first;
}

export function isPricedImageModel({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}
