/** The endpoint for requests that could go to any. */
import { requestMembers } from '../request-schema.ts';
import type { Target, TargetEndpoint } from '../target.ts';
import { type Deployment, type JobRequest, PrerequisiteFailed } from './deployment.ts';
import { submit, type WatchedJob } from './watch-jobs.ts';

/** The first of those whose jobs cost least. Undefined only where there is none. */
export function cheapestEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  const costOf = ({ maxCost }: TargetEndpoint) => maxCost ?? null;
  return [...endpoints].sort((left, right) => {
    const [one, other] = [costOf(left), costOf(right)];
    if (one === other) return 0;
    // What has no known cost comes last.
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -1 : 1;
  })[0];
}

/** The endpoint for ordinary jobs whose only purpose is their webhook. */
export function ordinaryEndpoint({ endpoints }: Target): TargetEndpoint {
  const endpoint = cheapestEndpoint(endpoints);
  if (endpoint === undefined) throw new Error('A target has at least one endpoint.');
  return endpoint;
}

/** How long the start of a worker is waited for, in milliseconds. */
export const longestStartMs = 15_000;

/** What it takes to keep an endpoint busy. */
export interface FullEndpoint {
  readonly endpoint: TargetEndpoint;
  readonly workers: number;
  readonly hanging: Readonly<Record<string, unknown>>;
}

/** The one with the fewest workers. Throws `PrerequisiteFailed` where the workers of none are known. */
export function fullEndpoint({ endpoints }: Target): FullEndpoint {
  const known = endpoints.flatMap((endpoint) => {
    const { workers, inputs } = endpoint;
    return workers === undefined || inputs.hanging === undefined
      ? []
      : [{ endpoint, workers, hanging: inputs.hanging }];
  });
  const [first] = known.sort((left, right) => left.workers - right.workers);
  if (first === undefined)
    throw new PrerequisiteFailed('No endpoint is declared whose queue can be filled.');
  return first;
}

/** Gives every worker a job that hangs for so long; resolves when all have been seen to run. */
export async function occupyWorkers(
  deployment: Deployment,
  { endpoint, workers, hanging }: FullEndpoint,
  executionTimeout: number,
): Promise<readonly WatchedJob[]> {
  const jobs: WatchedJob[] = [];
  for (let count = 0; count < workers; count += 1) {
    const job = await submit(deployment, endpoint, {
      input: hanging,
      policy: { executionTimeout },
    });
    await deployment.poll(endpoint, job.jobId, {
      forMs: longestStartMs,
      until: ({ phase }) => phase !== 'waiting',
    });
    jobs.push(job);
  }
  return jobs;
}

/** The shortest execution timeout that a request may ask for, in milliseconds. */
export const shortestTimeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** What an endpoint can be kept busy with. */
export interface LongJobs {
  readonly endpoint: TargetEndpoint;
  /** Completes after a declared time. */
  readonly slow: JobRequest;
  readonly runsForMs: number;
  /** Hangs until the shortest execution timeout ends it; the slow one where none is declared to hang. */
  readonly lasting: JobRequest;
}

/** Those of the first endpoint with a slow input. Throws `PrerequisiteFailed` where there is none. */
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
  throw new PrerequisiteFailed('No endpoint has a slow input.');
}

/** An endpoint with an input of a kind, one that costs nothing if there is. Throws `PrerequisiteFailed` where there is none. */
export function endpointWith(
  { endpoints }: Target,
  kind: 'failing' | 'hanging',
): { readonly endpoint: TargetEndpoint; readonly input: Readonly<Record<string, unknown>> } {
  const found = endpoints.flatMap((endpoint) => {
    const { [kind]: input } = endpoint.inputs;
    return input === undefined ? [] : [{ endpoint, input }];
  });
  const [first] = found;
  if (first === undefined) throw new PrerequisiteFailed(`No endpoint has a ${kind} input.`);
  return found.find(({ endpoint }) => endpoint.kind === 'serverless') ?? first;
}
