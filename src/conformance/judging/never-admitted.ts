/** Requests that are answered 429 for another reason than their number. */
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from './evidence-view.ts';

/** So many answers of 429 over this period, in milliseconds, cannot be caused by a rate limit alone. */
const persistent = { refusals: 5, ms: 25_000 };

/**
 * Whether 429 is the only answer to a group of requests, although nobody sends too many: they are
 * repeated for a long time, and the same operations admit every other request with the valid key
 * meanwhile.
 */
export function areNeverAdmitted(
  group: readonly OperationExchange[],
  { calls }: Pick<EvidenceView, 'calls'>,
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
  const operations = new Set(group.map(({ operationId }) => operationId));
  const others = calls.filter(
    (call) =>
      call.exchange.scenario === scenario &&
      call.exchange.key === 'valid' &&
      operations.has(call.operationId) &&
      !own.has(call) &&
      call.exchange.sentMs >= receivedMs &&
      call.exchange.receivedMs <= sentMs,
  );
  return (
    others.some(({ status = 500 }) => status < 500) && others.every(({ status }) => status !== 429)
  );
}
