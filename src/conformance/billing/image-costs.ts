/** The reported and the expected costs of images, by the pixels of the downloaded files. */
import { isObject } from '../../core/json.ts';
import type { SubjectEndpoint } from '../../evidence/records.ts';
import { type Due, due, isDoubleOfDue, isDue, isRoundingOf } from '../engine/amounts.ts';
import { fileAddress, pixels, type Size, sizeOf } from '../engine/files.ts';
import { type EvidenceView, memoize } from '../engine/judging/evidence-view.ts';
import { downloadsIn, type ShownOutput, shownOutputs } from '../engine/judging/outputs.ts';

/** A downloaded image, and the cost of its job in one response or webhook call. */
export interface ImageCost {
  readonly shown: ShownOutput;
  readonly cost: bigint;
  readonly actual: Size;
  /** Undefined if the input has no size. */
  readonly asked: Size | undefined;
  readonly due: Due;
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

/** Whether an endpoint makes images at a known price. */
export function makesImages({ kind, model }: SubjectEndpoint): boolean {
  return kind === 'public' && model === 'image';
}

/** Every cost of a job that was asked for one image, and made one of known size. */
export const imageCosts = memoize((evidence: EvidenceView): readonly ImageCost[] =>
  // What several images of one job cost is not stated.
  costsOf(evidence, (asked) => asked === 1),
);

/** The same for jobs that were asked for several images, by the first one. */
export function severalImageCosts(evidence: EvidenceView): ImageCost[] {
  return costsOf(evidence, (asked) => typeof asked === 'number' && asked > 1);
}

function costsOf(evidence: EvidenceView, isMeant: (askedImages: unknown) => boolean): ImageCost[] {
  const downloads = downloadsIn(evidence);
  return shownOutputs(evidence, makesImages).flatMap((shown) => {
    const { cost, job, endpoint, output, sample } = shown;
    const { price } = endpoint;
    const input = isObject(shown.terms.input) ? shown.terms.input : {};
    const address = fileAddress(output);
    if (!isMeant(input['num_outputs'] ?? 1)) return [];
    if (cost === undefined || price === undefined || address === undefined) return [];
    const download = downloads(job.scenario, address).find(
      ({ response }) => response?.status === 200 && response.image !== undefined,
    );
    const image = download?.response?.image;
    if (download === undefined || image === undefined) return [];
    const actual = { width: image.widthPx, height: image.heightPx };
    const asked = sizeOf(input);
    const expected = due(price, pixels(actual));
    const fromAsked = asked && due(price, pixels(asked));
    return [
      {
        shown,
        cost,
        actual,
        asked,
        due: expected,
        cause: causeOf(cost, expected, fromAsked),
        shownBy: [sample.id, download.id],
      },
    ];
  });
}

function causeOf(cost: bigint, expected: Due, fromAsked: Due | undefined): ImageCost['cause'] {
  if (isDue(cost, expected)) return 'due';
  if (fromAsked !== undefined && isDue(cost, fromAsked)) return 'asked';
  if (isDoubleOfDue(cost, expected)) return 'double';
  if (fromAsked !== undefined && isDoubleOfDue(cost, fromAsked)) return 'asked';
  return isRoundingOf(cost, expected.exact) ? 'digits' : 'other';
}
