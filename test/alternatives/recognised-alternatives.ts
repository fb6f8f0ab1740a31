/** Whether the suite recognises in evidence what a deployment does in open points. */

import { gaps } from '#generated/reference/tables.js';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { recognisers } from '../../src/conformance/recognisers.ts';
import { type GapRecognition, recognise } from '../../src/conformance/recognising/recognise.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import type { Alternatives } from './served-alternatives.ts';

/** The points in which something else was recognised than a deployment with these alternatives does. */
export function mistakesIn(
  records: readonly EvidenceRecord[],
  alternatives: Alternatives,
): string[] {
  return recognise(viewOf(records), { recognisers, scenarios }).flatMap((one) => {
    const setting = alternatives[one.gap] ?? gaps[one.gap].chosen;
    if (one.kind === 'notSeen' || isRecognised(one, setting)) return [];
    const found = one.kind === 'does' ? [one.alternative, one.parameter, one.bounds] : ['another'];
    return [
      `${one.gap} is ${JSON.stringify(setting)}, recognised ${JSON.stringify(found)}: ${one.saw}`,
    ];
  });
}

/** Those of the alternatives that were not recognised. */
export function unrecognisedIn(
  records: readonly EvidenceRecord[],
  alternatives: Alternatives,
): string[] {
  return recognise(viewOf(records), { recognisers, scenarios }).flatMap((one) => {
    const setting = alternatives[one.gap];
    return setting === undefined || isRecognised(one, setting) ? [] : [one.gap];
  });
}

function isRecognised(one: GapRecognition, setting: unknown): boolean {
  if (one.kind !== 'does' || one.exceptions !== undefined) return false;
  const [[id, value] = ['', undefined]] = isObject(setting)
    ? Object.entries(setting)
    : [[setting, undefined]];
  const { parameter, bounds: { atLeast = -Infinity, atMost = Infinity } = {} } = one;
  if (one.alternative !== id) return false;
  if (typeof value === 'number') return atLeast <= value && value <= atMost;
  // The case of a header's name does not count.
  return (
    value === undefined ||
    parameter === undefined ||
    `${parameter}`.toLowerCase() === `${value}`.toLowerCase()
  );
}
