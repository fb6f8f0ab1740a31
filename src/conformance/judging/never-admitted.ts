/** Requests that are answered 429 for another reason than their number. */
import { groupBy } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from './evidence-view.ts';

/** So many answers of 429 over this period, in milliseconds, cannot be caused by a rate limit alone. */
const persistent = { refusals: 5, ms: 25_000 };

/**
 * The requests of a group that are answered 429 and nothing else, operation by operation, although nobody
 * sends too many: they are repeated for a long time, and the same operation admits every other request with
 * the valid key meanwhile.
 */
export function neverAdmitted(
  group: readonly OperationExchange[],
  { calls }: Pick<EvidenceView, 'calls'>,
): ReadonlySet<OperationExchange> {
  const alike = groupBy(group, ({ operationId }) => operationId);
  return new Set([...alike.values()].filter((own) => areRefused(own, calls)).flat());
}

function areRefused(
  group: readonly OperationExchange[],
  calls: readonly OperationExchange[],
): boolean {
  const answered = group.filter(({ status }) => status !== undefined);
  const [first] = answered;
  const last = answered.at(-1);
  if (first === undefined || last === undefined) return false;
  if (answered.length < persistent.refusals || answered.some(({ status }) => status !== 429)) {
    return false;
  }
  const { receivedMs, scenario } = first.exchange;
  const { sentMs } = last.exchange;
  if (sentMs - receivedMs < persistent.ms) return false;
  const own = new Set(group);
  const others = calls.filter(
    (call) =>
      call.exchange.scenario === scenario &&
      call.exchange.key === 'valid' &&
      call.operationId === first.operationId &&
      !own.has(call) &&
      call.exchange.sentMs >= receivedMs &&
      call.exchange.receivedMs <= sentMs,
  );
  return (
    others.some(({ status = 500 }) => status < 500) && others.every(({ status }) => status !== 429)
  );
}
