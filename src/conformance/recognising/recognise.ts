/** Recognises from evidence what a deployment does where the service's description leaves something open. */
import { type AlternativeGapId, alternativeGaps, gaps } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import { toleranceMs } from '../contract/tolerances.ts';
import { areAllExplained, explainedAnswers } from '../judging/answers/explained-answers.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/jobs/job-history.ts';
import { type Bounds, isWithin } from './measured-bounds.ts';
import { type EvidenceRef, type Recognition, sumUp } from './recognition.ts';
import type { AllRecognisers, Recogniser, Sighting } from './sightings.ts';

/** What a deployment was seen to do about a gap. */
export type GapRecognition<Ref = number> = Recognition<Ref> & { readonly gap: AlternativeGapId };

export interface RecogniseContext {
  readonly recognisers: AllRecognisers;
  /** They say what evidence is missing. */
  readonly scenarios: readonly {
    readonly evidence: string;
    readonly shows: readonly AlternativeGapId[];
  }[];
  /** Told of recognisers that throw: what they recognise counts as not seen. Default: throws. */
  readonly onError?: (error: string) => void;
}

/** What is recognised about each gap that has alternatives, in the document's order. */
export function recognise(
  evidence: EvidenceView,
  recognising: RecogniseContext,
): readonly GapRecognition[] {
  return recogniseIn([evidence], recognising).map(({ shownBy, ...recognised }) => ({
    ...recognised,
    shownBy: shownBy.map(({ id }) => id),
  }));
}

/** As `recognise`, from several recordings of one deployment. */
export function recogniseIn(
  recordings: readonly EvidenceView[],
  { recognisers, scenarios, onError }: RecogniseContext,
): readonly GapRecognition<EvidenceRef>[] {
  const sure = recordings.map(withoutDoubt);
  const explainedIds = recordings.map(explainedAnswers);
  return alternativeGaps.map((gap) => {
    const makers = scenarios.filter(({ shows }) => shows.includes(gap));
    const evidence = makers.map((scenario) => scenario.evidence).join(', or ');
    const { sightings, needs = evidence, ...recogniser } = recognisers[gap];
    const sightingsByView = sure.map((view, index) => {
      const sightingsOfView = sightingsOrNone(() => sightings(view), gap, onError);
      const explained = explainedIds[index];
      return recogniser.readsEveryAnswer === true || explained === undefined
        ? sightingsOfView
        : sightingsOfView.filter(({ shownBy }) => !areAllExplained(shownBy, explained));
    });
    return {
      gap,
      ...legalRecognition(gap, sumUp(sightingsByView, { ...recogniser, needs }, sure)),
    };
  });
}

/** Judges blame what no reading allows; here, an answer that has two readings shows nothing. */
export const withoutDoubt = memoize((evidence: EvidenceView): EvidenceView => {
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
    webhooks: evidence.webhooks.map(({ job, ...webhook }) => ({
      ...webhook,
      job: job && sureOf(job),
    })),
  };
});

function sightingsOrNone(
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

/** A parameter that the alternative does not take is something else. */
function legalRecognition(
  gap: AlternativeGapId,
  recognition: Recognition<EvidenceRef>,
): Recognition<EvidenceRef> {
  if (recognition.kind !== 'does' || recognition.parameter === undefined) return recognition;
  const { alternative, parameter, exceptions: _, ...rest } = recognition;
  return validateAlternatives({ [gap]: { [alternative]: parameter } })
    ? recognition
    : { ...rest, kind: 'somethingElse' };
}

/** The parameter of an alternative that the local service has by itself. */
export function usualParameter(
  gap: AlternativeGapId,
  alternative: string,
): string | number | undefined {
  return gaps[gap].alternatives?.[alternative]?.parameter?.default;
}

type Precision = Recogniser['precision'];

/** Whether a number can be the one that was measured: some answers and timers of any service are late. */
export function canBe(number: number, bounds: Bounds, precision: Precision): boolean {
  return isWithin(number, widenBounds(number, bounds, precision));
}

/** The limits within which a number about as large can be, of which a measurement gave others. */
export function widenBounds(number: number, bounds: Bounds, precision: Precision): Bounds {
  if (precision === undefined) return bounds;
  const { atLeast, atMost } = bounds;
  return {
    ...(atLeast !== undefined && { atLeast: atLeast - toleranceMs(precision.late, number) }),
    ...(atMost !== undefined && { atMost: atMost + toleranceMs(precision.early, number) }),
  };
}

/** Whether what is known of a parameter, however little, leaves out what the local service does by itself. */
export function excludesUsual(
  recognised: GapRecognition<unknown>,
  recognisers: AllRecognisers,
): boolean {
  const { gap, bounds } = recognised;
  const alternative =
    recognised.kind === 'does'
      ? recognised.alternative
      : 'limits' in recognised
        ? recognised.limits
        : undefined;
  if (alternative !== gaps[gap].chosen || alternative === undefined) return false;
  const usual = usualParameter(gap, alternative);
  return typeof usual === 'number' && !canBe(usual, bounds ?? {}, recognisers[gap].precision);
}
