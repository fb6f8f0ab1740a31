/** Bursts of status requests, of which one has to be refused as the owner declares. */
import { groupBy } from '../../evidence/indexes.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { burstMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { broken, type Finding, type Findings } from '../judging/verdicts/judge.ts';

/** Bursts longer than declared without any 429, whatever was answered instead. */
export function unrefusedBursts({ subject, calls }: EvidenceView): Finding[] {
  const { requestBurst: most } = subject;
  if (most === undefined) return [];
  const statusCalls = calls.filter(
    ({ operationId, exchange }) => operationId === 'getJobStatus' && exchange.key === 'valid',
  );
  const groups = groupBy(statusCalls, ({ exchange: { scenario, request } }) =>
    JSON.stringify([scenario, request.target]),
  );
  return [...groups.values()].flatMap((group): Findings => {
    const burst = unrefusedBurst(group, most);
    if (burst === undefined) return [];
    const statuses = [...groupBy(burst, ({ status }) => status)];
    const got = statuses.map(([status, same]) => `${same.length} × ${status}`).join(', ');
    const shownBy = statuses.flatMap(([, same]) => same.slice(0, 1));
    return broken(
      `Expected 429 after at most ${most} status requests in quick succession, got ${got}. \`declares.requestBurst\` says when the deployment refuses them.`,
      shownBy.map(({ exchange }) => exchange.id),
    );
  });
}

/**
 * One request more than declared, all of them answered, in quick succession and some with success. None was
 * refused meanwhile: requests that are sent at the same time arrive in any order.
 */
function unrefusedBurst(
  group: readonly OperationExchange[],
  most: number,
): readonly OperationExchange[] | undefined {
  const refused = group.filter(({ status }) => status === 429);
  let from = 0;
  for (const [last, { status }] of group.entries()) {
    if (status === undefined || status === 429) from = last + 1;
    if (last - most < from) continue;
    const burst = group.slice(last - most, last + 1);
    const sentMs = Math.min(...burst.map(({ exchange }) => exchange.sentMs));
    const receivedMs = Math.max(...burst.map(({ exchange }) => exchange.receivedMs));
    if (receivedMs - sentMs > burstMs(most)) continue;
    const isRefused = refused.some(
      ({ exchange }) => exchange.sentMs <= receivedMs && exchange.receivedMs >= sentMs,
    );
    // While it is out of order, a deployment refuses everything.
    if (!isRefused && burst.some(isSuccess)) return burst;
  }
  return undefined;
}
