/** What a schema cannot say about faults: how their parts have to agree. */
import { type Finding, finding } from '../../validation/findings.ts';
import type { Fault } from '../faults.ts';

/** What keeps faults from ever striking, or from making sense; empty where all is well. */
export function faultFindings(
  faults: readonly Fault[],
  { has }: { has: (endpointId: string) => boolean },
): Finding[] {
  return faults.flatMap((fault, index) => [...findingsOf(fault, `/faults/${index}`, has)]);
}

function* findingsOf(
  { endpoint, operation, effect }: Fault,
  pointer: string,
  has: (endpointId: string) => boolean,
): Generator<Finding> {
  if (endpoint !== undefined && !has(endpoint)) {
    const received = JSON.stringify(endpoint);
    yield finding('body', `${pointer}/endpoint`, 'an endpoint of the account', received);
  }
  const isOfJob = 'worker' in effect || 'webhook' in effect;
  if (isOfJob && operation !== undefined && operation !== 'runJob' && operation !== 'runJobSync') {
    const expected = 'an operation that submits jobs';
    yield finding('body', `${pointer}/operation`, expected, JSON.stringify(operation));
  }
  if ('latency' in effect && effect.latency.distribution === 'uniform') {
    const { minMs, maxMs } = effect.latency;
    if (minMs <= maxMs) return;
    const expected = `at most maxMs (${maxMs})`;
    yield finding('body', `${pointer}/effect/latency/minMs`, expected, String(minMs));
  }
}
