/** Rules about image jobs: their output, and their cost by the pixels of the downloaded images. */

import type { PriceId } from '#generated/reference/tables.js';
import { isUrl } from '../../core/urls.ts';
import { writeAmount } from '../contract/amounts.ts';
import { pixels } from '../contract/linked-files.ts';
import { declaredPrice } from '../judging/jobs/job-terms.ts';
import { byOutputForm } from '../judging/jobs/outputs.ts';
import {
  makesImages,
  missingFiles,
  type OtherFile,
  otherFiles,
  sharedAddresses,
} from '../judging/jobs/result-files.ts';
import {
  broken,
  type Finding,
  holds,
  type Judge,
  notice,
  unclear,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { isInternalAddress } from '../target/network-scope.ts';
import { type ImageCost, imageCosts } from './image-costs.ts';

function byImage(judge: (charge: ImageCost) => Finding | readonly Finding[] | undefined): Judge {
  return (evidence) => {
    const charges = imageCosts(evidence);
    return charges.length === 0
      ? otherFiles(evidence).map(sizeOfOtherFile)
      : charges.flatMap((charge) => judge(charge) ?? []);
  };
}

/** The declarations are not to blame if no image can be measured. */
function sizeOfOtherFile({ shown: { sample }, answer, type }: OtherFile): Finding {
  return needsEvidence(
    {
      seen: `The size of the image is not known: its \`image_url\` leads to ${type}; see image-output-url`,
      needed: 'let the address lead to the image',
    },
    [sample.id, answer.id],
  );
}

/** A single page may come from a network in between. */
const imageAddressLeadsElsewhere: Judge = (evidence) => {
  const files = otherFiles(evidence);
  const isSeveral = new Set(files.map(({ shown: { job } }) => job)).size > 1;
  const judgeFile = isSeveral ? broken : unclear;
  return files.map(({ shown: { sample }, answer, type }) =>
    judgeFile(`Expected the URL of the image, got one that leads to ${type}.`, [
      sample.id,
      answer.id,
    ]),
  );
};

/** Rounding, or a charge for another size, does not decide the price. */
function judgeImagePrice(price: PriceId): Judge {
  return byImage((charge) => {
    if (charge.jobOutput.endpoint.priceId !== price) return undefined;
    switch (charge.cause) {
      case 'due':
      case 'double':
        return holds(describeImageCost(charge), charge.shownBy);
      case 'other':
        return broken(contradiction(charge), charge.shownBy);
      case 'asked':
      case 'digits':
        return unclear(describeImageCost(charge), charge.shownBy);
    }
  });
}

const chargeOfImage = byImage((charge) => [
  chargeByFormula(charge),
  ...(charge.cause === 'double' ? [notice(doubleCost, charge.shownBy)] : []),
]);

const doubleCost =
  'Costs differ from the exact ones by a few units in the last place of a double. Compare them with a tolerance.';

function chargeByFormula(charge: ImageCost): Finding {
  const { cause, actual, shownBy } = charge;
  switch (cause) {
    case 'due':
    case 'double':
      // The area of a square is also its width times its width.
      return actual.width === actual.height
        ? unclear(`${describeImageCost(charge)} The image is a square.`, shownBy)
        : holds(describeImageCost(charge), shownBy);
    case 'digits':
    case 'other':
      return broken(contradiction(charge), shownBy);
    case 'asked':
      return unclear(describeImageCost(charge), shownBy);
  }
}

const sizeThatCounts = byImage((charge) => {
  const { cause, actual, requested, shownBy } = charge;
  if (requested === undefined || pixels(requested) === pixels(actual)) return undefined;
  switch (cause) {
    case 'due':
    case 'double':
      return holds(describeImageCost(charge), shownBy);
    case 'asked':
      return broken(describeImageCost(charge), shownBy);
    case 'digits':
    case 'other': {
      const needed =
        'first mend the violation of image-charge: the cost is neither that of the actual size nor that of the requested one';
      return needsEvidence({ seen: describeImageCost(charge), needed }, shownBy);
    }
  }
});

function describeImageCost({
  cost,
  cause,
  due,
  actual,
  requested,
  jobOutput: { endpoint },
}: ImageCost): string {
  const size = `${actual.width}x${actual.height}`;
  const wanted =
    requested === undefined ? '' : `, requested as ${requested.width}x${requested.height},`;
  const rounded =
    due.rounded === due.exact ? '' : `, and ${writeAmount(due.rounded)} after rounding`;
  return `An image of ${size}${wanted} at ${endpoint.price?.price} costs ${writeAmount(due.exact)}${rounded}; the job reports ${writeAmount(cost)}${cause === 'double' ? ', the same amount in double-precision arithmetic' : ''}.`;
}

/** Names the declared price, which may be wrong. */
function contradiction(charge: ImageCost): string {
  return `${describeImageCost(charge)} ${declaredPrice(charge.jobOutput.endpoint)}`;
}

/** Whoever downloads from such an address is led into their own network. */
const privateAddresses: Judge = ({ calls, subject }) =>
  calls.flatMap(({ exchange: { id, request } }) =>
    isUrl(request.target) &&
    isUrl(subject.baseUrl) &&
    isInternalAddress(request.target, subject.baseUrl)
      ? notice(
          'A downloaded file has an address on this machine or in a private network. To forbid such downloads, set limits.privateDownloads: false (--no-private-downloads).',
          [id],
        )
      : [],
  );

export const imageBillingJudges = {
  'image-output-cost': byOutputForm('image-output-cost', makesImages),
  'image-output-url': (evidence) => [
    ...sharedAddresses(evidence).map(({ reason, shownBy }) => broken(reason, shownBy)),
    ...missingFiles(evidence).map(({ shown: jobOutput, answers }) =>
      broken(
        `Expected the URL of the image, got one that leads to nothing: it was answered ${answers.length} times, with ${answers[0]?.response?.status}.`,
        [jobOutput.sample.id, ...answers.map(({ id }) => id)],
      ),
    ),
    ...imageAddressLeadsElsewhere(evidence),
    ...byOutputForm('image-output-url', makesImages)(evidence),
    ...privateAddresses(evidence),
  ],
  'price-image-higher-quality': judgeImagePrice('image-higher-quality'),
  'price-image-fast': judgeImagePrice('image-fast'),
  'image-charge': chargeOfImage,
  'image-charge-actual-size': sizeThatCounts,
} satisfies Judges;
