/** Recognises from evidence what a deployment does where the service's description leaves something open. */
import { type AlternativeGapId, alternativeGaps } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { recognisers } from './recognisers.ts';
import { type Recogniser, type Recognition, type Sighting, sumUp } from './sightings.ts';
import { whyUnrecognised } from './support.ts';

export type { Bounds } from './sightings.ts';

/** What a deployment was seen to do about a gap. */
export type Recognised = Recognition & { readonly gap: AlternativeGapId };

const known: Readonly<Partial<Record<AlternativeGapId, Recogniser>>> = recognisers;

/** Whether requests and responses show what a deployment does about a gap, if it is asked for. */
export function isRecognisable(gap: AlternativeGapId): boolean {
  return known[gap] !== undefined;
}

/**
 * What is recognised about each gap that has alternatives, in the document's order.
 * @param onError told of recognisers that throw: what they recognise counts as not seen; default: throws
 */
export function recognise(
  evidence: EvidenceView,
  onError?: (error: string) => void,
): readonly Recognised[] {
  const sure = withoutDoubt(evidence);
  return alternativeGaps.map((gap) => {
    const { sightings, ...recogniser } = known[gap] ?? unrecognisable(gap);
    return {
      gap,
      ...legal(
        gap,
        sumUp(
          seen(() => sightings(sure), gap, onError),
          recogniser,
          sure,
        ),
      ),
    };
  });
}

/** Judges blame what no reading allows; here, an answer that has two readings shows nothing. */
function withoutDoubt(evidence: EvidenceView): EvidenceView {
  const sure = new Map(
    evidence.jobs.flatMap((history) => {
      const samples = history.samples.filter(({ isDoubtful }) => !isDoubtful);
      return samples.length < history.samples.length ? [[history, { ...history, samples }]] : [];
    }),
  );
  if (sure.size === 0) return evidence;
  const sureOf = (history: JobHistory) => sure.get(history) ?? history;
  return {
    ...evidence,
    jobs: evidence.jobs.map(sureOf),
    jobsAt: (place) => evidence.jobsAt(place).map(sureOf),
  };
}

function seen(
  see: () => readonly Sighting[],
  gap: AlternativeGapId,
  onError: ((error: string) => void) | undefined,
): readonly Sighting[] {
  try {
    return see();
  } catch (error) {
    if (onError === undefined) throw error;
    onError(`The recogniser of ${gap} failed: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

function unrecognisable(gap: AlternativeGapId): Recogniser {
  return { sightings: () => [], needs: `nothing: ${whyUnrecognised(gap)}` };
}

/** A parameter that the alternative does not take is something else. */
function legal(gap: AlternativeGapId, recognition: Recognition): Recognition {
  if (recognition.kind !== 'does' || recognition.parameter === undefined) return recognition;
  const { alternative, parameter, ...seen } = recognition;
  return validateAlternatives({ [gap]: { [alternative]: parameter } })
    ? recognition
    : { ...seen, kind: 'somethingElse' };
}
