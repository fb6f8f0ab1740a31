/** What a schema cannot say about a fault: how its parts have to agree. */
import type { Fault } from './faults.ts';

/** A part of a fault that keeps it from ever striking, or from making sense. */
export interface FaultContradiction {
  /** `unknownEndpoint` where there is no such endpoint; `disagreement` within the fault. */
  readonly kind: 'unknownEndpoint' | 'disagreement';
  /** The part, as a JSON pointer into the fault. */
  readonly pointer: string;
  /** What should stand there, to follow the word "expected". */
  readonly expected: string;
  readonly received: string | number;
}

/** All that is contradictory about a fault; `has` knows the endpoints that it may name. */
export function* faultContradictions(
  { endpoint, operation, effect }: Fault,
  { has }: { has: (endpointId: string) => boolean },
): Generator<FaultContradiction, void, undefined> {
  if (endpoint !== undefined && !has(endpoint)) {
    const expected = 'an endpoint of the account';
    yield { kind: 'unknownEndpoint', pointer: '/endpoint', expected, received: endpoint };
  }
  const asked = operationsOf(effect);
  if (operation !== undefined && asked !== undefined && !asked.ids.includes(operation)) {
    const { expected } = asked;
    yield { kind: 'disagreement', pointer: '/operation', expected, received: operation };
  }
  if ('latency' in effect && effect.latency.distribution === 'uniform') {
    const { minMs, maxMs } = effect.latency;
    const expected = `at most maxMs (${maxMs})`;
    const pointer = '/effect/latency/minMs';
    if (minMs > maxMs) yield { kind: 'disagreement', pointer, expected, received: minMs };
  }
}

/** The operations that an effect can strike; undefined for all. */
function operationsOf(
  effect: Fault['effect'],
): { ids: readonly NonNullable<Fault['operation']>[]; expected: string } | undefined {
  if ('worker' in effect || 'webhook' in effect) {
    const expected = 'an operation that submits jobs (runJob or runJobSync)';
    return { ids: ['runJob', 'runJobSync'], expected };
  }
  if ('stale' in effect) {
    const expected = 'an operation that can answer with an old state (getJobStatus)';
    return { ids: ['getJobStatus'], expected };
  }
  return undefined;
}
