/** Requests grouped as rate limits count them: by operation and endpoint. */

import { limits, type OperationRate } from '#generated/reference/tables.js';
import type { Call } from '../../../evidence/calls.ts';
import { groupBy } from '../indexes.ts';
import type { EvidenceView } from './evidence-view.ts';
import { problemCode } from './job-calls.ts';

const rates: Readonly<Record<string, OperationRate>> = limits.rates.operations;

/**
 * The requests that are counted together, in the order in which they were sent; none if the target
 * does not declare limits.
 */
export function requestGroups({ subject, calls }: EvidenceView): readonly (readonly Call[])[] {
  if (!subject.claims.includes('request-burst')) return [];
  const counted = calls.filter(
    ({ operationId, exchange }) => operationId !== undefined && exchange.key === 'valid',
  );
  const groups = groupBy(counted, ({ operationId, endpointId, exchange }) =>
    JSON.stringify([exchange.scenario, operationId, endpointId]),
  );
  return [...groups.values()];
}

/** The limits of a group; undefined if its operation has none. */
export function limitOf([first]: readonly Call[]): OperationRate | undefined {
  return first?.operationId === undefined ? undefined : rates[first.operationId];
}

/** Whether a rate limit refused the request, and not a full queue. */
export function isRefusedForRate(call: Call): boolean {
  return call.status === 429 && problemCode(call) !== 'queueFull';
}

/** Whether a request is known to have passed the rate limits. */
export function isAdmitted(call: Call): boolean {
  return call.status !== undefined && !isRefusedForRate(call);
}

/** How many other requests the service may have been handling when a request arrived. */
export function possiblyAtOnce({ exchange }: Call, group: readonly Call[]): number {
  return group.filter(
    (other) =>
      other.exchange.id !== exchange.id &&
      !isRefusedForRate(other) &&
      other.exchange.sentMs <= exchange.receivedMs &&
      other.exchange.receivedMs > exchange.sentMs,
  ).length;
}
