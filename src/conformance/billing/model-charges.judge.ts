/** Rules about jobs of models that make no images: their output, and their cost by usage. */
import type { ModelKind, PriceId } from '#generated/reference/tables.js';
import { greatestDivisor } from '../../core/greatest-divisor.ts';
import { isObject } from '../../core/json.ts';
import { recordOf } from '../../core/record-of.ts';
import type { SubjectEndpoint } from '../../evidence/record-types.ts';
import {
  type AmountDue,
  chargeStep,
  due,
  isDoubleOf,
  isDue,
  writeAmount,
} from '../contract/amounts.ts';
import { otherModels, outputRule, priceRule } from '../contract/models.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { declaredPrice } from '../judging/jobs/job-terms.ts';
import {
  byOutputForm,
  outputErrors,
  type ShownOutput,
  shownOutputs,
} from '../judging/jobs/outputs.ts';
import { filesIn } from '../judging/jobs/result-files.ts';
import {
  broken,
  type Findings,
  holdingOnlyIf,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { chargedIn, readingsAfter } from './ledger-readings.ts';
import { chargesOfEndpoint, dueByOutput, otherOutputs } from './model-charges.ts';

function makes(model: ModelKind): (endpoint: SubjectEndpoint) => boolean {
  return (endpoint) => endpoint.kind === 'public' && endpoint.model === model;
}

/** How a part of the unit is charged is not stated, so all charges of an endpoint are judged as one. */
function judgeModelPrice(priceId: PriceId): Judge {
  return (evidence) =>
    evidence.subject.endpoints.flatMap((endpoint): Findings => {
      const { price } = endpoint;
      if (endpoint.priceId !== priceId || price === undefined) return [];
      const charges = chargesOfEndpoint(evidence, endpoint);
      const shownBy = [...new Set(charges.flatMap((charge) => charge.shownBy))];
      if (charges.length === 0) return [];
      const list = charges.map(({ quantity, amount }) => `${writeAmount(amount)} for ${quantity}`);
      const reason = `At ${price.price} for ${price.per}, the charges were ${list.join(', ')}.`;
      const used = charges.filter(({ due: { exact } }) => exact > 0n);
      if (used.length > 0 && charges.every((charge) => isDue(charge.amount, charge.due))) {
        return holds(reason, shownBy);
      }
      const unit = due(price, BigInt(price.per)).exact;
      // Rounding would hide what the amounts have in common.
      const isEven = charges.every(({ due: { exact, rounded } }) => exact === rounded);
      const explained = isEven
        ? fitsBlocks(charges.map(amountWithExactDue), unit)
        : charges.every((charge) => fitsBlocks([amountWithExactDue(charge)], unit + chargeStep));
      if (!explained) return broken(`${reason} ${declaredPrice(endpoint)}`, shownBy);
      // A wrong price may look like charges in blocks, unless the usage is a whole number of them.
      const isDecided = isEven && used.some(({ amount, due: { exact } }) => amount === exact);
      return (isDecided ? holds : unclear)(reason, shownBy);
    });
}

function amountWithExactDue({ amount, due: { exact } }: { amount: bigint; due: AmountDue }) {
  return { amount, exact };
}

/** Judges a rule about the jobs of every other model: it holds only if it was seen to hold for each. */
function byOtherModel(judge: (jobOutput: ShownOutput, evidence: EvidenceView) => Findings): Judge {
  return (evidence) => {
    const results = otherOutputs(evidence).flatMap((jobOutput) =>
      [judge(jobOutput, evidence)]
        .flat()
        .map((finding) => ({ finding, model: jobOutput.endpoint.model })),
    );
    const unseen = otherModels.filter(
      (model) =>
        !results.some((result) => result.model === model && result.finding.outcome === 'holds'),
    );
    const findings = results.map(({ finding }) => finding);
    const [first] = findings;
    if (unseen.length === 0 || first === undefined) return findings;
    return [
      ...holdingOnlyIf(false, findings),
      unclear(`It was not seen to hold for a job of ${unseen.join(', ')}.`, first.shownBy),
    ];
  };
}

/** The cost in an output is what the account was charged for the job, however that was calculated. */
const costsReported = byOtherModel((jobOutput, evidence) => {
  const { cost, sample, job } = jobOutput;
  const fault = outputErrors(jobOutput, 'reference').find(({ rules }) =>
    rules.includes('other-cost-reported'),
  );
  if (fault !== undefined) return broken(`${fault.message}.`, [sample.id]);
  const reading = readingsAfter(evidence, job, sample.untilMs)?.last;
  if (reading === undefined || cost === undefined) return [];
  const charged = chargedIn(reading, job.jobId) ?? 0n;
  const reason = `Job ${job.jobId} was charged ${writeAmount(charged)} and reports ${writeAmount(cost)}.`;
  return (isDoubleOf(cost, charged) ? holds : broken)(reason, [sample.id, reading.id]);
});

/** A whole number of units costs the same however parts are charged, so it decides nothing. */
const usageProrated = byOtherModel((jobOutput, evidence) => {
  const { cost, sample, endpoint, job } = jobOutput;
  const expected = dueByOutput(jobOutput, filesIn(evidence)(jobOutput));
  const { price } = endpoint;
  if (expected === undefined || cost === undefined || price === undefined) return [];
  if (expected.exact % due(price, BigInt(price.per)).exact === 0n) return [];
  const reason = `By its usage, job ${job.jobId} of ${endpoint.id} costs ${writeAmount(expected.rounded)}; it reports ${writeAmount(cost)}.`;
  return isDoubleOf(cost, expected.rounded)
    ? holds(reason, [sample.id])
    : broken(`${reason} ${declaredPrice(endpoint)}`, [sample.id]);
});

/** An echo gets back what it was sent, and nothing else. */
const nothingAdded: Judge = (evidence) =>
  shownOutputs(evidence, ({ kind }) => kind === 'serverless').flatMap(
    ({ terms, output, sample }) => {
      if (!terms.is('echo') || !isObject(terms.input) || 'cost' in terms.input) return [];
      return 'cost' in output
        ? broken('The output of the echo has a cost.', [sample.id])
        : holds('The output of the echo has no cost.', [sample.id]);
    },
  );

/** A job's charge, and the exact amount for its part of the unit, in the same units of money. */
export interface JobCharge {
  readonly amount: bigint;
  readonly exact: bigint;
}

/**
 * Whether a block size of at most one unit of the price explains all amounts: each is a whole number
 * of blocks, and less than one block away from the exact one. It is not stated how a part of a unit is
 * charged: exactly, in units begun, in units completed, or in any smaller steps.
 * @param unit what one unit costs
 */
export function fitsBlocks(charges: readonly JobCharge[], unit: bigint): boolean {
  const distances = charges.map(({ amount, exact }) =>
    amount > exact ? amount - exact : exact - amount,
  );
  if (distances.every((distance) => distance === 0n)) return true;
  const common = charges.reduce((divisor, { amount }) => greatestDivisor(divisor, amount), 0n);
  // If all amounts are 0, any block fits that is larger than each exact amount.
  if (common === 0n) return distances.every((distance) => distance < unit);
  // The fewest equal parts of the common divisor of which each is at most one unit.
  const parts = (common + unit - 1n) / unit;
  return distances.every((distance) => distance * parts < common);
}

export const modelBillingJudges = {
  // The price and the kind of model have the same name.
  ...recordOf(otherModels, priceRule, judgeModelPrice),
  ...recordOf(otherModels, outputRule, (kind) => byOutputForm(outputRule(kind), makes(kind))),
  'other-cost-reported': costsReported,
  'usage-prorated': usageProrated,
  'serverless-output-unchanged': nothingAdded,
} satisfies Judges;
