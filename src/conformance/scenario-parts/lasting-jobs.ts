/** Jobs that stay in progress for a while, for scenarios which do something to them meanwhile. */
import { type JobRequest, Unmet } from '../driving/deployment.ts';
import { requestMembers } from '../request-schema.ts';
import type { Target, TargetEndpoint } from '../target.ts';

/** The shortest execution timeout that a request may ask for, in milliseconds. */
export const shortestTimeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** What an endpoint can be kept busy with. */
export interface LastingJobs {
  readonly endpoint: TargetEndpoint;
  /** Completes after a declared time. */
  readonly slow: JobRequest;
  readonly runsForMs: number;
  /** Hangs until the shortest execution timeout ends it; the slow one where none is declared to hang. */
  readonly lasting: JobRequest;
}

/** Those of the first endpoint with a slow input. Throws `Unmet` where there is none. */
export function lastingJobs({ endpoints }: Target): LastingJobs {
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
  throw new Unmet('No endpoint has a slow input.');
}

/** An endpoint with an input of a kind, one that costs nothing if there is. Throws `Unmet` where there is none. */
export function endpointWith(
  { endpoints }: Target,
  kind: 'failing' | 'hanging',
): { readonly endpoint: TargetEndpoint; readonly input: Readonly<Record<string, unknown>> } {
  const found = endpoints.flatMap((endpoint) => {
    const { [kind]: input } = endpoint.inputs;
    return input === undefined ? [] : [{ endpoint, input }];
  });
  const [first] = found;
  if (first === undefined) throw new Unmet(`No endpoint has a ${kind} input.`);
  return found.find(({ endpoint }) => endpoint.kind === 'serverless') ?? first;
}
