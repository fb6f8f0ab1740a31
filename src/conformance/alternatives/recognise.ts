/** Recognises from evidence what a deployment does where the service's description leaves something open. */
import { gaps } from '#generated/reference/tables.js';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { errorRecognisers } from './errors.ts';
import { type AlternativeGapId, type Recogniser, type Recognition, sumUp } from './sightings.ts';
import { submissionRecognisers } from './submissions.ts';

export type { AlternativeGapId, Bounds } from './sightings.ts';

/** What a deployment was seen to do about a gap. */
export type Recognised = Recognition & { readonly gap: AlternativeGapId };

const recognisers: Readonly<Partial<Record<AlternativeGapId, Recogniser>>> = {
  ...submissionRecognisers,
  ...errorRecognisers,
};

/** The gaps that have alternatives, in the document's order. */
export const alternativeGaps: readonly AlternativeGapId[] =
  Object.keys(gaps).filter(hasAlternatives);

function hasAlternatives(id: string): id is AlternativeGapId {
  return Object.entries(gaps).some(([gap, { alternatives }]) => gap === id && alternatives);
}

/** What is recognised about each gap that has alternatives, in the document's order. */
export function recognise(evidence: EvidenceView): readonly Recognised[] {
  return alternativeGaps.map((gap) => {
    const { sightings, needs } = recognisers[gap] ?? unknown;
    return { gap, ...sumUp(sightings(evidence), needs) };
  });
}

const unknown: Recogniser = {
  sightings: () => [],
  needs: 'Nothing: requests and responses do not show it.',
};
