/** Faults whose parts do not agree, as what is wrong with a call. */
import { type Finding, finding } from '../../validation/findings.ts';
import { faultContradictions } from '../engine/fault-contradictions.ts';
import type { Fault } from '../engine/faults.ts';

/** What keeps faults from ever striking, or from making sense; empty where all is well. */
export function faultFindings(
  faults: readonly Fault[],
  endpoints: { has: (endpointId: string) => boolean },
): Finding[] {
  return faults.flatMap((fault, index) =>
    [...faultContradictions(fault, endpoints)].map(({ pointer, expected, received }) =>
      finding('body', `/faults/${index}${pointer}`, expected, JSON.stringify(received)),
    ),
  );
}
