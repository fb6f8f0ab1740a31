/** The evidence that is learned from: one or more files, each of one deployment. */

import { type EvidenceView, viewOf } from '../conformance/judging/evidence-view.ts';
import { recognisers } from '../conformance/recognisers.ts';
import { type GapRecognition, recogniseIn } from '../conformance/recognising/recognise.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { scenarios } from '../conformance/scenarios.ts';
import type { EvidenceRecord } from '../evidence/record-types.ts';

export interface EvidenceSource {
  /** Its number, from 0. */
  readonly index: number;
  readonly view: EvidenceView;
  /** Milliseconds in a unit of the times that jobs report; undefined: unknown. */
  readonly unitMs: number | undefined;
}

/** All evidence of a deployment. */
export interface EvidenceSources {
  readonly sources: readonly EvidenceSource[];
  /** What all of them together show. */
  readonly recognised: readonly GapRecognition<EvidenceRef>[];
}

export function sourcesOf(evidence: readonly (readonly EvidenceRecord[])[]): EvidenceSources {
  const views = evidence.map(viewOf);
  const recognised = recogniseIn(views, { recognisers, scenarios });
  const unit = recognised.find(({ gap }) => gap === 'time-units');
  const recognisedMs = unit?.kind === 'does' ? unitsMs[unit.alternative] : undefined;
  const sources = views.map((view, index): EvidenceSource => {
    return { index, view, unitMs: view.subject.timeUnitMs ?? recognisedMs };
  });
  return { sources, recognised };
}

/** How many milliseconds are in a unit, by the alternatives of `time-units`. */
export const unitsMs: Readonly<Record<string, number>> = { milliseconds: 1, seconds: 1000 };
