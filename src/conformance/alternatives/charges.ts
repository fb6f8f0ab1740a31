/** Recognises what jobs are charged where the description leaves it open. */

import { isObject } from '../../core/json.ts';
import type { PriceTerms } from '../../core/money.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { chargedIn, imageCosts, readingsAfter } from '../billing/charges.ts';
import { callsAfterBudget } from '../billing/ledger.judge.ts';
import { chargesOf, dueByOutput, otherOutputs } from '../billing/model-charges.judge.ts';
import { type Due, due, isDoubleOf, isDoubleOfDue } from '../contract/amounts.ts';
import type { DeclarationId } from '../contract/rules.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/job-calls.ts';
import { outputErrors, shownOutputs } from '../judging/outputs.ts';
import { filesIn, makesImages } from '../judging/result-files.ts';
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

/** Whether the outputs of models other than image models have a cost. */
function reportedCosts(evidence: EvidenceView): Sighting<'in-output' | 'not-reported'>[] {
  return otherOutputs(evidence).map(({ cost, sample: { id } }) =>
    cost === undefined
      ? does('not-reported', 'the `output` of a job without an image had no `cost`', [id])
      : does('in-output', 'the `output` of a job without an image had a `cost`', [id]),
  );
}

/** Costs of images that the rounding changes. */
function roundedCosts(evidence: EvidenceView): Sighting<'rounded' | 'exact'>[] {
  return imageCosts(evidence).flatMap(({ cost, due: own, shownBy }) => {
    if (own.exact === own.rounded) return [];
    if (cost === own.rounded) return does('rounded', 'the cost of an image was rounded', shownBy);
    const isExact = isDoubleOf(cost, own.exact);
    return isExact ? does('exact', 'the cost of an image was not rounded', shownBy) : [];
  });
}

/** Charges of images that are rounded, or are exact: then only their total can be rounded. */
function roundedCharges(evidence: EvidenceView): Sighting<'each-charge' | 'total'>[] {
  return imageCosts(evidence).flatMap(({ due: own, shown: { job, sample }, shownBy }) => {
    const reading = readingsAfter(evidence, job, sample.untilMs)?.last;
    const charged = reading && chargedIn(reading, job.jobId);
    if (reading === undefined || charged === undefined || own.exact === own.rounded) return [];
    const ids = [...shownBy, reading.id];
    if (charged === own.rounded) {
      return does('each-charge', 'the charge for an image was rounded', ids);
    }
    return isDoubleOf(charged, own.exact)
      ? does('total', 'the charge for an image was not rounded', ids)
      : [];
  });
}

/** Transcriptions whose characters and bytes cost differently. */
function countedCharacters(evidence: EvidenceView): Sighting<'code-points' | 'bytes'>[] {
  return otherOutputs(evidence).flatMap(({ output, cost, endpoint: { price }, sample: { id } }) => {
    const { transcription: text } = output;
    if (typeof text !== 'string' || cost === undefined || price === undefined) return [];
    const byCharacters = due(price, BigInt([...text].length));
    const byBytes = due(price, BigInt(Buffer.byteLength(text)));
    if (byCharacters.exact === byBytes.exact) return [];
    if (isDoubleOfDue(cost, byCharacters)) {
      return does('code-points', 'a transcription was charged by characters', [id]);
    }
    const isBytes = isDoubleOfDue(cost, byBytes);
    return isBytes ? does('bytes', 'a transcription was charged by bytes', [id]) : [];
  });
}

/** Jobs that were asked for several images. */
function severalImages(evidence: EvidenceView): Sighting<'one' | 'several'>[] {
  return shownOutputs(evidence, makesImages).flatMap(({ terms, output, sample: { id } }) => {
    const asked = isObject(terms.input) ? terms.input['num_outputs'] : undefined;
    const { image_urls: urls } = output;
    if (typeof asked !== 'number' || asked < 2) return [];
    const what = 'a job that was asked for several images';
    if (urls === undefined) return does('one', `${what} made one`, [id]);
    return Array.isArray(urls) && urls.length === asked
      ? does('several', `${what} made them`, [id])
      : doesElse(`${what} made another number of them`, [id]);
  });
}

/** The member of the result in the outputs of models other than image models. */
function otherForms(evidence: EvidenceView): Sighting<'by-kind' | 'result'>[] {
  return otherOutputs(evidence).map((shown) => {
    const { output, sample } = shown;
    if ('result' in output) {
      return does('result', 'the `output` of another model had a `result`', [sample.id]);
    }
    const isOurs = outputErrors(shown, 'reference').every(({ rules }) =>
      rules.includes('other-cost-reported'),
    );
    return isOurs
      ? does('by-kind', 'the `output` of another model had a member of its own', [sample.id])
      : doesElse('the `output` of another model had another form', [sample.id]);
  });
}

/** Submissions to a public endpoint when the budget of the account was spent. */
function spentBudgets(evidence: EvidenceView): Sighting<'budget' | 'none'>[] {
  return callsAfterBudget(evidence).flatMap(({ call, spentId }) => {
    const { status, exchange } = call;
    if (spentId === undefined || isTransient(call)) return [];
    const shownBy = [spentId, exchange.id];
    const saw = `a submission got ${status} when the budget was spent`;
    if (isSuccess(call)) return does('none', saw, shownBy);
    return status === 402 ? does('budget', saw, shownBy) : doesElse(saw, shownBy);
  });
}

/** One of them is enough. */
const otherModels: readonly DeclarationId[] = [
  'public-video-endpoint',
  'public-transcription-endpoint',
  'public-text-endpoint',
];

export const chargeRecognisers = {
  'spending-limit': {
    needs: 'submissions to a public endpoint of an account whose budget is spent',
    declarations: ['budget-source'],
    sightings: spentBudgets,
  },
  'several-images': {
    needs: 'a completed image job with `num_outputs` above 1',
    declarations: ['public-image-endpoint'],
    sightings: severalImages,
  },
  'output-of-other-models': {
    needs: 'a completed job that makes no image',
    oneOf: otherModels,
    sightings: otherForms,
  },
  'cost-of-other-models': {
    needs: 'a completed job that makes no image',
    oneOf: otherModels,
    sightings: reportedCosts,
  },
  'cost-rounding': {
    needs: 'an image whose charge is rounded, and its file',
    declarations: ['public-image-endpoint', 'uneven-price'],
    sightings: roundedCosts,
  },
  'rounded-amount': {
    needs: 'a reading of the charges after an image whose charge has more decimals, and its file',
    declarations: ['public-image-endpoint', 'uneven-price', 'billing-source'],
    sightings: roundedCharges,
  },
  'usage-counting': {
    needs: 'a transcription with characters outside ASCII, and its cost',
    declarations: ['public-transcription-endpoint'],
    sightings: countedCharacters,
  },
  'unfinished-charge': {
    needs: 'a reading of the charges after a job of a public endpoint was cancelled while it ran',
    declarations: ['public-endpoint', 'cancel-operation', 'billing-source'],
    sightings: chargesAfter('a cancelled job', 'cancelled'),
  },
  'termination-charge': {
    needs:
      'a reading of the charges after a job of a public endpoint with `inputs.hanging` or `inputs.slow` ran for too long',
    declarations: ['public-endpoint', 'billing-source'],
    sightings: chargesAfter('a job that ran for too long', 'terminated'),
  },
  'part-of-unit': {
    needs: 'the cost of a video, a transcription or a text that is no whole number of units',
    oneOf: otherModels,
    sightings: partsOfUnits,
  },
} satisfies Recognisers;
