/** What jobs cost that made images, by the pixels of the downloaded files. */
import { type AmountDue, due, isDoubleOfDue, isDue, isRoundingOf } from '../contract/amounts.ts';
import { pixels, type Size } from '../contract/linked-files.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { askedSize, filesIn, makesImages, sharedAddresses } from '../judging/jobs/result-files.ts';

/** A downloaded image, and the cost of its job in one response or webhook call. */
export interface ImageCost {
  readonly jobOutput: ShownOutput;
  readonly cost: bigint;
  readonly actual: Size;
  readonly requested: Size | undefined;
  readonly due: AmountDue;
  /**
   * - due: the cost is what is due, before or after rounding.
   * - double: it is that amount in double-precision arithmetic, a few units in the last place away.
   * - digits: it may result from another rounding, or from coarser arithmetic.
   * - asked: it is what is due for the requested size, which the image does not have.
   * - other: it is something else.
   */
  readonly cause: 'due' | 'double' | 'digits' | 'asked' | 'other';
  readonly shownBy: readonly number[];
}

/** Every cost of a job that made an image of known size, the one at `image_url`: the formula does not count images. */
export const imageCosts = memoize((evidence: EvidenceView): readonly ImageCost[] => {
  const files = filesIn(evidence);
  // Whose image such an address shows is not known, so it says nothing about costs.
  const shared = new Set(sharedAddresses(evidence).flatMap(({ outputs }) => outputs));
  return shownOutputs(evidence, makesImages).flatMap((jobOutput) => {
    const { cost, endpoint, sample } = jobOutput;
    const { price } = endpoint;
    if (cost === undefined || price === undefined || shared.has(jobOutput)) return [];
    const download = files(jobOutput).find(({ response }) => response?.image !== undefined);
    const image = download?.response?.image;
    if (download === undefined || image === undefined) return [];
    const actual = { width: image.widthPx, height: image.heightPx };
    const requested = askedSize(jobOutput);
    const expected = due(price, pixels(actual));
    const fromAsked = requested && due(price, pixels(requested));
    return [
      {
        jobOutput,
        cost,
        actual,
        requested,
        due: expected,
        cause: causeOfCost(cost, expected, fromAsked),
        shownBy: [sample.id, download.id],
      },
    ];
  });
});

function causeOfCost(
  cost: bigint,
  expected: AmountDue,
  fromAsked: AmountDue | undefined,
): ImageCost['cause'] {
  if (isDue(cost, expected)) return 'due';
  if (fromAsked !== undefined && isDue(cost, fromAsked)) return 'asked';
  if (isDoubleOfDue(cost, expected)) return 'double';
  if (fromAsked !== undefined && isDoubleOfDue(cost, fromAsked)) return 'asked';
  return isRoundingOf(cost, expected.exact) ? 'digits' : 'other';
}
