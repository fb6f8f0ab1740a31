/** Recognises how many requests of an operation an endpoint admits. */
import { limits } from '#generated/reference/tables.js';
import { groupBy, partitionPoint } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { does, type Sighting } from './sightings.ts';

const { windowMs } = limits.rates;

/**
 * Requests of one operation that were all admitted within the window limit the rate from below: those of one
 * scenario, because another one may have its own account. All that were sent before a 429 limit it from above.
 */
export function rateLimits({ calls }: EvidenceView): Sighting<'limited'>[] {
  const sent = calls.filter(
    ({ operationId, status, exchange: { key } }) =>
      operationId !== undefined && status !== undefined && (key === 'valid' || key === 'unknown'),
  );
  const placeOf = ({ operationId, endpointId }: OperationExchange) =>
    JSON.stringify([operationId, endpointId]);
  const alike = groupBy(sent, (call) => `${placeOf(call)} ${call.exchange.scenario}`);
  const admitted = [...alike.values()].map(mostAdmitted);
  const refused = [...groupBy(sent, placeOf).values()].flatMap(beforeRefusals);
  const most = admitted.reduce<Counted>((more, one) => (one.count > more.count ? one : more), none);
  if (most === none) return refused;
  const saw = `up to ${most.count} requests of one operation in ${windowMs / 1000} seconds were admitted`;
  const more = { bounds: { atLeast: most.count }, isPartial: true } as const;
  return [does('limited', saw, most.shownBy, more), ...refused];
}

interface Counted {
  readonly count: number;
  readonly shownBy: readonly number[];
}

const none: Counted = { count: 0, shownBy: [] };

/** The most requests that were sent and admitted within one window. */
function mostAdmitted(calls: readonly OperationExchange[]): Counted {
  const own = calls.filter(({ status }) => status !== 429).map(({ exchange }) => exchange);
  const received = own.map(({ receivedMs }) => receivedMs).sort((left, right) => left - right);
  return own.reduce<Counted>((most, { sentMs, id }, index) => {
    const count = partitionPoint(received, (atMs) => atMs <= sentMs + windowMs) - index;
    return count > most.count ? { count, shownBy: [id] } : most;
  }, none);
}

/** Each refused request, with the number of others that may count towards its window. */
function beforeRefusals(calls: readonly OperationExchange[]): Sighting<'limited'>[] {
  return calls
    .filter(({ status }) => status === 429)
    .map(({ operationId, exchange: { id, sentMs, receivedMs } }) => {
      const before = partitionPoint(calls, (call) => call.exchange.sentMs <= receivedMs);
      const out = partitionPoint(calls, (call) => call.exchange.receivedMs < sentMs - windowMs);
      const bounds = { atMost: Math.max(0, before - out - 1) };
      return does('limited', `\`${operationId}\` got 429`, [id], { bounds });
    });
}
