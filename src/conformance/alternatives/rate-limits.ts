/** Recognises how many requests of an operation an endpoint admits. */
import { limits } from '#generated/reference/tables.js';
import { groupBy, partitionPoint } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { does, type Sighting } from './sightings.ts';

const { windowMs } = limits.rates;

/**
 * Requests of one operation that were all admitted within the window limit the rate from below. All that were sent
 * before a 429 limit it from above. Scenarios may have accounts of their own.
 */
export function rateLimits({ calls, subject }: EvidenceView): Sighting<'limited'>[] {
  const sent = calls.filter(
    ({ operationId, status, exchange: { key } }) =>
      operationId !== undefined && status !== undefined && (key === 'valid' || key === 'unknown'),
  );
  const placeOf = ({ operationId, endpointId }: OperationExchange) =>
    JSON.stringify([operationId, endpointId]);
  const alike = groupBy(sent, (call) => `${placeOf(call)} ${call.exchange.scenario}`);
  // Only with the control interface is it certain that scenarios have accounts of their own.
  const counted = subject.claims.includes('fault-source') ? alike : groupBy(sent, placeOf);
  const admitted = [...alike.values()].map(mostAdmitted);
  const refused = [...counted.values()].flatMap(beforeRefusals);
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

/**
 * The most requests that were sent and admitted within one window. Unless there was a pause before, two windows
 * in a row may have admitted them.
 */
function mostAdmitted(calls: readonly OperationExchange[]): Counted {
  const own = calls.filter(({ status }) => status !== 429).map(({ exchange }) => exchange);
  const received = own.map(({ receivedMs }) => receivedMs).sort((left, right) => left - right);
  let lastMs = Number.NEGATIVE_INFINITY;
  return own.reduce<Counted>((most, { sentMs, receivedMs, id }, index) => {
    const within = partitionPoint(received, (atMs) => atMs < sentMs + windowMs) - index;
    const count = sentMs - lastMs >= windowMs ? within : Math.ceil(within / 2);
    lastMs = Math.max(lastMs, receivedMs);
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
