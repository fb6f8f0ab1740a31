/** Recognises what jobs are charged where the description leaves it open. */
import type { PriceTerms } from '../../core/money.ts';
import { chargedIn, readingsAfter } from '../billing/charges.ts';
import { chargesOf, dueByOutput, otherOutputs } from '../billing/model-charges.judge.ts';
import { type Due, due, isDoubleOf, isDoubleOfDue } from '../contract/amounts.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { filesIn } from '../judging/result-files.ts';
import { type EndReason, endsBy } from './job-ends.ts';
import { does, doesElse, type Recognisers, type Sighting } from './sightings.ts';

/** What the account was charged for public jobs that had started and ended for a reason. */
function chargesAfter(what: string, ...reasons: readonly EndReason[]) {
  return (evidence: EvidenceView): Sighting<'free' | 'charged'>[] =>
    endsBy(evidence, ...reasons).flatMap(({ history, terms, untilMs, firstId, hasStarted }) => {
      if (terms.endpoint?.kind !== 'public' || !hasStarted) return [];
      const reading = readingsAfter(evidence, history, untilMs)?.last;
      if (reading === undefined) return [];
      const charged = chargedIn(reading, history.jobId) ?? 0n;
      const shownBy = [firstId, reading.id];
      return charged === 0n
        ? does('free', `${what} was not charged`, shownBy)
        : does('charged', `${what} was charged`, shownBy);
    });
}

interface UsageCost {
  readonly amount: bigint;
  readonly due: Due;
  readonly price: PriceTerms;
  readonly shownBy: readonly number[];
}

/** The costs of jobs by usage: as their outputs report them, and as the account was charged. */
function usageCosts(evidence: EvidenceView): UsageCost[] {
  const files = filesIn(evidence);
  const reported = otherOutputs(evidence).flatMap((shown): UsageCost[] => {
    const { cost: amount, sample, endpoint } = shown;
    const due = dueByOutput(shown, files(shown));
    if (due === undefined || amount === undefined || endpoint.price === undefined) return [];
    return [{ amount, due, price: endpoint.price, shownBy: [sample.id] }];
  });
  const charged = evidence.subject.endpoints.flatMap((endpoint) => {
    const { kind, model, price } = endpoint;
    if (kind !== 'public' || model === 'image' || price === undefined) return [];
    return chargesOf(evidence, endpoint).map((one) => ({ ...one, price }));
  });
  return [...reported, ...charged];
}

/** A whole number of units costs the same however parts are charged, so it tells nothing. */
function partsOfUnits(evidence: EvidenceView): Sighting<'proportional' | 'whole'>[] {
  return usageCosts(evidence).flatMap(({ amount, due: own, price, shownBy }) => {
    const unit = due(price, BigInt(price.per)).exact;
    if (own.exact % unit === 0n) return [];
    if (isDoubleOfDue(amount, own)) {
      return does('proportional', 'a part of a unit cost its part of the price', shownBy);
    }
    const whole = (own.exact / unit + 1n) * unit;
    return isDoubleOf(amount, whole)
      ? does('whole', 'a part of a unit cost as much as a whole one', shownBy)
      : doesElse('a part of a unit cost something else', shownBy);
  });
}

export const chargeRecognisers = {
  'unfinished-charge': {
    needs: 'a reading of the charges after a public job that had started was cancelled',
    declarations: ['public-image-endpoint', 'cancel-operation', 'billing-source'],
    sightings: chargesAfter('a cancelled job', 'cancelled'),
  },
  'termination-charge': {
    needs: 'a reading of the charges after a public job ran for too long',
    declarations: ['public-image-endpoint', 'hanging-input', 'billing-source'],
    sightings: chargesAfter('a job that ran for too long', 'terminated'),
  },
  'part-of-unit': {
    needs: 'the cost of a video, a transcription or a text that is no whole number of units',
    declarations: [
      'public-video-endpoint',
      'public-transcription-endpoint',
      'public-text-endpoint',
    ],
    sightings: partsOfUnits,
  },
} satisfies Recognisers;
