/** Recognises what jobs are charged where the description leaves it open. */

import { isObject } from '../../core/json.ts';
import type { PriceTerms } from '../../core/money.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { type AmountDue, due, isDoubleOf, isDoubleOfDue } from '../contract/amounts.ts';
import { resultMembers, textOfOutput } from '../contract/documented-members.ts';
import { chargedQuantity, endpointDeclaration, otherModels } from '../contract/models.ts';
import type { DeclarationId } from '../contract/rules.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/jobs/job-calls.ts';
import { type EndReason, endsBy } from '../judging/jobs/job-ends.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { filesIn, makesImages } from '../judging/jobs/result-files.ts';
import { byRule } from '../recognising/by-rule.ts';
import {
  does,
  doesElse,
  memberNames,
  type Recognisers,
  type Sighting,
} from '../recognising/sightings.ts';
import { imageCosts } from './image-costs.ts';
import { ledgerJudges } from './ledger.judge.ts';
import { chargedIn, readingsAfter } from './ledger-readings.ts';
import { chargesOfEndpoint, dueByOutput, otherOutputs, tokensInUsage } from './model-charges.ts';
import { callsAfterBudget } from './spent-budget.ts';

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

/** A way to count what a job used, with what it says about gaps. */
interface Usage {
  readonly due: AmountDue;
  readonly counts?: 'code-points' | 'utf16-units';
  readonly input?: 'free' | 'charged';
}

interface UsageCost {
  readonly amount: bigint;
  /** The ways to count it; one where the charge says how much was used. */
  readonly usages: readonly Usage[];
  readonly price: PriceTerms;
  readonly shownBy: readonly number[];
}

/** The costs of jobs by usage: as their outputs report them, and as the account was charged. */
const usageCosts = memoize((evidence: EvidenceView): readonly UsageCost[] => {
  const files = filesIn(evidence);
  const reported = otherOutputs(evidence).flatMap((jobOutput): UsageCost[] => {
    const { cost: amount, sample, endpoint } = jobOutput;
    const usages = usagesOf(jobOutput, files(jobOutput));
    if (usages.length === 0 || amount === undefined || endpoint.price === undefined) return [];
    return [{ amount, usages, price: endpoint.price, shownBy: [sample.id] }];
  });
  const charged = evidence.subject.endpoints.flatMap((endpoint) => {
    const { kind, model, price } = endpoint;
    if (kind !== 'public' || model === 'image' || price === undefined) return [];
    return chargesOfEndpoint(evidence, endpoint).map(({ amount, due: expected, shownBy }) => ({
      amount,
      usages: [{ due: expected }],
      price,
      shownBy,
    }));
  });
  return [...reported, ...charged];
});

function usagesOf(jobOutput: ShownOutput, files: readonly Exchange[]): Usage[] {
  const { output, endpoint } = jobOutput;
  const { price, model } = endpoint;
  const usual = dueByOutput(jobOutput, files);
  if (usual === undefined || price === undefined || model === undefined) return [];
  const quantity = chargedQuantity(model);
  const text = quantity === 'characters' ? textOfOutput(model, output) : undefined;
  if (text !== undefined) {
    const units = due(price, BigInt(text.length));
    return [
      { due: usual, counts: 'code-points' },
      { due: units, counts: 'utf16-units' },
    ];
  }
  const tokens = quantity === 'tokens' ? tokensInUsage(output) : undefined;
  if (tokens === undefined) return [{ due: usual }];
  const all = due(price, tokens.generated + tokens.read);
  return [
    { due: usual, input: 'free' },
    { due: all, input: 'charged' },
  ];
}

type CostExplanation = Usage & { readonly part: 'proportional' | 'whole' };

/** Every way to explain a cost. One gap must not be taken for another, so a gap is only shown by what all of them say. */
function explanations({ amount, usages, price }: UsageCost): CostExplanation[] {
  const unit = due(price, BigInt(price.per)).exact;
  return usages.flatMap((usage): CostExplanation[] => {
    const { exact } = usage.due;
    const rest = exact % unit;
    const whole = rest === 0n ? exact : exact - rest + unit;
    return [
      ...(isDoubleOfDue(amount, usage.due) ? [{ ...usage, part: 'proportional' } as const] : []),
      ...(isDoubleOf(amount, whole) ? [{ ...usage, part: 'whole' } as const] : []),
    ];
  });
}

/** What the explanations of each cost agree in. */
function byCost<Alternative extends string>(
  read: (explanation: CostExplanation) => Alternative | undefined,
  clauses: Readonly<Record<Alternative, string>>,
) {
  return (evidence: EvidenceView): Sighting<Alternative>[] =>
    usageCosts(evidence).flatMap((cost) => {
      const [first, ...others] = new Set(explanations(cost).map(read));
      if (first === undefined || others.length > 0) return [];
      return does(first, clauses[first], cost.shownBy);
    });
}

const partsByCost = byCost(({ part }) => part, {
  proportional: 'a part of a unit cost its part of the price',
  whole: 'a part of a unit cost as much as a whole one',
});

/** A whole number of units costs the same however parts are charged, so it tells nothing. */
function partsOfUnits(evidence: EvidenceView): Sighting<'proportional' | 'whole'>[] {
  const unexplained = usageCosts(evidence)
    .filter((cost) => explanations(cost).length === 0)
    .map(({ shownBy }) => doesElse('a part of a unit cost something else', shownBy));
  return [...partsByCost(evidence), ...unexplained];
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
  return imageCosts(evidence).flatMap(({ cost, cause, due: expected, shownBy }) => {
    if (expected.exact === expected.rounded) return [];
    if (cost === expected.rounded)
      return does('rounded', 'the cost of an image was rounded', shownBy);
    const isExact = isDoubleOf(cost, expected.exact);
    if (isExact) return does('exact', 'the cost of an image was not rounded', shownBy);
    return cause === 'digits'
      ? doesElse('the cost of an image was rounded otherwise', shownBy)
      : [];
  });
}

/** Charges of images that are rounded, or are exact: then only their total can be rounded. */
function roundedCharges(evidence: EvidenceView): Sighting<'each-charge' | 'total'>[] {
  return imageCosts(evidence).flatMap(({ due: expected, jobOutput: { job, sample }, shownBy }) => {
    const reading = readingsAfter(evidence, job, sample.untilMs)?.last;
    const charged = reading && chargedIn(reading, job.jobId);
    if (reading === undefined || charged === undefined || expected.exact === expected.rounded)
      return [];
    const ids = [...shownBy, reading.id];
    if (charged === expected.rounded) {
      return does('each-charge', 'the charge for an image was rounded', ids);
    }
    return isDoubleOf(charged, expected.exact)
      ? does('total', 'the charge for an image was not rounded', ids)
      : [];
  });
}

/** Jobs that were asked for several images. */
function severalImages(evidence: EvidenceView): Sighting<'one' | 'several'>[] {
  return shownOutputs(evidence, makesImages).flatMap(({ terms, output, sample: { id } }) => {
    const count = isObject(terms.input) ? terms.input['num_outputs'] : undefined;
    const { image_urls: urls } = output;
    if (typeof count !== 'number' || count < 2) return [];
    const what = 'a job that was asked for several images';
    if (urls === undefined) return does('one', `${what} made one`, [id]);
    return Array.isArray(urls) && urls.length === count
      ? does('several', `${what} made them`, [id])
      : doesElse(`${what} made another number of them`, [id]);
  });
}

/** The member of the result in the outputs of models other than image models. */
function otherForms(evidence: EvidenceView): Sighting<'by-kind' | 'result'>[] {
  return otherOutputs(evidence).map(({ output, endpoint: { model = '' }, sample: { id } }) => {
    if ('result' in output) {
      return does('result', `the \`output\` of a ${model} model had a \`result\``, [id]);
    }
    const member = resultMembers.get(model)?.find((name) => typeof output[name] === 'string');
    if (member !== undefined) {
      return does('by-kind', `the \`output\` of a ${model} model had a \`${member}\``, [id]);
    }
    return doesElse(`the \`output\` of a ${model} model had ${memberNames(output)}`, [id]);
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
const otherEndpoints: readonly DeclarationId[] = otherModels.map(endpointDeclaration);

export const chargeRecognisers = {
  'serverless-charges': byRule('serverless-charges', ledgerJudges),
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
    oneOf: otherEndpoints,
    sightings: otherForms,
  },
  'cost-of-other-models': {
    needs: 'a completed job that makes no image',
    oneOf: otherEndpoints,
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
    needs: 'a transcription with an emoji or the like, and its cost',
    declarations: ['public-transcription-endpoint'],
    sightings: byCost(({ counts }) => counts, {
      'code-points': 'a transcription was charged by code points',
      'utf16-units': 'a transcription was charged by UTF-16 code units',
    }),
  },
  'input-tokens': {
    needs: 'the cost of a text, with the numbers of tokens that were read and generated',
    declarations: ['public-text-endpoint'],
    sightings: byCost(({ input }) => input, {
      free: 'a text was charged by its generated tokens',
      charged: 'a text was charged by its tokens and those of the input',
    }),
  },
  'cancellation-charge': {
    needs: 'a reading of the charges after a job of a public endpoint was cancelled while it ran',
    declarations: ['public-endpoint', 'cancel-operation', 'billing-source'],
    sightings: chargesAfter('a cancelled job', 'cancelled'),
  },
  'part-of-unit': {
    needs: 'the cost of a video, a transcription or a text that is no whole number of units',
    oneOf: otherEndpoints,
    sightings: partsOfUnits,
  },
} satisfies Recognisers;
