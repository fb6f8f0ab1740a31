/** Requests as the limits of a service count them: by operation and endpoint. */
import { limits, type OperationRate } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import type { Call } from '../../../evidence/calls.ts';
import type { EvidenceView } from './evidence-view.ts';

const rates: Readonly<Record<string, OperationRate>> = limits.rates.operations;

/**
 * The requests that are counted together, in the order in which they were sent; none where it was
 * not declared that limits are on.
 */
export function requestGroups({ subject, calls }: EvidenceView): readonly (readonly Call[])[] {
  if (!subject.claims.includes('request-burst')) return [];
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const { operationId, endpointId, exchange } = call;
    if (operationId === undefined || exchange.key !== 'valid') continue;
    const name = JSON.stringify([exchange.scenario, operationId, endpointId]);
    const group = groups.get(name) ?? [];
    group.push(call);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** The limits of a group; undefined where its operation has none. */
export function limitOf([first]: readonly Call[]): OperationRate | undefined {
  return first?.operationId === undefined ? undefined : rates[first.operationId];
}

/** The code of a problem. */
export function codeOf({ answered }: Call): unknown {
  return isObject(answered) ? answered['code'] : undefined;
}

/** Whether a request was refused for how many there were, and not for a full queue. */
export function isRefusedForRate(call: Call): boolean {
  return call.status === 429 && codeOf(call) !== 'queueFull';
}

/** Whether a request is known to have passed the limits. */
export function isAdmitted(call: Call): boolean {
  return call.status !== undefined && !isRefusedForRate(call);
}

/** How many others may have been under way at the service when a request arrived there. */
export function possiblyAtOnce({ exchange }: Call, group: readonly Call[]): number {
  return group.filter(
    (other) =>
      other.exchange.id !== exchange.id &&
      !isRefusedForRate(other) &&
      other.exchange.sentMs <= exchange.receivedMs &&
      other.exchange.receivedMs > exchange.sentMs,
  ).length;
}
