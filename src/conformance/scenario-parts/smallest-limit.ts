/** Where the limits of requests are reached with the fewest of them. */
import { limits, type OperationRate } from '#generated/reference/tables.js';
import type { OperationId } from '../../evidence/calls.ts';
import type { Target } from '../target.ts';

const rates: Readonly<Record<string, OperationRate>> = limits.rates.operations;

/** The offered operation with the smallest limit of a kind; none where no limit of that kind is known. */
export function smallestLimit(
  { declares }: Target,
  among: readonly OperationId[],
  kind: 'requests' | 'concurrent',
): { readonly operationId: OperationId | undefined; readonly limit: number } {
  const offered = among.filter(
    (id) => id === 'getJobStatus' || declares.operations?.includes(id) === true,
  );
  const limited = offered.flatMap((operationId) => {
    const limit = rates[operationId]?.[kind];
    return limit === undefined ? [] : [{ operationId, limit }];
  });
  const [least] = limited.sort((left, right) => left.limit - right.limit);
  return least ?? { operationId: undefined, limit: 0 };
}
