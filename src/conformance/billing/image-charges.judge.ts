/** What jobs of image endpoints cost, by the pixels of the images that were downloaded. */
import type { PriceId } from '#generated/reference/tables.js';
import { isDoubleOf, writeAmount } from '../engine/amounts.ts';
import { pixels } from '../engine/files.ts';
import {
  broken,
  type Finding,
  holds,
  type Judge,
  notice,
  unclear,
} from '../engine/judging/judge.ts';
import { outputFaults, shownOutputs } from '../engine/judging/outputs.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { isInternalAddress } from '../engine/network-scope.ts';
import type { RuleId } from '../engine/rules.ts';
import { type ImageCost, imageCosts, makesImages, severalImageCosts } from './image-costs.ts';

/** Judges a rule about the form of the output of images. */
function byForm(rule: RuleId, member: string): Judge {
  return (evidence) =>
    shownOutputs(evidence, makesImages).map((shown) => {
      const fault = outputFaults(shown, 'contract').find(({ rules }) => rules.includes(rule));
      return fault === undefined
        ? holds(`The output has ${member} as it should be.`, [shown.sample.id])
        : broken(`${fault.message}.`, [shown.sample.id]);
    });
}

/** Judges a rule by every image of which both size and cost are known. */
function byImage(judge: (charge: ImageCost) => Finding | readonly Finding[] | undefined): Judge {
  return (evidence) => imageCosts(evidence).flatMap((charge) => judge(charge) ?? []);
}

/** Of the price nothing is told by rounding, nor by a charge for another size. */
function byPrice(price: PriceId): Judge {
  return byImage((charge) => {
    if (charge.shown.endpoint.priceId !== price) return undefined;
    switch (charge.cause) {
      case 'due':
      case 'double':
        return holds(told(charge), charge.shownBy);
      case 'other':
        return broken(told(charge), charge.shownBy);
      case 'asked':
      case 'digits':
        return unclear(told(charge), charge.shownBy);
    }
  });
}

const chargeOfImage = byImage((charge) => [
  chargeByFormula(charge),
  ...(charge.cause === 'double' ? [notice(doubleCost, charge.shownBy)] : []),
]);

const doubleCost =
  'Costs are a few units in the last place of a double away from the exact ones; compare them with a tolerance.';

function chargeByFormula(charge: ImageCost): Finding {
  const { cause, actual, shownBy } = charge;
  switch (cause) {
    case 'due':
    case 'double':
      // The area of a square may as well be the width times itself.
      return actual.width === actual.height
        ? unclear(`${told(charge)} The image is a square.`, shownBy)
        : holds(told(charge), shownBy);
    case 'digits':
    case 'other':
      return broken(told(charge), shownBy);
    case 'asked':
      return unclear(told(charge), shownBy);
  }
}

const sizeThatCounts = byImage((charge) => {
  const { cause, actual, asked, shownBy } = charge;
  if (asked === undefined || pixels(asked) === pixels(actual)) return undefined;
  switch (cause) {
    case 'due':
    case 'double':
      return holds(told(charge), shownBy);
    case 'asked':
      return broken(told(charge), shownBy);
    case 'digits':
    case 'other':
      return unclear(told(charge), shownBy);
  }
});

const costAfterRounding = byImage((charge) => {
  const { cost, cause, due, shownBy } = charge;
  if (due.exact === due.rounded) return undefined;
  if (isDoubleOf(cost, due.rounded)) return holds(told(charge), shownBy);
  const isClose = cause === 'due' || cause === 'double' || cause === 'digits';
  return (isClose ? broken : unclear)(told(charge), shownBy);
});

/** A job that was asked for several images costs what its one image does. */
const oneImage: Judge = (evidence) =>
  severalImageCosts(evidence).map((charge) => {
    const isOne = charge.cause === 'due' || charge.cause === 'double';
    return (isOne ? holds : broken)(told(charge), charge.shownBy);
  });

function told({ cost, cause, due, actual, asked, shown: { endpoint } }: ImageCost): string {
  const size = `${actual.width}x${actual.height}`;
  const wanted = asked === undefined ? '' : `, asked for as ${asked.width}x${asked.height},`;
  const rounded =
    due.rounded === due.exact ? '' : `, and ${writeAmount(due.rounded)} after rounding`;
  return `An image of ${size}${wanted} at ${endpoint.price?.price} costs ${writeAmount(due.exact)}${rounded}; reported is ${writeAmount(cost)}${cause === 'double' ? ', which is that in double-precision arithmetic' : ''}.`;
}

/** Whoever fetches such an address is sent into a network of their own. */
const privateAddresses: Judge = ({ calls, subject }) =>
  calls.flatMap(({ exchange: { id, request } }) =>
    URL.canParse(request.target) &&
    URL.canParse(subject.baseUrl) &&
    isInternalAddress(request.target, subject.baseUrl)
      ? [
          notice(
            'The address of a file leads to this machine or into a private network, and was fetched; limits.privateDownloads: false (--no-private-downloads) forbids that.',
            [id],
          ),
        ]
      : [],
  );

/** By rule. */
export const imageBillingJudges = {
  'image-output-cost': byForm('image-output-cost', 'cost'),
  'image-output-url': (evidence) => [
    ...byForm('image-output-url', 'image_url')(evidence),
    ...privateAddresses(evidence),
  ],
  'price-image-higher-quality': byPrice('image-higher-quality'),
  'price-image-fast': byPrice('image-fast'),
  'price-image-odd': byPrice('image-odd'),
  'image-charge': chargeOfImage,
  'image-charge-actual-size': sizeThatCounts,
  'cost-is-rounded': costAfterRounding,
  'one-image-per-job': oneImage,
} satisfies Judges;
