/** Requests that are answered 429 for another reason than their number. */
import { groupBy } from '../../../evidence/indexes.ts';
import type { OperationExchange } from '../../../evidence/operation-exchange.ts';
import { burstMs } from '../../contract/tolerances.ts';
import type { EvidenceView } from '../evidence-view.ts';

/** The number of answers of 429, and the period in milliseconds, that a rate limit alone cannot explain. */
const persistent = { refusals: 5, ms: 25_000 };

/**
 * The requests of a group that are answered 429 and nothing else, operation by operation, although nobody
 * sends too many: they are repeated for a long time, and the same operation admits every other request with
 * the valid key meanwhile.
 * @param kindOf what else distinguishes them: those of a kind that ever got another answer do not count
 */
export function neverAdmitted(
  group: readonly OperationExchange[],
  { calls }: Pick<EvidenceView, 'calls'>,
  kindOf: (call: OperationExchange) => string = () => '',
): ReadonlySet<OperationExchange> {
  const kinds = groupBy(group, (call) => `${call.operationId} ${kindOf(call)}`);
  const refused = [...kinds.values()]
    .filter((kind) => kind.every(({ status = 429 }) => status === 429))
    .flat();
  const alike = groupBy(refused, ({ operationId }) => operationId);
  const refusedSet = new Set(refused);
  const tried = new Set(refused.flatMap(({ exchange: { probes = [] } }) => probes));
  // A request with a fault that only we take for one may be refused with the others.
  const isAlike = ({ status, exchange: { probes = [] } }: OperationExchange) =>
    status === 429 && probes.some((probe) => tried.has(probe));
  const apart = calls.filter((call) => !refusedSet.has(call) && !isAlike(call));
  return new Set([...alike.values()].filter((same) => areRefused(same, apart)).flat());
}

function areRefused(
  group: readonly OperationExchange[],
  apart: readonly OperationExchange[],
): boolean {
  const answered = group.filter(({ status }) => status !== undefined);
  const [first] = answered;
  const last = answered.at(-1);
  if (first === undefined || last === undefined) return false;
  if (answered.length < persistent.refusals) return false;
  const { receivedMs, scenario } = first.exchange;
  const { sentMs } = last.exchange;
  if (sentMs - receivedMs < persistent.ms) return false;
  // A limit that refused the last one would refuse what is sent right after it, too.
  const untilMs = last.exchange.receivedMs + burstMs(2);
  const others = apart.filter(
    (call) =>
      call.exchange.scenario === scenario &&
      call.exchange.key === 'valid' &&
      call.operationId === first.operationId &&
      call.exchange.sentMs >= receivedMs &&
      call.exchange.sentMs <= untilMs,
  );
  return (
    others.some(({ status = 500 }) => status < 500) && others.every(({ status }) => status !== 429)
  );
}
