/** The endpoint for requests that could go to any. */
import type { Target, TargetEndpoint } from '../target.ts';

/** The first of those whose jobs cost least. Undefined only where there is none. */
export function probeEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
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
  const endpoint = probeEndpoint(endpoints);
  if (endpoint === undefined) throw new Error('A target has at least one endpoint.');
  return endpoint;
}
